/// An order with what the restaurant charges for it.
package struct PricedOrder: Sendable {
    /// The order as it was sent.
    package let order: Order
    /// The restaurant that it is for.
    package let restaurant: Restaurant
    /// The instant at which it was placed.
    package let placedAt: Timestamp
    /// What is charged for each of the order's lines, in their order.
    package let charged: [Money]
    /// The products that it is made of, those of menus included; asked only where any is sold out.
    package let products: @Sendable () -> Set<ProductID>

    /// An order at those prices; `charged` has one for each line.
    package init(
        order: Order,
        restaurant: Restaurant,
        placedAt: Timestamp,
        charged: [Money],
        products: @escaping @Sendable () -> Set<ProductID> = { [] }
    ) {
        self.order = order
        self.restaurant = restaurant
        self.placedAt = placedAt
        self.charged = charged
        self.products = products
    }

    /// Whether any line is charged otherwise than the customer was shown.
    package var isRepriced: Bool {
        zip(order.lines, charged).contains { $0.price != $1 }
    }
}
