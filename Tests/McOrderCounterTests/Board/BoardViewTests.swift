import CounterTesting
import McOrderCounter
import McOrderModel
import Testing

/// What customers see on the board.
@Suite struct BoardViewTests {
    private static func order(_ id: Int64, readyAgo seconds: Int64) -> QueuedOrder {
        var kitchen = KitchenRecord()
        kitchen.ready = KitchenRecord.Done(at: Samples.now - .seconds(seconds), event: 2)
        return QueuedOrder(
            id: id,
            revision: 1,
            restaurantID: RestaurantID("garbera"),
            restaurant: "Garbera",
            code: "\(id)-100",
            number: Int(id),
            udid: "07070707-0707-0707-0707-070707070707",
            deviceName: "Ane",
            state: .ready,
            placedAt: Samples.now - .seconds(600 - id),
            receivedAt: Samples.now - .seconds(600 - id),
            arrivedAt: nil,
            comment: nil,
            lines: [],
            note: nil,
            total: .zero,
            shownTotal: .zero,
            isRepriced: false,
            kitchen: kitchen
        )
    }

    private static func view(_ orders: [QueuedOrder]) -> BoardView {
        let snapshot = CounterSnapshot(of: nil, entries: orders.map { OrderEntry($0) })
        return BoardView(snapshot, keep: .seconds(120), at: Samples.now)
    }

    @Test func `the order that became ready last is first, whenever it was received`() {
        let view = Self.view([
            Self.order(1, readyAgo: 5), Self.order(2, readyAgo: 90), Self.order(3, readyAgo: 40),
        ])
        #expect(view.ready.map(\.id) == [1, 3, 2])
    }

    @Test func `an order is fresh for thirty seconds`() {
        let view = Self.view([Self.order(1, readyAgo: 29), Self.order(2, readyAgo: 30)])
        #expect(view.fresh == [1])
    }
}
