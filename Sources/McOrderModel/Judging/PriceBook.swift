/// The current prices of the restaurants, and those of a short while ago.
package struct PriceBook: Sendable {
    /// A catalogue that is no longer in force.
    package struct Past: Sendable {
        let catalogue: Catalogue
        /// When it was replaced.
        let until: Timestamp

        package init(_ catalogue: Catalogue, until: Timestamp) {
            self.catalogue = catalogue
            self.until = until
        }
    }

    /// The reason why an order has no price.
    struct PriceError: Error {
        let reason: RejectionReason
    }

    /// What an order costs.
    struct Charge {
        /// One price for each line.
        let prices: [Money]
        /// What is stored with each line; empty if nothing is.
        var lineDetails: [LineDetails?] = []
        var details = OrderDetails()
    }

    /// When and how strictly prices are compared.
    struct Comparison {
        let receivedAt: Timestamp
        let policy: IntakeSettings.PricePolicy
        /// How long a replaced price, an offer that ended, or the end of a time of sale is still accepted.
        let grace: Duration
    }

    /// The prices of one catalogue.
    private struct Edition {
        let catalogue: Catalogue
        let version: String
        private let lists: [RestaurantID: [ServiceID?: PriceList]]

        init(_ catalogue: Catalogue) {
            self.catalogue = catalogue
            version = catalogue.version
            lists = Dictionary(
                first: catalogue.restaurants.map { restaurant in
                    let services = [nil] + restaurant.services.map { Optional($0.id) }
                    let lists = services.map { ($0, PriceList(catalogue, at: restaurant, service: $0)) }
                    return (restaurant.id, Dictionary(first: lists))
                }
            )
        }

        func list(_ restaurant: RestaurantID, _ service: ServiceID? = nil) -> PriceList? {
            lists[restaurant]?[service]
        }
    }

    private let today: Edition
    private let past: [(until: Timestamp, edition: Edition)]

    /// The prices of `catalogue`, and of the catalogues that were in force before it.
    init(_ catalogue: Catalogue, past: [Past]) {
        today = Edition(catalogue)
        self.past = past.map { ($0.until, Edition($0.catalogue)) }
    }

    /// What the restaurant charges for an order.
    ///
    /// - Throws: ``PriceError`` with the reason that comes first in the order of the rules, if several hold.
    func charge(_ order: Order, at restaurant: Restaurant, _ comparison: Comparison) throws(PriceError)
        -> Charge
    {
        guard let list = today.list(restaurant.id, order.terms.service) else {
            throw PriceError(reason: .unknownService)
        }
        let service = restaurant.service(order.terms.service).map { OrderDetails.Service($0) }
        // The short path for a catalogue and an order without options, services, VAT or offers.
        guard list.isDetailed || !order.terms.isEmpty else {
            let prices = try found(order.lines) { line throws(PriceList.PriceError) in
                try list.price(of: line.name)
            }
            return Charge(
                prices: try decided(order.lines, prices, at: restaurant, comparison),
                details: OrderDetails(service: service)
            )
        }
        let contents = try found(order.lines) { line throws(PriceList.PriceError) in
            try list.content(of: line.name)
        }
        try requireSale(contents, at: restaurant, comparison)
        if let made = order.terms.catalogue {
            try requireAllergens(contents, of: order, made, at: restaurant)
        }
        let offered =
            order.terms.usesOffers ? offered(contents, of: order, at: restaurant, comparison) : nil
        let own = offered?.prices ?? contents.map(\.price)
        let prices = try decided(order.lines, own, at: restaurant, comparison)
        let day = CivilDay(restaurant.zone.civilTime(at: comparison.receivedAt))
        let taxes = today.catalogue.company.taxes
        return Charge(
            prices: prices,
            lineDetails: zip(contents, prices).map { LineDetails($0, charged: $1, taxes: taxes, on: day) },
            details: OrderDetails(service: service, table: order.terms.table, offers: offered?.used ?? [])
        )
    }

    /// What a function finds for each line.
    ///
    /// - Throws: the reason that comes first in the order of the rules.
    private func found<Found>(
        _ lines: [OrderLine],
        _ find: (OrderLine) throws(PriceList.PriceError) -> Found
    ) throws(PriceError) -> [Found] {
        var all: [Found] = []
        all.reserveCapacity(lines.count)
        var worst: RejectionReason?
        for line in lines {
            do {
                all.append(try find(line))
            } catch {
                worst = [worst, error.reason].compactMap(\.self).min()
            }
        }
        if let worst { throw PriceError(reason: worst) }
        return all
    }

    /// The price to charge for each line, given the restaurant's own.
    private func decided(
        _ lines: [OrderLine],
        _ prices: [Money],
        at restaurant: Restaurant,
        _ comparison: Comparison
    ) throws(PriceError) -> [Money] {
        var charged = prices
        for (index, line) in lines.enumerated() where line.price != prices[index] {
            switch comparison.policy {
            case .reprice: break
            case .honour:
                if wasInForce(line, at: restaurant.id, since: comparison.receivedAt - comparison.grace) {
                    charged[index] = line.price
                }
            case .reject: throw PriceError(reason: .priceMismatch)
            }
        }
        return charged
    }

    /// The prices after the offers that held when the order was received; or those of a moment ago, within
    /// the grace, if only they match what the customer was shown.
    private func offered(
        _ contents: [LineContent],
        of order: Order,
        at restaurant: Restaurant,
        _ comparison: Comparison
    ) -> OfferedPrices {
        let shown = order.lines.map(\.price)
        let choices = [comparison.receivedAt, comparison.receivedAt - comparison.grace].map { instant in
            let time = restaurant.zone.civilTime(at: instant)
            return OfferedPrices(
                contents,
                offers: today.catalogue.offers.filter {
                    $0.holds(at: restaurant.id, time, coupon: order.terms.coupon)
                }
            )
        }
        return choices.first { $0.prices == shown } ?? choices[0]
    }

    /// Checks that all products are sold at the time at which the order was received, or were within the
    /// grace before it.
    private func requireSale(
        _ contents: [LineContent],
        at restaurant: Restaurant,
        _ comparison: Comparison
    ) throws(PriceError) {
        let times = [comparison.receivedAt, comparison.receivedAt - comparison.grace].map {
            restaurant.zone.civilTime(at: $0)
        }
        for part in contents.lazy.flatMap(\.parts) {
            guard let sold = part.available else { continue }
            if !times.contains(where: sold.allow) { throw PriceError(reason: .notSoldNow) }
        }
    }

    /// Checks that no line has other allergens than in the catalogue with which the order was made. A version
    /// that is no longer known cannot be compared.
    private func requireAllergens(
        _ contents: [LineContent],
        of order: Order,
        _ version: String,
        at restaurant: Restaurant
    ) throws(PriceError) {
        guard version != today.version,
            let list = past.first(where: { $0.edition.version == version })?.edition.list(restaurant.id)
        else { return }
        for (line, content) in zip(order.lines, contents) {
            // A line without content then cannot have had the same allergens.
            guard let known = try? list.content(of: line.name), known.allergens == content.allergens else {
                throw PriceError(reason: .allergensChanged)
            }
        }
    }

    /// The current price of each line; where the catalogue has no price, the one that the customer was shown.
    func chargeWhatIsKnown(_ lines: [OrderLine], at restaurant: RestaurantID) -> [Money] {
        let list = today.list(restaurant)
        return lines.map { line in (try? list?.price(of: line.name)) ?? line.price }
    }

    /// The products of an order, including the parts of menus, and its choices.
    func products(of lines: [OrderLine], at restaurant: RestaurantID) -> Set<ProductID> {
        guard let list = today.list(restaurant) else { return [] }
        return Set(lines.flatMap { list.matters(of: $0.name) })
    }

    private func wasInForce(_ line: OrderLine, at restaurant: RestaurantID, since: Timestamp) -> Bool {
        past.contains { version in
            guard version.until > since, let list = version.edition.list(restaurant) else { return false }
            return (try? list.price(of: line.name)) == line.price
        }
    }
}

extension PriceList.PriceError {
    /// The reason to reject an order with such a line.
    fileprivate var reason: RejectionReason {
        switch self {
        case .unknown: .unknownProduct
        case .notSold: .unavailableProduct
        case .notSoldNow: .notSoldNow
        case .options(.unknownChoice): .unknownOption
        case .options: .wrongOptions
        }
    }
}
