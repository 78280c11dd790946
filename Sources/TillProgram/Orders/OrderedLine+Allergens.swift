package import McOrderModel
package import McOrderText

extension OrderedLine {
    /// The allergens of the line in words; `nil` if it has none.
    package func allergenText(_ language: Language) -> String? {
        guard let all = content?.knownAllergens?.all else { return ProductText.allergensUnknown[language] }
        guard !all.isEmpty else { return nil }
        return "\(ProductText.contains[language]) \(all.map { $0.word[language] }.joined(separator: ", "))"
    }
}

extension Sequence<OrderedLine> {
    /// A text for each different line that has allergens, in which its name comes first.
    package func allergenTexts(_ names: ShownNames, _ language: Language) -> [String] {
        var texts: [String] = []
        for line in self {
            guard let allergens = line.allergenText(language) else { continue }
            let text = "\(HarmlessText.clean(names.line(line))) · \(allergens)"
            if !texts.contains(text) { texts.append(text) }
        }
        return texts
    }
}
