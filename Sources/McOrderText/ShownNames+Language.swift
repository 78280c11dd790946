package import McOrderModel

extension ShownNames {
    /// The names in a language, with its words for what is left out and for what is large.
    package init(_ catalogue: Catalogue?, in language: Language) {
        let texts = language.texts
        self.init(catalogue, in: language.rawValue, large: texts.largeMark) { texts.without($0) }
    }
}
