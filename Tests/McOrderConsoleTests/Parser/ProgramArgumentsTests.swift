import McOrderConsole
import Testing

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
