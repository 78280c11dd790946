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
    struct Charge: Sendable {
        let lines: [PricedOrder.Line]
        let details: AgreedTerms
    }

    /// When and how strictly prices are compared.
    struct Comparison {
        let receivedAt: Timestamp
        /// When the customer wishes to collect the order; `nil` for as soon as possible. Its products, offers
        /// and taxes are those of that time.
        var pickupAt: Timestamp?
        let policy: IntakeSettings.PricePolicy
        /// How long a replaced price, an offer that ended, or the end of a time of sale is still accepted.
        let grace: Duration
        /// Whether a person accepts the order in spite of its products and prices.
        var isOverruled = false

        /// The time whose products, offers and taxes count.
        var servedAt: Timestamp { pickupAt ?? receivedAt }
    }

    /// The prices of one catalogue.
    private struct Edition {
        let catalogue: Catalogue
        let version: String
        private let lists: [RestaurantID: [ServiceID?: PriceList]]

        init(_ catalogue: Catalogue) {
            self.catalogue = catalogue
            version = catalogue.version
            let resolver = LineResolver(catalogue)
            lists = Dictionary(
                first: catalogue.restaurants.map { restaurant in
                    let services = [nil] + restaurant.services.map { Optional($0.id) }
                    let lists = services.map {
                        ($0, PriceList(catalogue, at: restaurant, service: $0, resolver: resolver))
                    }
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

    /// The version of the catalogue in force. A catalogue writes and hashes its whole content for it.
    var version: String { today.version }

    /// What the restaurant charges for an order.
    ///
    /// - Throws: ``PriceError`` with the reason that comes first in the order of the rules, if several hold.
    func charge(_ order: Order, at restaurant: Restaurant, _ comparison: Comparison) throws(PriceError)
        -> Charge
    {
        let wanted = restaurant.service(order.terms.service)
        guard wanted != nil || order.terms.service == nil || comparison.isOverruled,
            let list = today.list(restaurant.id, wanted?.id)
        else { throw PriceError(reason: .unknownService) }
        let service = wanted ?? restaurant.services.first
        let lines = try understood(order, by: list, place: service?.place ?? .toGo, comparison)
        let contents = lines.map(\.content)
        if !comparison.isOverruled { try requireSale(contents, list, at: restaurant, comparison) }
        if let made = order.terms.catalogue {
            try requireAllergens(contents, of: order, made, at: restaurant)
        }
        let offered = offered(lines, of: order, at: restaurant, comparison)
        let prices = try decided(order.lines, offered.result.prices, at: restaurant, service, comparison)
        let day = CivilDay(restaurant.zone.civilTime(at: comparison.servedAt))
        let taxes = today.catalogue.company.taxes
        var priced: [PricedOrder.Line] = []
        var used: [OfferedPrices.Used] = []
        for (index, line) in offered.lines.enumerated() {
            // A price of a moment ago is charged as it was, without an offer.
            let isOffered = prices[index] == offered.result.prices[index]
            let offer = isOffered ? offered.result.offers[index] : nil
            let details = LineTerms(
                line.content.taxed(by: taxes, on: day),
                offer: offer,
                held: isOffered ? line.offers.map(\.id) : []
            )
            priced.append(PricedOrder.Line(order.lines[index], price: prices[index], details: details))
            if let offer, let name = offered.result.used.first(where: { $0.id == offer })?.name {
                let saved = line.content.price - prices[index]
                used.append(OfferedPrices.Used(id: offer, name: name, saved: saved))
            }
        }
        let details = AgreedTerms(
            service: service.map { AgreedTerms.Service($0) },
            table: order.terms.table,
            coupon: order.terms.coupon,
            offers: OfferedPrices.used(used)
        )
        return Charge(lines: priced, details: details)
    }

    /// A line of an order as the catalogue in force has it.
    private struct Line {
        let content: LineContent
        /// Whether the catalogue has no price for the line, so that the one that the customer was shown
        /// counts.
        var isFixed = false
    }

    /// What the lines of an order mean. In an order that a person accepts in spite of them, unknown lines and
    /// choices cost what the customer was shown.
    ///
    /// - Throws: the reason that comes first in the order of the rules.
    private func understood(
        _ order: Order,
        by list: PriceList,
        place: VATPlace,
        _ comparison: Comparison
    ) throws(PriceError) -> [Line] {
        var worst: RejectionReason?
        let lines = order.lines.enumerated().map { index, line in
            guard let found = list.understood(line.name) else {
                worst = [worst, .unknownProduct].compactMap(\.self).min()
                return Line(content: .unknown(line.price), isFixed: true)
            }
            var objection = found.objection?.reason
            // Packaging is the last line of what is taken away, and nothing that can be ordered by itself.
            if list.isPackaging(found.content), index == 0 || index < order.lines.count - 1 || place == .here
            {
                objection = .unavailableProduct
            }
            worst = [worst, objection].compactMap(\.self).min()
            guard case .options? = found.objection else { return Line(content: found.content) }
            return Line(content: found.content.priced(line.price), isFixed: true)
        }
        if let worst, !comparison.isOverruled { throw PriceError(reason: worst) }
        return lines
    }

    /// The price to charge for each line, given the restaurant's own.
    private func decided(
        _ lines: [OrderLine],
        _ prices: [Money],
        at restaurant: Restaurant,
        _ service: RestaurantService?,
        _ comparison: Comparison
    ) throws(PriceError) -> [Money] {
        var charged = prices
        for (index, line) in lines.enumerated() where line.price != prices[index] {
            switch comparison.policy {
            case .reprice: break
            case .honour:
                let since = comparison.receivedAt - comparison.grace
                if wasInForce(line, at: restaurant.id, service?.id, since: since) {
                    charged[index] = line.price
                }
            case .reject:
                if !comparison.isOverruled { throw PriceError(reason: .priceMismatch) }
            }
        }
        return charged
    }

    /// The lines with the offers that held when the order was received, and the prices after them; or those
    /// of a moment ago, within the grace, if only they match what the customer was shown. Without offers if
    /// the order uses none.
    private func offered(
        _ lines: [Line],
        of order: Order,
        at restaurant: Restaurant,
        _ comparison: Comparison
    ) -> (lines: [OfferedPrices.Line], result: OfferedPrices) {
        let shown = order.lines.map(\.price)
        func priced(_ offers: [Offer]) -> (lines: [OfferedPrices.Line], result: OfferedPrices) {
            let offered = zip(lines, OfferedPrices.Line.all(lines.map(\.content), offers: offers)).map {
                $0.isFixed ? OfferedPrices.Line($0.content, offers: []) : $1
            }
            return (offered, OfferedPrices(offered))
        }
        guard order.terms.usesOffers else { return priced([]) }
        func held(at instant: Timestamp) -> (lines: [OfferedPrices.Line], result: OfferedPrices) {
            let offers = today.catalogue.offers(at: restaurant, instant, coupon: order.terms.coupon)
            return priced(offers)
        }
        let now = held(at: comparison.servedAt)
        if now.result.prices == shown { return now }
        let before = held(at: comparison.servedAt - comparison.grace)
        return before.result.prices == shown ? before : now
    }

    /// Checks that all products are sold at the time at which the order is collected or was received, or were
    /// within the grace before it.
    private func requireSale(
        _ contents: [LineContent],
        _ list: PriceList,
        at restaurant: Restaurant,
        _ comparison: Comparison
    ) throws(PriceError) {
        let moments = [comparison.servedAt, comparison.servedAt - comparison.grace].map {
            restaurant.moment(at: $0)
        }
        for sold in contents.lazy.flatMap(list.saleTimes(of:)) where !moments.contains(where: sold.allow) {
            throw PriceError(reason: .notSoldNow)
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
        for (line, content) in zip(order.lines, contents) where !content.parts.isEmpty {
            // A line without content then cannot have had the same allergens.
            guard let known = try? list.content(of: line.name), known.knownAllergens == content.knownAllergens
            else {
                throw PriceError(reason: .allergensChanged)
            }
        }
    }

    private func wasInForce(
        _ line: OrderLine,
        at restaurant: RestaurantID,
        _ service: ServiceID?,
        since: Timestamp
    ) -> Bool {
        past.contains { version in
            let edition = version.edition
            guard version.until > since,
                let list = edition.list(restaurant, service) ?? edition.list(restaurant)
            else { return false }
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
