import McOrderModel

/// Remembers what was found out about a kitchen's open orders, so that the next time only those that changed
/// are looked at. There may be hundreds.
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

    /// What there is to know about orders. It is found out again where the order, the time at which the kitchen
    /// got it, or the catalogue changed. Other orders are forgotten.
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
