internal import Dispatch
internal import Synchronization

/// One piece of blocking work at a time, on a thread beside its owner's, who goes on until he needs the result.
///
/// Used by one thread at a time.
final class SideWork<Value: Sendable, Failure: Error>: Sendable {
    private let queue: DispatchQueue
    private let finished = DispatchGroup()
    private let result = Mutex<Result<Value, Failure>?>(nil)

    init(label: String) {
        queue = DispatchQueue(label: label)
    }

    /// Begins some work; what was begun before must have been finished.
    func begin(_ work: @escaping @Sendable () throws(Failure) -> Value) {
        queue.async(group: finished) { [self] in
            let value = Result { () throws(Failure) in try work() }
            result.withLock { $0 = value }
        }
    }

    /// Waits for the end of what was begun; `nil` where nothing was.
    ///
    /// - Throws: what the work threw.
    func finish() throws(Failure) -> Value? {
        finished.wait()
        return try result.withLock { $0.take() }?.get()
    }
}
