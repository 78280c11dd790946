import CounterTesting
import McOrderDisplay
import McOrderModel
import McOrderText
import Testing

/// The rows in which people read a line of an order.
@Suite struct LineRowsTests {
    private static let options = """
        [
            {
                "id": "extras", "name": "Extras", "kind": "choose",
                "choices": [{"id": "queso", "name": "extra queso", "max": 2}]
            },
            {
                "id": "sin", "name": "Sin", "kind": "without",
                "choices": [{"id": "sin-cebolla", "name": "sin cebolla"}]
            }
        ]
        """

    private static func details(_ text: String) throws -> LineTerms? {
        let catalogue = try Samples.catalogue(options: options, offering: ["bigmac": ["extras", "sin"]])
        return LineTerms(try PriceList(catalogue, at: nil).content(of: text))
    }

    private static func rows(_ line: OrderedLine, count: Int = 1, _ language: Language = .english)
        -> LineRows
    {
        LineRows(line, count: count, .own, language)
    }

    @Test func `an option is a row of its own, with its sign`() throws {
        let text = "BigMac [2× extra queso, sin cebolla]"
        let line = OrderedLine(text, 395, details: try Self.details(text))
        let rows = Self.rows(line)
        #expect(rows.title == "BigMac" && rows.size == nil)
        #expect(
            rows.rows == [
                .option("+ 2× extra queso", isLeftOut: false), .option("sin cebolla", isLeftOut: true),
            ]
        )
        #expect(rows.options == ["+ 2× extra queso", "sin cebolla"])
        #expect(rows.plain == "BigMac" && rows.text == text)
    }

    @Test func `a menu has its sandwich as title, and drink and side below it`() {
        let rows = Self.rows(OrderedLine("(G) BigMac + Coca Cola Zero + Deluxe", 845), count: 2)
        #expect(rows.title == "Menu BigMac" && rows.size == "LARGE")
        #expect(rows.rows == [.part("Coca Cola Zero (G)"), .part("Deluxe (G)")])
        #expect(rows.amount == Money(cents: 1690))
    }

    @Test func `a line says what was done to it, and what the customer was shown`() {
        let cheaper = Self.rows(OrderedLine("Espresso", 120, shown: 100), count: 3)
        #expect(cheaper.shownAmount == Money(cents: 300) && cheaper.mark == nil)
        let added = Self.rows(OrderedLine("Espresso", 120, isAdded: true))
        #expect(added.mark == .added && added.shownAmount == nil)
        let gone = OrderedLine("Espresso", 120, struckFor: StaffReason.soldOut.rawValue)
        let struck = Self.rows(gone, .spanish)
        #expect(struck.mark == .struck(reason: StaffReason.soldOut.sentence[.spanish]))
        #expect(Self.rows(OrderedLine("Espresso", 120, struckFor: "")).mark == .struck(reason: nil))
    }

    @Test func `a line that no catalogue has is its text, made harmless, and its allergens are not known`() {
        let rows = Self.rows(OrderedLine("Cosa\u{1b}[31m rara", 100))
        #expect(rows.title == HarmlessText.clean("Cosa\u{1b}[31m rara") && rows.rows.isEmpty)
        #expect(rows.notes == [ProductText.allergensUnknown[.english]])
        #expect([rows, rows].noteTexts.count == 1)
    }
}
