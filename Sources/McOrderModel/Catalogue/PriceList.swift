/// The prices of all products and menus at one restaurant, by the text of an order's line.
///
/// Creating one takes time proportional to the size of the catalogue; finding a price takes constant time.
/// Source: A5; format.md, *Prices*.
public struct PriceList: Sendable {
    /// Why a line has no price.
    public enum PriceError: Error, Hashable, Sendable {
        /// The catalogue has no such product or menu.
        case unknown
        /// The restaurant does not sell the product, or a part of the menu.
        case notSold
    }

    private struct Entry {
        let id: ProductID
        let price: Money
        let isSold: Bool
    }

    private struct MenuEntry {
        let price: Money
        let largePrice: Money
    }

    private let products: [String: Entry]
    private let menus: [ProductID: MenuEntry]
    private let drinks: [ProductID: Money]
    private let sides: [ProductID: Money]

    /// Creates the prices of a restaurant, or without one the catalogue's general prices.
    public init(_ catalogue: Catalogue, at restaurant: Restaurant?) {
        products = Dictionary(
            catalogue.products.map { product in
                let price = restaurant?.prices[product.id] ?? product.price
                let isSold = restaurant?.notSold.contains(product.id) != true
                return (product.name, Entry(id: product.id, price: price, isSold: isSold))
            },
            uniquingKeysWith: { first, _ in first }
        )
        menus = Dictionary(
            catalogue.menus.sandwiches.map { sandwich in
                let own = restaurant?.menuPrices[sandwich.product]
                let entry = MenuEntry(
                    price: own?.price ?? sandwich.price,
                    largePrice: own?.largePrice ?? sandwich.largePrice
                )
                return (sandwich.product, entry)
            },
            uniquingKeysWith: { first, _ in first }
        )
        let supplements = { (choices: [Menus.Choice]) in
            Dictionary(choices.map { ($0.product, $0.supplement) }, uniquingKeysWith: { first, _ in first })
        }
        drinks = supplements(catalogue.menus.drinks)
        sides = supplements(catalogue.menus.sides)
    }

    /// The products of a line: one, or the three parts of a menu; empty for an unknown line.
    public func products(of line: String) -> [ProductID] {
        if let product = products[line] { return [product.id] }
        guard let parts = MenuLine.parts(of: line) else { return [] }
        let names = [parts.sandwich, parts.drink, parts.side]
        let found = names.compactMap { products[$0]?.id }
        return found.count == names.count ? found : []
    }

    /// The price of a line; names are compared after Unicode NFC.
    public func price(of line: String) throws(PriceError) -> Money {
        if let product = products[line] {
            guard product.isSold else { throw .notSold }
            return product.price
        }
        guard let parts = MenuLine.parts(of: line), let sandwich = products[parts.sandwich],
            let drink = products[parts.drink], let side = products[parts.side],
            let menu = menus[sandwich.id], let drinkSupplement = drinks[drink.id],
            let sideSupplement = sides[side.id]
        else { throw .unknown }
        guard sandwich.isSold, drink.isSold, side.isSold else { throw .notSold }
        return (parts.isLarge ? menu.largePrice : menu.price) + drinkSupplement + sideSupplement
    }
}
