import Testing

@testable import McOrderModel

/// The slots of a restaurant in a catalogue: how they are read and written, and which errors are reported.
@Suite struct PickupSlotsTests {
    private func catalogue(_ slots: String) throws -> SampleCatalogue {
        try SampleCatalogue().replacing(
            "\"phone\":\"1\"",
            in: .restaurants,
            with: "\"phone\":\"1\",\"slots\":\(slots)"
        )
    }

    @Test(
        arguments: [
            (#"{"every":"5","horizon":"7d"}"#, ".every", .notALength("5", shortest: "1m", longest: "24h")),
            (#"{"every":"0m","horizon":"7d"}"#, ".every", .notALength("0m", shortest: "1m", longest: "24h")),
            (#"{"every":"7m","horizon":"7d"}"#, ".every", .unevenSlots("7m")),
            (#"{"every":5,"horizon":"7d"}"#, ".every", .wrongKind(.text)),
            (
                #"{"every":"5m","horizon":"32d"}"#, ".horizon",
                .notALength("32d", shortest: "1h", longest: "31d")
            ),
            (#"{"every":"5m"}"#, ".horizon", .missing),
            (#"{"every":"5m","horizon":"7d","maxOrders":0}"#, ".maxOrders", .outOfRange("0", 1...10_000)),
            (#""5m""#, "", .wrongKind(.object)),
        ] as [(String, String, CatalogueError.Problem)]
    )
    func `one mistake in the slots is reported as one error, with its file and place`(
        _ slots: String,
        _ path: String,
        _ problem: CatalogueError.Problem
    ) throws {
        let errors = try catalogue(slots).errors()
        #expect(errors.map(\.file) == ["restaurants.json"])
        #expect(errors.map(\.path) == ["[0].slots" + path])
        #expect(errors.map(\.problem) == [problem])
    }

    @Test(arguments: [("5m", "7d"), ("1h", "24h"), ("15m", "1h"), ("24h", "31d")])
    func `slots are published as they were entered`(_ every: String, _ horizon: String) throws {
        let catalogue = try catalogue("{\"every\":\"\(every)\",\"horizon\":\"\(horizon)\",\"maxOrders\":4}")
            .read()
        let slots = try #require(catalogue.restaurants.first?.slots)
        #expect(slots.maxOrders == 4)
        let bytes = PublishedCatalogue(catalogue, publishedAt: Timestamp(seconds: 0)).json
        let published = try CatalogueReader.read(published: bytes)
        #expect(published.catalogue.restaurants.first?.slots == slots)
        let text = String(decoding: bytes, as: UTF8.self).replacing(/\s/, with: "")
        #expect(text.contains("\"every\":\"\(every)\",\"horizon\":\"\(horizon)\",\"maxOrders\":4"))
    }

    @Test func `an order that is sent again keeps its time, and not what the program added`() {
        var terms = OrderTerms(service: ServiceID("here"), table: "7", coupon: "X")
        terms.pickup = "29-11-2026 13:30"
        var sent = terms
        sent.channel = OrderTerms.storefront
        sent.offers = [OfferID("x")]
        #expect(sent.chosen == terms)
    }

    @Test func `the slots of a day are counted from midnight`() throws {
        let slots = PickupSlots(minutes: 15, horizon: .seconds(86_400))
        for (text, isSlot) in [("13:30", true), ("13:31", false), ("00:00", true), ("23:45", true)] {
            #expect(slots.has(try #require(CivilTime(pickup: "29-11-2026 \(text)"))) == isSlot)
        }
        for text in ["29-11-2026", "29-11-2026 13:30:00", "2026-11-29 13:30", "31-02-2026 13:30", "13:30"] {
            #expect(CivilTime(pickup: text) == nil)
        }
    }
}
