internal import GRDB
package import McOrderModel

/// One change of an order, as its history keeps it.
package struct OrderChange: Hashable, Sendable {
    /// When it was made.
    package let at: Timestamp
    /// The state before; `nil` when the order was received.
    package let from: OrderState?
    /// The state after.
    package let to: OrderState
    /// Who made it.
    package let by: String
    /// Why, where somebody said so.
    package let reason: String?
}

extension Database {
    /// Adds a change to an order's history.
    func record(_ change: OrderChange, step: String, of order: Int64) throws {
        try cachedStatement(
            sql: """
                INSERT INTO order_changes (order_id, step, at, from_state, to_state, by, reason)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(
            arguments: [
                order, step, change.at.milliseconds, change.from?.rawValue, change.to.rawValue, change.by,
                change.reason,
            ]
        )
    }

    /// The stack of an order's changes, from which a recall takes the last.
    func history(of order: Int64) throws -> OrderHistory {
        let rows = try Row.fetchAll(
            self,
            sql:
                "SELECT step, to_state FROM order_changes WHERE order_id = ? AND step <> 'received' ORDER BY id",
            arguments: [order]
        )
        let steps = try rows.map { row in
            guard let step = OrderHistory.Step(rawValue: row[0]), let to = OrderState(rawValue: row[1]) else {
                throw QueueError.database(words: "order \(order): unknown step in its history")
            }
            return (step: step, to: to)
        }
        guard let history = OrderHistory(steps) else {
            throw QueueError.database(words: "order \(order): its history is not a legal path")
        }
        return history
    }
}
