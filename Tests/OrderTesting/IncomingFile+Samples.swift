package import McOrderModel

/// What is stored with a line of these products.
package func details(of products: Set<ProductID>) -> LineTerms? {
    let parts = products.map { #"{"id":"\#($0)","name":"\#($0)","cents":1,"rank":0}"# }
    return parts.isEmpty
        ? nil : LineTerms(stored: #"{"cents":1,"parts":[\#(parts.joined(separator: ","))]}"#)
}

/// A file with this order, which no rule refuses.
///
/// - Parameters:
///   - charged: one price for each line; `nil` means the prices that the customer was shown.
///   - products: the products of the first line.
package func incoming(
    _ order: Order,
    for place: String = "garbera",
    placedAt: Timestamp = noon,
    receivedAt: Timestamp = at(1),
    charged: [Money]? = nil,
    products: Set<ProductID> = [],
    details: AgreedTerms = AgreedTerms()
) throws -> IncomingFile {
    let priced = PricedOrder(
        order: order,
        restaurant: try restaurant(place),
        placedAt: placedAt,
        lines: order.lines.enumerated().map { index, line in
            let stored = index == 0 ? OrderTesting.details(of: products) : nil
            return PricedOrder.Line(line, price: charged?[index] ?? line.price, details: stored)
        },
        details: details
    )
    return IncomingFile(
        kind: .order,
        file: order.fileName,
        receivedAt: receivedAt,
        raw: order.json,
        size: Int64(order.json.count),
        identity: order.identity,
        key: .order(order),
        verdict: .acceptable(priced)
    )
}

/// A file with this order, which a rule refuses.
package func refused(_ order: Order, _ reason: RejectionReason, receivedAt: Timestamp = at(1)) -> IncomingFile
{
    IncomingFile(
        kind: .order,
        file: order.fileName,
        receivedAt: receivedAt,
        raw: order.json,
        size: Int64(order.json.count),
        identity: order.identity,
        key: .order(order),
        verdict: .rejected(reason, restaurant: order.restaurant)
    )
}

/// A file with bytes that are not an order or not a notice.
package func refused(
    bytes: [UInt8],
    as kind: DropKind = .order,
    _ reason: RejectionReason = .notUTF8,
    receivedAt: Timestamp = at(1)
) -> IncomingFile {
    IncomingFile(
        kind: kind,
        file: kind == .order ? "order.json" : "order.notice",
        receivedAt: receivedAt,
        raw: bytes,
        size: Int64(bytes.count),
        identity: nil,
        key: .file(bytes),
        verdict: .rejected(reason, restaurant: nil)
    )
}

/// A file with this notice.
package func incoming(
    _ notice: Notice,
    receivedAt: Timestamp = at(5),
    orElse reason: RejectionReason? = nil
) -> IncomingFile {
    IncomingFile(
        kind: .notice,
        file: notice.fileName(deviceName: "iPhone4 de Beris"),
        receivedAt: receivedAt,
        raw: notice.json,
        size: Int64(notice.json.count),
        identity: notice.identity,
        key: .notice(notice),
        verdict: .notice(notice, about: nil, orElse: reason)
    )
}
