package import McOrderModel

extension QueueView {
    /// The devices that are on the blacklist at an instant, the latest entry first.
    package func blacklist(at instant: Timestamp) throws(QueueError) -> [BlacklistEntry] {
        try read { try $0.rows(SQL.devices.blacklisted, [instant]).map { try BlacklistEntry($0) } }
    }

    /// The trusted devices whose orders prove nothing, because they have no key, with their labels; none
    /// where the house has no identity. Such a trust was given before the house had one.
    package func unsignedTrust() throws(QueueError) -> [(device: DeviceID, label: String)] {
        try read { connection in
            guard try connection.house() != nil else { return [] }
            return try connection.rows(SQL.devices.trusted).compactMap { row in
                guard let device = DeviceID(row[0] as String), !device.isKeyed else { return nil }
                return (device, row[1])
            }
        }
    }

    /// A device's history; `nil` if the queue has no order, refused file or list entry of it.
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
                blacklisted: try connection.row(SQL.devices.blacklistEntry, names + [instant])
                    .map { try BlacklistEntry($0) },
                revoked: try connection.row(SQL.devices.revocation, names)
                    .map { Revocation(by: $0[0], since: $0[1]) },
                orders: orders,
                firstSeen: seen?[0],
                lastSeen: seen?[1],
                rejected: try connection.value(SQL.devices.rejections, names) ?? 0
            )
            let isKnown =
                !orders.isEmpty || record.rejected > 0 || record.trustedLabel != nil
                || record.blacklisted != nil || record.revoked != nil
            return isKnown ? record : nil
        }
    }
}

extension BlacklistEntry {
    fileprivate init(_ row: Row) throws {
        let udid: String = row["udid"]
        guard let key = DeviceKey(udid) else {
            throw QueueError.database(
                cause: "the blacklist has “\(udid)”, which is neither a UDID nor a hash"
            )
        }
        self.init(
            key: key,
            deviceName: row["device_name"],
            reason: row["reason"],
            by: row["by"],
            since: row["since"],
            until: row["until"]
        )
    }
}
