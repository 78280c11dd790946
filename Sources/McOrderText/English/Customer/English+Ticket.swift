extension English {
    package func text(_ message: TicketText) -> String {
        switch message {
        case .emptyTicket: "The ticket is empty."
        case .total: "Total"
        case .added: "Product added!"
        case .cleared: "New order: the ticket is empty."
        case .removed(let count):
            count == 1 ? "1 line removed." : "\(count) lines removed."
        case .noLine(let line): "the ticket has no line \(line)."
        case .nothingChanged: "Prices are the same."
        case .repriced(let name, let from, let to): "\(HarmlessText.clean(name)): was \(from), is now \(to)"
        case .vanished(let name):
            "\(HarmlessText.clean(name)): can no longer be ordered; it is not on the ticket"
        }
    }
}
