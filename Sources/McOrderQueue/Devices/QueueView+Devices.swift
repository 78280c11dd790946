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
            try connection.rows(SQL.devices.blacklisted, [instant.milliseconds])
                .map { try BlacklistEntry($0) }
        }
    }

    /// A device's history; `nil` when the house never heard of it.
    package func device(_ key: DeviceKey, at instant: Timestamp) throws(QueueError) -> DeviceRecord? {
        try read { connection in
            let udid = try connection.resolved(key).stored
            let names = try connection.bothNames(of: key)
            var orders: [OrderState: Int] = [:]
            for row in try connection.rows(SQL.devices.ordersByState, names) {
                if let state = OrderState(rawValue: row[0]) { orders[state] = row[1] }
            }
            let seen = try connection.row(SQL.devices.seen, names)
            let record = DeviceRecord(
                key: key,
                deviceName: try connection.value(SQL.devices.lastName, [udid]),
                trustedLabel: try connection.value(SQL.devices.trustedLabel, [udid]),
                blacklisted: try connection.row(SQL.devices.blacklistEntry, names + [instant.milliseconds])
                    .map { try BlacklistEntry($0) },
                orders: orders,
                firstSeen: (seen?[0] as Int64?).map { Timestamp(milliseconds: $0) },
                lastSeen: (seen?[1] as Int64?).map { Timestamp(milliseconds: $0) },
                rejected: try connection.value(SQL.devices.rejections, names) ?? 0
            )
            let isKnown =
                !orders.isEmpty || record.rejected > 0 || record.trustedLabel != nil
                || record.blacklisted != nil
            return isKnown ? record : nil
        }
    }
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
