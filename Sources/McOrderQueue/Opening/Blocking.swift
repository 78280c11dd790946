internal import McOrderFiles

extension OrderQueue {
    /// Does something with the queue and waits for it: for the intake, whose work has threads of its own. No
    /// transaction lasts longer than its lock is waited for.
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
    /// Does something while nothing is read by this view, and waits for it.
    package nonisolated func whileQuiet(_ body: () -> Void) {
        executor.whileIdle(body)
    }

    /// Does something with the view and waits for it: for the intake, whose work has threads of its own.
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
