/// What the intake answered to a request about a refused file.
package enum RequestAnswer: Hashable, Sendable {
    /// Nothing yet.
    case waiting
    /// It is an order in the queue now.
    case takenIn(QueuedOrder)
    /// It stays refused.
    case refused(RejectionReason)
}
