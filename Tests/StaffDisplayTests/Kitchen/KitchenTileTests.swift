import CounterTesting
import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText
import StaffDisplay
import Testing

/// An order as the kitchen reads it.
@Suite struct KitchenTileTests {
    private static func order(_ state: OrderState, _ lines: [OrderedLine]) -> QueuedOrder {
        var kitchen = KitchenRecord()
        // The last event is the one that called the order off.
        kitchen.lastEvent = state.isOpen ? 1 : 2
        return QueuedOrder(
            id: 1,
            revision: 1,
            restaurantID: RestaurantID("garbera"),
            restaurant: "Garbera",
            code: "9-624",
            number: 9,
            udid: "975319E0-43ED-435F-AA81-0B4F051B3768",
            deviceName: "Ane",
            state: state,
            placedAt: Samples.now,
            receivedAt: Samples.now,
            arrivedAt: Samples.now,
            comment: "sin sal",
            lines: lines.numbered,
            note: nil,
            total: Money(cents: 100),
            shownTotal: Money(cents: 100),
            isRepriced: false,
            kitchen: kitchen
        )
    }

    private static func tile(_ order: QueuedOrder) throws -> KitchenTile {
        var day = CounterDay()
        day.calledOff = order.state.isOpen ? [] : [order]
        let snapshot = CounterSnapshot(
            of: order.restaurantID,
            entries: order.state.isOpen ? [OrderEntry(order)] : [],
            day: day,
            assortment: Assortment(try Samples.catalogue(), at: order.restaurantID, day: .nothing)
        )
        let view = KitchenView(snapshot, .received, station: nil, at: Samples.now)
        return KitchenTile(try #require(view.tiles.first), .own, .english)
    }

    @Test func `an open order is finished here`() throws {
        let lines = [OrderedLine("Espresso", 120), OrderedLine("Espresso", 120)]
        let tile = try Self.tile(Self.order(.received, lines))
        #expect(tile.lines.map(\.title) == ["Espresso"] && tile.lines.map(\.count) == [2])
        #expect(tile.stop == nil && tile.actions == [.finish])
        #expect(tile.notes.map(\.text) == ["sin sal"] && !tile.notes[0].isAllergy)
    }

    @Test func `a struck line asks to be acknowledged before the order is finished`() throws {
        let lines = [OrderedLine("Espresso", 120), OrderedLine("Agua", 150, struckFor: "")]
        let tile = try Self.tile(Self.order(.received, lines))
        #expect(tile.struck.map(\.text) == ["Agua"] && tile.actions == [.acknowledge])
        #expect(tile.isChanged && tile.changedAt != nil)
    }

    @Test func `an order that was called off says why`() throws {
        let tile = try Self.tile(Self.order(.cancelled, [OrderedLine("Cosa", 120)]))
        #expect(tile.isCalledOff && tile.stop?[.english] == WebOrderText.cancelled[.english])
        #expect(tile.actions == [.acknowledge])
    }
}
