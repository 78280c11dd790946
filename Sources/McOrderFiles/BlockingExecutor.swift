package import Dispatch

/// An actor whose work blocks on disks and locks, and so runs on a serial queue of its own.
package protocol BlockingActor: Actor {
    nonisolated var executor: BlockingExecutor { get }
}

extension BlockingActor {
    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
}

/// Runs an actor's work on a dedicated serial queue, so that waiting for disks and locks never blocks the
/// thread pool that all other tasks share.
package final class BlockingExecutor: SerialExecutor {
    /// The serial queue that runs the work.
    package let queue: DispatchQueue

    /// - Parameter label: the queue's label, for debuggers.
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

    /// Runs `body` on the queue and returns its result; for work that precedes the actor, such as creating
    /// it.
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

    /// Starts `body` asynchronously on the queue. The queue runs nothing else until `body` has ended.
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

    /// Runs `body` on the queue and blocks the caller until it has ended; nothing else runs on the queue
    /// meanwhile.
    package func whileIdle(_ body: () -> Void) {
        queue.sync(execute: body)
    }

    /// Runs `body` isolated to an actor that uses this executor, and blocks the calling thread until it has
    /// ended.
    ///
    /// Only for callers on a dedicated thread that may block. Never call it on a thread of the shared pool.
    package func wait<Worker: Actor, Value: Sendable>(
        for actor: Worker,
        _ body: (isolated Worker) throws -> Value
    ) rethrows -> Value {
        try queue.sync { try actor.assumeIsolated(body) }
    }
}
