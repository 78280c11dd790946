internal import McOrderClient
internal import McOrderConsole
internal import McOrderText

/// What the flow knows of the world: as it was read last.
struct FlowWorld: Equatable, Sendable {
    var catalogue: Catalogue
    var state: HomeState
    /// Where the customer is. Source: `MCORDER_NEAR`.
    var place: GeoPoint?
    /// What the customer should know about the catalogue.
    var warning: Wording?
    /// What is not to be had today.
    var today = Today.nothing
    /// When all of it was read.
    var now = Timestamp(seconds: 0)

    /// The favourite restaurant, whose prices are shown, if the catalogue has it.
    var favourite: Restaurant? {
        state.favourite.flatMap { catalogue.restaurant($0) }
    }

    /// The ticket's lines at a restaurant.
    func lines(at restaurant: Restaurant?) -> [Ticket.PricedLine] {
        state.ticket.lines(catalogue, at: restaurant)
    }

    /// What the ticket costs at a restaurant, without what has no price there.
    func total(at restaurant: Restaurant?) -> Money {
        lines(at: restaurant).compactMap(\.money).total()
    }

    /// A product as it is offered at the favourite restaurant.
    func offer(_ id: ProductID) -> Offer? {
        catalogue.offers(at: favourite).first { $0.product.id == id }
    }

    /// What an item costs at the favourite restaurant; nil when it is not sold there.
    func price(of item: TicketItem) -> Money? {
        var ticket = Ticket()
        do throws(TicketFault) {
            try ticket.add(item)
        } catch {
            preconditionFailure("an empty ticket has room")
        }
        return ticket.lines(catalogue, at: favourite).first?.money
    }
}

extension Ticket.PricedLine {
    /// The price, if it has one.
    var money: Money? {
        guard case .success(let money) = price else { return nil }
        return money
    }

    /// Why it has none.
    var failure: PriceList.Failure? {
        guard case .failure(let failure) = price else { return nil }
        return failure
    }
}
