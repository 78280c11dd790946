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
            let isListed = try connection.isTrue(SQL.retention.isBlacklisted, [udid, hash])
            // Never both: an entry under the device's code takes the place of one under its hash.
            try connection.run(SQL.retention.deleteHashedTwin, [hash, udid])
            try connection.run(SQL.retention.hashBlacklisted, [hash, udid])
            return isListed
        }
        try forgetOrders(udid, hash, &forgotten)
        forgotten.rejections = try changes(SQL.retention.forgetRejectionsOfDevice, [hash, udid, Self.batch])
        forgotten.notices = try changes(SQL.retention.forgetNoticesOfDevice, [udid, hash, Self.batch])
        forgotten.receipts = try write { try $0.value(SQL.retention.receiptsLeft, [udid, hash]) ?? 0 }
        forgotten.isJournalEmpty = try emptyJournal()
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

    private func forgetOrders(_ udid: String, _ hash: String, _ forgotten: inout Forgotten) throws(QueueError)
    {
        var count = 0
        try repeatedly { connection in
            let rows = try connection.rows(SQL.retention.ordersToForget, [udid, Self.batch])
            for row in rows {
                try connection.forgetPerson(ofOrder: row[0])
                // A receipt's name comes of the device's code, so that has to wait until the receipt is gone.
                let (name, receipt) = row[1] == "removed" ? (hash, "removed") : (udid, "written")
                try connection.run(SQL.retention.hashOrderAndReceipt, [name, receipt, row[0] as Int64])
            }
            count += rows.count
            return !rows.isEmpty
        }
        forgotten.orders = count
    }
}

extension Connection {
    /// Refuses a device that nobody knows, one of the house, and one with open orders.
    fileprivate func requireForgettable(_ device: DeviceID) throws {
        let udid = device.description
        if let label = try trustedLabel(device) { throw QueueError.trustedDevice(udid: udid, label: label) }
        let names = try bothNames(of: device)
        guard try isKnown(names) else { throw QueueError.noSuchDevice(udid: udid) }
        let codes: [String] = try values(SQL.retention.openCodes, [udid])
        guard codes.isEmpty else { throw QueueError.openOrders(udid: udid, codes: codes) }
    }

    /// Makes a hash of the code of a device that was forgotten, once the receipt that was named after it is
    /// gone.
    func hashForgottenDevice(ofOrder id: Int64) throws {
        let udid: String? = try value(SQL.retention.forgottenWithoutReceipt, [id])
        guard let udid, DeviceID(udid) != nil else { return }
        try run(SQL.retention.hashOrder, [deviceHash()(udid), id])
    }
}
