internal import GRDB
internal import McOrderModel

/// The search for orders that are over, of which only those that are found are read whole.
struct OverSearch {
    /// Among how many of the queue's last changes is searched: some days of a busy restaurant, in
    /// milliseconds.
    static let mostChanges = 20_000

    /// Among how many orders of one number is searched; every device counts from 1.
    static let mostOfOneNumber = 5000

    let restaurant: RestaurantID?

    private var here: String { restaurant == nil ? "" : "AND restaurant_id = ?" }
    private var place: StatementArguments { restaurant.map { [$0.description] } ?? [] }

    /// The ids of the orders whose last changes ended them, the newest first, without repetition.
    ///
    /// - Parameter fits: whether an order is meant, by its id, and by its code and its device's name in one
    ///   text.
    func last(
        _ connection: Database,
        most: Int,
        where fits: (Int64, String) -> Bool
    ) throws -> [Int64] {
        // The changes are the outer loop: from the newest on, until there are enough.
        let changes = try connection.cachedStatement(
            sql: """
                SELECT orders.id, code, device_name FROM order_changes AS later
                \(EngineSQL.joinInOrder) orders ON orders.id = later.order_id
                WHERE later.id > (SELECT max(id) FROM order_changes) - \(Self.mostChanges)
                    AND later.to_state NOT IN ('received', 'preparing', 'ready')
                    AND \(StateCondition.isOver) \(here)
                ORDER BY later.id DESC
                """
        )
        let rows = try Row.fetchCursor(changes, arguments: place)
        var (ids, seen): ([Int64], Set<Int64>) = ([], [])
        while ids.count < most, let row = try rows.next() {
            let id: Int64 = row[0]
            // One that was taken back ended more than once.
            guard seen.insert(id).inserted else { continue }
            if fits(id, "\(row[1] as String) \(row[2] as String? ?? "")") { ids.append(id) }
        }
        return ids
    }

    /// The ids of the orders that an id, a number, a code or the beginning of one names.
    func said(_ text: String, _ connection: Database, most: Int) throws -> [Int64] {
        if case .id(let id) = OrderQuery(text) {
            let order = try connection.cachedStatement(
                sql: "SELECT id FROM orders WHERE id = ? AND \(StateCondition.isOver) \(here)"
            )
            return try Int64.fetchAll(order, arguments: [id] + place)
        }
        guard let number = OrderNumber(text.prefix { $0 != "-" }) else { return [] }
        let orders = try connection.cachedStatement(
            sql: """
                SELECT id FROM (
                    SELECT id, code, state, restaurant_id FROM orders WHERE number = ?
                    ORDER BY received_at DESC, id DESC LIMIT \(Self.mostOfOneNumber)
                ) AS newest WHERE substr(code, 1, length(?)) = ? AND \(StateCondition.isOver) \(here) LIMIT ?
                """
        )
        // A number without a hyphen means itself, not one that begins so.
        let beginning = text.contains("-") ? text : "\(text)-"
        return try Int64.fetchAll(orders, arguments: [number.value, beginning, beginning] + place + [most])
    }
}
