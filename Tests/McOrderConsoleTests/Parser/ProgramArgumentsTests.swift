import Testing

@testable import McOrderConsole

@Suite struct ProgramArgumentsTests {
    @Test(arguments: [
        ("till", "till"), ("/usr/bin/mcorderd", "mcorderd"), ("../bin/till", "till"), ("-till", "till"),
        ("-/usr/bin/till", "till"), ("/opt/-x/till", "till"), ("till/", "till"), ("--till", "-till"),
        ("till.old", "till.old"), ("", ""), ("/", ""), ("-", ""),
    ])
    func `the program's name is the base name of the first word`(_ word: String, _ name: String) {
        #expect(ProgramArguments.name(in: word) == name)
    }

    @Test(arguments: [
        (["--home", "/h", "send", "-r", "x"], ["send", "--home", "/h", "-r", "x"]),
        (["--json", "--home=/h", "list", "add"], ["list", "--json", "--home=/h", "add"]),
        (["--home", "/h", "device", "show", "U"], ["device", "show", "--home", "/h", "U"]),
        (["--json", "device"], ["device", "--json"]),
        (["--json", "device", "--home", "/h"], ["device", "--json", "--home", "/h"]),
        (["--home", "send"], ["--home", "send"]),
        (["--other", "send"], ["--other", "send"]),
        (["send", "--json"], ["send", "--json"]),
        (["--json"], ["--json"]),
        ([], []),
    ])
    func `options in front of a command's name are moved behind it`(_ given: [String], _ arranged: [String]) {
        let found = ProgramArguments.arranged(
            given,
            options: ["--home"],
            flags: ["--json"],
            groups: ["device"]
        )
        #expect(found == arranged)
    }

    @Test(arguments: [
        (["add", "x", "-n", "-1"], ["add", "x", "-n=-1"]),
        (["send", "--wait", "-5"], ["send", "--wait=-5"]),
        (["restaurants", "--near", "-1.9,43.3"], ["restaurants", "--near=-1.9,43.3"]),
        (["send", "-m", "- no bread"], ["send", "-m=- no bread"]),
        (["add", "x", "-o", "-sin cebolla", "-o", "-½"], ["add", "x", "-o=-sin cebolla", "-o=-½"]),
        (["send", "-m", "-x", "--again"], ["send", "-m", "-x", "--again"]),
        (["send", "--dry-run", "--wait", "1"], ["send", "--dry-run", "--wait", "1"]),
        (["show", "--", "--x", "-1"], ["show", "--", "--x", "-1"]),
        (["--near=1", "-1"], ["--near=1", "-1"]),
        (["remove", "-1"], ["remove", "-1"]),
        (["show", "-"], ["show", "-"]), ([], []),
    ])
    func `a value that begins with a hyphen belongs to the option before it`(
        _ given: [String],
        _ joined: [String]
    ) {
        #expect(ProgramArguments.joiningValues(given) == joined)
    }

    @Test(arguments: [
        (["--help"], "--help"), (["--help", "--lang", "en"], "--help"), (["--lang=es", "-h"], "-h"),
        (["--json", "--version"], "--version"), (["send", "--help"], nil), (["--lang", "en"], nil), ([], nil),
        (["--lang", "--help"], nil), (["--help", "send"], nil),
    ])
    func `help and version of the program itself are known among options`(
        _ arguments: [String],
        _ request: String?
    ) {
        let arranged = ProgramArguments.arranged(arguments, options: ["--lang"], flags: ["--json"])
        #expect(arranged == request.map { [$0] } ?? arguments)
    }
}
