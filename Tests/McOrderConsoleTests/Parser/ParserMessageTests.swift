import ArgumentParser
import McOrderConsole
import McOrderText
import Testing

@Suite struct ParserMessageTests {
    @Test func `the help of a program with the options of its default command has each option once`() {
        let own = Kitchen.helpMessage(columns: 80)
        let other = Kitchen.Cook.helpMessage(columns: 80)
        let text = ParserMessage.help(own, withOptionsOf: other)
        #expect(text.split(separator: "\n").count { $0.contains("-h, --help") } == 1, "\(text)")
        #expect(text.contains("--heat"), "\(text)")
    }

    @Test(arguments: [Language.english, .spanish])
    func `an error of the parser begins with the program's name, as every other error does`(
        _ language: Language
    ) throws {
        let error = try #require(throws: (any Error).self) { try Kitchen.parseAsRoot(["cook", "--bogus"]) }
        let text = ParserMessage.text(
            of: "kitchen",
            without: nil,
            complaint: Kitchen.message(for: error),
            in: language
        ) { columns in Kitchen.fullMessage(for: error, columns: columns) }
        #expect(text.hasPrefix("kitchen: "), "\(text)")
        #expect(!text.contains("Error:"), "\(text)")
    }
}
