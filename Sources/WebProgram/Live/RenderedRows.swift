import McOrderCounter
import McOrderModel
import McOrderWeb

/// The rows of a page that were rendered last. With hundreds of open orders, a change renders one of them.
struct RenderedRows: Sendable {
    /// What was rendered of an order, and what it shows.
    private struct Known: Sendable {
        let entry: OrderEntry
        let letter: Character?
        let parts: [HTML]
    }

    private var known: [Int64: Known] = [:]
    /// What the page's views of the kitchen found out, by their station.
    var kitchens: [KitchenStation: OrderMemory<KitchenView.Found>] = [:]
    /// Since when the kitchen has not noticed each order.
    var unseen = OrderMemory<Timestamp?>()
    /// The version of the catalogue, whose names and stations the rows have.
    private var catalogue: String?

    /// The pieces of a page that show each order, by the order's id. They are rendered again for a new entry,
    /// which the counter makes when an order changes; where the letter that tells the order from another one
    /// of its code changed; and all of them with another catalogue.
    mutating func parts(
        of entries: [OrderEntry],
        in snapshot: CounterSnapshot,
        _ render: (OrderEntry, Character?) -> [HTML]
    ) -> [Int64: [HTML]] {
        if catalogue != snapshot.day.catalogueVersion { known = [:] }
        catalogue = snapshot.day.catalogueVersion
        var present: [Int64: Known] = [:]
        present.reserveCapacity(entries.count)
        for entry in entries {
            let letter = snapshot.letters[entry.id]
            if let last = known[entry.id], last.entry === entry, last.letter == letter {
                present[entry.id] = last
            } else {
                present[entry.id] = Known(entry: entry, letter: letter, parts: render(entry, letter))
            }
        }
        known = present
        return present.mapValues(\.parts)
    }
}
