import McOrderConsole
import Testing

@Suite struct RootRequestTests {
    @Test(arguments: [
        (["--help"], "--help"), (["--help", "--lang", "en"], "--help"), (["--lang=es", "-h"], "-h"),
        (["--json", "--version"], "--version"), (["send", "--help"], nil), (["--lang", "en"], nil), ([], nil),
        (["--lang", "--help"], nil), (["--help", "send"], nil),
    ])
    func `requests for help and version are recognised among other options`(
        _ arguments: [String],
        _ request: String?
    ) {
        #expect(RootRequest.only(in: arguments, besides: ["--lang"], ["--json"]) == request)
    }
}
