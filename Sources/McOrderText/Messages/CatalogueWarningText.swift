package import McOrderModel

/// What in a catalogue is allowed and looks like a slip.
package enum CatalogueWarningText: Message {
    /// The large menu of that sandwich costs less than the normal one; at that restaurant, or wherever none
    /// names others.
    case largeMenuCheaper(sandwich: String, restaurant: String?)
    /// A price is far from the median of the category.
    case unusualPrice(product: String, Money, median: Money, category: String, currency: String)

    package func text(in language: any Texts) -> String { language.text(self) }
}

extension CatalogueWarning {
    /// What looks like a slip.
    ///
    /// - Parameter currency: that of the prices, three letters of ISO 4217.
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
        }
    }
}
