import McOrderModel

/// What was found out about the open orders that a kitchen has, so that with hundreds of them the next time only
/// those are looked at that changed.
package struct OrderMemory<Found: Sendable>: Sendable {
    private struct Known {
        let entry: OrderEntry
        let firedAt: Timestamp
        let found: Found
    }

    private var known: [Int64: Known] = [:]
    /// The version of the catalogue, which says what stations prepare.
    private var catalogue: String?

    package init() {}

    /// What is found out about orders: what is known, unless an order, the time at which the kitchen got it, or
    /// the catalogue changed. Others are forgotten.
    mutating func found(
        about orders: [(entry: OrderEntry, firedAt: Timestamp)],
        in snapshot: CounterSnapshot,
        _ find: (QueuedOrder, Timestamp) -> Found
    ) -> [Found] {
        if catalogue != snapshot.day.catalogueVersion { known = [:] }
        catalogue = snapshot.day.catalogueVersion
        var present: [Int64: Known] = [:]
        present.reserveCapacity(orders.count)
        let all = orders.map { entry, firedAt in
            if let last = known[entry.id], last.entry === entry, last.firedAt == firedAt {
                present[entry.id] = last
                return last.found
            }
            let found = find(entry.order, firedAt)
            present[entry.id] = Known(entry: entry, firedAt: firedAt, found: found)
            return found
        }
        known = present
        return all
    }
}
