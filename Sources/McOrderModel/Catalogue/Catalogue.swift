/// The products, menus and restaurants of the company: the content of a catalogue that passed every check.
///
/// Source: format.md, *Catalogue*; R1, R8, A4, A5.
public struct Catalogue: Hashable, Sendable {
    /// The company.
    public let company: Company
    /// The categories in the order in which they are shown.
    public let categories: [Category]
    /// The products in the catalogue's order.
    public internal(set) var products: [Product]
    /// The parts of which menus can be made.
    public let menus: Menus
    /// The groups of options that products refer to.
    public let optionGroups: [ChoiceGroup]
    /// The restaurants in the catalogue's order.
    public internal(set) var restaurants: [Restaurant]
    /// The offers in the catalogue's order.
    public let offers: [Offer]
    /// The prices that come into force later.
    public internal(set) var planned: [PlannedPrice]

    /// The restaurant with that id.
    public func restaurant(_ id: RestaurantID) -> Restaurant? {
        restaurants.first { $0.id == id }
    }

    /// The restaurant with that name, compared after Unicode NFC.
    public func restaurant(named name: String) -> Restaurant? {
        restaurants.first { $0.name == name }
    }

    /// The product with that id.
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
    /// The company's name.
    public let name: String
    /// The address of the company's web site. Source: R15.
    public let website: String
    /// The currency of all prices, three letters of ISO 4217.
    public let currency: String
    /// The time zone of every restaurant that has none of its own.
    public let zone: RestaurantZone
    /// The value added tax; `nil` if the catalogue states none.
    public let taxes: TaxTable?
    /// Who sells, as the law asks for it.
    public let seller: Seller
    /// The colour of the customers' pages; `nil` for that of the program.
    public let brandColour: BrandColour?
}

/// A category of products, shown as one page of the catalogue.
public struct Category: Hashable, Sendable {
    /// The category's id.
    public let id: CategoryID
    /// The category's name.
    public let name: String
    /// The category's position among the others, ascending.
    public let order: Int
    /// Whether the category promotes products that also belong to another one, as *1x1 PLUS* does. Source:
    /// R1.
    public let isPromotion: Bool
    /// The name in other languages.
    public let translations: [String: Translation]
}

/// A product that is sold singly, and possibly as a part of a menu.
public struct Product: Hashable, Sendable {
    /// The product's id.
    public let id: ProductID
    /// The product's name, which an order's line contains.
    public let name: String
    /// A description in one sentence.
    public let description: String
    /// The price where a restaurant has none of its own.
    public internal(set) var price: Money
    /// The categories in which it is shown, one or more.
    public let categories: [CategoryID]
    /// The path of its picture inside the catalogue.
    public let image: String?
    /// The allergens that the product contains; `nil` if they are not known, which must never be shown as
    /// "free of".
    public let allergens: Set<Allergen>?
    /// What the product says of itself, such as the minimum age of a buyer.
    public let facts: ProductFacts
    /// The groups of options that the product offers, in the order in which they are asked.
    public let options: [Option]
    /// The class of value added tax; `nil` if the company states no tax.
    public let taxClass: VATClassID?
    /// When the product can be ordered; `nil` means whenever the restaurant is open.
    public let available: SaleTimes?
    /// The station that prepares the product; `nil` means the first of the restaurant.
    public let station: StationID?
    /// How long the preparation takes, in seconds; `nil` if that is not known.
    public let prepSeconds: Int?
    /// How many of them are made at once, in the time of one; `nil` if each is made alone.
    public let batch: Int?
    /// The name and description in other languages.
    public let translations: [String: Translation]

    /// The minimum age in years of a buyer.
    public var minimumAge: Int? { facts.minimumAge }

    /// A group of options that a product offers.
    public struct Option: Hashable, Sendable {
        /// The group.
        public let group: ChoiceGroupID
        /// The prices of choices that differ for this product.
        public let prices: [ChoiceID: Money]
    }
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

/// The parts of which menus are made: a sandwich, a drink and a side; drink and side can be large. Source:
/// R3.
public struct Menus: Hashable, Sendable {
    /// The category in which the menus are shown.
    public let category: CategoryID
    /// The sandwiches to choose from.
    public let sandwiches: [Sandwich]
    /// The drinks to choose from.
    public let drinks: [Choice]
    /// The sides to choose from.
    public let sides: [Choice]

    /// The sandwich of a menu, with the price of that menu.
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
        /// The amount that it adds to the menu's price.
        public let supplement: Money
    }

    /// The sandwich with that product id, with the prices of its menu.
    public func sandwich(_ id: ProductID) -> Sandwich? {
        sandwiches.first { $0.product == id }
    }

    /// The drink with that product id.
    public func drink(_ id: ProductID) -> Choice? {
        drinks.first { $0.product == id }
    }

    /// The side with that product id.
    public func side(_ id: ProductID) -> Choice? {
        sides.first { $0.product == id }
    }
}

/// A restaurant, with its own prices and the products that it does not sell. Source: R8, A5.
public struct Restaurant: Hashable, Sendable {
    /// The restaurant's id.
    public let id: RestaurantID
    /// The restaurant's name, which an order contains.
    public let name: String
    /// The restaurant's postal address.
    public let address: String
    /// The restaurant's telephone number.
    public let phone: String
    /// Degrees north of the equator, from -90 to 90.
    public let latitude: Double
    /// Degrees east of Greenwich, from -180 to 180.
    public let longitude: Double
    /// The restaurant's time zone.
    public let zone: RestaurantZone
    /// The path of its picture inside the catalogue.
    public let image: String?
    /// The prices of products that differ at this restaurant.
    public internal(set) var prices: [ProductID: Money]
    /// The prices of menus that differ at this restaurant, by the menu's sandwich.
    public let menuPrices: [ProductID: MenuPrice]
    /// The products that this restaurant does not sell, neither singly nor in a menu.
    public let notSold: Set<ProductID>
    /// The prices of choices that differ at this restaurant, by the product.
    public let optionPrices: [ProductID: [ChoiceID: Money]]
    /// The opening hours; `nil` means always open.
    public let hours: OpeningHours?
    /// The services; the first is the default. Empty means that every order is taken away.
    public let services: [RestaurantService]
    /// The stations of the kitchen; empty means one.
    public let stations: [Station]
    /// When a customer's wait, and an order in the kitchen, count as long; `nil` means the general targets.
    public let targets: WaitTargets?
    /// When customers may wish to collect their orders; `nil` means as soon as possible only.
    public let slots: PickupSlots?
    /// The product that is added once to each order that is taken away, such as a bag.
    public let packaging: ProductID?
    /// The minute of the day at which the business day begins, from 0 to 1439.
    public let dayStart: Int

    /// A menu's prices at one restaurant; `nil` means the catalogue's general price.
    public struct MenuPrice: Hashable, Sendable {
        /// The menu's price.
        public let price: Money?
        /// The menu's price with a large drink and side.
        public let largePrice: Money?
    }
}

extension Restaurant {
    /// Whether the restaurant sells a product or a choice when it is not out of it. It sells all choices.
    package func sells(_ id: SellableID) -> Bool {
        switch id {
        case .product(let id): !notSold.contains(id)
        case .choice: true
        }
    }
}
