package import McOrderModel

/// Amounts of money as a language writes them.
package struct PriceText: Sendable {
    private let currency: String
    private let language: Language

    /// Writes amounts of a currency, three letters of ISO 4217.
    package init(currency: String, language: Language) {
        self.currency = currency
        self.language = language
    }

    /// The amount: `6,75 €` in Spanish and Basque, `€6.75` in English; a currency without a well-known sign
    /// by its letters.
    package func callAsFunction(_ money: Money) -> String {
        let magnitude = money.cents.magnitude
        let fraction = magnitude % 100
        let minus = money.cents < 0 ? "-" : ""
        let digits = { (point: String) in "\(magnitude / 100)\(point)\(fraction < 10 ? "0" : "")\(fraction)" }
        switch language {
        case .spanish, .basque: return "\(minus)\(digits(","))\u{A0}\(sign)"
        case .english: return minus + sign + (sign == currency ? "\u{A0}" : "") + digits(".")
        }
    }

    private var sign: String {
        switch currency {
        case "EUR": "€"
        case "GBP": "£"
        case "USD": "$"
        default: currency
        }
    }
}
