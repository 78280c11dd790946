internal import McOrderFiles

extension OrderQueue {
    /// Runs `body` on the queue's executor and blocks the calling thread until it returns: for the daemon,
    /// which does its work on threads of its own. No transaction takes longer than other writers wait for its
    /// lock.
    package nonisolated func blocking<Value: Sendable>(
        _ body: (isolated OrderQueue) throws -> Value
    ) throws(QueueError) -> Value {
        do {
            return try executor.wait(for: self, body)
        } catch {
            throw QueueError(error)
        }
    }
}

extension QueueView {
    /// Runs `body` while this view reads nothing, and waits until it returns.
    package nonisolated func whileQuiet(_ body: () -> Void) {
        executor.whileIdle(body)
    }

    /// Runs `body` on the view's executor and blocks the calling thread until it returns: for the daemon,
    /// which does its work on threads of its own.
    package nonisolated func blocking<Value: Sendable>(
        _ body: (isolated QueueView) throws -> Value
    ) throws(QueueError) -> Value {
        do {
            return try executor.wait(for: self, body)
        } catch {
            throw QueueError(error)
        }
    }
}
