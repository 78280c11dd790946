package import McOrderModel

package struct English: Texts {
    package let code = "en"
    package let quotationMarks = ("“", "”")

    package init() {}

    /// Such as `€6.75`.
    package func amount(_ money: Money, in currency: String) -> String {
        let parts = AmountParts(money, in: currency)
        return parts.minus + parts.sign + (parts.hasSign ? "" : "\u{A0}") + parts.digits(point: ".")
    }
}

extension Language {
    package static let english = Language(English())
}
