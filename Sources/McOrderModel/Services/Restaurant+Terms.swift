extension Restaurant {
    /// Whether orders for a service can name a table; `nil` means the restaurant's first service.
    package func hasTables(for service: ServiceID?) -> Bool {
        self.service(service)?.place == .here
    }
}

extension Catalogue {
    /// Whether a restaurant makes an offer that needs a coupon, on whatever day.
    package func hasCoupons(at restaurant: RestaurantID) -> Bool {
        offers.contains { $0.coupon != nil && $0.restaurants?.contains(restaurant) != false }
    }
}

extension Ticket.Quote {
    /// The reduction by the offers that need a coupon; `nil` if none of them is in use.
    package func savedByCoupon(in catalogue: Catalogue) -> Money? {
        let withCoupon = Set(catalogue.offers.filter { $0.coupon != nil }.map(\.id))
        let used = offers.filter { withCoupon.contains($0.id) }
        return used.isEmpty ? nil : used.map(\.saved).total()
    }
}
