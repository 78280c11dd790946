internal import GRDB
package import McOrderModel

extension QueueReplacement {
    /// Orders that the replaced queue has and the restored one has not.
    package struct Loss: Hashable, Sendable {
        /// How many.
        package let orders: Int
        /// How many of them are open.
        package let openOrders: Int
        /// The names of those receipts of theirs that may lie in the customers' folder.
        package let receipts: [String]
        /// The id of the drop folder that the replaced queue knows; `nil` when it knows none.
        package let folder: DeviceID?
    }
}

extension QueueReplacement.Loss {
    /// What `main` has and the attached `restored` has not. A device whose code became a hash since is known
    /// by its order's id and content.
    init(_ connection: Database) throws {
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
        // Of two days' orders at the most: what is older was taken back from the folder.
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
        folder = try SQLiteTransaction(connection).setting("folder").flatMap { DeviceID($0) }
    }
}
