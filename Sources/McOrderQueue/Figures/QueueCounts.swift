internal import GRDB

/// How many rows the queue has of what must not be lost; equal of a database and its copy.
package struct QueueCounts: Hashable, Sendable {
    /// Orders of all states.
    package let orders: Int
    /// Orders that somebody still has to deal with.
    package let openOrders: Int
    /// Refused files.
    package let rejections: Int
    /// Rows of all other tables that belong to them, together.
    package let others: Int

    init(_ connection: Database) throws {
        let count = { (table: String) in
            try Int.fetchOne(connection, sql: "SELECT count(*) FROM \(table)") ?? 0
        }
        orders = try count("orders")
        openOrders = try count("orders WHERE \(StateCondition.isOpen)")
        rejections = try count("rejections")
        others = try ["order_lines", "order_changes", "blacklist", "trusted_devices"].map(count).reduce(0, +)
    }
}
