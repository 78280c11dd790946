internal import McOrderModel

extension QueuedOrder {
    fileprivate init(_ row: Row, lines: [Line], struckLines: [Line], kitchen: KitchenRecord) throws {
        guard let state = OrderState(rawValue: row["state"]) else {
            throw QueueError.database(words: "order \(row["id"] as Int64): unknown state")
        }
        self.init(
            id: row["id"],
            revision: row["revision"],
            restaurantID: row["restaurant_id"],
            restaurant: row["restaurant"],
            code: row["code"],
            number: row["number"],
            udid: row["udid"],
            deviceName: row["device_name"],
            state: state,
            placedAt: row["placed_at"],
            receivedAt: row["received_at"],
            arrivedAt: row["arrived_at"],
            comment: row["comment"],
            lines: lines,
            struckLines: struckLines,
            note: row["note"],
            total: row["total_cents"],
            shownTotal: row["shown_total_cents"],
            isRepriced: row["repriced"],
            refusedCancels: row["refused_cancels"],
            details: try OrderDetails(column: row["details"]),
            kitchen: kitchen
        )
    }
}

extension Connection {
    /// The order with this id; `nil` if there is none.
    func order(id: Int64) throws -> QueuedOrder? {
        try orders(SQL.orders.byID, [id]).first
    }

    /// The open orders, sorted by the time placed, then by id.
    func openOrders(at restaurant: RestaurantID?) throws -> [QueuedOrder] {
        try orders(SQL.orders.open[Scope(restaurant)], restaurant.map { [$0] } ?? [])
    }

    /// The orders that a statement selects, with their lines.
    func orders(_ statement: Statement, _ arguments: SQLArguments) throws -> [QueuedOrder] {
        try rows(statement, arguments).map { order in
            var kitchen = try kitchenRecord(of: order)
            var kept: [QueuedOrder.Line] = []
            var struck: [QueuedOrder.Line] = []
            for line in try rows(SQL.orders.lines, [order["id"] as Int64]) {
                let found = QueuedOrder.Line(
                    name: line[0],
                    price: line[1],
                    shownPrice: line[2],
                    isAdded: line[3],
                    struckFor: line[5],
                    details: try LineDetails(column: line[6])
                )
                if line[4] {
                    struck.append(found)
                    kitchen.struckIn.append(line[8])
                } else {
                    kept.append(found)
                    kitchen.addedIn.append(line[7] ?? 0)
                }
            }
            return try QueuedOrder(order, lines: kept, struckLines: struck, kitchen: kitchen)
        }
    }
}

extension OrderDetails {
    /// Reads the column of an order.
    init(column: String?) throws {
        guard let column else {
            self.init()
            return
        }
        guard let details = OrderDetails(stored: column) else {
            throw QueueError.database(words: "the details of an order cannot be read: \(column)")
        }
        self = details
    }
}

extension LineDetails {
    /// Reads the column of a line; `nil` if nothing is stored.
    init?(column: String?) throws {
        guard let column else { return nil }
        guard let details = LineDetails(stored: column) else {
            throw QueueError.database(words: "the details of a line cannot be read: \(column)")
        }
        self = details
    }
}
