/// An order with the prices that the restaurant charges for it.
package struct PricedOrder: Sendable {
    /// A line of the order with what it means and costs.
    package struct Line: Hashable, Sendable {
        /// The text as the customer's client sent it.
        package let text: String
        /// The price that the customer was shown.
        package let shownPrice: Money
        /// The price charged.
        package let price: Money
        /// What is stored with the line; `nil` if there is nothing to store.
        package let details: LineTerms?

        package init(_ line: OrderLine, price: Money, details: LineTerms? = nil) {
            text = line.name
            shownPrice = line.price
            self.price = price
            self.details = details
        }
    }

    /// The order as the customer sent it.
    package let order: Order
    package let restaurant: Restaurant
    package let placedAt: Timestamp
    /// When the customer wishes to collect the order; `nil` for as soon as possible.
    package let pickupAt: Timestamp?
    /// The lines of the order, in its order.
    package let lines: [Line]
    /// What is stored with the order.
    package let details: AgreedTerms
    /// The version of the catalogue by which the order was judged.
    package let catalogue: String?

    package init(
        order: Order,
        restaurant: Restaurant,
        placedAt: Timestamp,
        pickupAt: Timestamp? = nil,
        lines: [Line],
        details: AgreedTerms = AgreedTerms(),
        catalogue: String? = nil
    ) {
        self.order = order
        self.restaurant = restaurant
        self.placedAt = placedAt
        self.pickupAt = pickupAt
        self.lines = lines
        self.details = details
        self.catalogue = catalogue
    }

    /// The sum that the restaurant charges.
    package var total: Money { lines.lazy.map(\.price).total() }

    /// Whether any line is charged at another price than the one the customer was shown.
    package var isRepriced: Bool { lines.contains { $0.price != $0.shownPrice } }

    /// The lines as the queue will have them.
    var orderedLines: [OrderedLine] {
        lines.enumerated().map { index, line in
            OrderedLine(
                id: index + 1,
                text: line.text,
                price: line.price,
                shownPrice: line.shownPrice,
                details: line.details
            )
        }
    }

    /// The products of the order, including the parts of menus, and its choices: any of them can be sold out.
    package var sellables: Set<SellableID> {
        Set(lines.lazy.compactMap(\.details?.content).flatMap(\.sellables))
    }
}
