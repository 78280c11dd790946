package import McOrderModel

extension OrderQueue {
    /// Filters a device's further orders out; of a device that is on the list already, the entry is
    /// replaced.
    ///
    /// - Parameter until: when that ends by itself; `nil` never.
    /// - Returns: how many orders of the device were collected before.
    /// - Throws: ``QueueError/trustedDevice(udid:label:)`` for a device of the house,
    ///   ``QueueError/noSuchDevice(udid:)`` for the hash of one that nobody knows.
    @discardableResult
    package func blacklist(
        _ device: DeviceKey,
        reason: String,
        by: String,
        since: Timestamp,
        until: Timestamp?
    ) throws(QueueError) -> Int {
        try write { connection in
            try connection.blacklist(device, reason: reason, by: by, since: since, until: until)
            return try connection.collectedOrders(of: device)
        }
    }

    /// Takes a device off the blacklist.
    ///
    /// - Returns: whether it was on it.
    package func removeFromBlacklist(_ device: DeviceKey) throws(QueueError) -> Bool {
        try write { connection in
            try connection.takeOffBlacklist(device)
        }
    }

    /// Makes a device one of the house: no limit, no blacklist, and its orders stand at the counter at
    /// once.
    package func trust(_ device: DeviceID, label: String, by: String, since: Timestamp) throws(QueueError) {
        try write { connection in
            try connection.run(SQL.devices.trust, [device.description, label, by, since.milliseconds])
            _ = try connection.takeOffBlacklist(.plain(device))
        }
    }

    /// Makes a device an ordinary one again.
    ///
    /// - Returns: whether it was one of the house.
    package func untrust(_ device: DeviceID) throws(QueueError) -> Bool {
        try write { connection in
            try connection.run(SQL.devices.untrust, [device.description]) > 0
        }
    }

    /// Tells the queue after how many no-shows a device is blacklisted by itself, and for how long;
    /// each *no-show* that is said at a till applies it. 0 no-shows: never; 0 days: for ever.
    package func adopt(noShowLimit: Int, blacklistDays: Int) throws(QueueError) {
        try write { connection in
            try connection.set("no-show limit", to: String(noShowLimit))
            try connection.set("blacklist days", to: String(blacklistDays))
        }
    }
}

extension Connection {
    func blacklist(
        _ key: DeviceKey,
        reason: String,
        by: String,
        since: Timestamp,
        until: Timestamp?
    ) throws {
        let device = try resolved(key)
        switch device {
        case .plain(let id):
            if let label = try trustedLabel(id) {
                throw QueueError.trustedDevice(udid: device.description, label: label)
            }
        case .erased:
            // Of a UDID it cannot be known whether it will ever order; a hash is that of a known device or a
            // slip.
            guard try isKnown(bothNames(of: device)) else {
                throw QueueError.noSuchDevice(udid: device.description)
            }
        }
        _ = try takeOffBlacklist(device)
        try run(
            SQL.devices.blacklist,
            [device.stored, reason, by, since.milliseconds, until?.milliseconds]
        )
    }

    /// Takes a device off the blacklist, under its code or the hash of it; whether it was on it.
    func takeOffBlacklist(_ device: DeviceKey) throws -> Bool {
        try run(SQL.devices.takeOffBlacklist, bothNames(of: device)) > 0
    }

    /// Blacklists the device of an order that nobody came for, if the house wants that after so many.
    ///
    /// Called in the transaction that says *no-show*. A device of the house is never blacklisted.
    func applyNoShowLimit(udid: String, at: Timestamp) throws {
        guard let limit = Int(try setting("no-show limit") ?? "0"), limit > 0, let device = DeviceID(udid),
            try !isTrusted(device), try !isBlacklisted(device, at: at)
        else { return }
        let names = try bothNames(of: device)
        let lifted: Int64? = try value(SQL.devices.endOfBlacklisting, names)
        let count: Int? = try value(SQL.devices.noShows, names + [lifted ?? Int64.min])
        guard let count, count >= limit else { return }
        let days = Int(try setting("blacklist days") ?? "90") ?? 90
        try blacklist(
            .plain(device),
            reason: "\(count) × no-show",
            by: "mcorderd",
            since: at,
            until: days == 0 ? nil : at + .seconds(days * 86_400)
        )
    }
}
