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
        language.texts.amount(money, in: currency)
    }
}

/// The parts that languages put together in their own ways.
struct AmountParts {
    /// A minus sign, or nothing.
    let minus: String
    /// The currency's sign, or its letters.
    let sign: String
    /// Whether the currency has a sign.
    let hasSign: Bool
    private let magnitude: UInt

    /// The parts of an amount in a currency.
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
