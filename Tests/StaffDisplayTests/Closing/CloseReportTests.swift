import CounterTesting
import McOrderModel
import McOrderText
import StaffDisplay
import Testing

/// A close for people and for a spreadsheet.
@Suite struct CloseReportTests {
    private static func table(_ rows: [[String]]) -> String {
        rows.map { $0.joined(separator: " ") + "\n" }.joined()
    }

    @Test(arguments: [
        (2450, "0,40", "más en caja"), (2370, "0,40", "menos en caja"), (2410, "", "en caja hay lo contado"),
    ])
    func `who has more is said in words, also where the total was added later`(
        _ register: Int,
        _ amount: String,
        _ words: String
    ) throws {
        let close: JSONValue = [
            "number": 3, "day": "2026-11-26", "grossCents": 2410, "registerCents": JSONValue.null,
        ]
        let completion = DayClose.completion(
            Money(cents: register),
            of: close,
            by: "Ana",
            at: Timestamp(seconds: 1_795_176_000)
        )
        guard case .object(let members) = close else { throw CancellationError() }
        let completed = JSONValue.object(members + [JSONValue.Member("completed", completion)])
        let report = CloseReport(
            completed,
            try Samples.restaurant(),
            PriceText(currency: "EUR", language: .spanish),
            .spanish
        )
        let text = report.text(Self.table)
        #expect(text.contains(words) && text.contains(amount), "\(text)")
        #expect(text.contains("26/11/2026") && text.contains("Ana"))
    }

    @Test func `each row of the CSV says which close it is of`() throws {
        let close: JSONValue = [
            "restaurant": "garbera", "number": 3, "day": "2026-11-26", "from": "2026-11-26T10:00:00Z",
            "to": "2026-11-27T02:13:00Z", "by": "Ana", "orders": 1, "grossCents": 2410, "openCents": 0,
            "hash": "abc",
        ]
        let report = CloseReport(
            close,
            try Samples.restaurant(),
            PriceText(currency: "EUR", language: .spanish),
            .spanish
        )
        let rows = CSVText(Array(report.csv.utf8)).rows
        #expect(
            rows.first == [
                "section", "name", "count", "cents", "restaurant", "number", "day", "from", "to", "by",
                "hash",
            ]
        )
        #expect(rows.count > 2)
        for row in rows.dropFirst() {
            #expect(
                row.suffix(7) == [
                    "garbera", "3", "2026-11-26", "2026-11-26T10:00:00Z", "2026-11-27T02:13:00Z", "Ana",
                    "abc",
                ]
            )
        }
    }

    @Test(arguments: [(Language.spanish, "exento"), (.english, "exempt"), (.basque, "salbuetsita")])
    func `a sale without tax is named in the reader's language`(_ language: Language, _ word: String) throws {
        let text = """
            {"restaurant": "garbera", "number": null, "vat": [{"service": "to-go", "rate": "exempt",
             "netCents": 100, "vatCents": 0, "grossCents": 100}]}
            """
        let report = CloseReport(
            try JSONReader.read(Array(text.utf8), depth: 8).value,
            try Samples.restaurant(),
            PriceText(currency: "EUR", language: language),
            language
        )
        #expect(report.text(Self.table).contains(" \(word) "))
    }
}
