import CounterTesting
import McOrderDisplay
import McOrderModel
import McOrderText
import Testing

/// A close for people and for a spreadsheet.
@Suite struct CloseReportTests {
    private static func table(_ rows: [[String]]) -> String {
        rows.map { $0.joined(separator: " ") + "\n" }.joined()
    }

    /// A stored close with these members, and the others of a close of nothing.
    private static func record(_ members: [JSONValue.Member]) throws -> CloseRecord {
        let names = ["services", "vat", "products", "options", "offers", "hours", "paid", "struck"]
        let least: [JSONValue.Member] =
            [
                JSONValue.Member("restaurant", .string("garbera")),
                JSONValue.Member("to", .string("2026-11-27T02:13:00Z")),
                JSONValue.Member("day", .string("2026-11-26")), JSONValue.Member("orders", .integer(0)),
                JSONValue.Member("grossCents", .integer(0)),
            ] + names.map { JSONValue.Member($0, .array([])) }
        let given = Set(members.map(\.name))
        return try #require(CloseRecord(.object(least.filter { !given.contains($0.name) } + members)))
    }

    private static func report(_ record: CloseRecord, _ language: Language = .spanish) throws -> CloseReport {
        let price = PriceText(currency: "EUR", language: language)
        return CloseReport(record, try Samples.restaurant(), price, language)
    }

    @Test(arguments: [
        (2450, "0,40", "más en caja"), (2370, "0,40", "menos en caja"), (2410, "", "en caja hay lo contado"),
    ])
    func `who has more is said in words, also where the total was added later`(
        _ register: Int,
        _ amount: String,
        _ words: String
    ) throws {
        let completion = DayClose.completion(
            Money(cents: register),
            of: ["grossCents": 2410],
            by: "Ana",
            at: Timestamp(seconds: 1_795_176_000)
        )
        let record = try Self.record([
            JSONValue.Member("number", .integer(3)), JSONValue.Member("grossCents", .integer(2410)),
            JSONValue.Member("registerCents", .null), JSONValue.Member("completed", completion),
        ])
        let text = try Self.report(record).text(Self.table)
        #expect(text.contains(words) && text.contains(amount), "\(text)")
        #expect(text.contains("26/11/2026") && text.contains("Ana"))
    }

    @Test func `a close names paid orders that nobody collected, and open ones that are paid`() throws {
        let unclaimed: JSONValue = [
            "code": "9-624", "state": "no-show", "kind": "card", "cents": 675, "by": "Ane",
        ]
        let record = try Self.record([
            JSONValue.Member("number", .integer(3)), JSONValue.Member("open", .integer(2)),
            JSONValue.Member("openCents", .integer(900)), JSONValue.Member("openPaid", .integer(1)),
            JSONValue.Member("openPaidCents", .integer(400)),
            JSONValue.Member("paidNotCollected", .array([unclaimed])),
        ])
        let report = try Self.report(record, .english)
        let text = report.text(Self.table)
        #expect(text.contains("of them paid, in the takings already 1 €4.00"), "\(text)")
        #expect(text.contains("Paid and not collected"))
        #expect(text.contains("9-624 €6.75 card no-show Ane"), "\(text)")
        #expect(report.csv.contains("paidNotCollected;9-624;1;675"))
    }

    @Test func `each row of the CSV says which close it is of`() throws {
        let record = try Self.record([
            JSONValue.Member("number", .integer(3)),
            JSONValue.Member("from", .string("2026-11-26T10:00:00Z")),
            JSONValue.Member("by", .string("Ana")), JSONValue.Member("orders", .integer(1)),
            JSONValue.Member("grossCents", .integer(2410)), JSONValue.Member("hash", .string("abc")),
        ])
        let rows = CSVText(Array(try Self.report(record).csv.utf8)).rows
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
        let tax: JSONValue = [
            "service": "to-go", "rate": "exempt", "netCents": 100, "vatCents": 0, "grossCents": 100,
        ]
        let record = try Self.record([JSONValue.Member("vat", .array([tax]))])
        #expect(try Self.report(record, language).text(Self.table).contains(" \(word) "))
    }
}
