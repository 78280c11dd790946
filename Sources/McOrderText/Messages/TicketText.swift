/// What `mcorder` says of the ticket.
package enum TicketText: Message {
    case emptyTicket
    case total
    case added
    /// A new order was begun.
    case cleared
    /// So many lines were removed.
    case removed(_ count: Int)

    // MARK: The last order once more

    case nothingChanged
    /// What changed about a line since the last order.
    case repriced(_ name: String, from: String, to: String)
    /// A line of the last order cannot be ordered any more.
    case vanished(_ name: String)

    package func text(in language: any Texts) -> String { language.text(self) }
}
