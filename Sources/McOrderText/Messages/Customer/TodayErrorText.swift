/// Why a restaurant would not accept an order now, for the customer.
package enum TodayErrorText: Message {
    /// The restaurant is closed; `opens` is when it opens, if known.
    case closed(_ restaurant: String, opens: Sentence?)
    /// The restaurant accepts no orders; `until` is when that ends, if known.
    case paused(_ restaurant: String, until: Sentence?)
    /// Lines of the ticket with sold-out products, in the form of the next message, and their numbers as
    /// command arguments; nil on the screen.
    case soldOut(_ lines: [Sentence], at: String, numbers: String?)
    /// A line of the ticket, and which of its products are sold out until when.
    case soldOutLine(Int, _ name: String, products: [String], until: Sentence)

    package func text(in language: any Texts) -> String { language.text(self) }
}
