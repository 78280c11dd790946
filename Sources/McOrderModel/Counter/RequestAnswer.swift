/// The intake's answer to a till's request about a rejected file.
package enum RequestAnswer: Hashable, Sendable {
    /// There is no answer yet.
    case waiting
    /// The order was accepted and is in the queue.
    case takenIn(QueuedOrder)
    /// The file stays rejected.
    case refused(RejectionReason)
}
