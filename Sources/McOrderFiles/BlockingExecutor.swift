package import Dispatch

/// Runs an actor's work on a queue of its own, so that waiting for disks and locks never holds up the
/// threads that all other tasks share.
package final class BlockingExecutor: SerialExecutor {
    /// Where the work runs.
    package let queue: DispatchQueue

    /// - Parameter label: the queue's, for debuggers.
    package init(label: String) {
        queue = DispatchQueue(label: label)
    }

    package func checkIsolated() {
        dispatchPrecondition(condition: .onQueue(queue))
    }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async {
            job.runSynchronously(on: self.asUnownedSerialExecutor())
        }
    }

    /// Does something there before there is an actor.
    package func run<Value: Sendable, Failure: Error>(
        _ body: @escaping @Sendable () throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let result = await withCheckedContinuation { continuation in
            queue.async {
                continuation.resume(returning: Result { () throws(Failure) in try body() })
            }
        }
        return try result.get()
    }

    /// Does something soon, and nothing else there until it has ended.
    package func perform(_ body: @escaping @Sendable () async -> Void) {
        queue.async {
            let isDone = DispatchSemaphore(value: 0)
            Task.detached {
                await body()
                isDone.signal()
            }
            isDone.wait()
        }
    }

    /// Does something while nothing else is done there, and waits for it.
    package func whileIdle(_ body: () -> Void) {
        queue.sync(execute: body)
    }

    /// Does something with an actor that works there, and waits for it: for a caller that is on a thread of
    /// its own as well and may be held up, never for one on the threads that tasks share.
    package func wait<Worker: Actor, Value: Sendable>(
        for actor: Worker,
        _ body: (isolated Worker) throws -> Value
    ) rethrows -> Value {
        try queue.sync { try actor.assumeIsolated(body) }
    }
}
