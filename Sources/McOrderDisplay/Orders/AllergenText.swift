package import McOrderModel
package import McOrderText

/// The allergens of what is ordered, in words.
package enum AllergenText {
    /// The allergens of several lines together; `nil` if they have none. Where those of one line are not
    /// known, the text says so, and names none.
    package static func text(of contents: [LineContent?], _ language: Language) -> String? {
        text(of: contents.map { $0?.knownAllergens }, language)
    }

    /// The same, of the allergens of each line; `nil` for a line of which any are not known.
    package static func text(of lines: [AllergenSet?], _ language: Language) -> String? {
        var all = AllergenSet()
        for known in lines {
            guard let known else { return ProductText.allergensUnknown[language] }
            all.formUnion(known)
        }
        guard !all.isEmpty else { return nil }
        let names = all.all.map { $0.word[language] }
        return "\(ProductText.contains[language]) \(names.joined(separator: ", "))"
    }
}
