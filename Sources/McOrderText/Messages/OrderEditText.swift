package import McOrderModel

/// What was done to an order's content, in a word.
extension OrderEdit.Kind: Message {
    package func text(in language: any Texts) -> String { language.text(self) }

    /// What was done, in a word.
    package var word: Sentence { self }
}

/// What the history of an order says of changes of its content.
package enum OrderEditText: Message {
    /// Such a change was made, of that line or with those words.
    case done(OrderEdit.Kind, _ detail: String)
    /// The counter's own words were taken away.
    case noteDeleted
    /// That change was taken back.
    case takenBack(_ change: Sentence)

    package func text(in language: any Texts) -> String { language.text(self) }
}
