package import McOrderModel

/// Noon in UTC of a day in November 2026.
package let noon = Timestamp(seconds: 1_795_176_000)

/// The time this many minutes after noon.
package func at(_ minutes: Int) -> Timestamp { noon + .seconds(60 * minutes) }

/// A restaurant with this id and a name derived from it.
package func restaurant(_ id: String = "garbera") throws -> Restaurant {
    try SmallCatalogue.restaurant(id)
}

/// The device with this index.
package func device(_ index: UInt8 = 1) throws -> DeviceID {
    guard let device = DeviceID(bytes: [UInt8](repeating: 0, count: 15) + [index]) else {
        throw MissingSample(what: "device \(index)")
    }
    return device
}

/// An order number; throws if it is not valid.
package func number(_ value: Int) throws -> OrderNumber {
    guard let number = OrderNumber(value) else { throw MissingSample(what: "number \(value)") }
    return number
}

/// An order with a coffee and a menu, or with the given lines.
package func order(
    _ value: Int = 9,
    from index: UInt8 = 1,
    named name: String = "iPhone4 de Beris",
    for place: String = "garbera",
    comment: String = "sin hielo",
    placedAt: Timestamp = noon,
    lines: [OrderLine] = [
        OrderLine(name: "Espresso", price: Money(cents: 120)),
        OrderLine(name: "(G) BigMac + Coca Cola + Deluxe", price: Money(cents: 675)),
    ]
) throws -> Order {
    let place = try restaurant(place)
    return try Order(
        restaurant: place.name,
        placedAt: place.zone.civilTime(at: placedAt),
        deviceName: name,
        device: device(index),
        number: number(value),
        comment: comment,
        lines: lines
    )
}

package func notice(
    _ kind: Notice.Kind,
    _ value: Int = 9,
    from index: UInt8 = 1,
    sentAt: Timestamp = at(2)
) throws -> Notice {
    Notice(kind, of: OrderIdentity(device: try device(index), number: try number(value)), at: sentAt)
}
