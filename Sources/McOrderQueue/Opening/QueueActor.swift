package import McOrderFiles

/// An actor that uses the queue.
package protocol QueueActor: BlockingActor {}

extension QueueActor {
    /// Runs `body` on the actor's executor and blocks the calling thread until it returns: for the daemon,
    /// which does its work on threads of its own. No transaction takes longer than other writers wait for its
    /// lock.
    package nonisolated func blocking<Value: Sendable>(
        _ body: (isolated Self) throws -> Value
    ) throws(QueueError) -> Value {
        try QueueError.converting { try executor.wait(for: self, body) }
    }
}

extension QueueView {
    /// Runs `body` while this view reads nothing, and waits until it returns.
    package nonisolated func whileQuiet(_ body: () -> Void) {
        executor.whileIdle(body)
    }
}
