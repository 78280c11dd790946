/// The products and menus that a customer has chosen before they become an order, in the order in which they
/// were added.
///
/// A ticket holds no prices; they are computed from the catalogue when needed. Source: R2 to R6.
public struct Ticket: Hashable, Sendable {
    /// The items; n of one product are n items.
    public internal(set) var items: [TicketItem] = []

    /// Creates an empty ticket.
    public init() {}

    /// Creates a ticket with those items.
    ///
    /// - Throws: ``TicketError/full(room:)`` if there are more items than an order can have lines.
    public init(_ items: [TicketItem]) throws(TicketError) {
        for item in items {
            try add(item)
        }
    }

    /// Whether the ticket has no items.
    public var isEmpty: Bool {
        items.isEmpty
    }

    /// Adds an item to the ticket.
    ///
    /// - Parameters:
    ///   - item: a product or a menu.
    ///   - count: how many of it, at least 1.
    /// - Throws: ``TicketError/badCount(_:)``, or ``TicketError/full(room:)`` with nothing added.
    public mutating func add(_ item: TicketItem, count: Int = 1) throws(TicketError) {
        guard count >= 1 else { throw .badCount(count) }
        let room = Order.lineCount.upperBound - items.count
        guard count <= room else { throw .full(room: room) }
        items += Array(repeating: item, count: count)
    }

    /// Removes lines from the ticket.
    ///
    /// - Parameter lines: the lines, counted from 1; a line that is given twice is removed once.
    /// - Throws: ``TicketError/noSuchLine(_:)`` for the first line that does not exist, with nothing removed.
    public mutating func remove(lines: [Int]) throws(TicketError) {
        for line in lines where !(1...max(1, items.count)).contains(line) || items.isEmpty {
            throw .noSuchLine(line)
        }
        let places = Set(lines)
        items = items.enumerated().filter { !places.contains($0.offset + 1) }.map(\.element)
    }
}

/// An item of a ticket. It keeps the names it had when it was added, so that it can be shown after the
/// catalogue has dropped it.
public enum TicketItem: Hashable, Sendable {
    /// A single product.
    case product(Part)
    /// A menu; `isLarge` means that drink and side are large.
    case menu(sandwich: Part, drink: Part, side: Part, isLarge: Bool)

    /// A product on a ticket.
    public struct Part: Hashable, Sendable {
        /// The product's id.
        public let id: ProductID
        /// The product's name when it was added.
        public let name: String
        /// The options that were chosen, in the catalogue's order.
        public let options: [ChosenOption]

        /// Creates the part for a product without options.
        public init(_ product: Product) {
            self.init(id: product.id, name: product.name)
        }

        /// Creates a part that was stored before.
        package init(id: ProductID, name: String, options: [ChosenOption] = []) {
            self.id = id
            self.name = name
            self.options = options
        }

        /// The text of the part in an order's line, by the names when it was added.
        package var text: String {
            OptionText.text(name, options.map { OptionText.NamedChoice(name: $0.name, count: $0.count) })
        }
    }

    /// The item's name in `catalogue`: the text of an order's line.
    ///
    /// - Throws: ``PriceList/PriceError/unknown`` if the catalogue no longer has one of its products,
    ///   ``PriceList/PriceError/options(_:)`` if the chosen options no longer fit it.
    package func lineName(in catalogue: Catalogue) throws(PriceList.PriceError) -> String {
        func name(_ part: Part) throws(PriceList.PriceError) -> String {
            guard let product = catalogue.product(part.id) else { throw .unknown }
            do throws(OptionError) {
                return try catalogue.part(product, options: part.options).text
            } catch {
                throw .options(error)
            }
        }
        return try text(name)
    }

    /// The item's name when it was added.
    public var name: String { text(\.text) }

    /// The text of a line with each part as `name` returns it.
    ///
    /// - Parameter large: the mark of a large menu.
    func text<Failure: Error>(
        large: String = MenuLine.largeWord,
        _ name: (Part) throws(Failure) -> String
    ) throws(Failure) -> String {
        switch self {
        case .product(let part): try name(part)
        case .menu(let sandwich, let drink, let side, let isLarge):
            MenuLine.text(
                sandwich: try name(sandwich),
                drink: try name(drink),
                side: try name(side),
                isLarge: isLarge,
                large: large
            )
        }
    }

    /// One product, or the three parts of a menu.
    package var parts: [Part] {
        switch self {
        case .product(let part): [part]
        case .menu(let sandwich, let drink, let side, _): [sandwich, drink, side]
        }
    }

    /// Whether it is a menu with a large drink and side.
    package var isLarge: Bool {
        if case .menu(_, _, _, let isLarge) = self { isLarge } else { false }
    }

    /// The products of the item: one, or the three parts of a menu.
    public var products: [ProductID] { parts.map(\.id) }

