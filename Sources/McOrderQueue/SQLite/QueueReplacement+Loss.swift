internal import GRDB
package import McOrderModel

extension QueueReplacement {
    /// The orders that the replaced queue has and the restored one does not.
    package struct Loss: Hashable, Sendable {
        /// The number of these orders.
        package let orders: Int
        /// The number of open orders among them.
        package let openOrders: Int
        /// The names of their receipts that may still be in the drop folder.
        package let receipts: [String]
        /// The id of the drop folder that the replaced queue knows; `nil` if it knows none.
        package let folder: DeviceID?
    }
}

extension QueueReplacement.Loss {
    /// Finds the orders that `main` has and the attached `restored` does not. If the UDID of a device has
    /// become a hash since, the order is recognised by its id and content.
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
        folder = try SQLiteTransaction(database: connection).setting("folder").flatMap { DeviceID($0) }
    }
}
