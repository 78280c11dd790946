/// Row counts of the data that must not be lost. A database and its copy have equal counts.
package struct QueueCounts: Hashable, Sendable {
    /// Orders in all states.
    package let orders: Int
    package let openOrders: Int
    /// Refused files.
    package let rejections: Int
    /// Rows of the other tables that belong to them: lines, changes, blacklist entries, revoked and
    /// trusted devices, and paired browsers.
    package let others: Int

    init(_ connection: any Connection) throws {
        let row = try connection.row(SQL.figures.counts)
        orders = row?[0] ?? 0
        openOrders = row?[1] ?? 0
        rejections = row?[2] ?? 0
        others = row?[3] ?? 0
    }
}
