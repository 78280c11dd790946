package import McOrderModel

/// The sample order for which the product was specified, with some elements replaced by other JSON text.
package struct SampleOrder: Sendable {
    package static let udid = "975319E0-43ED-435F-AA81-0B4F051B3768"
    /// A minute after the order was placed at 30-04-2013 20:47:21 in San Sebastián.
    package static let soonAfter = Timestamp(seconds: 1_367_347_641 + 60)

    package var restaurant: String
    package var placedAt: String
    package var deviceName: String
    package var udid: String
    package var number: String
    package var comment: String
    package var lines: String
    package var extensions: String?

    package init(
        restaurant: String = "\"McDonald's Garbera\"",
        placedAt: String = "\"30-04-2013 20:47:21 \"",
        deviceName: String = "\"iPhone4 de Beris\"",
        udid: String = "\"\(Self.udid)\"",
        number: String = "\"9\"",
        comment: String = "\"3 ketchups, por favor.\"",
        lines: String = "[[\"(G) BigMac + Lipton Ice + Deluxe\",\"6.75\"],[\"Espresso\",\"1.20\"]]",
        extensions: String? = nil
    ) {
        self.restaurant = restaurant
        self.placedAt = placedAt
        self.deviceName = deviceName
        self.udid = udid
        self.number = number
        self.comment = comment
        self.lines = lines
        self.extensions = extensions
    }

    package var elements: [String] {
        [restaurant, placedAt, deviceName, udid, number, comment, lines] + (extensions.map { [$0] } ?? [])
    }

    package var text: String { "[\(elements.joined(separator: ","))]" }

    package var bytes: [UInt8] { Array(text.utf8) }

    /// The sample order with changes.
    package static func with(_ change: (inout SampleOrder) -> Void) -> SampleOrder {
        var order = SampleOrder()
        change(&order)
        return order
    }

    /// The sample order with another number.
    package static func number(_ number: Int) -> SampleOrder {
        with { $0.number = "\"\(number)\"" }
    }

    /// JSON of `count` equal lines of one product.
    package static func lines(_ count: Int, name: String = "Agua", price: String = "1.20") -> String {
        "[" + Array(repeating: "[\"\(name)\",\"\(price)\"]", count: count).joined(separator: ",") + "]"
    }
}
