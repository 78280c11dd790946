package import McOrderModel

/// Something in a catalogue that is allowed but probably a mistake.
package enum CatalogueWarningText: Message {
    /// The large menu with this sandwich costs less than the normal one, at this restaurant or, with nil, at
    /// those without prices of their own.
    case largeMenuCheaper(sandwich: String, restaurant: String?)
    /// A price is far from the median of its category.
    case unusualPrice(product: String, Money, median: Money, category: String, currency: String)
    /// Two names look the same.
    case lookAlikes(String, String)
    /// A choice is left out, but its name does not say so.
    case leftOutUnsaid(choice: String, group: String)

    package func text(in language: any Texts) -> String { language.text(self) }
}

extension CatalogueWarning {
    /// The warning.
    ///
    /// - Parameter currency: the currency of the prices, three letters of ISO 4217.
    package func sentence(currency: String) -> Sentence {
        switch self {
        case .largeMenuCheaper(let sandwich, let restaurant):
            CatalogueWarningText.largeMenuCheaper(sandwich: sandwich, restaurant: restaurant)
        case .unusualPrice(let product, let price, let median, let category):
            CatalogueWarningText.unusualPrice(
                product: product,
                price,
                median: median,
                category: category,
                currency: currency
            )
        case .lookAlikes(let first, let second): CatalogueWarningText.lookAlikes(first, second)
        case .leftOutUnsaid(let choice, let group):
            CatalogueWarningText.leftOutUnsaid(choice: choice, group: group)
        }
    }
}
