import McOrderModel

/// What the customer read in the restaurant, as the browser sends it.
enum ShownPresence {
    case board(minute: Int, PresenceKey)
    case table(PresenceKey)
    case digits(String)

    /// `{"kind": "board", "minute", "key"}`, `{"kind": "table", "key"}` or `{"kind": "digits", "digits"}`.
    init?(_ value: JSONValue) {
        let key = value.member("key")?.text.flatMap { PresenceKey($0) }
        switch value.member("kind")?.text {
        case "board":
            guard let minute = value.member("minute")?.integer, minute >= 0, let key else { return nil }
            self = .board(minute: minute, key)
        case "table":
            guard let key else { return nil }
            self = .table(key)
        case "digits":
            guard let text = value.member("digits")?.text?.filter({ $0 != " " }),
                text.utf8.count == PresenceKey.digitCount,
                text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
            else { return nil }
            self = .digits(text)
        default: return nil
        }
    }

    /// The proof for one order.
    func proof(of order: OrderIdentity, at now: Timestamp) -> PresenceProof {
        switch self {
        case .board(let minute, let key): PresenceProof(.board(minute: minute), of: order, with: key)
        case .table(let key): PresenceProof(.table, of: order, with: key)
        case .digits(let digits):
            PresenceProof(digits: digits, minute: Int(now.seconds / 60), of: order)
        }
    }
}
