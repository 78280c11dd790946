import McOrderModel
import Testing

@testable import McOrderCounter

/// Letters for open orders that have the same code, and the search for a part of a code or a name.
@Suite struct OpenOrderNamesTests {
    private static func order(
        _ id: Int64,
        _ code: String,
        received: Int64,
        state: OrderState = .received,
        device: String = "Ane",
        event: Int64 = 0,
        payment: RecordedPayment? = nil
    ) -> QueuedOrder {
        var kitchen = KitchenRecord()
        kitchen.lastEvent = event
        return QueuedOrder(
            id: id,
            revision: 1,
            restaurantID: RestaurantID("garbera"),
            restaurant: "Garbera",
            code: code,
            number: 1,
            udid: "",
            deviceName: device,
            state: state,
            placedAt: Timestamp(seconds: received),
            receivedAt: Timestamp(seconds: received),
            arrivedAt: nil,
            comment: nil,
            lines: [],
            note: nil,
            total: Money(cents: 0),
            shownTotal: Money(cents: 0),
            isRepriced: false,
            kitchen: kitchen,
            payment: payment
        )
    }

    private static func snapshot(_ orders: [QueuedOrder]) -> CounterSnapshot {
        CounterSnapshot(of: RestaurantID("garbera"), entries: orders.map { OrderEntry($0) })
    }

    @Test func `the later of two open orders with one code has a letter, whatever their order in the list`() {
        let first = Self.order(7, "9-772", received: 100)
        let second = Self.order(3, "9-772", received: 200)
        let third = Self.order(9, "9-772", received: 300)
        let other = Self.order(4, "9-624", received: 50)
        let snapshot = Self.snapshot([third, second, other, first])
        #expect(snapshot.letters == [3: "B", 9: "C"])
        #expect(snapshot.codeWidth == "9-772 B".count)
        #expect(Self.snapshot([first, other]).letters.isEmpty)
    }

    @Test func `orders that were received in one instant get their letters by their ids`() {
        let orders = [2, 1].map { Self.order($0, "9-772", received: 100) }
        #expect(Self.snapshot(orders).letters == [2: "B"])
    }

    @Test func `more orders with one code than letters are all Z`() {
        let orders = (1...30).map { Self.order($0, "9-772", received: 100 + $0) }
        let letters = Self.snapshot(orders).letters
        #expect(letters[26] == "Z" && letters[30] == "Z" && letters.count == 29)
    }

    @Test(arguments: [
        ("915", [1]), ("1-9", [1]), ("-91", [1]), ("772", [2]), ("9-", [2]), ("ane", [1]), ("IÑAKI", [2]),
        ("inaki", [2]), ("0", []), ("", []),
    ])
    func `any part of a code or a name finds an open order`(_ text: String, _ ids: [Int64]) {
        let orders = [
            Self.order(1, "1-915", received: 1), Self.order(2, "9-772", received: 2, device: "Iñaki"),
        ]
        #expect(Self.snapshot(orders).matches(text).map(\.id) == ids)
    }

    @Test(arguments: OrderState.allCases)
    func `only a collection before an order is ready is early`(_ state: OrderState) {
        let order = Self.order(1, "9-772", received: 1, state: state)
        for action in StaffAction.allCases {
            let isEarly = action == .collect && (state == .received || state == .preparing)
            #expect(action.isEarly(for: order) == isEarly, "\(action)")
        }
    }

    @Test func `a paid order is not offered for payment, and an unchanged one for no undoing`() {
        let payment = RecordedPayment(
            kind: .cash,
            amount: Money(cents: 0),
            by: "Ane",
            at: Timestamp(seconds: 1),
            event: 5
        )
        let new = Self.order(1, "9-772", received: 1)
        let paid = Self.order(1, "9-772", received: 1, event: 5, payment: payment)
        let later = Self.order(1, "9-772", received: 1, event: 6, payment: payment)
        #expect(StaffAction.pay.isOffered(for: new) && !StaffAction.recall.isOffered(for: new))
        #expect(!StaffAction.pay.isOffered(for: paid) && StaffAction.recall.isOffered(for: paid))
        #expect(paid.isPaymentLast && !later.isPaymentLast && !new.isPaymentLast)
    }

    @Test(arguments: StaffAction.allCases)
    func `who may take an action that can be undone may undo it`(_ action: StaffAction) {
        guard action.isUndoable else { return }
        #expect(action.roles.isSubset(of: StaffAction.recall.roles))
    }
}
