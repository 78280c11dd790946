import CounterTesting
import McOrderModel
import Testing

@testable import McOrderCounter

/// Orders that customers wish to collect at a time: when the kitchen has them.
@Suite struct LaterOrdersTests {
    private static let second = Duration.seconds(1)

    private func snapshot(_ order: QueuedOrder) throws -> CounterSnapshot {
        var day = CounterDay()
        day.calledOff = order.state.isOpen ? [] : [order]
        return CounterSnapshot(
            of: order.restaurantID,
            entries: order.state.isOpen ? [OrderEntry(order)] : [],
            day: day,
            assortment: Assortment(try Samples.catalogue(), at: order.restaurantID, day: .nothing)
        )
    }

    private func view(_ order: QueuedOrder, _ policy: FirePolicy = .received, at now: Timestamp) throws
        -> KitchenView
    {
        KitchenView(try snapshot(order), policy, station: nil, at: now)
    }

    @Test func `the kitchen gets an order for later at its time, not before`() throws {
        let before = try view(Samples.wished(), at: Samples.release - Self.second)
        #expect(before.tiles.isEmpty && before.allDay.isEmpty && before.onTheWay == 0)
        #expect(before.later.map(\.id) == [1])
        let then = try view(Samples.wished(), at: Samples.release)
        #expect(then.tiles.map(\.firedAt) == [Samples.release] && then.later.isEmpty)
        #expect(then.allDay.map(\.count) == [1])
    }

    @Test func `a cook who has time may begin earlier`() throws {
        let begunAt = Samples.now + .seconds(60)
        let early = try view(Samples.wished(.preparing, begunAt: begunAt), at: begunAt)
        #expect(early.tiles.map(\.firedAt) == [begunAt] && early.later.isEmpty)
        let late = Samples.release + .seconds(60)
        #expect(
            try view(Samples.wished(.preparing, begunAt: late), at: late).tiles.map(\.firedAt)
                == [Samples.release]
        )
    }

    @Test func `the kitchen never hears of an order that was called off before it was due`() throws {
        let early = Samples.wished(.cancelled, calledOffAt: Samples.release - Self.second)
        let late = Samples.wished(.cancelled, calledOffAt: Samples.release + Self.second)
        let now = Samples.release + .seconds(60)
        #expect(try view(early, at: now).tiles.isEmpty)
        #expect(try view(late, at: now).tiles.map(\.isCalledOff) == [true])
    }

    @Test(arguments: [FirePolicy.preparing, .arrived])
    func `where the till sends orders to the kitchen, the time sends none`(_ policy: FirePolicy) throws {
        let before = try view(Samples.wished(), policy, at: Samples.release - Self.second)
        #expect(before.tiles.isEmpty && before.later.map(\.id) == [1] && before.onTheWay == 0)
        let then = try view(Samples.wished(), policy, at: Samples.release)
        #expect(then.tiles.isEmpty && then.later.isEmpty && then.onTheWay == 1)
    }

    @Test func `the till has it apart, and behind the orders of now`() throws {
        let later = OrderEntry(Samples.wished())
        let soon = OrderEntry(Samples.espresso(2, placedAt: Samples.now + .seconds(600)))
        let snapshot = CounterSnapshot(of: RestaurantID("garbera"), entries: [later, soon])
        #expect(snapshot.onTheWay.map(\.id) == [2, 1])
        let before = Samples.release - Self.second
        #expect(snapshot.later(at: before).map(\.id) == [1] && snapshot.later(at: Samples.release).isEmpty)
        #expect(snapshot.allDay(at: before).map(\.count) == [1])
        #expect(snapshot.allDay(at: Samples.release).map(\.count) == [2])
    }

    @Test func `an order that was begun early stands among those of now`() {
        let later = OrderEntry(Samples.wished())
        let begun = OrderEntry(Samples.wished(.preparing, id: 2, begunAt: Samples.now))
        let snapshot = CounterSnapshot(of: RestaurantID("garbera"), entries: [later, begun])
        #expect(snapshot.onTheWay.map(\.id) == [2, 1])
        #expect(snapshot.later(at: Samples.now).map(\.id) == [1])
    }
}
