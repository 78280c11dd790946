package import McOrderModel

/// The texts of `mcorder` about the catalogue's products.
package enum ProductText: Message {
    case gone
    case notSold
    case notSoldNow
    /// The label before a product's allergens.
    case contains
    case containsNone
    case allergensUnknown
    /// How many choices of a group to take, after its name.
    case choose(_ count: ClosedRange<Int>)
    /// The mark of a choice that applies if none of its group is taken.
    case isDefault
    /// The label before the price of a menu.
    case menu
    /// The label before the price of a large menu.
    case large
    /// How to compose a menu, from the ids of a sandwich, a drink and a side.
    case menuExample(_ products: String)
    /// Only the allergens of a menu's sandwich are shown.
    case sandwichOnly

    package func text(in language: any Texts) -> String { language.text(self) }

    /// How to compose a menu, with products from the menus of this catalogue. Source: R3.
    package static func howToOrder(menus catalogue: Catalogue) -> Sentence {
        let products = [
            catalogue.menus.sandwiches.first?.product, catalogue.menus.drinks.first?.product,
            catalogue.menus.sides.first?.product,
        ]
        return ProductText.menuExample(products.compactMap { $0?.description }.joined(separator: " "))
    }
}
