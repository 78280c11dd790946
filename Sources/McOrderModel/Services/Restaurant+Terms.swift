extension Restaurant {
    /// Whether orders for a service can name a table; `nil` means the restaurant's first service.
    package func hasTables(for service: ServiceID?) -> Bool {
        self.service(service)?.place == .here
    }
}

extension Catalogue {
    /// The offers that hold at a restaurant and an instant for a customer with that coupon.
    func offers(at restaurant: Restaurant, _ instant: Timestamp, coupon: String?) -> [Offer] {
        let moment = restaurant.moment(at: instant)
        return offers.filter { $0.holds(at: restaurant.id, moment, coupon: coupon) }
    }

    /// The products that are a restaurant's packaging. Nobody orders them as a dish.
    var packaging: Set<ProductID> { Set(restaurants.compactMap(\.packaging)) }

    /// The products on the menu: all but packaging.
    package var menuProducts: [Product] {
        let packaging = packaging
        return packaging.isEmpty ? products : products.filter { !packaging.contains($0.id) }
    }

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
