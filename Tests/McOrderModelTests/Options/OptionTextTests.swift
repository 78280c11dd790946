import Testing

@testable import McOrderModel

@Suite struct OptionTextTests {
    typealias Choice = OptionText.NamedChoice

    @Test func `options are written in brackets behind the product, with their number if it is not one`() {
        let choices = [Choice(name: "sin cebolla"), Choice(name: "extra queso", count: 2)]
        #expect(OptionText.text("BigMac", choices) == "BigMac [sin cebolla, 2× extra queso]")
        #expect(OptionText.text("BigMac", []) == "BigMac")
    }

    @Test(
        arguments: [
            ("Café [L, leche de avena]", "Café", ["L", "leche de avena"], [1, 1]),
            ("A [2× b]", "A", ["b"], [2]), ("A [99× b, c]", "A", ["b", "c"], [99, 1]),
            ("A [2 x b]", "A", ["2 x b"], [1]), ("A [×b]", "A", ["×b"], [1]), ("A [[b]", "A", ["[b"], [1]),
            ("A  [b]", "A ", ["b"], [1]), ("A [b,c]", "A", ["b,c"], [1]),
        ] as [(String, String, [String], [Int])]
    )
    func `the text of a line is split into product and choices`(
        _ text: String,
        _ product: String,
        _ names: [String],
        _ counts: [Int]
    ) throws {
        let split = try #require(OptionText.split(text))
        #expect(split.product == product)
        #expect(split.choices.map(\.name) == names)
        #expect(split.choices.map(\.count) == counts)
    }

    @Test(
        arguments: [
            "A", "A []", "A[b]", " [b]", "A [b] c", "A [b, ]", "A [, b]", "A [1× b]", "A [0× b]", "A [02× b]",
            "A [100× b]", "A [2× ]", "A [99999999999999999999× b]", "",
        ]
    )
    func `a text without choices in brackets has none`(_ text: String) {
        #expect(OptionText.split(text) == nil)
    }

    @Test(arguments: ["a, b", "a [b", "[a", "a]", "a + b", "+ b", "a +", "2× a", "12× a", "1× a", "0× a"])
    func `a choice's name cannot contain the separators of a line`(_ name: String) {
        #expect(OptionText.isAmbiguous(choice: name))
    }

    @Test(arguments: [
        "sin cebolla", "a,b", "a,", "2 huevos", "2x", "×", "a[b", "¿+?", "100 % cacao", "e\u{301}",
    ])
    func `other names are allowed for a choice`(_ name: String) {
        #expect(!OptionText.isAmbiguous(choice: name))
    }

    /// Names of random scalars, many of them separators of a line or combining characters.
    private static func name(_ random: inout some RandomNumberGenerator) -> String {
        let signs: [Unicode.Scalar] = [
            " ", ",", "[", "]", "+", "×", "2", "1", "a", "é", "\u{301}", "\u{200D}", "👩", "(", "G", ")",
        ]
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            if let sign = signs.randomElement(using: &random) { text.append(sign) }
        }
        return String(text)
    }

    @Test func `written options are read back, whatever the names are`() throws {
        var random = SystemRandomNumberGenerator()
        var written = 0
        for _ in 0..<20_000 {
            let product = Self.name(&random)
            let names = (0..<Int.random(in: 1...4, using: &random)).map { _ in Self.name(&random) }
            guard !OptionText.isAmbiguous(product: product),
                !names.contains(where: OptionText.isAmbiguous(choice:))
            else { continue }
            written += 1
            let choices = names.map { Choice(name: $0, count: Int.random(in: 1...99, using: &random)) }
            let text = OptionText.text(product, choices)
            let split = try #require(OptionText.split(text), "\(text.debugDescription)")
            #expect(split.product == product, "\(text.debugDescription)")
            #expect(split.choices == choices, "\(text.debugDescription)")
        }
        #expect(written > 1000)
    }

    @Test func `random text that can be split is composed to the same text again`() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<20_000 {
            let text = Self.name(&random) + Self.name(&random) + Self.name(&random)
            if let split = OptionText.split(text) {
                #expect(OptionText.text(split.product, split.choices) == text)
            }
        }
    }
}
