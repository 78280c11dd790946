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

    init(_ connection: any Connection) throws {
        let row = try connection.row(SQL.figures.counts)
        orders = row?[0] ?? 0
        openOrders = row?[1] ?? 0
        rejections = row?[2] ?? 0
        others = row?[3] ?? 0
    }
}
