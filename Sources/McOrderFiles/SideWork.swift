import Dispatch
import Synchronization

/// Runs blocking work on another thread, while the owner continues until it needs the results.
///
/// Pieces of work run one after the other, in the order in which they were started. Use it from one thread at
/// a time; that thread must limit how many pieces are pending.
package final class SideWork<Value: Sendable, Failure: Error>: Sendable {
    private let queue: DispatchQueue
    private let finished = DispatchSemaphore(value: 0)
    private let state = Mutex(State())

    private struct State {
        /// How many pieces were started whose results were not taken yet.
        var underWay = 0
        /// The results of those that have ended, oldest first.
        var results: [Result<Value, Failure>] = []
    }

    package init(label: String) {
        queue = DispatchQueue(label: label)
    }

    /// Starts some work, which runs after all work that was started before.
    package func begin(_ work: @escaping @Sendable () throws(Failure) -> Value) {
        state.withLock { $0.underWay += 1 }
        queue.async { [self] in
            let result = Result { () throws(Failure) in try work() }
            state.withLock { $0.results.append(result) }
            finished.signal()
        }
    }

    /// Waits for the oldest piece whose result was not taken yet, and returns its result; `nil` if there is
    /// none.
    ///
    /// - Throws: the error that the work threw.
    @discardableResult
    package func finish() throws(Failure) -> Value? {
        let isUnderWay = state.withLock { state in
            guard state.underWay > 0 else { return false }
            state.underWay -= 1
            return true
        }
        guard isUnderWay else { return nil }
        finished.wait()
        return try state.withLock { $0.results.removeFirst() }.get()
    }
}
