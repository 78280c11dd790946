import CounterTesting
import McOrderDisplay
import McOrderModel
import McOrderText
import Testing

/// An order in full, as people read it.
@Suite struct OrderSheetTests {
    private static func order(
        _ lines: [OrderedLine],
        state: OrderState = .preparing,
        shown: Int? = nil,
        refusedCancels: Int = 0
    ) -> QueuedOrder {
        let total = lines.filter(\.isKept).reduce(0) { $0 + $1.price.cents }
        return QueuedOrder(
            id: 1,
            revision: 1,
            restaurantID: RestaurantID("garbera"),
            restaurant: "Garbera",
            code: "9-624",
            number: 9,
            udid: "975319E0-43ED-435F-AA81-0B4F051B3768",
            deviceName: nil,
            state: state,
            placedAt: Samples.now,
            receivedAt: Samples.now,
            arrivedAt: Samples.now,
            comment: "",
            lines: lines.numbered,
            note: "dos bolsas",
            total: Money(cents: total),
            shownTotal: Money(cents: shown ?? total),
            isRepriced: shown != nil,
            refusedCancels: refusedCancels
        )
    }

    private static func sheet(_ order: QueuedOrder) -> OrderSheet { OrderSheet(order, .own, .spanish) }

    @Test func `equal lines are counted, and struck ones are apart`() {
        let sheet = Self.sheet(
            Self.order([
                OrderedLine("Espresso", 120), OrderedLine("Espresso", 120), OrderedLine("Agua", 150),
                OrderedLine("Deluxe", 200, struckFor: ""),
            ])
        )
        #expect(sheet.lines.map(\.count) == [2, 1] && sheet.lines.map(\.id) == [1, 3])
        #expect(sheet.struck.map(\.text) == ["Deluxe"] && sheet.hasChangedLines)
        #expect(sheet.total == Money(cents: 390) && sheet.shownTotal == nil)
        #expect(sheet.comment == nil && sheet.note == "dos bolsas")
        #expect(sheet.device == TillText.forgotten[.spanish])
    }

    @Test func `only an open order has a customer who is here, or who wanted to cancel`() {
        let lines = [OrderedLine("Espresso", 120)]
        let open = Self.sheet(Self.order(lines, shown: 100, refusedCancels: 1))
        #expect(open.arrivedAt == Samples.now && open.wantedToCancel)
        #expect(open.shownTotal == Money(cents: 100))
        let over = Self.sheet(Self.order(lines, state: .collected, refusedCancels: 1))
        #expect(over.arrivedAt == nil && !over.wantedToCancel)
    }
}
