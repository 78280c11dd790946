package import McOrderModel

/// Formats amounts of money in a language.
package struct PriceText: Sendable {
    private let currency: String
    private let language: Language

    /// Formats amounts of a currency, three letters of ISO 4217.
    package init(currency: String, language: Language) {
        self.currency = currency
        self.language = language
    }

    /// The amount: `6,75 €` in Spanish and Basque, `€6.75` in English. A currency without a well-known sign
    /// is shown by its letters.
    package func callAsFunction(_ money: Money) -> String {
        language.texts.amount(money, in: currency)
    }
}

/// The parts of an amount, for each language to combine.
struct AmountParts {
    /// A minus sign, or an empty text.
    let minus: String
    /// The currency's sign, or its letters.
    let sign: String
    let hasSign: Bool
    private let magnitude: UInt

    /// Splits an amount in a currency.
    init(_ money: Money, in currency: String) {
        minus = money.cents < 0 ? "-" : ""
        let signs = ["EUR": "€", "GBP": "£", "USD": "$"]
        hasSign = signs[currency] != nil
        sign = signs[currency] ?? currency
        magnitude = money.cents.magnitude
    }

    /// The number without its sign, such as `6.75`.
    func digits(point: String) -> String {
        let fraction = magnitude % 100
        return "\(magnitude / 100)\(point)\(fraction < 10 ? "0" : "")\(fraction)"
    }
}
