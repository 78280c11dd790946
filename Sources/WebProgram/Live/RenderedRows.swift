import McOrderCounter
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

    /// The row of each order, by the order's id. It is rendered only for entries that are new: the counter
    /// makes another entry when an order or the catalogue changes.
    mutating func html(of entries: [OrderEntry], _ render: (OrderEntry) -> HTML) -> [Int64: HTML] {
        parts(of: entries) { entry, _ in [render(entry)] }.compactMapValues(\.first)
    }

    /// The pieces of a page that show each order, by the order's id. They are rendered again for a new entry,
    /// and where the letter that tells the order from another one of its code changed.
    mutating func parts(
        of entries: [OrderEntry],
        letters: [Int64: Character] = [:],
        _ render: (OrderEntry, Character?) -> [HTML]
    ) -> [Int64: [HTML]] {
        var present: [Int64: Known] = [:]
        present.reserveCapacity(entries.count)
        for entry in entries {
            let letter = letters[entry.id]
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
