import OrderTesting
import Testing

@testable import McOrderModel

/// Hands that come or go for a while.
@Suite struct StationHandsTests {
    private let duties: KitchenDuties
    private let burger = [KitchenSample.line("burger")]
    private let kitchen: KitchenStation

    init() throws {
        duties = try KitchenSample.duties(try KitchenSample.catalogue(burger: #","prepSeconds":600"#))
        kitchen = duties.stations.stations[0]
    }

    private func book(_ hands: Int, until: Timestamp) -> KitchenBook {
        let said = StationHands(station: kitchen, hands: hands, until: until, by: "Ane", at: noon)
        return KitchenBook(duties.with([said]), now: noon)
    }

    /// When the orders of some burgers would be ready, in minutes.
    private func ready(_ count: Int, _ book: KitchenBook) -> [Int64?] {
        var book = book
        return (0..<count).map { _ in book.take(burger).map { ($0.readyAt.seconds - noon.seconds) / 60 } }
    }

    @Test func `more hands make orders at once, and then each waits again`() {
        #expect(ready(2, KitchenBook(duties, now: noon)) == [12, 22])
        #expect(ready(4, book(2, until: at(60))) == [12, 12, 22, 22])
        // After five minutes one is alone again, and nobody begins what they would not finish.
        #expect(ready(3, book(2, until: at(5))) == [12, 22, 32])
    }

    @Test func `nobody there makes every order wait until they are back`() {
        #expect(ready(2, book(0, until: at(30))) == [42, 52])
    }

    @Test func `the delay is what an order waits for others`() {
        var busy = KitchenBook(duties, now: noon)
        #expect(busy.delay == .zero)
        #expect(busy.take(burger) != nil && busy.take(burger) != nil)
        #expect(busy.delay == .seconds(1200))
        var helped = book(2, until: at(60))
        #expect(helped.take(burger) != nil && helped.take(burger) != nil)
        #expect(helped.delay == .seconds(600))
    }

    @Test func `what ended does not count`() {
        #expect(ready(2, book(5, until: noon)) == [12, 22])
        #expect(ready(2, book(1, until: at(60))) == [12, 22])
    }

    @Test func `the load counts the hands that are there`() throws {
        var busy = book(3, until: at(60))
        let promise = busy.take(burger)
        #expect(promise != nil)
        let zone = try #require(RestaurantZone(identifier: "Europe/Madrid"))
        let station = try #require(busy.load(in: zone).stations.first)
        #expect(station.hands == 3 && station.hours.count == 1)
        #expect(station.hours.map(\.capacity) == [3 * 3600])
        let alone = try #require(book(0, until: at(30)).load(in: zone).stations.first)
        #expect(alone.hands == 0 && alone.hours.map(\.capacity) == [1800])
    }
}
