internal import GRDB
package import McOrderModel

/// An entry of the blacklist.
package struct BlacklistEntry: Hashable, Sendable {
    /// What names the device.
    package let key: DeviceKey
    /// The name under which it ordered last; `nil` when it never did, or that was forgotten.
    package let deviceName: String?
    /// Why.
    package let reason: String
    /// Who put it there.
    package let by: String
    /// Since when.
    package let since: Timestamp
    /// When it ends by itself; `nil` never.
    package let until: Timestamp?
}

/// What the house knows of a device.
package struct DeviceRecord: Hashable, Sendable {
    /// What names the device.
    package let key: DeviceKey
    /// The name under which it ordered last.
    package let deviceName: String?
    /// Its label, when it is one of the house.
    package let trustedLabel: String?
    /// Its entry on the blacklist that is in force.
    package let blacklisted: BlacklistEntry?
    /// Its orders by state.
    package let orders: [OrderState: Int]
    /// When its first order was received.
    package let firstSeen: Timestamp?
    /// When its last order was received.
    package let lastSeen: Timestamp?
    /// How many of its files were refused.
    package let rejected: Int
}

extension QueueView {
    /// The devices whose orders are filtered out at that time, the latest entry first.
    package func blacklist(at instant: Timestamp) throws(QueueError) -> [BlacklistEntry] {
        try read { connection in
            try Row.fetchAll(
                connection,
                sql: "\(Self.blacklistQuery) WHERE until IS NULL OR until > ? ORDER BY since DESC, udid",
                arguments: [instant.milliseconds]
            ).map { try BlacklistEntry($0) }
        }
    }

    /// A device's history; `nil` when the house never heard of it.
    package func device(_ key: DeviceKey, at instant: Timestamp) throws(QueueError) -> DeviceRecord? {
        try read { connection in
            let udid = try connection.resolved(key).stored
            let names = try connection.bothNames(of: key)
            var orders: [OrderState: Int] = [:]
            let counts = try Row.fetchAll(
                connection,
                sql: "SELECT state, count(*) FROM orders WHERE udid IN (?, ?) GROUP BY state",
                arguments: names
            )
            for row in counts {
                if let state = OrderState(rawValue: row[0]) { orders[state] = row[1] }
            }
            let seen = try Row.fetchOne(
                connection,
                sql: "SELECT min(received_at), max(received_at) FROM orders WHERE udid IN (?, ?)",
                arguments: names
            )
            let record = DeviceRecord(
                key: key,
                deviceName: try String.fetchOne(
                    connection,
                    sql: "SELECT device_name FROM orders WHERE udid = ? ORDER BY received_at DESC LIMIT 1",
                    arguments: [udid]
                ),
                trustedLabel: try String.fetchOne(
                    connection,
                    sql: "SELECT label FROM trusted_devices WHERE udid = ?",
                    arguments: [udid]
                ),
                blacklisted: try Row.fetchOne(
                    connection,
                    sql: "\(Self.blacklistQuery) WHERE udid IN (?, ?) AND (until IS NULL OR until > ?)",
                    arguments: names + [instant.milliseconds]
                ).map { try BlacklistEntry($0) },
                orders: orders,
                firstSeen: (seen?[0] as Int64?).map { Timestamp(milliseconds: $0) },
                lastSeen: (seen?[1] as Int64?).map { Timestamp(milliseconds: $0) },
                rejected: try Int.fetchOne(
                    connection,
                    sql: "SELECT count(*) FROM rejections WHERE udid IN (?, ?)",
                    arguments: names
                ) ?? 0
            )
            let isKnown =
                !orders.isEmpty || record.rejected > 0 || record.trustedLabel != nil
                || record.blacklisted != nil
            return isKnown ? record : nil
        }
    }

    private static let blacklistQuery = """
        SELECT udid, reason, by, since, until,
            (SELECT device_name FROM orders WHERE orders.udid = blacklist.udid
                ORDER BY received_at DESC LIMIT 1) AS device_name
        FROM blacklist
        """
}

extension BlacklistEntry {
    fileprivate init(_ row: Row) throws {
        let udid: String = row["udid"]
        guard let key = DeviceKey(udid) else {
            throw QueueError.database(
                words: "the blacklist has “\(udid)”, which is neither a UDID nor a hash"
            )
        }
        self.key = key
        deviceName = row["device_name"]
        reason = row["reason"]
        by = row["by"]
        since = Timestamp(milliseconds: row["since"])
        until = (row["until"] as Int64?).map { Timestamp(milliseconds: $0) }
    }
}
