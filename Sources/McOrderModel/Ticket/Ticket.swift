/// What a customer composes before it becomes an order: products and menus, in the order in which they
/// were added.
///
/// A ticket names what is wanted, not what it costs; prices are the restaurant's of the moment. Source:
/// R2 to R6.
public struct Ticket: Hashable, Sendable {
    /// The items, of which n of one product are n.
    public internal(set) var items: [TicketItem] = []

    /// An empty ticket.
    public init() {}

    /// A ticket of those items.
    ///
    /// - Throws: ``TicketFault/full(room:)`` when they are more than an order can have lines.
    public init(_ items: [TicketItem]) throws(TicketFault) {
        for item in items {
            try add(item)
        }
    }

    /// Whether there is nothing on the ticket.
    public var isEmpty: Bool {
        items.isEmpty
    }

    /// Puts an item on the ticket.
    ///
    /// - Parameters:
    ///   - item: a product or a menu.
    ///   - count: how many of it, at least 1.
    /// - Throws: ``TicketFault/badCount(_:)``, or ``TicketFault/full(room:)`` with nothing added.
    public mutating func add(_ item: TicketItem, count: Int = 1) throws(TicketFault) {
        guard count >= 1 else { throw .badCount(count) }
        let room = Order.lineCount.upperBound - items.count
        guard count <= room else { throw .full(room: room) }
        items += Array(repeating: item, count: count)
    }

    /// Takes lines off the ticket.
    ///
    /// - Parameter lines: their places, counted from 1; a place that is named twice is removed once.
    /// - Throws: ``TicketFault/noSuchLine(_:)`` for the first place that does not exist, with nothing
    ///   removed.
    public mutating func remove(lines: [Int]) throws(TicketFault) {
        for line in lines where !(1...max(1, items.count)).contains(line) || items.isEmpty {
            throw .noSuchLine(line)
        }
        let places = Set(lines)
        items = items.enumerated().filter { !places.contains($0.offset + 1) }.map(\.element)
    }
}

/// Something on a ticket, with the names it had when it was added, so that it can be shown when it is gone.
public enum TicketItem: Hashable, Sendable {
    /// A product by itself.
    case product(Part)
    /// A menu, with a large drink and side or not.
    case menu(sandwich: Part, drink: Part, side: Part, isLarge: Bool)

    /// A product on a ticket.
    public struct Part: Hashable, Sendable {
        /// The product's id.
        public let id: ProductID
        /// The product's name when it was added.
        public let name: String

        /// A product's part on a ticket.
        public init(_ product: Product) {
            id = product.id
            name = product.name
        }

        /// A part that was stored before.
        package init(id: ProductID, name: String) {
            self.id = id
            self.name = name
        }
    }

    /// The item as the catalogue names it today: the text of an order's line.
    ///
    /// - Throws: ``PriceList/Failure/unknown`` when the catalogue no longer has one of its products.
    package func lineName(in catalogue: Catalogue) throws(PriceList.Failure) -> String {
        func name(_ part: Part) throws(PriceList.Failure) -> String {
            guard let product = catalogue.product(part.id) else { throw .unknown }
            return product.name
        }
        switch self {
        case .product(let part):
            return try name(part)
        case .menu(let sandwich, let drink, let side, let isLarge):
            return MenuLine.text(
                sandwich: try name(sandwich),
                drink: try name(drink),
                side: try name(side),
                isLarge: isLarge
            )
        }
    }

    /// The item by the names it had when it was added.
    public var name: String {
        switch self {
        case .product(let part): part.name
        case .menu(let sandwich, let drink, let side, let isLarge):
            MenuLine.text(sandwich: sandwich.name, drink: drink.name, side: side.name, isLarge: isLarge)
        }
    }
}

/// Why a ticket cannot be changed so.
public enum TicketFault: Error, Hashable, Sendable {
    /// A count below 1.
    case badCount(Int)
    /// An order has at most 100 lines; there is room for so many more.
    case full(room: Int)
    /// The ticket has no such line.
    case noSuchLine(Int)
}

extension Ticket {
    /// A line of the ticket as it stands at one restaurant.
    public struct PricedLine: Hashable, Sendable {
        /// The text of the line.
        public let name: String
        /// Its price there, or why it has none.
        public let price: Result<Money, PriceList.Failure>
    }

    /// The ticket's lines at a restaurant's prices; without a restaurant at those that hold where none
    /// are named.
    public func lines(_ catalogue: Catalogue, at restaurant: Restaurant?) -> [PricedLine] {
        let prices = PriceList(catalogue, at: restaurant)
        return items.map { item in
            let name = Result { () throws(PriceList.Failure) in try item.lineName(in: catalogue) }
            let price = name.flatMap { name in
                Result { () throws(PriceList.Failure) in try prices.price(of: name) }
            }
            return PricedLine(name: (try? name.get()) ?? item.name, price: price)  // The price says why.
        }
    }
}
