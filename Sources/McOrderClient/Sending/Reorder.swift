/// The items of an earlier order that can be ordered again now. Source: R7.
public struct Reorder: Hashable, Sendable {
    /// A difference from the earlier order.
    public enum Change: Hashable, Sendable {
        /// A line has another price.
        case repriced(name: String, from: Money, to: Money)
        /// A line can no longer be ordered at that restaurant.
        case gone(name: String)
    }

    /// The items that can be added to a ticket.
    public let items: [TicketItem]
    /// The differences; equal ones are listed once.
    public let changes: [Change]
}

extension Catalogue {
    /// The items of an earlier order that the restaurant sells now, and what has changed.
    public func reorder(_ order: PlacedOrder, at restaurant: Restaurant?) -> Reorder {
        let prices = PriceList(self, at: restaurant)
        var items: [TicketItem] = []
        var changes: [Reorder.Change] = []
        let lines = order.order.lines
        let ordered: [TicketItem?] =
            order.items.isEmpty ? lines.map { (try? prices.content(of: $0.name))?.item } : order.items
        for (item, line) in zip(ordered, lines) {
            let change: Reorder.Change?
            do throws(PriceList.PriceError) {
                guard let item else { throw .unknown }
                let price = try prices.content(of: item).price
                items.append(item)
                change = price == line.price ? nil : .repriced(name: line.name, from: line.price, to: price)
            } catch {
                change = .gone(name: line.name)
            }
            if let change, !changes.contains(change) { changes.append(change) }
        }
        return Reorder(items: items, changes: changes)
    }
}
