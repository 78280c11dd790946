package import McOrderModel

/// A file with a storefront's order, which no rule refuses.
///
/// - Parameter proof: what it proves presence with.
package func storefront(
    _ value: Int = 9,
    from index: UInt8 = 1,
    for place: String = "garbera",
    table: String? = nil,
    proof: PresenceProof? = nil,
    receivedAt: Timestamp = at(1)
) throws -> IncomingFile {
    let plain = try order(value, from: index, for: place)
    var terms = OrderTerms(table: table)
    terms.channel = OrderTerms.storefront
    terms.catalogue = "v"
    terms.presence = proof?.description
    let sent = try Order(
        restaurant: plain.restaurant,
        placedAt: plain.placedAt,
        deviceName: plain.deviceName,
        device: plain.device,
        number: plain.number,
        comment: plain.comment,
        lines: plain.lines,
        terms: terms
    )
    let file = try incoming(
        sent,
        for: place,
        receivedAt: receivedAt,
        details: AgreedTerms(table: table)
    )
    return IncomingFile(
        kind: .order,
        file: file.file,
        receivedAt: receivedAt,
        raw: file.raw,
        size: file.size,
        identity: file.identity,
        key: file.key,
        verdict: file.verdict,
        presence: proof
    )
}

/// A file with a customer's arrival.
///
/// - Parameter proof: what it proves presence with.
package func arrival(
    _ value: Int = 9,
    from index: UInt8 = 1,
    proof: PresenceProof? = nil,
    sentAt: Timestamp = at(2),
    receivedAt: Timestamp = at(2)
) throws -> IncomingFile {
    let said = try notice(.arrived, value, from: index, sentAt: sentAt)
    return IncomingFile(
        kind: .notice,
        file: said.fileName(deviceName: "iPhone4 de Beris"),
        receivedAt: receivedAt,
        raw: said.json,
        size: Int64(said.json.count),
        identity: said.identity,
        key: .notice(said),
        verdict: .notice(said, about: nil, orElse: nil),
        presence: proof
    )
}

/// The identity of a sample's order.
package func identity(_ value: Int = 9, from index: UInt8 = 1) throws -> OrderIdentity {
    OrderIdentity(device: try device(index), number: try number(value))
}
