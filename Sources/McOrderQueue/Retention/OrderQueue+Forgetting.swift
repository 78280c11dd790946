package import McOrderModel

/// The result of erasing a device's data.
package struct Forgotten: Hashable, Sendable {
    /// The number of orders whose device name, comment and raw file were erased.
    package var orders = 0
    /// The number of refused files whose names and bytes were erased.
    package var rejections = 0
    /// The number of notices whose files were erased.
    package var notices = 0
    /// The number of receipts that the daemon still has to remove; until then their orders keep the UDID.
    package var receipts = 0
    /// Whether the device is on the blacklist; its entry then stays there under the hash.
    package var isBlacklisted = false
    /// Whether the device is revoked; it then stays so under the hash.
    package var isRevoked = false
    /// The key that identifies the device from now on.
    package var key: DeviceKey?
    /// Whether the database's journal, which contained the data, could be emptied; if not, later writes
    /// overwrite it.
    package var isJournalEmpty = false

    /// Whether nothing was left to erase.
    package var isNothing: Bool { orders + rejections + notices == 0 }

    /// The result for a device that was erased before: nothing was erased.
    package static func nothing(of key: DeviceKey, isBlacklisted: Bool, isRevoked: Bool = false) -> Self {
        Self(isBlacklisted: isBlacklisted, isRevoked: isRevoked, key: key, isJournalEmpty: true)
    }
}

extension OrderQueue {
    /// Erases a person's data now instead of at the end of its retention: names, comments, files and the
    /// UDID, which becomes a keyed hash. With the hash the same content is still recognised when it is
    /// delivered again, and the device stays blacklisted or revoked.
    ///
    /// Safe to repeat. The orders themselves are kept, with what was sold and charged.
    /// - Throws: ``QueueError/noSuchDevice(udid:)``, ``QueueError/trustedDevice(udid:label:)`` for a trusted
    ///   device, ``QueueError/openOrders(udid:codes:)`` for a device with open orders; nothing is erased
    ///   then.
    package func forget(_ device: DeviceID) throws(QueueError) -> Forgotten {
        let udid = device.description
        let hash = try write { try $0.deviceHash()(udid) }
        var forgotten = Forgotten()
        forgotten.key = DeviceKey(hash)
        (forgotten.isBlacklisted, forgotten.isRevoked) = try write { connection in
            try connection.requireForgettable(device)
            return (
                try connection.hash(udid, hash, in: .blacklist), try connection.hash(udid, hash, in: .revoked)
            )
        }
        forgotten.orders = try forgetOrders(udid, hash)
        forgotten.rejections = try changes(SQL.retention.forgetRejectionsOfDevice, [hash, udid, Self.batch])
        forgotten.notices = try changes(SQL.retention.forgetNoticesOfDevice, [udid, hash, Self.batch])
        forgotten.receipts = try write { try $0.value(SQL.retention.remainingReceipts, [udid, hash]) ?? 0 }
        forgotten.isJournalEmpty = try writer.emptyJournal()
        return forgotten
    }

    /// Repeats a statement until it changes nothing.
    ///
    /// - Returns: how many rows it changed.
    private func changes(_ statement: Statement, _ arguments: SQLArguments) throws(QueueError) -> Int {
        var count = 0
        try repeatedly { connection in
            let changed = try connection.run(statement, arguments)
            count += changed
            return changed > 0
        }
        return count
    }

    private func forgetOrders(_ udid: String, _ hash: String) throws(QueueError) -> Int {
        var count = 0
        try repeatedly { connection in
            let rows = try connection.rows(SQL.retention.ordersToForget, [udid, Self.batch])
            if !rows.isEmpty { try connection.forgetPersons(ofOrders: rows.map { $0[0] }) }
            for row in rows {
                // The name of a receipt is derived from the UDID, so the UDID has to stay until the receipt
                // is removed.
                let (name, receipt) = row[1] == "removed" ? (hash, "removed") : (udid, "written")
                try connection.run(SQL.retention.hashOrderAndReceipt, [name, receipt, row[0] as Int64])
            }
            count += rows.count
            return !rows.isEmpty
        }
        return count
    }
}

extension Connection {
    /// Throws for an unknown device, a trusted device, and a device with open orders.
    fileprivate func requireForgettable(_ device: DeviceID) throws {
        let udid = device.description
        if let label = try trustedLabel(device) { throw QueueError.trustedDevice(udid: udid, label: label) }
        guard try isTrue(SQL.devices.isKnown, bothNames(of: device)) else {
            throw QueueError.noSuchDevice(udid: udid)
        }
        let codes: [String] = try values(SQL.retention.openCodes, [udid])
        guard codes.isEmpty else { throw QueueError.openOrders(udid: udid, codes: codes) }
    }

    /// Replaces the UDID of a device by its hash in a list. Returns whether the list has the device.
    fileprivate func hash(_ udid: String, _ hash: String, in list: RefusedDevices) throws -> Bool {
        let isListed = try isTrue(SQL.retention.isListed[list], [udid, hash])
        // The list must not contain both: an entry under the UDID replaces one under the hash.
        try run(SQL.retention.deleteHashedTwin[list], [hash, udid])
        try run(SQL.retention.hashListed[list], [hash, udid])
        return isListed
    }

    /// Replaces the UDID of an erased device by its hash, once the receipt that is named after it is removed.
    func hashForgottenDevice(ofOrder id: Int64) throws {
        let udid: String? = try value(SQL.retention.forgottenWithoutReceipt, [id])
        guard let udid, DeviceID(udid) != nil else { return }
        try run(SQL.retention.hashOrder, [deviceHash()(udid), id])
    }
}
