/// Why a restaurant would not take an order now, for the customer.
package enum TodayFailureText: Message {
    /// The restaurant is closed; when it opens, if that is known.
    case closed(_ restaurant: String, opens: Sentence?)
    /// The restaurant takes no orders; until when, if that is known.
    case paused(_ restaurant: String, until: Sentence?)
    /// Lines of the ticket that hold something sold out, as the message below names them, and their numbers
    /// as a command takes them.
    case soldOut(_ lines: [Sentence], at: String, numbers: String)
    /// A line of the ticket, and what of it is sold out until when.
    case soldOutLine(Int, _ name: String, products: [String], until: Sentence)

    package func text(in language: any Texts) -> String { language.text(self) }
}
