package import McOrderModel

/// Spanish, as spoken at a counter in Spain.
package struct Spanish: Texts {
    package let code = "es"
    package let quotationMarks = ("«", "»")

    package let yesWords = ["s", "si", "sí"]

    package init() {}

    package func pick(
        en: @autoclosure () -> String,
        es: @autoclosure () -> String,
        eu: @autoclosure () -> String
    ) -> String { es() }

    package let largeMark = "(G)"

    /// Such as `sin cebolla`.
    package func without(_ thing: String) -> String { "sin \(thing)" }

    /// Such as `6,75 €`.
    package func amount(_ money: Money, in currency: String) -> String {
        let parts = AmountParts(money, in: currency)
        return "\(parts.minus)\(parts.digits(point: ","))\u{A0}\(parts.sign)"
    }
}

extension Language {
    package static let spanish = Language(Spanish())
}
