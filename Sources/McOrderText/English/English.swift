package import McOrderModel

package struct English: Texts {
    package let code = "en"
    package let quotationMarks = ("“", "”")

    package let yesWords = ["y", "yes"]

    package init() {}

    package func pick(
        en: @autoclosure () -> String,
        es: @autoclosure () -> String,
        eu: @autoclosure () -> String
    ) -> String { en() }

    package let largeMark = "(large)"

    /// The system's words are English; what is too long lacks the limit.
    package let causes = ["File name too long": "the name is too long: at most 255 bytes"]

    /// Such as `no onion`.
    package func without(_ thing: String) -> String { "no \(thing)" }

    /// Such as `€6.75`.
    package func amount(_ money: Money, in currency: String) -> String {
        let parts = AmountParts(money, in: currency)
        return parts.minus + parts.sign + (parts.hasSign ? "" : "\u{A0}") + parts.digits(point: ".")
    }
}

extension Language {
    package static let english = Language(English())
}
