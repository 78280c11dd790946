internal import Dispatch
internal import Synchronization

/// Blocking work on a thread beside its owner's, who goes on until he needs the results.
///
/// Pieces are done one after the other, in the order in which they were begun. Used by one thread at a time, who bounds
/// how many pieces are under way.
final class SideWork<Value: Sendable, Failure: Error>: Sendable {
    private let queue: DispatchQueue
    private let finished = DispatchSemaphore(value: 0)
    private let state = Mutex(State())

    private struct State {
        /// How many pieces were begun whose results nobody has taken.
        var underWay = 0
        /// Those of them that have ended, the oldest first.
        var results: [Result<Value, Failure>] = []
    }

    init(label: String) {
        queue = DispatchQueue(label: label)
    }

    /// Begins some work, which is done after what was begun before.
    func begin(_ work: @escaping @Sendable () throws(Failure) -> Value) {
        state.withLock { $0.underWay += 1 }
        queue.async { [self] in
            let result = Result { () throws(Failure) in try work() }
            state.withLock { $0.results.append(result) }
            finished.signal()
        }
    }

    /// Waits for the end of the oldest piece whose result was not taken; `nil` where there is none.
    ///
    /// - Throws: what the work threw.
    @discardableResult
    func finish() throws(Failure) -> Value? {
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
