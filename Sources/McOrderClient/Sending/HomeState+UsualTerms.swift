extension HomeState {
    /// How long a customer who ordered at a table is expected to sit there still.
    package static let seatedWindow = Duration.seconds(2 * 3600)

    /// The terms to propose for an order to a restaurant: the service of the newest order to it, if the
    /// restaurant still has that service, and its table if that order was placed within ``seatedWindow``.
    ///
    /// A coupon is never proposed. Where the restaurant has one service or none, the service stays `nil`.
    package func usualTerms(at restaurant: Restaurant, now: Timestamp) -> OrderTerms {
        guard restaurant.services.count > 1 || restaurant.hasTables(for: nil) else { return OrderTerms() }
        let last = orders.filter { $0.restaurant == restaurant.id }.max { $0.placedAt < $1.placedAt }
        let service = restaurant.service(last?.order.terms.service) ?? restaurant.services[0]
        var terms = OrderTerms(service: restaurant.services.count > 1 ? service.id : nil)
        if let last, now - last.placedAt < Self.seatedWindow, service.place == .here {
            terms.table = last.order.terms.table
        }
        return terms
    }
}
