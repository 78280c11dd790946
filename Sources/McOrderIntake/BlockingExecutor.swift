internal import Dispatch

/// Runs an actor's work on a queue of its own, so that waiting for disks and locks never holds up the
/// threads that all other tasks share.
final class BlockingExecutor: SerialExecutor {
    /// Where the work runs.
    let queue: DispatchQueue

    init(label: String) {
        queue = DispatchQueue(label: label)
    }

    func checkIsolated() {
        dispatchPrecondition(condition: .onQueue(queue))
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async {
            job.runSynchronously(on: self.asUnownedSerialExecutor())
        }
    }
}
