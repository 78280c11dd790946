import McOrderClient
import McOrderText

/// The restaurant has another order under an order's number.
struct TakenNumber: Equatable, Sendable {
    /// The other order; `nil` if its receipt is absent.
    let other: OtherOrder?

    /// The other order as `status --json` prints it.
    var json: JSONValue {
        guard let other else { return .null }
        return .object([
            JSONValue.Member("restaurant", .optional(other.receipt.restaurant)),
            JSONValue.Member("totalCents", .optional(other.receipt.total?.cents)),
            JSONValue.Member("state", .string(other.state.rawValue)),
            JSONValue.Member("updatedAt", .string(other.receipt.updatedAt.description)),
            JSONValue.Member("own", .bool(other.isOwn)),
        ])
    }
}

extension TakenNumber {
    /// Checks which order the restaurant accepted under an order's number.
    ///
    /// - Parameter receipt: the restaurant's answer to the order itself.
    /// - Returns: `nil` unless it is another order.
    init?(
        of order: PlacedOrder,
        _ receipt: Receipt?,
        home: Home,
        cloud: String?
    ) throws(ClientError) {
        var isRefused = false
        switch receipt?.status {
        case .order: return nil
        case .rejected(let reason): isRefused = reason.code == RejectionReason.numberReused.rawValue
        case nil: break
        }
        other = try home.otherOrder(under: order, cloud: cloud)
        guard isRefused || other != nil else { return nil }
    }
}

extension Session {
    /// The other order that the restaurant has under an order's number; nil if there is none.
    func takenNumber(of order: PlacedOrder, _ receipt: Receipt?) throws(ClientError) -> TakenNumber? {
        try TakenNumber(of: order, receipt, home: home, cloud: settings.cloud)
    }

    /// The message about what was found under an order's number.
    func words(_ taken: TakenNumber, of order: PlacedOrder) -> Sentence {
        OtherOrderText.found(
            order.number,
            taken.other,
            price: catalogueIfAny(for: order).map(prices),
            now: Timestamp.now()
        )
    }
}
