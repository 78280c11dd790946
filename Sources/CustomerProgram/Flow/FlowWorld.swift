import McOrderClient
import McOrderText

/// The customer's home, the catalogue and what is not available today, as they were last read.
struct FlowWorld: Equatable, Sendable {
    var catalogue: Catalogue
    var state: HomeState
    /// The customer's position. Source: `MCORDER_NEAR`.
    var place: GeoPoint?
    /// A warning for the customer about the catalogue.
    var warning: Wording?
    /// The code of the house of the joined folder.
    var house: String?
    /// Changes of the house, which stay until the flow ends.
    var news: [Wording] = []
    /// What is not available today.
    var today = Today.nothing
    /// When the data was read.
    var now = Timestamp(seconds: 0)
    /// Whether a folder for orders is known.
    var isJoined = true

    /// The restaurant whose prices are shown: the favourite, or the only one.
    var favourite: Restaurant? { catalogue.usual(state.favourite) }

    /// The ticket's lines with their prices at a restaurant, before offers.
    func lines(at restaurant: Restaurant?) -> [Ticket.PricedLine] {
        state.ticket.lines(catalogue, at: restaurant)
    }

    /// The price of the ticket at a restaurant after offers and with packaging, without lines that have no
    /// price there.
    func total(at restaurant: Restaurant?, _ terms: OrderTerms = OrderTerms()) -> Money {
        quote(at: restaurant, terms).total
    }

    /// The ticket as an order to a restaurant would have it.
    func quote(at restaurant: Restaurant?, _ terms: OrderTerms = OrderTerms()) -> Ticket.Quote {
        let time = restaurant.flatMap { terms.pickup(at: $0) } ?? now
        return state.ticket.quote(catalogue, at: restaurant, terms: terms, now: time)
    }

    /// A product as it is offered at the favourite restaurant.
    func offer(_ id: ProductID) -> ProductAtRestaurant? {
        catalogue.offers(at: favourite).first { $0.product.id == id }
    }

    /// The price of an item at the favourite restaurant; nil if it is not sold there.
    func price(of item: TicketItem) -> Money? {
        // A ticket has room for one item.
        let ticket = try? Ticket([item])
        return ticket?.lines(catalogue, at: favourite).first?.money
    }
}

extension Catalogue {
    /// The favourite restaurant, if it is in the catalogue; otherwise the only one, if there is just one.
    func usual(_ favourite: RestaurantID?) -> Restaurant? {
        favourite.flatMap { restaurant($0) } ?? (restaurants.count == 1 ? restaurants[0] : nil)
    }
}

extension Ticket.Quote {
    /// The total, without lines that have no price.
    var total: Money { lines.compactMap(\.money).total() }
}

extension Ticket.PricedLine {
    /// The price, if there is one.
    var money: Money? {
        guard case .success(let money) = price else { return nil }
        return money
    }

    /// The price of this many, or why there is none, in the customer's language.
    func amount(_ format: PriceText, _ names: ShownNames, in language: Language, count: Int = 1) -> String {
        switch price {
        case .success(let money): format(Money(cents: money.cents * count))
        case .failure(.notSold): ProductText.notSold[language]
        case .failure(.notSoldNow): ProductText.notSoldNow[language]
        case .failure(.unknown): ProductText.gone[language]
        case .failure(.options(let error)): names.error(error, in: name)[language]
        }
    }
}
