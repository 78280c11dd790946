/// The texts of `mcorder` about the ticket.
package enum TicketText: Message {
    case emptyTicket
    case total
    case added
    /// A new order was started.
    case cleared
    /// This many lines were removed.
    case removed(_ count: Int)
    /// The ticket has no line with this number.
    case noLine(_ line: Int)

    // MARK: Reordering

    case nothingChanged
    /// The price of a line changed since the last order.
    case repriced(_ name: String, from: String, to: String)
    /// A line of the last order can no longer be ordered.
    case vanished(_ name: String)

    package func text(in language: any Texts) -> String { language.text(self) }
}
