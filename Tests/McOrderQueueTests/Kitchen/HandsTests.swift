import McOrderModel
import OrderTesting
import Testing

@testable import McOrderQueue

/// Hands of stations that were said at the till.
@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct HandsTests {
    private let fixture: TestQueue
    private let kitchens: Kitchens
    private let garbera = RestaurantID("garbera")

    init() async throws {
        fixture = try await TestQueue()
        kitchens = Kitchens(try KitchenSample.catalogue(burger: #","prepSeconds":600"#))
    }

    private func say(_ hands: Int, until: Timestamp, at moment: Timestamp = at(1)) async throws {
        let said = StationHands(
            station: KitchenStation(nil),
            hands: hands,
            until: until,
            by: "Ane",
            at: moment
        )
        try await fixture.queue.setHands(said, at: garbera)
    }

    private func burger(_ number: Int) throws -> IncomingFile {
        try incoming(
            OrderTesting.order(number, lines: [OrderLine(name: "Burger", price: Money(cents: 300))]),
            products: [ProductID("burger")]
        )
    }

    @Test func `the last word about a station counts until it ends`() async throws {
        try await say(3, until: at(60))
        try await say(2, until: at(30), at: at(2))
        let said = try await fixture.view.stationHands(at: garbera, now: at(3))
        #expect(said.map(\.hands) == [2] && said.first?.by == "Ane" && said.first?.at == at(2))
        // What was said before does not count again then.
        #expect(try await fixture.view.stationHands(at: garbera, now: at(30)) == [])
        #expect(try await fixture.view.stationHands(at: RestaurantID("urbil"), now: at(3)) == [])
    }

    @Test func `an order gets the hands that are there`() async throws {
        try await say(2, until: at(60))
        _ = try await fixture.queue.decide([burger(1), burger(2)], by: "mcorderd", kitchens: kitchens)
        #expect(try await fixture.order(1).readyAt == fixture.order(2).readyAt)
        try await say(1, until: at(60), at: at(2))
        // With one pair of hands the second order starts after the first, and its customer gets that time.
        let round = try await fixture.queue.plan(kitchens, now: at(2))
        #expect(round.told == [2])
        #expect(try await fixture.order(2).readyAt == at(23))
        _ = try await fixture.queue.decide([burger(3)], by: "mcorderd", kitchens: kitchens)
        #expect(try #require(try await fixture.order(3).readyAt) > at(20))
    }
}
