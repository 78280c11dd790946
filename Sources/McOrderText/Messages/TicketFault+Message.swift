package import McOrderModel

/// Why the ticket cannot be changed so, and what to do.
extension TicketFault: Message {
    package func text(in language: any Texts) -> String { language.text(self) }

    /// What is wrong, and what to do.
    package var sentence: Sentence { self }
}
