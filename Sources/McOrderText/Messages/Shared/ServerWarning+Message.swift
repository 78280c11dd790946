package import McOrderModel

/// What makes a queue on a PostgreSQL server less safe than it could be, and what to do.
extension ServerWarning: Message {
    package func text(in language: any Texts) -> String { language.text(self) }

    package var sentence: Sentence { self }
}
