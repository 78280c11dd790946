/// A product as one restaurant offers it.
public struct ProductAtRestaurant: Hashable, Sendable {
    /// The product.
    public let product: Product
    /// The price of a single one there; it is set even if the restaurant does not sell the product.
    public let price: Money
    /// Whether the restaurant sells the product.
    public let isSold: Bool
    /// The price of the menu with this sandwich, before supplements; `nil` if there is no such menu.
    public let menu: MenuPrices?

    /// The price of a menu at one restaurant, before supplements.
    public struct MenuPrices: Hashable, Sendable {
        /// The menu's price.
        public let price: Money
        /// The menu's price with a large drink and side.
        public let largePrice: Money
    }

    /// Whether name, description or id contains the text, in any language, ignoring case and accents.
    public func contains(_ text: String) -> Bool {
        let key = SearchKey(text)
        return key.text.isEmpty
            || key.isPart(
                of: [product.name, product.description, product.id.description] + product.translations.names
                    + product.translations.values.compactMap(\.description)
            )
    }

    /// Whether the name contains the text, in any language, ignoring case and accents.
    package func isNamed(_ text: String) -> Bool {
        SearchKey(text).isPart(of: [product.name] + product.translations.names)
    }

    /// Whether the product is known to contain none of those allergens. If its allergens are not known, it
    /// counts as free of none.
    public func isFree(of allergens: Set<Allergen>) -> Bool {
        allergens.isEmpty || product.allergens?.isDisjoint(with: allergens) == true
    }
}

extension [ProductAtRestaurant] {
    /// The offers that contain a text; those with it in their name come first.
    package func found(by text: String) -> [ProductAtRestaurant] {
        let found = filter { $0.contains(text) }
        return found.filter { $0.isNamed(text) } + found.filter { !$0.isNamed(text) }
    }
}

extension Catalogue {
    /// All products on the menu in the catalogue's order, with a restaurant's prices, or without a restaurant
    /// with the catalogue's general prices. Source: R1, A5.
    public func offers(at restaurant: Restaurant?) -> [ProductAtRestaurant] {
        menuProducts.map { product in
            ProductAtRestaurant(
                product: product,
                price: product.price(at: restaurant, for: nil),
                isSold: restaurant?.notSold.contains(product.id) != true,
                menu: menus.sandwich(product.id)?.offer(at: restaurant)
            )
        }
    }
}

extension Product {
    /// The price without options: that of the service, else that of the restaurant, else the general one.
    package func price(at restaurant: Restaurant?, for service: RestaurantService?) -> Money {
        service?.prices[id] ?? restaurant?.prices[id] ?? price
    }
}

extension Menus.Sandwich {
    /// The price of the menu at a restaurant, or without one the general price.
    package func offer(at restaurant: Restaurant?) -> ProductAtRestaurant.MenuPrices {
        let own = restaurant?.menuPrices[product]
        return ProductAtRestaurant.MenuPrices(
            price: own?.price ?? price,
            largePrice: own?.largePrice ?? largePrice
        )
    }
}
