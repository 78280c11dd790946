/// When the kitchen gets an order. Source: docs/web.md, *The kitchen*.
package enum FirePolicy: String, CaseIterable, Sendable {
    /// As soon as it is received.
    case received
    /// When somebody at the till begins it.
    case preparing
    /// When its customer has arrived, or somebody at the till begins it.
    case arrived
}
