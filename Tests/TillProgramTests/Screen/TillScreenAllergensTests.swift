import CounterTesting
import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText
import Testing

@testable import TillProgram

/// The allergens of an order on the live screen: after its products, and never in their place.
@Suite struct TillScreenAllergensTests {
    static let sizes = [
        ScreenSize.usual, ScreenSize(columns: 132, rows: 43), ScreenSize(columns: 40, rows: 12),
        ScreenSize(columns: 40, rows: 24),
    ]

    /// A screen that shows an order with those lines.
    private func screen(_ lines: [OrderedLine], _ size: ScreenSize, _ language: Language = .english)
        -> TillScreen
    {
        let order = Counter.order(1, arrived: 75, lines: [], added: lines)
        var screen = Counter.screen([order] + Counter.rush.dropFirst(), language: language, size: size)
        screen.type("9⏎")
        screen.hear(.found("9", [order]))
        return screen
    }

    /// A line of a product that has no allergens.
    private func free(_ name: String) -> OrderedLine {
        let part = #"{"id":"soup","name":"\#(name)","cents":100,"rank":0,"allergens":[]}"#
        return OrderedLine(name, 100, details: LineTerms(stored: #"{"cents":100,"parts":[\#(part)]}"#))
    }

    /// All that the sheet shows while the user reads through it.
    private func read(_ screen: TillScreen) -> String {
        var screen = screen
        var text = screen.shown()
        for _ in 0..<16 {
            _ = screen.update(.key(.pageDown))
            text += screen.shown()
        }
        return text
    }

    @Test(arguments: sizes, Language.allCases)
    func `the sheet of an order says what each of its lines contains`(size: ScreenSize, language: Language) {
        let lines = ["BigMac", "Sopa", "Espresso"].map { OrderedLine($0, 100) }
        let text = read(screen(lines, size, language))
        #expect(text.contains("BigMac · "), "\(text)")
        #expect(text.contains(Allergen.gluten.word[language]))
        #expect(text.contains("Sopa · "))
        #expect(!text.contains("Espresso · "))
    }

    @Test(arguments: sizes, 1...12)
    func `allergens take no row from the products, the lists or the total`(size: ScreenSize, count: Int) {
        let names = (0..<count).map { "Sopa \(Character(UnicodeScalar(UInt8(65 + $0))))" }
        let texts = names.map { "1 × \($0)" } + Counter.rush.map(\.code) + ["Total", "€\(count).00"]
        let without = screen(names.map(free), size).shown()
        let with = screen(names.map { OrderedLine($0, 100) }, size).shown()
        for text in texts where without.contains(text) { #expect(with.contains(text), "\(text) in\n\(with)") }
    }
}
