internal import GRDB
package import McOrderModel

extension OrderQueue {
    /// How many lines an order has at the most, those that were struck included. Source: format.md.
    private static let lineLimit = 100

    /// Changes what is ordered, from the order that the caller saw; ``recall(_:by:at:)`` takes it back.
    ///
    /// - Parameters:
    ///   - order: the order as the caller saw it.
    ///   - edit: what changes.
    ///   - by: who says so.
    ///   - reason: why, where one is wanted.
    ///   - at: when.
    /// - Returns: the order's revision after the change.
    /// - Throws: ``QueueError/illegal(from:to:)`` when the order is no longer open,
    ///   ``QueueError/noSuchLine(_:)``, ``QueueError/lastLine(_:)``, ``QueueError/tooManyLines(_:)``, and
    ///   what ``advance(_:to:by:reason:at:)`` throws.
    @discardableResult
    package func edit(
        _ order: QueuedOrder,
        _ edit: OrderEdit,
        by: String,
        reason: String? = nil,
        at: Timestamp
    ) throws(QueueError) -> Int {
        try write { connection in
            let standing = try connection.standing(of: order.id, seenAt: order.revision)
            var recorded = try connection.history(of: order.id)
            guard recorded.history.edit() else {
                throw QueueError.illegal(from: standing, to: edit.kind.rawValue)
            }
            let before = try String.fetchOne(
                connection,
                sql: "SELECT note FROM orders WHERE id = ?",
                arguments: [order.id]
            )
            let change = OrderChange(
                at: at,
                from: standing.state,
                to: standing.state,
                by: by,
                reason: reason,
                edit: edit.kind,
                detail: edit.detail
            )
            let id = try connection.apply(
                change,
                step: .edit,
                toOrder: order.id,
                before: edit.kind == .comment ? before : nil
            )
            switch edit {
            case .strike(let line): try connection.strike(line, of: order, change: id)
            case .add(let name, let price):
                try connection.add(name, price, to: order, change: id, Self.lineLimit)
            case .comment(let words):
                try connection.execute(
                    sql: "UPDATE orders SET note = ? WHERE id = ?",
                    arguments: [words.isEmpty ? nil : words, order.id]
                )
            }
            try connection.sumUp(order.id)
            return order.revision + 1
        }
    }
}

extension Database {
    fileprivate func strike(_ line: QueuedOrder.Line, of order: QueuedOrder, change: Int64) throws {
        guard order.lines.count > 1 else { throw QueueError.lastLine(order.code) }
        // Of equal lines the last one goes.
        try execute(
            sql: """
                UPDATE order_lines SET struck = ? WHERE order_id = ? AND position = (
                    SELECT max(position) FROM order_lines
                    WHERE order_id = ? AND struck IS NULL AND name = ? AND cents = ? AND shown_cents = ?
                        AND (added IS NOT NULL) = ?)
                """,
            arguments: [
                change, order.id, order.id, line.name, line.price.cents, line.shownPrice.cents, line.isAdded,
            ]
        )
        guard changesCount == 1 else { throw QueueError.noSuchLine(line.name) }
    }

    fileprivate func add(
        _ name: String,
        _ price: Money,
        to order: QueuedOrder,
        change: Int64,
        _ limit: Int
    ) throws {
        let last = try Int.fetchOne(
            self,
            sql: "SELECT max(position) FROM order_lines WHERE order_id = ?",
            arguments: [order.id]
        )
        guard let last, last < limit else { throw QueueError.tooManyLines(order.code) }
        try execute(
            sql: """
                INSERT INTO order_lines (order_id, position, name, cents, shown_cents, added)
                VALUES (?, ?, ?, ?, 0, ?)
                """,
            arguments: [order.id, last + 1, name, price.cents, change]
        )
    }

    /// The order's total follows its lines.
    fileprivate func sumUp(_ order: Int64) throws {
        try execute(
            sql: """
                UPDATE orders SET total_cents =
                    (SELECT sum(cents) FROM order_lines WHERE order_id = orders.id AND struck IS NULL)
                WHERE id = ?
                """,
            arguments: [order]
        )
    }

    /// Takes an edit's effect back.
    ///
    /// - Returns: what the edit was; `nil`, and nothing changes, when that change was none.
    func undoEdit(_ change: Int64, of order: Int64) throws -> (kind: OrderEdit.Kind, detail: String?)? {
        let row = try Row.fetchOne(
            self,
            sql: "SELECT edit, detail, before FROM order_changes WHERE id = ? AND step = 'edit'",
            arguments: [change]
        )
        guard let row, let kind = OrderEdit.Kind(rawValue: row[0]) else { return nil }
        switch kind {
        case .strike:
            try execute(sql: "UPDATE order_lines SET struck = NULL WHERE struck = ?", arguments: [change])
        case .add:
            try execute(sql: "DELETE FROM order_lines WHERE added = ?", arguments: [change])
        case .comment:
            try execute(
                sql: "UPDATE orders SET note = ? WHERE id = ?",
                arguments: [row[2] as String?, order]
            )
        }
        try sumUp(order)
        return (kind, row[1])
    }
}
