import McOrderConsole
import Testing

@Suite struct CompletionWordsTests {
    @Test(arguments: ["bigmac", "9-624", "café", "1", "975319E0-43ED-435F-AA81-0B4F051B3768", "#17", "a.b/c"])
    func `a value that a shell takes as it is is offered`(_ value: String) {
        #expect(CompletionWords.offered([value]) == [value])
    }

    @Test(arguments: [
        "$(reboot)", "`reboot`", "a b", "a;b", "a'b", "a\"b", "a\\b", "a|b", "a&b", "~", "*", "",
    ])
    func `a value that a shell would run or expand is not offered`(_ value: String) {
        #expect(CompletionWords.offered(["a", value]) == ["a"])
    }

    @Test func `options are found with their values in both forms`() {
        let words = ["till", "show", "--state", "/s", "9", "--state=/t", "--other", "x", "--state"]
        #expect(
            CompletionWords.options(["--state"], among: words) == ["--state", "/s", "--state=/t"]
        )
        #expect(CompletionWords.values(of: "--state", among: words) == ["/s", "/t"])
        #expect(CompletionWords.values(of: "--other", among: words) == ["x"])
    }
}
