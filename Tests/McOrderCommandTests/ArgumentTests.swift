import McOrderConsole
import McOrderText
import Testing

@testable import CustomerProgram

/// Arguments that say nothing, or name what is not there.
@Suite struct ArgumentTests {
    private func unknownCommand(in arguments: [String]) -> Sentence? {
        ParserMessage.unknownCommand(in: arguments, of: "mcorder", among: McOrderCommand.commandNames)
    }

    @Test(arguments: ["add", "favorite", "favourite", "help", "--help", "-x", "send"])
    func `what is a command or an option is not an unknown command`(word: String) {
        #expect(unknownCommand(in: [word, "x"]) == nil)
    }

    @Test(arguments: ["sned", "Add", "", "--", "\u{1B}[31m", "tickets"])
    func `any other first word is one`(word: String) {
        #expect((unknownCommand(in: [word]) == nil) == (word == "--"))
    }

    @Test func `without arguments there is no unknown command`() {
        #expect(unknownCommand(in: []) == nil)
    }

    @Test(arguments: ["--cloud", "--catalog", "--home"])
    func `an option without a value is wrong syntax, whatever the environment says`(option: String) {
        let value = { (name: String) in option == name ? "" : nil }
        #expect(throws: CommandError(.usage, ErrorText.emptyOption(option))) {
            try Settings(cloud: value("--cloud"), catalogue: value("--catalog"), home: value("--home")) { _ in
                "/e"
            }
        }
    }

    @Test func `several lines are made harmless one by one`() {
        let text = ParserMessage.plain("a\n\u{1B}b\n\nc\u{202E}", of: "mcorder", without: "flow")
        #expect(text == "a\n\u{FFFD}b\n\nc\u{FFFD}")
    }
}
