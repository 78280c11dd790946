internal import McOrderClient
internal import McOrderConsole
internal import McOrderText

/// An order whose number the restaurant has given to another one.
struct TakenNumber: Equatable, Sendable {
    /// The other order; `nil` when its receipt is not there.
    let other: OtherOrder?

    /// A number that another order has.
    init(other: OtherOrder?) {
        self.other = other
    }

    /// Looks for what the restaurant accepted under an order's number.
    ///
    /// - Parameter receipt: what it answered about the order itself.
    /// - Returns: `nil` unless it is another order.
    init?(
        of order: PlacedOrder,
        _ receipt: Receipt?,
        home: Home,
        cloud: String?
    ) throws(ClientError) {
        var isRefused = false
        switch receipt?.standing {
        case .order: return nil
        case .rejected(let reason): isRefused = reason.code == RejectionReason.numberReused.rawValue
        case nil: break
        }
        other = try home.otherOrder(under: order, cloud: cloud)
        guard isRefused || other != nil else { return nil }
    }

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

extension Session {
    /// What the restaurant has under an order's number, when that is another order.
    func takenNumber(of order: PlacedOrder, _ receipt: Receipt?) throws(ClientError) -> TakenNumber? {
        try TakenNumber(of: order, receipt, home: home, cloud: settings.cloud)
    }

    /// What was found under an order's number.
    func words(_ taken: TakenNumber, of order: PlacedOrder) -> Sentence {
        OtherOrderText.found(
            order.number,
            taken.other,
            price: catalogueIfAny(for: order).map(prices),
            now: SystemTime.now()
        )
    }
}
