import OrderTesting
import Testing

@testable import McOrderModel

/// What a kitchen could still make, and what customers conclude from what is published of it.
@Suite struct KitchenOutlookTests {
    private typealias Sample = KitchenSample

    private let catalogue: Catalogue
    private let garbera: Restaurant
    private let duties: KitchenDuties
    private let burger = [KitchenSample.line("burger")]

    init() throws {
        catalogue = try Sample.catalogue(
            burger: #","prepSeconds":600"#,
            slots: Sample.slots(#","maxOrders":2"#)
        )
        garbera = try #require(catalogue.restaurant(RestaurantID("garbera")))
        duties = try Sample.duties(catalogue)
    }

    private func outlook(_ book: KitchenBook, wished: [Timestamp: Int] = [:]) -> KitchenOutlook {
        book.outlook(of: duties.usualOrder(of: [burger]), at: garbera, wished: wished)
    }

    @Test func `an idle kitchen needs the time of an order, and has no full slot`() {
        let outlook = outlook(KitchenBook(duties, now: noon))
        // Ten minutes of work, and two of margin.
        #expect(outlook == KitchenOutlook(leadTime: .seconds(720), full: []))
    }

    @Test func `with work before it an order takes longer, and a wished time is full for others`() {
        var book = KitchenBook(duties, now: noon)
        let (now, later) = (book.take(burger), book.take(burger, wish: at(60), horizon: 86_400))
        #expect(now != nil && later != nil)
        let outlook = outlook(book)
        #expect(outlook.leadTime == .seconds(1320))
        // The works of both orders need ten minutes, and may stand for two.
        #expect(outlook.full == [at(55)..<at(70)])
    }

    @Test func `as many orders as the owner allows fill a slot`() {
        let outlook = outlook(KitchenBook(duties, now: noon), wished: [at(30): 1, at(60): 2, at(65): 3])
        #expect(outlook.full == [at(60)..<at(70)])
    }

    @Test func `the usual order is the one in the middle, and without any it is one thing`() {
        let orders = [3, 1, 2].map { count in (1...count).map { Sample.line("burger", id: $0) } }
        let kitchen = duties.stations.stations[0]
        #expect(duties.usualOrder(of: orders)[kitchen]?.count == 2)
        #expect(duties.usualOrder(of: [])[kitchen]?.count == 1)
    }

    @Test func `a customer is offered the free times from the first possible one to the horizon`() throws {
        let entry = Today.Entry(
            id: garbera.id,
            pausedUntil: nil,
            soldOut: [:],
            lookedAt: noon - .seconds(60),
            leadTime: .seconds(720),
            full: [at(20)..<at(30), at(60)..<at(65)]
        )
        let today = Today(entries: [entry])
        #expect(today.soonest(at: garbera.id, now: noon) == at(12))
        let day = CivilDay(garbera.zone.civilTime(at: noon))
        let times = today.freeTimes(on: day, at: garbera, now: noon)
        #expect(Array(times.prefix(5)) == [at(15), at(30), at(35), at(40), at(45)])
        #expect(!times.contains(at(60)) && times.contains(at(65)))
        #expect(garbera.pickupDays(at: noon) == [day, day.advanced(by: 1)])
        let last = today.freeTimes(on: day.advanced(by: 1), at: garbera, now: noon).last
        #expect(last == at(24 * 60))
        // A pause moves the first time, and nobody says then how long an order takes.
        let paused = Today(entries: [Today.Entry(id: garbera.id, pausedUntil: at(40), soldOut: [:])])
        #expect(paused.freeTimes(on: day, at: garbera, now: noon).first == at(40))
        #expect(paused.soonest(at: garbera.id, now: noon) == nil)
        #expect(Today.nothing.freeTimes(on: day, at: garbera, now: noon).first == at(5))
    }

    @Test func `no time is offered while the restaurant is closed, or that the clocks skip`() throws {
        let hours = #","hours":{"fri":["20:00-02:00"],"sun":["00:00-24:00"]}"#
        let catalogue = try Sample.catalogue(slots: Sample.slots() + hours)
        let restaurant = try #require(catalogue.restaurant(RestaurantID("garbera")))
        let friday = try #require(CivilDay("2026-11-27"))
        let evening = restaurant.pickupTimes(on: friday)
        #expect(evening.count == 48)
        #expect(evening.first.map { restaurant.zone.civilTime(at: $0).clockText } == "20:00:00")
        #expect(restaurant.pickupTimes(on: friday.advanced(by: 1)).count == 24)
        // On 28 March 2027 the clocks of Madrid show no time from 2 to 3.
        #expect(restaurant.pickupTimes(on: try #require(CivilDay("2027-03-28"))).count == 276)
    }
}
