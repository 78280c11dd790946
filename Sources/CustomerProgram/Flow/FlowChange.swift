import McOrderClient

/// A change of the ticket. It is applied to the model and to the home at once.
enum FlowChange: Equatable, Sendable {
    case add(TicketItem, count: Int)
    case remove([Ticket.Group])
    case insert([Ticket.Group])
    case replace([TicketItem])
    case append([TicketItem])

    /// Applies the change. If another program changed the ticket meanwhile, a removal removes only what is
    /// still there.
    func apply(to ticket: inout Ticket) throws(TicketError) {
        switch self {
        case .add(let item, let count):
            try ticket.add(item, count: count)
        case .remove(let groups):
            for group in groups { ticket.remove(group.item, count: group.count) }
        case .insert(let groups):
            var items = ticket.items
            for group in groups {
                let place = min(max(0, group.firstLine - 1), items.count)
                items.insert(contentsOf: Array(repeating: group.item, count: group.count), at: place)
            }
            ticket = try Ticket(items)
        case .replace(let items):
            ticket = try Ticket(items)
        case .append(let items):
            ticket = try Ticket(ticket.items + items)
        }
    }
}
