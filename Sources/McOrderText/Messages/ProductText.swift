package import McOrderModel

/// What `mcorder` says of the catalogue's products.
package enum ProductText: Message {
    case gone
    case notSold
    /// What stands before a product's allergens.
    case contains
    case containsNone
    case allergensUnknown
    /// What stands before the price of a menu.
    case menu
    /// What stands before the price of a large menu.
    case large
    /// How a menu is put together, by the ids of a sandwich, a drink and a side.
    case menuExample(_ products: String)
    /// Of a menu only the sandwich's allergens are shown.
    case sandwichOnly

    package func text(in language: any Texts) -> String { language.text(self) }

    /// How a menu is put together, with products that this catalogue's menus have. Source: R3.
    package static func howToOrder(menus catalogue: Catalogue) -> Sentence {
        let products = [
            catalogue.menus.sandwiches.first?.product, catalogue.menus.drinks.first?.product,
            catalogue.menus.sides.first?.product,
        ]
        return ProductText.menuExample(products.compactMap { $0?.description }.joined(separator: " "))
    }
}
