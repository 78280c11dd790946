internal import GRDB
package import McOrderModel

/// What was forgotten of a device.
package struct Forgotten: Hashable, Sendable {
    /// The orders whose device name, comment and raw file were forgotten.
    package var orders = 0
    /// The refused files whose names and bytes were.
    package var rejections = 0
    /// The notices whose files were.
    package var notices = 0
    /// How many receipts the daemon has yet to take away; until then their orders keep the device's code.
    package var receipts = 0
    /// Whether the device is on the blacklist, and stays there as a hash.
    package var isBlacklisted = false
    /// What names the device from now on.
    package var key: DeviceKey?
    /// Whether the database's journal, in which all of it stood, could be emptied; if not, later writing
    /// does.
    package var isJournalEmpty = false

    /// Whether there was nothing to forget any more.
    package var isNothing: Bool { orders + rejections + notices == 0 }

    /// What is forgotten of a device that was erased before: nothing.
    package static func nothing(of key: DeviceKey, isBlacklisted: Bool) -> Self {
        Self(isBlacklisted: isBlacklisted, key: key, isJournalEmpty: true)
    }
}

extension OrderQueue {
    /// Forgets a person's data now instead of when retention would: names, comments, files and the device's
    /// code, which becomes a keyed hash. By that the same content is still known when it is delivered again,
    /// and the blacklist still keeps the device out.
    ///
    /// Safe to repeat. Orders themselves stay, with what was sold and charged.
    /// - Throws: ``QueueError/noSuchDevice(udid:)``, ``QueueError/trustedDevice(udid:label:)`` of a device of
    ///   the house, ``QueueError/openOrders(udid:codes:)`` of one with orders that somebody still has to deal
    ///   with; nothing is forgotten then.
    package func forget(_ device: DeviceID) throws(QueueError) -> Forgotten {
        let udid = device.description
        let hash = try deviceHash()(udid)
        var forgotten = Forgotten()
        forgotten.key = DeviceKey(hash)
        forgotten.isBlacklisted = try write { connection in
            try connection.requireForgettable(device)
            let isListed = try Bool.fetchOne(
                connection,
                sql: "SELECT EXISTS (SELECT 1 FROM blacklist WHERE udid IN (?, ?))",
                arguments: [udid, hash]
            )
            // Never both: whoever is put on the list again takes the entry's place.
            try connection.execute(
                sql: """
                    DELETE FROM blacklist
                    WHERE udid = ? AND EXISTS (SELECT 1 FROM blacklist AS plain WHERE plain.udid = ?)
                    """,
                arguments: [hash, udid]
            )
            try connection.execute(
                sql: "UPDATE blacklist SET udid = ? WHERE udid = ?",
                arguments: [hash, udid]
            )
            return isListed ?? false
        }
        try forgetOrders(udid, hash, &forgotten)
        var count = 0
        try repeatedly { connection in
            try connection.execute(
                sql: """
                    UPDATE rejections SET udid = ?, file = '', raw = NULL, request = NULL,
                        receipt = CASE receipt WHEN 'due' THEN 'written' ELSE receipt END
                    WHERE id IN (SELECT id FROM rejections WHERE udid = ? LIMIT ?)
                    """,
                arguments: [hash, udid, Self.batch]
            )
            count += connection.changesCount
        }
        forgotten.rejections = count
        count = 0
        try repeatedly { connection in
            try connection.execute(
                sql: """
                    UPDATE notices SET raw = NULL, file = '' WHERE id IN (
                        SELECT notices.id FROM orders JOIN notices ON order_id = orders.id
                        WHERE udid IN (?, ?) AND notices.file <> '' LIMIT ?)
                    """,
                arguments: [udid, hash, Self.batch]
            )
            count += connection.changesCount
        }
        forgotten.notices = count
        forgotten.receipts = try write { connection in
            let orders = "SELECT count(*) FROM orders WHERE udid = ? AND device_name IS NULL"
            let refused = "SELECT count(*) FROM rejections WHERE udid = ? AND receipt = 'written'"
            return try Int.fetchOne(
                connection,
                sql: "SELECT (\(orders)) + (\(refused))",
                arguments: [udid, hash]
            ) ?? 0
        }
        forgotten.isJournalEmpty = try emptyJournal()
        return forgotten
    }

    private func forgetOrders(_ udid: String, _ hash: String, _ forgotten: inout Forgotten) throws(QueueError)
    {
        var count = 0
        try repeatedly { connection in
            let rows = try Row.fetchAll(
                connection,
                sql: """
                    SELECT id, receipt FROM orders WHERE udid = ? AND device_name IS NOT NULL
                        AND NOT \(StateCondition.isOpen) LIMIT ?
                    """,
                arguments: [udid, Self.batch]
            )
            guard !rows.isEmpty else { return connection.nothing() }
            for row in rows {
                try connection.forgetPerson(ofOrder: row[0])
                // A receipt's name comes of the device's code, so that has to wait until the receipt is gone.
                let (name, receipt) = row[1] == "removed" ? (hash, "removed") : (udid, "written")
                try connection.execute(
                    sql: "UPDATE orders SET udid = ?, receipt = ? WHERE id = ?",
                    arguments: [name, receipt, row[0] as Int64]
                )
            }
            count += rows.count
        }
        forgotten.orders = count
    }
}

extension Database {
    /// Refuses a device that nobody knows, one of the house, and one with open orders.
    fileprivate func requireForgettable(_ device: DeviceID) throws {
        let udid = device.description
        if let label = try trustedLabel(device) { throw QueueError.trustedDevice(udid: udid, label: label) }
        let names = try bothNames(of: device)
        guard try isKnown(names) else { throw QueueError.noSuchDevice(udid: udid) }
        let codes = try String.fetchAll(
            self,
            sql: """
                SELECT code FROM orders WHERE udid = ? AND \(StateCondition.isOpen)
                ORDER BY placed_at, id LIMIT 10
                """,
            arguments: [udid]
        )
        guard codes.isEmpty else { throw QueueError.openOrders(udid: udid, codes: codes) }
    }

    /// Makes a hash of the code of a device that was forgotten, once the receipt that was named after it is
    /// gone.
    func hashForgottenDevice(ofOrder id: Int64) throws {
        let udid = try String.fetchOne(
            self,
            sql: "SELECT udid FROM orders WHERE id = ? AND device_name IS NULL AND receipt = 'removed'",
            arguments: [id]
        )
        guard let udid, DeviceID(udid) != nil else { return }
        try execute(sql: "UPDATE orders SET udid = ? WHERE id = ?", arguments: [deviceHash()(udid), id])
    }
}
