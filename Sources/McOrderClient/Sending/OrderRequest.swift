/// What a customer asks for beside the ticket.
package struct OrderRequest: Sendable {
    /// The restaurant.
    package let restaurant: RestaurantID
    /// The catalogue whose names and prices the order takes.
    package let catalogue: Catalogue
    /// A comment to the restaurant, at most 140 characters. Source: R10; format.md, *Extensions*.
    package let comment: String
    /// Whether an order equal to the last one is meant.
    package let allowsRepeat: Bool
    /// What is known not to be had.
    package let today: Today

    /// How long an equal order counts as an accident.
    package static let repeatWindow = Duration.seconds(600)

    /// A request.
    package init(
        restaurant: RestaurantID,
        catalogue: Catalogue,
        comment: String,
        allowsRepeat: Bool,
        today: Today = .nothing
    ) {
        self.restaurant = restaurant
        self.catalogue = catalogue
        self.comment = comment
        self.allowsRepeat = allowsRepeat
        self.today = today
    }

    /// The order that a home's ticket makes, with the number that is next; nothing is taken or stored.
    ///
    /// - Parameter isDropped: whether the restaurant will not make an order that was sent; such an order may
    ///   be sent again.
    /// - Throws: the first of ``ClientError/emptyTicket``, ``ClientError/unknownRestaurant(_:)``,
    ///   ``ClientError/unavailable(_:restaurant:)``, ``ClientError/numbersExhausted``,
    ///   ``ClientError/badOrder(_:)``, ``ClientError/closed(_:)``, ``ClientError/paused(_:)``,
    ///   ``ClientError/soldOut(_:_:)`` and ``ClientError/repeated(_:)``.
    package func order(
        of state: HomeState,
        at now: Timestamp,
        isDropped: (PlacedOrder) -> Bool = { _ in false }
    ) throws(ClientError) -> Order {
        guard !state.ticket.isEmpty else { throw .emptyTicket }
        guard let place = catalogue.restaurant(restaurant) else { throw .unknownRestaurant(restaurant) }
        let lines = try lines(of: state.ticket, at: place)
        guard let number = state.nextNumber else { throw .numbersExhausted }
        let order: Order
        do {
            order = try Order(
                restaurant: place.name,
                placedAt: place.zone.civilTime(at: now),
                deviceName: state.device.name,
                device: state.device.id,
                number: number,
                comment: comment,
                lines: lines
            )
            // What no restaurant could read must not leave.
            _ = try Order(json: order.json)
        } catch {
            throw .badOrder(error)
        }
        try requireOpen(place, state.ticket, placedAt: order.placedAt, now: now)
        if !allowsRepeat, let last = state.lastOrder, last.asksTheSame(as: order),
            now - last.placedAt < Self.repeatWindow, !isDropped(last)
        {
            throw .repeated(last)
        }
        return order
    }

    private func lines(of ticket: Ticket, at place: Restaurant) throws(ClientError) -> [OrderLine] {
        var lines: [OrderLine] = []
        var unavailable: [UnavailableLine] = []
        for (index, line) in ticket.lines(catalogue, at: place).enumerated() {
            switch line.price {
            case .success(let price): lines.append(OrderLine(name: line.name, price: price))
            case .failure(let reason):
                unavailable.append(UnavailableLine(line: index + 1, name: line.name, reason: reason))
            }
        }
        guard unavailable.isEmpty else { throw .unavailable(unavailable, restaurant: place.name) }
        return lines
    }
}
