/// A part of the product that reads what strangers write.
///
/// Each takes any bytes, and checks what must hold of what the product makes of them. The fuzzer and the replay of
/// the corpus in the tests use the same checks. Public, since the fuzzer is in another package, `Torture/`.
public enum FuzzTarget: String, CaseIterable, Sendable {
    /// The reader of JSON, under all the others.
    case json
    /// The reader of orders.
    case order
    /// The reader of catalogues, of both kinds.
    case catalogue
    /// The reader of receipts.
    case receipt
    /// The reader of notices.
    case notice
    /// The reader of what is not to be had today.
    case today
    /// The reader of the folder's marker.
    case marker
    /// The cleaner of text for terminals.
    case text

    /// The most bytes that it is given; what reads larger files in the product is given no more than finds
    /// something in reasonable time.
    public var longestInput: Int {
        switch self {
        case .json, .order, .receipt, .notice: 65_536
        case .catalogue: 131_072
        case .today: 32_768
        case .marker: 4096
        case .text: 2048
        }
    }

    /// Runs the target on some bytes and checks the result.
    ///
    /// - Returns: whether it accepted them; what is text always is.
    /// - Throws: what it must never do.
    @discardableResult
    public func check(_ bytes: [UInt8]) throws(FuzzFinding) -> Bool {
        switch self {
        case .json: try Self.checkJSON(bytes)
        case .order: try Self.checkOrder(bytes)
        case .catalogue: try Self.checkCatalogue(bytes)
        case .receipt: try Self.checkReceipt(bytes)
        case .notice: try Self.checkNotice(bytes)
        case .today: try Self.checkToday(bytes)
        case .marker: try Self.checkMarker(bytes)
        case .text: try Self.checkText(bytes)
        }
    }
}
