package import McOrderModel

/// Why this change of the ticket is not possible, and what to do.
extension TicketError: Message {
    package func text(in language: any Texts) -> String { language.text(self) }

    /// Why it is not possible, and what to do.
    package var sentence: Sentence { self }
}
