/// An order with the prices that the restaurant charges for it.
package struct PricedOrder: Sendable {
    /// The order as the customer sent it.
    package let order: Order
    package let restaurant: Restaurant
    package let placedAt: Timestamp
    /// The price charged for each line of the order, in the order of the lines.
    package let charged: [Money]
    /// What is stored with each line; `nil` for a line with nothing to store.
    package let lineDetails: [LineDetails?]
    /// What is stored with the order.
    package let details: OrderDetails
    /// Returns the products of the order, including the parts of menus. It is a closure because the products
    /// are needed only where the restaurant has sold-out products.
    package let products: @Sendable () -> Set<ProductID>

    /// - Parameters:
    ///   - charged: one price for each line of the order.
    ///   - lineDetails: one for each line of the order; empty means none.
    package init(
        order: Order,
        restaurant: Restaurant,
        placedAt: Timestamp,
        charged: [Money],
        lineDetails: [LineDetails?] = [],
        details: OrderDetails = OrderDetails(),
        products: @escaping @Sendable () -> Set<ProductID> = { [] }
    ) {
        self.order = order
        self.restaurant = restaurant
        self.placedAt = placedAt
        self.charged = charged
        self.lineDetails = lineDetails.isEmpty ? charged.map { _ in nil } : lineDetails
        self.details = details
        self.products = products
    }

    /// Whether any line is charged at another price than the one the customer was shown.
    package var isRepriced: Bool {
        zip(order.lines, charged).contains { $0.price != $1 }
    }
}
