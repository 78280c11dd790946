package import McOrderModel

/// An order in the queue.
package struct QueuedOrder: Hashable, Sendable, Identifiable {
    /// Its id in the queue, which never repeats.
    package let id: Int64
    /// How often it was changed; what a change is made from.
    package let revision: Int
    /// The restaurant's id.
    package let restaurantID: RestaurantID
    /// The restaurant's name.
    package let restaurant: String
    /// What the customer says, `9-624`.
    package let code: String
    /// The order number.
    package let number: Int
    /// The device's code in the form of the queue.
    package let udid: String
    /// The device's name; `nil` once personal data was forgotten.
    package let deviceName: String?
    /// Where the order stands.
    package let state: OrderState
    /// When the customer placed it.
    package let placedAt: Timestamp
    /// When the intake received it.
    package let receivedAt: Timestamp
    /// When the customer came, as far as anybody saw it.
    package let arrivedAt: Timestamp?
    /// The comment; `nil` once personal data was forgotten.
    package let comment: String?
    /// What is ordered, without what was struck at the counter.
    package let lines: [Line]
    /// What was ordered and struck at the counter.
    package let struckLines: [Line]
    /// What the counter wrote beside the customer's comment; `nil` without, or once it was forgotten.
    package let note: String?
    /// What it costs.
    package let total: Money
    /// What the customer was shown.
    package let shownTotal: Money
    /// Whether any line is charged otherwise than it was shown.
    package let isRepriced: Bool
    /// How often its customer wanted to call it off when that was no longer possible.
    package var refusedCancels = 0

    /// One line of an order in the queue.
    package struct Line: Hashable, Sendable {
        /// The product's name, or a menu line's text.
        package let name: String
        /// What is charged.
        package let price: Money
        /// What the customer was shown.
        package let shownPrice: Money
        /// Whether it was added at the counter, where the customer was shown no price.
        package let isAdded: Bool
        /// Why it was struck, where it was and somebody said so.
        package let struckFor: String?

        /// A line of those values.
        package init(
            name: String,
            price: Money,
            shownPrice: Money,
            isAdded: Bool = false,
            struckFor: String? = nil
        ) {
            self.name = name
            self.price = price
            self.shownPrice = shownPrice
            self.isAdded = isAdded
            self.struckFor = struckFor
        }
    }
}

extension QueuedOrder {
    init(_ row: Row, lines: [Line], struckLines: [Line]) throws {
        guard let state = OrderState(rawValue: row["state"]) else {
            throw QueueError.database(words: "order \(row["id"] as Int64): unknown state")
        }
        id = row["id"]
        revision = row["revision"]
        restaurantID = RestaurantID(row["restaurant_id"])
        restaurant = row["restaurant"]
        code = row["code"]
        number = row["number"]
        udid = row["udid"]
        deviceName = row["device_name"]
        self.state = state
        placedAt = Timestamp(milliseconds: row["placed_at"])
        receivedAt = Timestamp(milliseconds: row["received_at"])
        arrivedAt = (row["arrived_at"] as Int64?).map { Timestamp(milliseconds: $0) }
        comment = row["comment"]
        note = row["note"]
        self.lines = lines
        self.struckLines = struckLines
        total = Money(cents: row["total_cents"])
        shownTotal = Money(cents: row["shown_total_cents"])
        isRepriced = row["repriced"]
        refusedCancels = row["refused_cancels"]
    }
}

extension Connection {
    /// The order of an id.
    func order(id: Int64) throws -> QueuedOrder? {
        try orders(.byID, [id]).first
    }

    /// The open orders, in the order placed, then id.
    func openOrders(at restaurant: RestaurantID?) throws -> [QueuedOrder] {
        guard let restaurant else { return try orders(.openEverywhere, []) }
        return try orders(.openOfRestaurant, [restaurant.description])
    }

    /// The orders of a selection, with their lines.
    func orders(_ selection: OrderSelection, _ arguments: SQLArguments) throws -> [QueuedOrder] {
        try rows(SQL.orders.selected[selection], arguments).map { order in
            var kept: [QueuedOrder.Line] = []
            var struck: [QueuedOrder.Line] = []
            for line in try rows(SQL.orders.lines, [order["id"] as Int64]) {
                let found = QueuedOrder.Line(
                    name: line[0],
                    price: Money(cents: line[1]),
                    shownPrice: Money(cents: line[2]),
                    isAdded: line[3],
                    struckFor: line[5]
                )
                if line[4] { struck.append(found) } else { kept.append(found) }
            }
            return try QueuedOrder(order, lines: kept, struckLines: struck)
        }
    }
}
