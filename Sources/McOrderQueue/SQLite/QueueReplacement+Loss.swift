import GRDB
package import McOrderModel

extension QueueReplacement {
    /// What the replaced queue has and the restored one does not.
    package struct Loss: Hashable, Sendable {
        /// The number of these orders.
        package let orders: Int
        /// The number of open orders among them.
        package let openOrders: Int
        /// The number of orders that were charged and that the restored queue lacks, or has as not charged.
        package let chargedOrders: Int
        /// The codes of those charged orders that are open again in the restored queue, at most 100.
        package let reopened: [String]
        /// The number of all lost changes of orders.
        package let changes: Int
        /// The number of facts of kitchen books that the restored queue lacks.
        package let bookFacts: Int
        /// The closes that the restored queue lacks.
        package let closes: [CloseNumbers.Range]
        /// The highest numbers of closes that are known.
        package let closeNumbers: CloseNumbers
        /// The names of their receipts that may still be in the drop folder.
        package let receipts: [String]
        /// The id of the drop folder that the replaced queue knows; `nil` if it knows none.
        package let folder: DeviceID?

        /// Whether nothing is lost.
        package var isNothing: Bool {
            changes == 0 && orders == 0 && chargedOrders == 0 && bookFacts == 0 && closes.isEmpty
        }

        /// The loss where no queue was replaced: only the numbers of its closes are known.
        init(ofClosesAfter restored: CloseNumbers, known: CloseNumbers) {
            (orders, openOrders, chargedOrders, changes, bookFacts) = (0, 0, 0, 0, 0)
            (reopened, receipts, folder) = ([], [], nil)
            closes = known.beyond(restored)
            closeNumbers = known
        }
    }
}

extension Database {
    /// The highest numbers of the closes that the queue, or one that it replaced, had. A queue of a version
    /// before closes existed has none.
    func closeNumbers() throws -> CloseNumbers {
        guard try tableExists("closes") else { return CloseNumbers() }
        return try SQLiteTransaction(database: self).closeNumbers()
    }
}

extension QueueReplacement.Loss {
    /// Finds the orders that `main` has and the attached `restored` does not. If the UDID of a device has
    /// become a hash since, the order is recognised by its id and content.
    ///
    /// - Parameters:
    ///   - closes: the closes in the restored queue.
    ///   - outside: the numbers of closes that are known outside the queue.
    init(_ connection: Database, closes restored: CloseNumbers, outside: CloseNumbers) throws {
        let same =
            "(r.udid = o.udid AND r.number = o.number OR r.id = o.id AND r.content_hash = o.content_hash)"
        let missing = """
            FROM main.orders AS o
            WHERE NOT EXISTS (SELECT 1 FROM restored.orders AS r WHERE r.udid = o.udid AND r.number = o.number)
                AND NOT EXISTS (SELECT 1 FROM restored.orders AS r
                    WHERE r.id = o.id AND r.content_hash = o.content_hash)
            """
        let row = try GRDB.Row.fetchOne(
            connection,
            sql: "SELECT count(*), total(\(StateCondition.isOpen)) \(missing)"
        )
        orders = row?[0] ?? 0
        openOrders = Int(row?[1] as Double? ?? 0)
        changes =
            try Int.fetchOne(
                connection,
                sql: """
                    SELECT count(*) FROM main.order_changes AS c WHERE NOT EXISTS
                        (SELECT 1 FROM restored.order_changes AS r WHERE r.id = c.id AND r.at = c.at)
                    """
            ) ?? 0
        let hasBook = try connection.tableExists("book_facts", in: "main")
        bookFacts =
            try hasBook
            ? Int.fetchOne(
                connection,
                sql: """
                    SELECT count(*) FROM main.book_facts AS f
                    WHERE NOT EXISTS (SELECT 1 FROM restored.book_facts AS r WHERE r.id = f.id)
                    """
            ) ?? 0 : 0
        let charged = "FROM main.orders AS o WHERE o.state = 'collected'"
        chargedOrders =
            try Int.fetchOne(
                connection,
                sql: """
                    SELECT count(*) \(charged) AND NOT EXISTS
                        (SELECT 1 FROM restored.orders AS r WHERE \(same) AND r.state = 'collected')
                    """
            ) ?? 0
        reopened = try GRDB.Row.fetchAll(
            connection,
            sql: """
                SELECT o.code \(charged) AND EXISTS
                    (SELECT 1 FROM restored.orders AS r WHERE \(same) AND (\(StateCondition.isOpen)))
                ORDER BY o.id LIMIT 100
                """
        ).map { $0[0] }
        var known = try connection.closeNumbers()
        known.raise(to: outside)
        closes = known.beyond(restored)
        closeNumbers = known
        // Orders of two days at most: older receipts have been removed from the folder.
        let receipts = try GRDB.Row.fetchCursor(
            connection,
            sql: "SELECT o.udid, o.number \(missing) AND o.receipt <> 'removed'"
        )
        var names: [String] = []
        while let row = try receipts.next() {
            guard let device = DeviceID(row[0] as String), let number = OrderNumber(row[1] as Int) else {
                continue
            }
            names.append(Receipt.fileName(of: OrderIdentity(device: device, number: number)))
        }
        self.receipts = names
        folder = try SQLiteTransaction(database: connection).setting(QueueSetting.folder)
            .flatMap { DeviceID($0) }
    }
}
