internal import GRDB
package import McOrderModel

/// What somebody who measures the queue again and again has counted so far: after the first look only what
/// came since is read, so that years of history cost nothing.
package struct QueueMeasures: Sendable {
    /// Orders that were ever taken in, by restaurant; never fewer than before.
    package private(set) var orders: [RestaurantID: Int] = [:]
    /// Files that were ever refused, by reason; never fewer than before.
    package private(set) var rejections: [RejectionReason: Int] = [:]
    /// Deliveries of content that had been decided upon.
    package private(set) var redeliveries = 0
    /// Open orders, by restaurant and state.
    package private(set) var open: [RestaurantID: [OrderState: Int]] = [:]
    /// When the oldest open order was received; `nil` without any.
    package private(set) var oldestOpen: Timestamp?
    /// Receipts that are to be written.
    package private(set) var receiptsDue = 0
    /// The restaurants of the catalogue in force, in its order.
    package private(set) var restaurants: [KnownRestaurant] = []

    private var lastOrder: Int64 = 0
    private var lastRejection: Int64 = 0

    /// Nothing was counted yet.
    package init() {}

    mutating func update(_ connection: Database) throws {
        try countOrders(connection)
        try countRejections(connection)
        redeliveries = Int(try connection.setting("redelivered") ?? "0") ?? 0
        restaurants = try connection.knownRestaurants()
        open = [:]
        let counts = try Row.fetchCursor(
            connection,
            sql: """
                SELECT restaurant_id, state, count(*) FROM orders
                WHERE \(StateCondition.isOpen) GROUP BY restaurant_id, state
                """
        )
        while let row = try counts.next() {
            guard let state = OrderState(rawValue: row[1]) else { continue }
            open[RestaurantID(row[0]), default: [:]][state] = row[2]
        }
        oldestOpen = try Int64.fetchOne(
            connection,
            sql: "SELECT min(received_at) FROM orders WHERE \(StateCondition.isOpen)"
        ).map { Timestamp(milliseconds: $0) }
        receiptsDue = try connection.receiptsDue()
    }

    private mutating func countOrders(_ connection: Database) throws {
        // The first time from the indexes alone, in which every order is once.
        let first = """
            SELECT restaurant_id, count(*) FROM orders
            WHERE \(StateCondition.isOver) GROUP BY restaurant_id
            UNION ALL SELECT restaurant_id, count(*) FROM orders
            WHERE \(StateCondition.isOpen) GROUP BY restaurant_id
            """
        let later =
            "SELECT restaurant_id, count(*) FROM orders WHERE id > \(lastOrder) GROUP BY restaurant_id"
        let rows = try Row.fetchCursor(connection, sql: lastOrder == 0 ? first : later)
        while let row = try rows.next() { orders[RestaurantID(row[0]), default: 0] += row[1] as Int }
        lastOrder = try Int64.fetchOne(connection, sql: "SELECT max(id) FROM orders") ?? 0
    }

    private mutating func countRejections(_ connection: Database) throws {
        let rows = try Row.fetchCursor(
            connection,
            sql: "SELECT reason, count(*) FROM rejections WHERE id > \(lastRejection) GROUP BY reason"
        )
        while let row = try rows.next() {
            guard let reason = RejectionReason(rawValue: row[0]) else { continue }
            rejections[reason, default: 0] += row[1] as Int
        }
        lastRejection = try Int64.fetchOne(connection, sql: "SELECT max(id) FROM rejections") ?? 0
    }
}

extension QueueView {
    /// Brings measures up to date.
    package func measure(_ measures: inout QueueMeasures) throws(QueueError) {
        var updated = measures
        try read { try updated.update($0) }
        measures = updated
    }
}

extension Database {
    /// How many receipts are to be written.
    func receiptsDue() throws -> Int {
        let due = ["orders", "rejections"].map { "(SELECT count(*) FROM \($0) WHERE receipt = 'due')" }
        return try Int.fetchOne(self, sql: "SELECT \(due.joined(separator: " + "))") ?? 0
    }
}
