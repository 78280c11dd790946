/// The prices of all products and menus at one restaurant, by their ids or the text of an order's line.
///
/// Creating one takes time proportional to the size of the catalogue; finding a price takes constant time.
/// Source: A5; format.md, *Deciding about a file*.
public struct PriceList: Sendable {
    /// Why a line has no price.
    public enum PriceError: Error, Hashable, Sendable {
        /// The catalogue has no such product or menu.
        case unknown
        /// The restaurant does not sell the product, or a part of the menu.
        case notSold
        /// The product cannot be ordered on this day or at this time.
        case notSoldNow
        /// The choices do not fit the product.
        case options(OptionError)
    }

    private struct Entry {
        let product: Product
        /// The product's position in the catalogue.
        let position: Int
        let price: Money
        let isSold: Bool
        let options: ProductOptions
    }

    private let resolver: LineResolver
    private let products: [ProductID: Entry]
    private let menus: [ProductID: ProductAtRestaurant.MenuPrices]
    private let drinks: [ProductID: Money]
    private let sides: [ProductID: Money]
    private let packaging: Set<ProductID>

    /// Creates the prices of a restaurant, or without one the catalogue's general prices.
    ///
    /// - Parameters:
    ///   - catalogue: the catalogue with the prices.
    ///   - restaurant: the restaurant, or `nil`.
    ///   - service: one of the restaurant's services; `nil` means its first.
    public init(_ catalogue: Catalogue, at restaurant: Restaurant?, service: ServiceID? = nil) {
        self.init(catalogue, at: restaurant, service: service, resolver: LineResolver(catalogue))
    }

    /// - Parameter resolver: that of the catalogue, which all its price lists can share.
    package init(
        _ catalogue: Catalogue,
        at restaurant: Restaurant?,
        service: ServiceID? = nil,
        resolver: LineResolver
    ) {
        self.resolver = resolver
        let service = restaurant?.service(service)
        products = Dictionary(
            first: catalogue.products.enumerated().map { position, product in
                let isSold = restaurant?.notSold.contains(product.id) != true
                let options = catalogue.options(of: product, at: restaurant)
                let entry = Entry(
                    product: product,
                    position: position,
                    price: product.price(at: restaurant, for: service),
                    isSold: isSold,
                    options: options
                )
                return (product.id, entry)
            }
        )
        packaging = catalogue.packaging
        menus = Dictionary(
            first: catalogue.menus.sandwiches.map { ($0.product, $0.offer(at: restaurant)) }
        )
        drinks = Dictionary(first: catalogue.menus.drinks.map { ($0.product, $0.supplement) })
        sides = Dictionary(first: catalogue.menus.sides.map { ($0.product, $0.supplement) })
    }

    /// The products of a line: one, or the three parts of a menu; empty for an unknown line.
    public func products(of line: String) -> [ProductID] {
        guard let item = resolver.item(line), basePrice(of: item) != nil else { return [] }
        return item.products
    }

    /// The price of a line, options included; names are compared after Unicode NFC.
    public func price(of line: String) throws(PriceError) -> Money {
        // Most lines are a product without options, whose content need not be built.
        if let entry = resolver.product(named: line).flatMap({ products[$0] }), entry.isSold,
            entry.options.isEmpty
        {
            return entry.price
        }
        return try content(of: line).price
    }

    /// What a line means: its products with their options, and its price.
    public func content(of line: String) throws(PriceError) -> LineContent {
        guard let item = resolver.item(line) else { throw .unknown }
        return try content(of: item)
    }

    /// What an item of a ticket is here: its products with their options, and its price. Products and choices
    /// are found by their ids.
    public func content(of item: TicketItem) throws(PriceError) -> LineContent {
        guard let found = understood(item) else { throw .unknown }
        if let objection = found.objection { throw objection }
        return found.content
    }

    /// What a line means, and the reason why the restaurant does not sell it so, if there is one: then the
    /// options are those that the product has. `nil` for an unknown line.
    func understood(_ line: String) -> (content: LineContent, objection: PriceError?)? {
        resolver.item(line).flatMap { understood($0) }
    }

    /// The same for an item of a ticket.
    func understood(_ item: TicketItem) -> (content: LineContent, objection: PriceError?)? {
        let entries = item.parts.compactMap { products[$0.id] }
        guard var price = basePrice(of: item), entries.count == item.parts.count else { return nil }
        var objection: PriceError? = entries.allSatisfy(\.isSold) ? nil : .notSold
        var parts: [LineContent.Part] = []
        for (part, entry) in zip(item.parts, entries) {
            var options: [PricedOption] = []
            if !part.options.isEmpty || !entry.options.isEmpty {
                do throws(OptionError) {
                    options = try entry.options.priced(part.options)
                } catch {
                    objection = objection ?? .options(error)
                    options = entry.options.known(part.options)
                }
            }
            price = options.lazy.map(\.price).reduce(price, +)
            let product = entry.product
            parts.append(
                LineContent.Part(
                    product: product.id,
                    name: product.name,
                    options: options,
                    knownAllergens: entry.options.allergens(of: product, with: options.map(\.id))
                        .map { AllergenSet($0) },
                    facts: product.facts,
                    tax: product.taxClass.map { LineContent.Tax(taxClass: $0, rates: nil) },
                    price: entry.price,
                    rank: entry.position
                )
            )
        }
        return (LineContent(parts: parts, isLarge: item.isLarge, price: price), objection)
    }

    /// When each product of a line can be ordered, for those that cannot always.
    func saleTimes(of content: LineContent) -> [SaleTimes] {
        content.parts.compactMap { products[$0.product]?.product.available }
    }

    /// Whether a line is packaging, which is part of an order and not on the menu.
    func isPackaging(_ content: LineContent) -> Bool {
        content.parts.count == 1 && packaging.contains(content.parts[0].product)
    }

    /// The price of an item without options; `nil` if the catalogue has no such product or menu.
    private func basePrice(of item: TicketItem) -> Money? {
        switch item {
        case .product(let part): return products[part.id]?.price
        case .menu(let sandwich, let drink, let side, let isLarge):
            guard let prices = menus[sandwich.id], let drinkSupplement = drinks[drink.id],
                let sideSupplement = sides[side.id]
            else { return nil }
            return (isLarge ? prices.largePrice : prices.price) + drinkSupplement + sideSupplement
        }
    }
}
