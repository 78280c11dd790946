/// A product as one restaurant offers it.
public struct Offer: Hashable, Sendable {
    /// The product.
    public let product: Product
    /// What it costs there by itself, also while it is not sold.
    public let price: Money
    /// Whether it is sold there.
    public let isSold: Bool
    /// What the menu that begins with it costs, before supplements; `nil` when none does.
    public let menu: MenuOffer?

    /// What a menu costs at one restaurant, before supplements.
    public struct MenuOffer: Hashable, Sendable {
        /// The menu's price.
        public let price: Money
        /// The menu's price with a large drink and side.
        public let largePrice: Money
    }

    /// Whether name, description or id contain the text, without regard to case and accents.
    public func contains(_ text: String) -> Bool {
        let key = SearchKey(text).text
        return key.isEmpty
            || [product.name, product.description, product.id.description].contains {
                SearchKey($0).text.contains(key)
            }
    }

    /// Whether the name contains the text, without regard to case and accents.
    package func isNamed(_ text: String) -> Bool {
        SearchKey(product.name).text.contains(SearchKey(text).text)
    }

    /// Whether the product is known to have none of those allergens; one whose allergens are not known is
    /// never free of any.
    public func isFree(of allergens: Set<Allergen>) -> Bool {
        allergens.isEmpty || product.allergens?.isDisjoint(with: allergens) == true
    }
}

extension [Offer] {
    /// The offers that contain a text, those with it in their name first.
    package func found(by text: String) -> [Offer] {
        let found = filter { $0.contains(text) }
        return found.filter { $0.isNamed(text) } + found.filter { !$0.isNamed(text) }
    }
}

extension Catalogue {
    /// All products in the catalogue's order as a restaurant offers them; without a restaurant at the
    /// prices that hold where none are named. Source: R1, A5.
    public func offers(at restaurant: Restaurant?) -> [Offer] {
        products.map { product in
            let menu = menus.sandwich(product.id).map { sandwich in
                let own = restaurant?.menuPrices[product.id]
                return Offer.MenuOffer(
                    price: own?.price ?? sandwich.price,
                    largePrice: own?.largePrice ?? sandwich.largePrice
                )
            }
            return Offer(
                product: product,
                price: restaurant?.prices[product.id] ?? product.price,
                isSold: restaurant?.notSold.contains(product.id) != true,
                menu: menu
            )
        }
    }
}
