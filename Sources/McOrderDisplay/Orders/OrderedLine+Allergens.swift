import McOrderModel
import McOrderText

extension OrderedLine {
    /// The allergens of the line in words; `nil` if it has none.
    func allergenText(_ language: Language) -> String? {
        guard let all = content?.knownAllergens?.all else { return ProductText.allergensUnknown[language] }
        guard !all.isEmpty else { return nil }
        return "\(ProductText.contains[language]) \(all.map { $0.word[language] }.joined(separator: ", "))"
    }
}
