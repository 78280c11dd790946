import McOrderModel

/// Remembers what was found out about a kitchen's open orders, so that the next time only those that changed
/// are looked at. There may be hundreds.
package struct OrderMemory<Found: Sendable>: Sendable {
    private struct Known {
        let order: FiredOrder
        let found: Found
    }

    private var known: [Int64: Known] = [:]
    /// The version of the catalogue, which says what stations prepare.
    private var catalogue: String?

    package init() {}

    /// What there is to know about orders. It is found out again where the order, the time at which the
    /// kitchen got it, the stations that get it later, or the catalogue changed. Other orders are forgotten.
    mutating func found(
        about orders: [FiredOrder],
        in snapshot: CounterSnapshot,
        _ find: (FiredOrder) -> Found
    ) -> [Found] {
        if catalogue != snapshot.day.catalogueVersion { known = [:] }
        catalogue = snapshot.day.catalogueVersion
        var present: [Int64: Known] = [:]
        present.reserveCapacity(orders.count)
        let all = orders.map { order in
            let id = order.entry.id
            if let last = known[id], last.order == order {
                present[id] = last
                return last.found
            }
            let found = find(order)
            present[id] = Known(order: order, found: found)
            return found
        }
        known = present
        return all
    }
}
