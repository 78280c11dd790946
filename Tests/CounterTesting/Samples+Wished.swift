package import McOrderModel

extension Samples {
    /// When the kitchen gets ``wished(_:id:begunAt:calledOffAt:)``, as planned.
    package static let release = now + .seconds(48 * 60)

    /// An order of an espresso, placed at ``now`` for an hour later.
    package static func wished(
        _ state: OrderState = .received,
        id: Int64 = 1,
        begunAt: Timestamp? = nil,
        calledOffAt: Timestamp? = nil
    ) -> QueuedOrder {
        var kitchen = KitchenRecord()
        kitchen.preparingAt = begunAt
        if let calledOffAt {
            kitchen.changes = [KitchenRecord.Change(event: 1, at: calledOffAt, kind: .calledOff)]
            kitchen.lastEvent = 1
        }
        return espresso(
            id,
            state,
            placedAt: now,
            kitchen,
            pickupAt: now + .seconds(3600),
            releaseAt: release
        )
    }

    /// An order of an espresso, as soon as possible.
    package static func espresso(_ id: Int64, placedAt: Timestamp) -> QueuedOrder {
        espresso(id, .received, placedAt: placedAt, KitchenRecord(), pickupAt: nil, releaseAt: nil)
    }

    private static func espresso(
        _ id: Int64,
        _ state: OrderState,
        placedAt: Timestamp,
        _ kitchen: KitchenRecord,
        pickupAt: Timestamp?,
        releaseAt: Timestamp?
    ) -> QueuedOrder {
        QueuedOrder(
            id: id,
            revision: 1,
            restaurantID: RestaurantID("garbera"),
            restaurant: "Garbera",
            code: "\(id)-624",
            number: Int(id),
            udid: "975319E0-43ED-435F-AA81-0B4F051B3768",
            deviceName: "Ane",
            state: state,
            placedAt: placedAt,
            receivedAt: placedAt,
            arrivedAt: nil,
            comment: nil,
            lines: [OrderedLine("Espresso", 120)].numbered,
            note: nil,
            total: Money(cents: 120),
            shownTotal: Money(cents: 120),
            isRepriced: false,
            kitchen: kitchen,
            readyAt: pickupAt,
            promisedAt: pickupAt,
            pickupAt: pickupAt,
            releaseAt: releaseAt
        )
    }
}
