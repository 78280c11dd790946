import McOrderClient

extension PlacedOrder {
    /// The order as `send --json` and `last --json` print it. Source: commands.md.
    var json: JSONValue {
        let terms = order.terms
        let further: [(String, JSONValue?)] = [
            ("service", terms.service.map { .string($0.description) }),
            ("table", terms.table.map { .string($0) }), ("coupon", terms.coupon.map { .string($0) }),
            ("pickup", terms.pickup.map { .string($0) }),
            ("offers", terms.offers.isEmpty ? nil : .array(terms.offers.map { .string($0.description) })),
        ]
        let lines = order.lines.map { line in
            JSONValue.object([
                JSONValue.Member("name", .string(line.name)),
                JSONValue.Member("cents", .integer(line.price.cents)),
            ])
        }
        return .object(
            [
                JSONValue.Member("restaurant", .string(order.restaurant)),
                JSONValue.Member("deviceName", .string(order.deviceName)),
                JSONValue.Member("udid", .string(order.device.description)),
                JSONValue.Member("number", .string(number.description)),
                JSONValue.Member("code", .string(code.description)),
                JSONValue.Member("placedAt", .string(placedAt.description)),
                JSONValue.Member("comment", .string(order.fullComment)),
                JSONValue.Member("lines", .array(lines)),
                JSONValue.Member("totalCents", .integer(order.total.cents)),
                JSONValue.Member("file", .string(file)),
            ] + JSONValue.present(further)
        )
    }
}
