/// What the company sells and where: the content of a catalogue that passed every check.
///
/// Source: format.md, *Catalogue*; R1, R8, A4, A5.
public struct Catalogue: Hashable, Sendable {
    /// The company.
    public let company: Company
    /// The categories in the order in which they are shown.
    public let categories: [Category]
    /// The products in the catalogue's order.
    public let products: [Product]
    /// What a menu can be made of.
    public let menus: Menus
    /// The restaurants in the catalogue's order.
    public let restaurants: [Restaurant]

    /// The restaurant of that id.
    public func restaurant(_ id: RestaurantID) -> Restaurant? {
        restaurants.first { $0.id == id }
    }

    /// The restaurant of exactly that name, compared after Unicode NFC.
    public func restaurant(named name: String) -> Restaurant? {
        restaurants.first { $0.name == name }
    }

    /// The product of that id.
    public func product(_ id: ProductID) -> Product? {
        products.first { $0.id == id }
    }

    /// The products of a category, in the catalogue's order.
    public func products(in category: CategoryID) -> [Product] {
        products.filter { $0.categories.contains(category) }
    }
}

/// The company that the restaurants belong to.
public struct Company: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// The address of its web site. Source: R15.
    public let website: String
    /// The currency of all prices, three letters of ISO 4217.
    public let currency: String
    /// The time zone of every restaurant that names no other.
    public let zone: RestaurantZone
}

/// A page of the catalogue.
public struct Category: Hashable, Sendable {
    /// Its id.
    public let id: CategoryID
    /// Its name.
    public let name: String
    /// Its place among the others, ascending.
    public let order: Int
    /// Whether it promotes products that also belong to another category, as *1x1 PLUS* does. Source: R1.
    public let isPromotion: Bool
}

/// Something that is sold by itself, and perhaps as a part of a menu.
public struct Product: Hashable, Sendable {
    /// Its id.
    public let id: ProductID
    /// Its name, which is what an order's line says.
    public let name: String
    /// A sentence about it.
    public let description: String
    /// Its price where a restaurant names no other.
    public let price: Money
    /// The categories in which it is shown, one or more.
    public let categories: [CategoryID]
    /// The path of its picture inside the catalogue.
    public let image: String?
    /// The allergens that it contains; `nil` when they are not known, which is never "free of".
    public let allergens: Set<Allergen>?
    /// The age in years that one must have to buy it.
    public let minimumAge: Int?
}

/// The fourteen substances of EU regulation 1169/2011, annex II, in its order.
public enum Allergen: String, CaseIterable, Sendable {
    /// Cereals containing gluten.
    case gluten
    /// Crustaceans.
    case crustaceans
    /// Eggs.
    case eggs
    /// Fish.
    case fish
    /// Peanuts.
    case peanuts
    /// Soybeans.
    case soybeans
    /// Milk, lactose included.
    case milk
    /// Nuts.
    case nuts
    /// Celery.
    case celery
    /// Mustard.
    case mustard
    /// Sesame seeds.
    case sesame
    /// Sulphur dioxide and sulphites.
    case sulphites
    /// Lupin.
    case lupin
    /// Molluscs.
    case molluscs
}

/// What a menu is made of: a sandwich, a drink and a side, the latter two large or not. Source: R3.
public struct Menus: Hashable, Sendable {
    /// The category that shows the menus.
    public let category: CategoryID
    /// What a menu begins with.
    public let sandwiches: [Sandwich]
    /// The drinks to choose from.
    public let drinks: [Choice]
    /// The sides to choose from.
    public let sides: [Choice]

    /// A product with which a menu begins, and what that menu costs.
    public struct Sandwich: Hashable, Sendable {
        /// The product.
        public let product: ProductID
        /// The menu's price.
        public let price: Money
        /// The menu's price with a large drink and side.
        public let largePrice: Money
    }

    /// A drink or a side.
    public struct Choice: Hashable, Sendable {
        /// The product.
        public let product: ProductID
        /// What it adds to the menu's price.
        public let supplement: Money
    }

    /// What a menu with that sandwich costs.
    public func sandwich(_ id: ProductID) -> Sandwich? {
        sandwiches.first { $0.product == id }
    }

    /// The drink of that id.
    public func drink(_ id: ProductID) -> Choice? {
        drinks.first { $0.product == id }
    }

    /// The side of that id.
    public func side(_ id: ProductID) -> Choice? {
        sides.first { $0.product == id }
    }
}

/// A restaurant, and what is sold there at other prices or not at all. Source: R8, A5.
public struct Restaurant: Hashable, Sendable {
    /// Its id.
    public let id: RestaurantID
    /// Its name, which is what an order says.
    public let name: String
    /// Its postal address.
    public let address: String
    /// Its telephone number.
    public let phone: String
    /// Degrees north of the equator, from -90 to 90.
    public let latitude: Double
    /// Degrees east of Greenwich, from -180 to 180.
    public let longitude: Double
    /// Its time zone.
    public let zone: RestaurantZone
    /// The path of its picture inside the catalogue.
    public let image: String?
    /// The prices of products that differ here.
    public let prices: [ProductID: Money]
    /// The prices of menus that differ here, by the menu's sandwich.
    public let menuPrices: [ProductID: MenuPrice]
    /// The products that are not sold here, by themselves or in a menu.
    public let notSold: Set<ProductID>
    /// When it is open; `nil` always.
    public let hours: OpeningHours?

    /// A menu's price at one restaurant; what is `nil` is as everywhere.
    public struct MenuPrice: Hashable, Sendable {
        /// The menu's price.
        public let price: Money?
        /// The menu's price with a large drink and side.
        public let largePrice: Money?
    }
}
