/// A payment that was recorded for an order and not taken back.
package struct RecordedPayment: Hashable, Sendable {
    package let kind: Payment
    /// What the order cost when it was paid.
    package let amount: Money
    /// Who recorded the payment.
    package let by: String
    package let at: Timestamp
    /// The number of the event that recorded it.
    package let event: Int64

    package init(kind: Payment, amount: Money, by: String, at: Timestamp, event: Int64) {
        (self.kind, self.amount, self.by, self.at, self.event) = (kind, amount, by, at, event)
    }
}

extension RecordedPayment {
    /// The payment as `--json` prints it. Source: commands.md.
    package var json: JSONValue {
        ["kind": kind.rawValue, "cents": amount.cents, "at": at, "by": by]
    }
}
