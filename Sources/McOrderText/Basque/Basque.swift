package import McOrderModel

/// Basque (euskara batua), as spoken at a counter in Donostia.
package struct Basque: Texts {
    package let code = "eu"
    package let quotationMarks = ("«", "»")

    package let yesWords = ["b", "bai"]

    package init() {}

    package let largeMark = "(G)"

    package func pick(
        en: @autoclosure () -> String,
        es: @autoclosure () -> String,
        eu: @autoclosure () -> String
    ) -> String { eu() }

    /// Such as `tipula gabe`.
    package func without(_ thing: String) -> String { "\(thing) gabe" }

    /// Such as `6,75 €`.
    package func amount(_ money: Money, in currency: String) -> String {
        let parts = AmountParts(money, in: currency)
        return "\(parts.minus)\(parts.digits(point: ","))\u{A0}\(parts.sign)"
    }
}

extension Language {
    package static let basque = Language(Basque())
}
