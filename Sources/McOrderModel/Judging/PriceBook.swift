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

    private let today: [RestaurantID: PriceList]
    private let past: [(until: Timestamp, lists: [RestaurantID: PriceList])]

    /// The prices of `catalogue`, and of the catalogues that were in force before it.
    init(_ catalogue: Catalogue, past: [Past]) {
        today = Self.lists(catalogue)
        self.past = past.map { ($0.until, Self.lists($0.catalogue)) }
    }

    private static func lists(_ catalogue: Catalogue) -> [RestaurantID: PriceList] {
        Dictionary(
            catalogue.restaurants.map { ($0.id, PriceList(catalogue, at: $0)) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// The price to charge for each line of an order.
    ///
    /// - Throws: ``PriceError`` with the reason that comes first in the order of the rules, if several hold.
    func charge(
        _ lines: [OrderLine],
        at restaurant: RestaurantID,
        receivedAt: Timestamp,
        policy: IntakeSettings.PricePolicy,
        grace: Duration
    ) throws(PriceError) -> [Money] {
        guard let list = today[restaurant] else { throw PriceError(reason: .unknownRestaurant) }
        var charged: [Money] = []
        charged.reserveCapacity(lines.count)
        var worst: RejectionReason?
        for line in lines {
            do {
                let price = try list.price(of: line.name)
                guard price != line.price else {
                    charged.append(price)
                    continue
                }
                switch policy {
                case .reprice:
                    charged.append(price)
                case .honour:
                    let stands = wasInForce(line, at: restaurant, since: receivedAt - grace)
                    charged.append(stands ? line.price : price)
                case .reject:
                    worst = [worst, .priceMismatch].compactMap(\.self).min()
                }
            } catch {
                worst = [worst, error.reason].compactMap(\.self).min()
            }
        }
        if let worst { throw PriceError(reason: worst) }
        return charged
    }

    /// The current price of each line; where the catalogue has no price, the one that the customer was shown.
    func chargeWhatIsKnown(_ lines: [OrderLine], at restaurant: RestaurantID) -> [Money] {
        lines.map { line in
            guard let list = today[restaurant] else { return line.price }
            let price = Result { () throws(PriceList.PriceError) in try list.price(of: line.name) }
            guard case .success(let known) = price else { return line.price }
            return known
        }
    }

    /// The products of an order, including the parts of menus.
    func products(of lines: [OrderLine], at restaurant: RestaurantID) -> Set<ProductID> {
        guard let list = today[restaurant] else { return [] }
        return Set(lines.flatMap { list.products(of: $0.name) })
    }

    private func wasInForce(_ line: OrderLine, at restaurant: RestaurantID, since: Timestamp) -> Bool {
        past.contains { version in
            guard version.until > since, let list = version.lists[restaurant] else { return false }
            let price = Result { () throws(PriceList.PriceError) in try list.price(of: line.name) }
            return price == .success(line.price)
        }
    }
}

extension PriceList.PriceError {
    /// The reason to reject an order with such a line.
    fileprivate var reason: RejectionReason {
        switch self {
        case .unknown: .unknownProduct
        case .notSold: .unavailableProduct
        case .options(.unknownChoice): .unknownOption
        case .options: .wrongOptions
        }
    }
}
