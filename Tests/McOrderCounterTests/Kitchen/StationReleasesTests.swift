import CounterTesting
import McOrderModel
import OrderTesting
import Testing

@testable import McOrderCounter

/// An order whose fries are for later: what the stations, the expo and the till have of it.
@Suite struct StationReleasesTests {
    private static let grill = StationID("grill")
    private static let fryer = StationID("fryer")
    /// When the fryer gets its part.
    private static let release = noon + .seconds(420)

    private let catalogue: Catalogue

    init() throws {
        catalogue = try KitchenSample.catalogue(stations: KitchenSample.stations())
    }

    private func order(
        _ state: OrderState = .preparing,
        marks: [KitchenMark] = [],
        ready: KitchenRecord.Done? = nil,
        calledOffAt: Timestamp? = nil,
        pickupAt: Timestamp? = nil,
        releaseAt: Timestamp? = nil,
        begunAt: Timestamp? = noon + .seconds(10)
    ) -> QueuedOrder {
        var kitchen = KitchenRecord()
        kitchen.preparingAt = begunAt
        kitchen.marks = marks
        kitchen.ready = ready
        if let calledOffAt {
            kitchen.changes = [KitchenRecord.Change(event: 1, at: calledOffAt, kind: .calledOff)]
            kitchen.lastEvent = 1
        }
        return QueuedOrder(
            id: 1,
            revision: 1,
            restaurantID: RestaurantID("garbera"),
            restaurant: "",
            code: "1-001",
            number: 1,
            udid: "",
            deviceName: nil,
            state: state,
            placedAt: noon,
            receivedAt: noon,
            arrivedAt: nil,
            comment: nil,
            lines: [KitchenSample.line("burger"), KitchenSample.line("fries", id: 2)],
            note: nil,
            total: .zero,
            shownTotal: .zero,
            isRepriced: false,
            kitchen: kitchen,
            readyAt: noon + .seconds(720),
            pickupAt: pickupAt,
            releaseAt: releaseAt,
            stationReleases: StationReleases([Self.fryer: Self.release])
        )
    }

    private func snapshot(_ order: QueuedOrder) -> CounterSnapshot {
        var day = CounterDay()
        day.calledOff = order.state.isOpen ? [] : [order]
        day.hasKitchenScreen = true
        return CounterSnapshot(
            of: order.restaurantID,
            entries: order.state.isOpen ? [OrderEntry(order)] : [],
            day: day,
            assortment: Assortment(catalogue, at: order.restaurantID, day: .nothing)
        )
    }

    private func view(
        _ order: QueuedOrder,
        _ station: StationID? = fryer,
        _ policy: FirePolicy = .received,
        at now: Timestamp
    ) -> KitchenView {
        KitchenView(snapshot(order), policy, station: station, at: now)
    }

    private func mark(_ kind: KitchenMark.Kind, _ station: StationID = fryer, at now: Timestamp)
        -> KitchenMark
    {
        KitchenMark(station: .station(station), kind: kind, at: now, by: "cocina", afterEvent: 0)
    }

    @Test func `a station gets its part at its time, while the others work`() {
        let before = Self.release - .seconds(1)
        let held = view(order(), at: before)
        #expect(held.tiles.isEmpty && held.allDay.isEmpty && held.onTheWay == 0)
        #expect(held.later.map(\.id) == [1])
        #expect(view(order(), Self.grill, at: before).tiles.map(\.firedAt) == [noon])
        #expect(view(order(), Self.grill, at: before).later.isEmpty)
        #expect(view(order(), nil, at: before).tiles.count == 1)
        let then = view(order(), at: Self.release)
        #expect(then.tiles.map(\.firedAt) == [Self.release] && then.later.isEmpty)
        #expect(then.allDay.map(\.count) == [1])
    }

    @Test func `a cook who has time takes the part earlier`() {
        let taken = noon + .seconds(60)
        let order = order(marks: [mark(.seen, at: taken)])
        #expect(view(order, at: taken).tiles.map(\.firedAt) == [taken])
        #expect(view(order, at: taken).tiles.map(\.isNew) == [false])
    }

    @Test(arguments: [FirePolicy.preparing, .arrived])
    func `where the till sends orders to the kitchen, all stations have them at once`(_ policy: FirePolicy) {
        let kitchen = view(order(), Self.fryer, policy, at: noon + .seconds(10))
        #expect(kitchen.tiles.map(\.firedAt) == [noon + .seconds(10)])
        #expect(kitchen.later.isEmpty)
    }

    @Test func `a station never hears of what was called off before its time`() {
        let late = Self.release + .seconds(60)
        let early = order(.cancelled, calledOffAt: Self.release - .seconds(1))
        #expect(view(early, at: late).tiles.isEmpty)
        #expect(view(early, Self.grill, at: late).tiles.map(\.isCalledOff) == [true])
        let after = order(.cancelled, calledOffAt: Self.release)
        #expect(view(after, at: late).tiles.map(\.isCalledOff) == [true])
    }

    @Test func `a part is not lost with an order that was called off and brought back`() {
        let back = order(.preparing, calledOffAt: Self.release - .seconds(60))
        #expect(view(back, at: Self.release - .seconds(1)).later.map(\.id) == [1])
        #expect(view(back, at: Self.release).tiles.map(\.firedAt) == [Self.release])
    }

    @Test func `an order for later that somebody begins before its time is begun everywhere`() {
        let wish = noon + .seconds(3600)
        let begun = order(pickupAt: wish, releaseAt: noon + .seconds(300))
        #expect(view(begun, at: noon + .seconds(10)).tiles.count == 1)
        let waiting = order(.received, pickupAt: wish, releaseAt: noon + .seconds(300), begunAt: nil)
        let then = view(waiting, at: noon + .seconds(300))
        #expect(then.tiles.isEmpty && then.later.map(\.id) == [1])
        #expect(view(waiting, Self.grill, at: noon + .seconds(300)).tiles.count == 1)
    }

    @Test func `the till does not warn of a part that nobody can have noticed`() {
        let seen = order(marks: [mark(.seen, Self.grill, at: noon + .seconds(5))])
        var memory = OrderMemory<Timestamp?>()
        func unseen(at now: Timestamp) -> [Int64] {
            snapshot(seen).unseenByKitchen(.received, at: now, remembering: &memory).map(\.id)
        }
        #expect(unseen(at: Self.release - .seconds(1)) == [])
        // Once the fryer should have noticed it, the till does.
        #expect(unseen(at: Self.release + .seconds(61)) == [1])
    }

    @Test func `an order that is ready is held back nowhere`() {
        let ready = order(.ready, ready: KitchenRecord.Done(at: noon + .seconds(30), event: 1))
        #expect(view(ready, at: noon + .seconds(40)).ended.map(\.id) == [1])
    }
}
