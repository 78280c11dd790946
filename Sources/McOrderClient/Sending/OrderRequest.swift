/// The values that an order needs in addition to the ticket.
package struct OrderRequest: Sendable {
    package let restaurant: RestaurantID
    /// The catalogue with the names and prices for the order.
    package let catalogue: Catalogue
    /// A comment to the restaurant, at most 140 characters. Source: R10; format.md, *Extensions*.
    package let comment: String
    /// The service, the table and the coupon.
    package let terms: OrderTerms
    /// Whether to send an order that equals the last one.
    package let allowsRepeat: Bool
    /// The pauses and sold-out products.
    package let today: Today
    /// Whether orders for the house are sealed.
    package let seals: Bool
    /// What the house offers to who pays ahead; `nil` if it takes no such payments, or customers do not seal.
    package let pay: PayOffer?
    /// How long after the last order an equal one is taken for an accident.
    package static let repeatWindow = Duration.seconds(600)

    package init(
        restaurant: RestaurantID,
        catalogue: Catalogue,
        comment: String,
        terms: OrderTerms = OrderTerms(),
        allowsRepeat: Bool,
        today: Today = .nothing,
        seals: Bool = false,
        pay: PayOffer? = nil
    ) {
        self.restaurant = restaurant
        self.catalogue = catalogue
        self.comment = comment
        self.terms = terms
        self.allowsRepeat = allowsRepeat
        self.today = today
        self.seals = seals
        self.pay = pay
    }

    /// The order that results from a home's ticket, with the next number. Nothing is stored, and the number
    /// is not used up.
    ///
    /// - Parameter isDropped: returns whether the restaurant will not prepare an order that was sent; an
    ///   equal order may then follow it at once.
    /// - Throws: the first that applies of ``ClientError/emptyTicket``,
    ///   ``ClientError/unknownRestaurant(_:)``, ``ClientError/badPickup(_:)``,
    ///   ``ClientError/unknownService(_:_:)``,
    ///   ``ClientError/unavailable(_:restaurant:)``, ``ClientError/couponNotUsable(_:)``,
    ///   ``ClientError/numbersExhausted``, ``ClientError/badOrder(_:)``, ``ClientError/closed(_:)``,
    ///   ``ClientError/paused(_:)``, ``ClientError/soldOut(_:_:)``, ``ClientError/payAhead(_:currency:)`` and
    ///   ``ClientError/repeated(_:)``.
    package func order(
        of state: HomeState,
        at now: Timestamp,
        isDropped: (PlacedOrder) -> Bool = { _ in false }
    ) throws(ClientError) -> Order {
        // The number is the last thing that can be missing.
        let order = try order(state.ticket, number: state.nextNumber, by: state.device, at: now)
        if !allowsRepeat, let last = state.lastOrder, last.asksTheSame(as: order),
            now - last.placedAt < Self.repeatWindow, !isDropped(last)
        {
            throw .repeated(last)
        }
        return order
    }

    /// The order that results from a ticket of a device.
    ///
    /// - Throws: as ``order(of:at:isDropped:)``, except ``ClientError/repeated(_:)``.
    package func order(
        _ ticket: Ticket,
        number: OrderNumber?,
        by device: Device,
        at now: Timestamp
    ) throws(ClientError) -> Order {
        guard !ticket.isEmpty else { throw .emptyTicket }
        guard let place = catalogue.restaurant(restaurant) else { throw .unknownRestaurant(restaurant) }
        let wish = place.wish(terms, at: now)
        guard wish != .wrong else { throw .badPickup(place) }
        let (lines, terms) = try lines(of: ticket, at: place, wish.time ?? now)
        guard let number else { throw .numbersExhausted }
        let order: Order
        do {
            order = try Order(
                restaurant: place.name,
                placedAt: place.zone.civilTime(at: now),
                deviceName: device.name,
                device: device.id,
                number: number,
                comment: comment,
                lines: lines,
                terms: terms
            )
            // An order that a restaurant could not read must not be sent.
            _ = try Order(json: order.json)
        } catch {
            throw .badOrder(error)
        }
        try requireOpen(place, ticket, placedAt: order.placedAt, pickup: wish.time, now: now)
        if terms.pay == OrderTerms.ahead, let obstacle = obstacle(to: order.total, wish.time, at: now) {
            throw .payAhead(obstacle, currency: catalogue.company.currency)
        }
        return order
    }

    /// Why an order of that total cannot be paid ahead; `nil` if it can.
    package func obstacle(to total: Money, _ wish: Timestamp?, at now: Timestamp) -> PayOffer.Obstacle? {
        guard today.paysAhead(restaurant) else { return .notOffered }
        // The catalogue may be older than what is known of today.
        guard let pay else { return seals ? .notOffered : .notSealed }
        return pay.obstacle(to: total, wish: wish, now: now)
    }

    /// The order that a home would send now, and the folder to which it would be sent. Nothing is written and
    /// no number is used.
    func place(
        in home: Home,
        cloud: String?,
        at now: Timestamp
    ) throws(ClientError) -> (PlacedOrder, CloudFolder) {
        try home.needsKey(cloud: cloud, at: now)
        let state = try home.state()
        let order = try order(of: state, at: now) { home.isDropped($0, cloud: cloud) }
        let folder = try CloudFolder.open(try home.cloudPath(cloud))
        let placed = PlacedOrder(
            order,
            restaurant: restaurant,
            placedAt: now,
            items: state.ticket.items,
            cloud: folder.path,
            folder: folder.id
        )
        return (try home.sealed(try home.signed(placed, state), state, at: now), folder)
    }

    /// The order's lines, and its terms with the offers that reduced their prices.
    private func lines(
        of ticket: Ticket,
        at place: Restaurant,
        _ now: Timestamp
    ) throws(ClientError) -> ([OrderLine], OrderTerms) {
        if let service = terms.service, place.service(service) == nil {
            throw .unknownService(service, place)
        }
        let quote = ticket.quote(catalogue, at: place, terms: terms, now: now)
        var lines: [OrderLine] = []
        var unavailable: [UnavailableLine] = []
        for (index, line) in quote.lines.enumerated() {
            switch line.price {
            case .success(let price): lines.append(OrderLine(name: line.name, price: price))
            case .failure(let reason):
                unavailable.append(UnavailableLine(line: index + 1, name: line.name, reason: reason))
            }
        }
        guard unavailable.isEmpty else { throw .unavailable(unavailable, restaurant: place.name) }
        if let coupon = terms.coupon, quote.savedByCoupon(in: catalogue) == nil {
            throw .couponNotUsable(coupon)
        }
        var terms = terms
        terms.offers = quote.offers.map(\.id)
        // A plain order stays as it always was, byte for byte.
        if !terms.isEmpty || quote.lines.contains(where: { !$0.options.isEmpty }) {
            terms.catalogue = catalogue.version
        }
        return (lines, terms)
    }
}
