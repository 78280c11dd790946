package import McOrderModel

extension Allergen: Message {
    package func text(in language: any Texts) -> String { language.text(self) }

    /// The allergen's name.
    package var word: Sentence { self }
}
