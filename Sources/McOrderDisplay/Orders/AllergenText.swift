package import McOrderModel
package import McOrderText

/// The allergens of what is ordered, in words.
package enum AllergenText {
    /// The allergens of several lines together; `nil` if they have none. Where those of one line are not
    /// known, the text says so, and names none.
    package static func text(of contents: [LineContent?], _ language: Language) -> String? {
        var all: Set<Allergen> = []
        for content in contents {
            guard let known = content?.knownAllergens else { return ProductText.allergensUnknown[language] }
            all.formUnion(known.all)
        }
        guard !all.isEmpty else { return nil }
        let names = Allergen.allCases.filter(all.contains).map { $0.word[language] }
        return "\(ProductText.contains[language]) \(names.joined(separator: ", "))"
    }
}
