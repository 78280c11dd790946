internal import McOrderClient

/// A change of the ticket: made at once in the model, and then in the home.
enum FlowChange: Equatable, Sendable {
    case add(TicketItem, count: Int)
    case remove(TicketItem, line: Int)
    case insert(TicketItem, line: Int)
    case replace([TicketItem])
    case append([TicketItem])

    /// Makes the change. Of a ticket that another program changed meanwhile an equal line is taken off, or
    /// none.
    func apply(to ticket: inout Ticket) throws(TicketFault) {
        switch self {
        case .add(let item, let count):
            try ticket.add(item, count: count)
        case .remove(let item, let line):
            let items = ticket.items
            let isThere = items.indices.contains(line - 1) && items[line - 1] == item
            guard let place = isThere ? line - 1 : items.firstIndex(of: item) else { return }
            try ticket.remove(lines: [place + 1])
        case .insert(let item, let line):
            var items = ticket.items
            items.insert(item, at: min(max(0, line - 1), items.count))
            ticket = try Ticket(items)
        case .replace(let items):
            ticket = try Ticket(items)
        case .append(let items):
            ticket = try Ticket(ticket.items + items)
        }
    }
}
