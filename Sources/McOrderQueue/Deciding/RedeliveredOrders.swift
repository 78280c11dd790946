import Synchronization

/// Orders whose senders get a further receipt although the orders have not changed.
///
/// They are kept in memory: the receipts of all orders are written again at each start.
final class RedeliveredOrders: Sendable {
    private struct State {
        /// Those of the transaction that is being made.
        var uncommitted: Set<Int64> = []
        var committed: Set<Int64> = []
    }

    private let state = Mutex(State())

    /// Adds orders of the present transaction.
    func add(_ orders: Set<Int64>) {
        state.withLock { $0.uncommitted.formUnion(orders) }
    }

    /// The present transaction was made, or undone: then its orders only have the same receipts again.
    func end() {
        state.withLock {
            $0.committed.formUnion($0.uncommitted)
            $0.uncommitted = []
        }
    }

    /// Returns the orders that were added since, and those of the present transaction once more at the next
    /// call: anyone who learns of a commit before ``end()`` misses none.
    func take() -> Set<Int64> {
        state.withLock { state in
            defer { state.committed = [] }
            return state.committed.union(state.uncommitted)
        }
    }
}
