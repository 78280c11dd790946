import McOrderConsole
import McOrderText
import Testing

@testable import CustomerProgram

/// Arguments without a value, and unknown commands.
@Suite struct ArgumentTests {
    private func unknownCommand(in arguments: [String]) -> Sentence? {
        ParserMessage.unknownCommand(in: arguments, of: "mcorder", among: CustomerCommand.commandNames)
    }

    @Test(arguments: ["add", "favorite", "favourite", "help", "--help", "-x", "send"])
    func `a command or an option is not an unknown command`(word: String) {
        #expect(unknownCommand(in: [word, "x"]) == nil)
    }

    @Test(arguments: ["sned", "Add", "", "--", "\u{1B}[31m", "tickets"])
    func `any other first word is an unknown command`(word: String) {
        #expect((unknownCommand(in: [word]) == nil) == (word == "--"))
    }

    @Test func `without arguments there is no unknown command`() {
        #expect(unknownCommand(in: []) == nil)
    }

    @Test(arguments: ["--cloud", "--catalog", "--home"])
    func `an option without a value is wrong syntax, also when the environment has a value`(option: String) {
        let value = { (name: String) in option == name ? "" : nil }
        #expect(throws: CommandError(.usage, ErrorText.emptyOption(option))) {
            try Settings(cloud: value("--cloud"), catalogue: value("--catalog"), home: value("--home")) { _ in
                "/e"
            }
        }
    }

    @Test func `several lines are made harmless, and the line ends stay`() {
        let text = ParserMessage.plain("a\n\u{1B}b\n\nc\u{202E}", of: "mcorder", without: "flow")
        #expect(text == "a\n\u{FFFD}b\n\nc\u{FFFD}")
    }
}