    /// The products and choices of the item, any of which can be sold out.
    package var sellables: [SellableID] {
        parts.flatMap { [.product($0.id)] + $0.options.map { .choice($0.id) } }
    }
}

/// Why a change of a ticket is not possible.
public enum TicketError: Error, Hashable, Sendable {
    /// The count is below 1.
    case badCount(Int)
    /// An order has at most 100 lines; `room` is the number that can still be added.
    case full(room: Int)
    /// The ticket has no such line.
    case noSuchLine(Int)
}

extension Ticket {
    /// A line of the ticket with its price at one restaurant.
    public struct PricedLine: Hashable, Sendable {
        /// The text of the line.
        public let name: String
        /// Its price there, or the reason why it has none.
        public let price: Result<Money, PriceList.PriceError>
        /// What is ordered with the line there; `nil` if it has no price.
        package let content: LineContent?
        /// The chosen options with their prices there, which ``price`` includes; empty if there is no price.
        public var options: [PricedOption] { content?.options ?? [] }

        fileprivate init(
            _ name: String,
            _ content: Result<LineContent, PriceList.PriceError>,
            price: Result<Money, PriceList.PriceError>
        ) {
            self.name = name
            self.price = price
            // The price has the error of a line that cannot be read.
            self.content = try? content.get()
        }
    }

    /// The ticket's lines at a restaurant's prices, or without a restaurant at the prices that apply where a
    /// restaurant sets none of its own. Offers are not applied.
    public func lines(_ catalogue: Catalogue, at restaurant: Restaurant?) -> [PricedLine] {
        Self.read(items, catalogue, PriceList(catalogue, at: restaurant)).map { name, content in
            PricedLine(name, content, price: content.map(\.price))
        }
    }

    private typealias ReadLine = (name: String, content: Result<LineContent, PriceList.PriceError>)

    private static func read(
        _ items: [TicketItem],
        bag: TicketItem? = nil,
        _ catalogue: Catalogue,
        _ prices: PriceList
    ) -> [ReadLine] {
        (items + (bag.map { [$0] } ?? [])).enumerated().map { place, item in
            let content = Result { () throws(PriceList.PriceError) in
                let content = try prices.content(of: item)
                if place < items.count, prices.isPackaging(content) { throw .notSold }
                return content
            }
            // A line without a name in this catalogue has no content there either.
            return ((try? item.lineName(in: catalogue)) ?? item.name, content)
        }
    }

    /// The ticket's lines as an order would have them, and the offers that reduced their prices.
    public struct Quote: Hashable, Sendable {
        /// The lines of the ticket, and the packaging as the last one if there is any.
        public let lines: [PricedLine]
        /// Whether the last line is the packaging, which is no item of the ticket.
        public let hasPackaging: Bool
        /// The offers in use.
        package let offers: [OfferedPrices.Used]

        /// The quote for an empty ticket.
        package static let empty = Quote(lines: [], hasPackaging: false, offers: [])
    }

    /// The ticket's lines as an order placed at `now` would have them: with the prices of the service, the
    /// offers, and the packaging of what is taken away.
    ///
    /// - Parameters:
    ///   - catalogue: the catalogue with names, prices and offers.
    ///   - restaurant: the restaurant; without one the catalogue's general prices apply, and no offers.
    ///   - terms: the service and the coupon.
    ///   - now: when the order is placed.
    public func quote(
        _ catalogue: Catalogue,
        at restaurant: Restaurant?,
        terms: OrderTerms = OrderTerms(),
        now: Timestamp
    ) -> Quote {
        let prices = PriceList(catalogue, at: restaurant, service: terms.service)
        let place = restaurant?.service(terms.service)?.place ?? .toGo
        let packaging = items.isEmpty || place == .here ? nil : restaurant?.packaging
        let bag = packaging.flatMap { catalogue.product($0) }.map { TicketItem.product(TicketItem.Part($0)) }
        let moment = restaurant?.moment(at: now)
        let read = Self.read(items, bag: bag, catalogue, prices).map { name, content in
            (
                name,
                content.flatMap { content -> Result<LineContent, PriceList.PriceError> in
                    let isSold = prices.saleTimes(of: content).allSatisfy { times in
                        moment.map { times.allow($0) } ?? true
                    }
                    return isSold ? .success(content) : .failure(.notSoldNow)
                }
            )
        }
        let offered = OfferedPrices(
            read.compactMap { try? $1.get() },
            offers: moment.map { moment in
                catalogue.offers.filter { $0.holds(at: restaurant?.id, moment, coupon: terms.coupon) }
            } ?? []
        )
        var reduced = offered.prices.makeIterator()
        let lines = read.map { name, content in
            PricedLine(name, content, price: content.map { reduced.next() ?? $0.price })
        }
        return Quote(lines: lines, hasPackaging: bag != nil, offers: offered.used)
    }
}
