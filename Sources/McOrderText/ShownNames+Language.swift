package import McOrderModel

extension ShownNames {
    /// The names in a language, with its words for what is left out and for what is large.
    ///
    /// - Parameter large: another mark of a large menu than the language's own.
    package init(_ catalogue: Catalogue?, in language: Language, large: String? = nil) {
        let texts = language.texts
        self.init(catalogue, in: language.rawValue, large: large ?? texts.largeMark) { texts.without($0) }
    }
}
