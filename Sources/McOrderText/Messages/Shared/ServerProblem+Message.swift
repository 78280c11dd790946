package import McOrderModel

/// Why a queue on a PostgreSQL server cannot be used, and what to do.
extension ServerProblem: Message {
    package func text(in language: any Texts) -> String { language.text(self) }

    package var sentence: Sentence { self }
}
