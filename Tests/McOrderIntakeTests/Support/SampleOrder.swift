import McOrderModel

/// The sample order for which the product was specified, with some elements replaced by other JSON text.
struct SampleOrder {
    static let udid = "975319E0-43ED-435F-AA81-0B4F051B3768"
    /// A minute after the order was placed at 30-04-2013 20:47:21 in San Sebastián.
    static let soonAfter = Timestamp(seconds: 1_367_347_641 + 60)

    var restaurant = "\"McDonald's Garbera\""
    var placedAt = "\"30-04-2013 20:47:21 \""
    var deviceName = "\"iPhone4 de Beris\""
    var udid = "\"\(Self.udid)\""
    var number = "\"9\""
    var comment = "\"3 ketchups, por favor.\""
    var lines = "[[\"(G) BigMac + Lipton Ice + Deluxe\",\"6.75\"],[\"Espresso\",\"1.20\"]]"
    var extensions: String?

    var elements: [String] {
        [restaurant, placedAt, deviceName, udid, number, comment, lines] + (extensions.map { [$0] } ?? [])
    }

    var text: String { "[\(elements.joined(separator: ","))]" }

    var bytes: [UInt8] { Array(text.utf8) }

    /// The sample order with changes.
    static func with(_ change: (inout SampleOrder) -> Void = { _ in }) -> SampleOrder {
        var order = SampleOrder()
        change(&order)
        return order
    }

    /// The sample order with another number.
    static func number(_ number: Int) -> SampleOrder {
        with { $0.number = "\"\(number)\"" }
    }

    /// JSON of `count` equal lines of one product.
    static func lines(_ count: Int, name: String = "Agua", price: String = "1.20") -> String {
        "[" + Array(repeating: "[\"\(name)\",\"\(price)\"]", count: count).joined(separator: ",") + "]"
    }
}
