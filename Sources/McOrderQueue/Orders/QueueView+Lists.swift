internal import GRDB
package import McOrderModel

extension QueueView {
    /// The ids of orders in the order placed, then id: of a history of years a few bytes each, read from
    /// indexes.
    ///
    /// - Parameters:
    ///   - restaurant: only this one's.
    ///   - states: only those in these states.
    ///   - since: only those received at or after this instant.
    package func orderIDs(
        at restaurant: RestaurantID?,
        in states: [OrderState],
        receivedSince since: Timestamp?
    ) throws(QueueError) -> [Int64] {
        let list = OrderListing(restaurant: restaurant, states: states, since: since)
        return try read { try Int64.fetchAll($0, sql: list.sql, arguments: list.arguments) }
    }

    /// The orders of those ids, in their order, without those that nobody knows.
    ///
    /// - Parameter ids: at most some thousands, so that a till's reading stays short.
    package func orders(ids: [Int64]) throws(QueueError) -> [QueuedOrder] {
        try read { connection in
            let found = try QueuedOrder.fetchAll(
                connection,
                "WHERE \(EngineSQL.isAny("orders.id"))",
                [EngineSQL.list(ids)]
            )
            let orders = Dictionary(found.map { ($0.id, $0) }) { first, _ in first }
            return ids.compactMap { orders[$0] }
        }
    }
}

/// The query for a list of orders of any states.
struct OrderListing {
    let sql: String
    let arguments: StatementArguments

    init(restaurant: RestaurantID?, states: [OrderState], since: Timestamp?) {
        let here = restaurant == nil ? "" : "AND restaurant_id = ?"
        let place: StatementArguments = restaurant.map { [$0.description] } ?? []
        if let since {
            // Few orders of a long history: by the index of their times, not by one of states.
            let wanted = "+state IN (\(Self.list(states)))"
            sql = "SELECT id FROM orders WHERE received_at >= ? AND \(wanted) \(here) ORDER BY placed_at, id"
            arguments = [since.milliseconds] + place
            return
        }
        // The states of each partial index stand in the text, since SQLite cannot see through parameters. Of
        // the states that are over each is read by itself, sorted as it lies in the index.
        let open = states.filter(\.isOpen)
        var parts: [String] = []
        if !open.isEmpty {
            parts.append("\(StateCondition.isOpen) AND state IN (\(Self.list(open)))")
        }
        let over = OrderState.allCases.filter { !$0.isOpen }
        for state in over where states.contains(state) {
            parts.append("\(StateCondition.isOver) AND state = '\(state.rawValue)'")
        }
        let selects = parts.map { "SELECT placed_at, id FROM orders WHERE \($0) \(here)" }
        let all =
            selects.isEmpty
            ? "SELECT 0 AS placed_at, 0 AS id WHERE false" : selects.joined(separator: " UNION ALL ")
        sql = "SELECT id FROM (\(all)) AS listed ORDER BY placed_at, id"
        arguments = parts.reduce(into: []) { arguments, _ in arguments += place }
    }

    private static func list(_ states: [OrderState]) -> String {
        states.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    }
}
