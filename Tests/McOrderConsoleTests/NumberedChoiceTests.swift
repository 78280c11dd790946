import McOrderConsole
import McOrderText
import Testing

@Suite struct NumberedChoiceTests {
    private let choice = NumberedChoice("co", among: ["Coca Cola", "Cortado", "a\u{1B}[2Jb"])

    @Test(arguments: [("1", 0), ("3", 2), (" 2 ", 1), ("02", 1), ("2\r", 1)])
    func `a number of the list chooses its entry`(_ line: String, _ index: Int) {
        #expect(choice.answer(to: line) == .chosen(index))
    }

    @Test(arguments: [nil, "", "  ", "q", "Q"])
    func `an empty line, q and the end of the input choose nothing`(_ line: String?) {
        #expect(choice.answer(to: line) == .givenUp)
    }

    @Test(arguments: ["0", "4", "-1", "1.5", "uno", "1 2 3 4", "99999999999999999999", "٢", "\u{1B}[A", "qq"])
    func `any other line is not an answer`(_ line: String) {
        #expect(choice.answer(to: line) == .unclear)
    }

    @Test func `the list numbers the names and makes them harmless`() {
        #expect(
            choice.list(in: .spanish) == "«co» puede ser:\n  1  Coca Cola\n  2  Cortado\n  3  a\u{FFFD}[2Jb"
        )
        #expect(choice.list(in: .english).hasPrefix("“co” may be:\n  1  Coca Cola\n"))
        let many = NumberedChoice("x", among: (1...10).map { "\($0)" }).list(in: .spanish)
        #expect(many.contains("\n   1  1\n") && many.hasSuffix("\n  10  10"))
        #expect(choice.question[.spanish] == "¿Cuál? (1–3; Intro: ninguno) ")
    }
}
