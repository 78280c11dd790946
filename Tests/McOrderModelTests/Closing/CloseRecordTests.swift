import Testing

@testable import McOrderModel

/// Reading stored closes.
@Suite struct CloseRecordTests {
    private static func close() -> DayClose {
        var figures = DayFigures()
        figures.orders = .init(3, Money(cents: 2410))
        figures.services = ["to-go": .init(3, Money(cents: 2410))]
        figures.products = ["BigMac": .init(4, Money(cents: 1580)), "Agua": .init(1, Money(cents: 150))]
        figures.options = ["extra queso": .init(2, Money(cents: 100))]
        figures.offers = ["Hora feliz": .init(1, Money(cents: 90))]
        figures.hours = [9: .init(1, Money(cents: 910)), 13: .init(2, Money(cents: 1500))]
        figures.paid = ["": .init(1, Money(cents: 910)), "cash": .init(2, Money(cents: 1500))]
        figures.struck = ["caja 1": .init(1, Money(cents: 120))]
        if let rate = VATRate("10"), let exempt = VATRate("exempt") {
            let key = { DayFigures.TaxKey(service: "to-go", rate: $0) }
            figures.taxes = [
                key(rate): .init(gross: Money(cents: 2310), tax: Money(cents: 210)),
                key(exempt): .init(gross: Money(cents: 100), tax: .zero),
            ]
        }
        var close = DayClose(
            restaurant: RestaurantID("garbera"),
            from: Timestamp(seconds: 1_795_100_000),
            to: Timestamp(seconds: 1_795_204_045),
            day: CivilDay(CivilTime(secondsAsUTC: 1_795_204_045)),
            lastEvent: 77,
            figures: figures,
            cancelled: ["customer": .init(1, Money(cents: 395))],
            noShows: ["caja 2": .init(1, Money(cents: 500))],
            corrections: [
                .init(close: 5, code: "9-624", money: Money(cents: 120), by: "Ana", reason: "se equivocó")
            ],
            open: .init(1, Money(cents: 395)),
            running: Money(cents: 99_000),
            missing: 4...6,
            previous: "abc"
        )
        (close.number, close.by, close.register) = (7, "Ana", Money(cents: 2450))
        return close
    }

    @Test func `a close is read back as it was written, and printed byte for byte`() throws {
        let close = Self.close()
        let stored = JSONWriter.line(close.json(hash: close.hash))
        let record = try #require(CloseRecord(try JSONReader.read(Array(stored.utf8), depth: 8).value))
        #expect(record.close == close)
        #expect(record.close.hash == close.hash && record.hash == close.hash)
        #expect(record.completion == nil && record.difference == Money(cents: 40))
        #expect(JSONWriter.line(record.json) == stored)
        #expect(!record.close.isEmpty)
    }

    @Test func `a total that was added later counts`() throws {
        var close = Self.close()
        close.register = nil
        let completion = DayClose.completion(
            Money(cents: 2400),
            of: close.json,
            by: "Jon",
            at: Timestamp(seconds: 1_795_300_000)
        )
        let json = close.json(hash: close.hash).followed(by: ["completed": completion])
        let record = try #require(CloseRecord(json))
        #expect(record.close == close)
        #expect(record.register == Money(cents: 2400) && record.difference == Money(cents: -10))
        #expect(record.completion?.by == "Jon" && record.completion?.at != nil)
    }

    @Test func `a close of version 0.2 without a gap and without corrections is read`() throws {
        let text = """
            {"restaurant":"garbera","number":1,"day":"2026-11-26","from":null,"to":"2026-11-26T22:00:00Z",\
            "by":"Ana","lastEvent":3,"orders":0,"grossCents":0,"services":[],"vat":[],"products":[],\
            "options":[],"offers":[],"hours":[],"paid":[],"struck":[],"struckCents":0}
            """
        let record = try #require(CloseRecord(try JSONReader.read(Array(text.utf8), depth: 8).value))
        #expect(record.close.isEmpty && record.close.missing == nil && record.hash == nil)
    }

    @Test func `what is not a close is not read`() {
        #expect(CloseRecord(.object([])) == nil)
        #expect(CloseRecord(["restaurant": "garbera", "to": "now", "day": "2026-11-26"]) == nil)
    }
}
