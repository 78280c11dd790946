package import McOrderModel

/// Why staff cancel an order or strike a line of it, in words.
extension StaffReason: Message {
    package func text(in language: any Texts) -> String { language.text(self) }

    /// The reason in words.
    package var sentence: Sentence { self }
}
