/// The prices of all products and menus at one restaurant, by the text of an order's line.
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

    private let products: [String: Entry]
    private let menus: [ProductID: Offer.MenuOffer]
    private let drinks: [ProductID: Money]
    private let sides: [ProductID: Money]
    /// Whether an order's lines have more to check or store than products and prices: options, taxes, or
    /// times of sale.
    let isDetailed: Bool

    /// Creates the prices of a restaurant, or without one the catalogue's general prices.
    ///
    /// - Parameters:
    ///   - catalogue: the catalogue with the prices.
    ///   - restaurant: the restaurant, or `nil`.
    ///   - service: one of the restaurant's services; `nil` means its first.
    public init(_ catalogue: Catalogue, at restaurant: Restaurant?, service: ServiceID? = nil) {
        let service = restaurant?.service(service)
        products = Dictionary(
            first: catalogue.products.enumerated().map { position, product in
                let price =
                    service?.prices[product.id] ?? restaurant?.prices[product.id] ?? product.price
                let isSold = restaurant?.notSold.contains(product.id) != true
                let options = catalogue.options(of: product, at: restaurant)
                let entry = Entry(
                    product: product,
                    position: position,
                    price: price,
                    isSold: isSold,
                    options: options
                )
                return (product.name, entry)
            }
        )
        isDetailed =
            catalogue.company.taxes != nil
            || catalogue.products.contains { !$0.options.isEmpty || $0.available != nil }
        menus = Dictionary(
            first: catalogue.menus.sandwiches.map { ($0.product, $0.offer(at: restaurant)) }
        )
        drinks = Dictionary(first: catalogue.menus.drinks.map { ($0.product, $0.supplement) })
        sides = Dictionary(first: catalogue.menus.sides.map { ($0.product, $0.supplement) })
    }

    /// The products of a line: one, or the three parts of a menu; empty for an unknown line.
    public func products(of line: String) -> [ProductID] {
        if let product = products[line] { return [product.product.id] }
        return found(line)?.parts.map(\.entry.product.id) ?? []
    }

    /// The products and choices of a line, any of which can be sold out.
    func matters(of line: String) -> [ProductID] {
        if let product = products[line] { return [product.product.id] }
        return (found(line)?.parts ?? []).flatMap { entry, named in
            [entry.product.id]
                + named.compactMap { entry.options.choice(named: $0.name) }.map { ProductID(soldOut: $0.id) }
        }
    }

    /// The price of a line, options included; names are compared after Unicode NFC.
    public func price(of line: String) throws(PriceError) -> Money {
        // Most lines are a product without options, whose content need not be built.
        if let entry = products[line], entry.isSold, entry.options.isEmpty { return entry.price }
        return try content(of: line).price
    }

    /// What a line means: its products with their options, and its price.
    public func content(of line: String) throws(PriceError) -> LineContent {
        guard let found = found(line) else { throw .unknown }
        guard found.parts.allSatisfy(\.entry.isSold) else { throw .notSold }
        var price = found.price
        var parts: [LineContent.Part] = []
        for (entry, named) in found.parts {
            let options = try priced(named, of: entry)
            price = options.lazy.map(\.price).reduce(price, +)
            parts.append(
                LineContent.Part(
                    product: entry.product.id,
                    name: entry.product.name,
                    options: options,
                    allergens: entry.options.allergens(of: entry.product, with: options.map(\.id)),
                    price: entry.price,
                    taxClass: entry.product.taxClass,
                    available: entry.product.available,
                    position: entry.position
                )
            )
        }
        return LineContent(parts: parts, isLarge: found.isLarge, price: price)
    }

    private func priced(
        _ named: [OptionText.NamedChoice],
        of entry: Entry
    ) throws(PriceError) -> [PricedOption] {
        guard !named.isEmpty || !entry.options.isEmpty else { return [] }
        do throws(OptionError) {
            let chosen = try named.map { name throws(OptionError) in
                guard let choice = entry.options.choice(named: name.name) else {
                    throw .unknownChoice(name.name)
                }
                return ChosenOption(choice, count: name.count)
            }
            return try entry.options.priced(chosen)
        } catch {
            throw .options(error)
        }
    }

    private typealias NamedPart = (entry: Entry, choices: [OptionText.NamedChoice])

    /// The parts that a line names, and its price without options; `nil` for an unknown line.
    private func found(_ line: String) -> (parts: [NamedPart], isLarge: Bool, price: Money)? {
        if let part = part(line) { return ([part], false, part.entry.price) }
        guard let menu = MenuLine.parts(of: line), let sandwich = part(menu.sandwich),
            let drink = part(menu.drink), let side = part(menu.side),
            let prices = menus[sandwich.entry.product.id],
            let drinkSupplement = drinks[drink.entry.product.id],
            let sideSupplement = sides[side.entry.product.id]
        else { return nil }
        let price = menu.isLarge ? prices.largePrice : prices.price
        return ([sandwich, drink, side], menu.isLarge, price + drinkSupplement + sideSupplement)
    }

    /// A product by its whole name, or else by its name before the brackets.
    private func part(_ text: String) -> NamedPart? {
        if let entry = products[text] { return (entry, []) }
        guard let split = OptionText.split(text), let entry = products[split.product] else { return nil }
        return (entry, split.choices)
    }
}
