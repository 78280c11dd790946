/// A part of the product that reads untrusted bytes.
///
/// Each target accepts any bytes, gives them to the product's code and checks the result. The fuzzer and the
/// tests that replay the corpus use the same checks. Public, since the fuzzer is in another package,
/// `Torture/`.
public enum FuzzTarget: String, CaseIterable, Sendable {
    /// The reader of JSON, which all other readers use.
    case json
    /// The reader of orders.
    case order
    /// The reader of the signatures of orders.
    case signedOrder = "signed-order"
    /// The readers of what a house signs, of its code, and of key files.
    case signedFile = "signed-file"
    /// The readers of sealed files and receipts, of what is inside, and of seal keys.
    case sealed
    /// The reader of catalogues: the published file, and the owner's folder of files.
    case catalogue
    /// The reader of receipts.
    case receipt
    /// The reader of notices.
    case notice
    /// The reader of today's pauses and sold-out products.
    case today
    /// The reader of the folder's marker.
    case marker
    /// The function that makes text harmless for terminals.
    case text

    /// The maximum input size in bytes. Where the product reads larger files, this limit keeps the fuzzer
    /// fast enough to find something.
    public var longestInput: Int {
        switch self {
        case .json, .order, .signedOrder, .signedFile, .sealed, .receipt, .notice: 65_536
        case .catalogue: 131_072
        case .today: 32_768
        case .marker: 4096
        case .text: 2048
        }
    }

    /// Runs the target on some bytes and checks the result.
    ///
    /// - Returns: whether the target accepted the bytes; text is always accepted.
    /// - Throws: a finding if the result is forbidden.
    @discardableResult
    public func check(_ bytes: [UInt8]) throws(FuzzFinding) -> Bool {
        switch self {
        case .json: try Self.checkJSON(bytes)
        case .order: try Self.checkOrder(bytes)
        case .signedOrder: try Self.checkSignedOrder(bytes)
        case .signedFile: try Self.checkSignedFile(bytes)
        case .sealed: try Self.checkSealed(bytes)
        case .catalogue: try Self.checkCatalogue(bytes)
        case .receipt: try Self.checkReceipt(bytes)
        case .notice: try Self.checkNotice(bytes)
        case .today: try Self.checkToday(bytes)
        case .marker: try Self.checkMarker(bytes)
        case .text: try Self.checkText(bytes)
        }
    }
}
