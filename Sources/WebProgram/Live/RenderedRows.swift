import McOrderCounter
import McOrderWeb

/// The rows of a page that were rendered last. With hundreds of open orders, a change renders one of them.
struct RenderedRows: Sendable {
    private var known: [Int64: (entry: OrderEntry, html: HTML)] = [:]

    /// The row of each order, by the order's id. It is rendered only for entries that are new: the counter
    /// makes another entry when an order or the catalogue changes.
    mutating func html(of entries: [OrderEntry], _ render: (OrderEntry) -> HTML) -> [Int64: HTML] {
        var present: [Int64: (entry: OrderEntry, html: HTML)] = [:]
        present.reserveCapacity(entries.count)
        for entry in entries {
            let row = known[entry.id]
            present[entry.id] = row?.entry === entry ? row : (entry, render(entry))
        }
        known = present
        return present.mapValues(\.html)
    }
}
