package import McOrderModel

extension OrderQueue {
    /// Puts a device on the blacklist, so that its further orders are refused. An existing entry of the
    /// device is replaced.
    ///
    /// - Parameter until: when the entry ends by itself; `nil` if it never does.
    /// - Returns: how many orders of the device have been collected.
    /// - Throws: ``QueueError/trustedDevice(udid:label:)`` for a trusted device,
    ///   ``QueueError/revokedDevice(udid:)`` for a revoked one,
    ///   ``QueueError/noSuchDevice(udid:)`` for a hash that belongs to no device of the queue.
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

    /// Removes a device from the blacklist.
    ///
    /// - Returns: whether it was on the blacklist.
    package func removeFromBlacklist(_ device: DeviceKey) throws(QueueError) -> Bool {
        try write { try $0.takeOffBlacklist(device) }
    }

    /// Makes a device a trusted device: it has no limit of open orders, it is removed from the blacklist, and
    /// the customer of each of its orders counts as arrived at once.
    ///
    /// - Throws: ``QueueError/revokedDevice(udid:)``; ``QueueError/unsignedDevice(udid:)`` if the device has
    ///   no key and the house has an identity, unless the device is trusted already.
    package func trust(_ device: DeviceID, label: String, by: String, since: Timestamp) throws(QueueError) {
        try write { connection in
            guard try !connection.isRevoked(.plain(device)) else {
                throw QueueError.revokedDevice(udid: device.description)
            }
            if try !device.isKeyed && connection.trustedLabel(device) == nil
                && connection.house() != nil
            {
                throw QueueError.unsignedDevice(udid: device.description)
            }
            try connection.run(SQL.devices.trust, [device.description, label, by, since])
            _ = try connection.takeOffBlacklist(.plain(device))
        }
    }

    /// Makes a trusted device an ordinary one again.
    ///
    /// - Returns: whether it was trusted.
    package func untrust(_ device: DeviceID) throws(QueueError) -> Bool {
        try write { try $0.run(SQL.devices.untrust, [device.description]) > 0 }
    }

    /// Revokes a lost device: all its further orders and notices are refused, and it is not trusted any more.
    /// A device that is revoked already stays so, since the time of the first call.
    ///
    /// - Throws: ``QueueError/noSuchDevice(udid:)`` for the counter's own device, and for a hash that belongs
    ///   to no device of the queue.
    package func revoke(_ device: DeviceKey, by: String, since: Timestamp) throws(QueueError) {
        try write { connection in
            let device = try connection.resolved(device)
            try connection.requireCustomer(device)
            guard try !connection.isRevoked(device) else { return }
            try connection.run(SQL.devices.revoke, [device.stored, by, since])
            try connection.run(SQL.devices.untrust, [device.stored])
        }
    }

    /// Takes the revocation of a device back. It is not trusted again by that.
    ///
    /// - Returns: whether it was revoked.
    package func unrevoke(_ device: DeviceKey) throws(QueueError) -> Bool {
        try write { try $0.run(SQL.devices.unrevoke, $0.bothNames(of: device)) > 0 }
    }

    /// Stores after how many no-shows a device is blacklisted automatically, and for how long. The limit is
    /// applied each time a till marks an order as *no-show*. 0 no-shows means never; 0 days means forever.
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
        try requireCustomer(device)
        if case .plain(let id) = device, let label = try trustedLabel(id) {
            throw QueueError.trustedDevice(udid: device.description, label: label)
        }
        guard try !isRevoked(device) else { throw QueueError.revokedDevice(udid: device.description) }
        _ = try takeOffBlacklist(device)
        try run(SQL.devices.blacklist, [device.stored, reason, by, since, until])
    }

    /// Throws ``QueueError/noSuchDevice(udid:)`` for a device that is no customer's.
    fileprivate func requireCustomer(_ device: DeviceKey) throws {
        let isCustomer =
            switch device {
            // The counter itself takes orders under its device.
            case .plain(let id): !id.isCounter
            // A UDID may be named before its first order. A hash must be that of a known device; any other
            // hash is a typing error.
            case .erased: try isTrue(SQL.devices.isKnown, bothNames(of: device))
            }
        guard isCustomer else { throw QueueError.noSuchDevice(udid: device.description) }
    }

    /// Removes a device from the blacklist, under its UDID and its hash. Returns whether it was on it.
    func takeOffBlacklist(_ device: DeviceKey) throws -> Bool {
        try run(SQL.devices.takeOffBlacklist, bothNames(of: device)) > 0
    }

    /// Blacklists the device of a *no-show* order if its no-shows have reached the configured limit.
    ///
    /// Called in the transaction that marks the order as *no-show*. A trusted or revoked device is never
    /// blacklisted.
    func applyNoShowLimit(udid: String, at: Timestamp) throws {
        guard let limit = Int(try setting("no-show limit") ?? "0"), limit > 0, let device = DeviceID(udid),
            !device.isCounter, try trustedLabel(device) == nil, try !isBlacklisted(device, at: at),
            try !isRevoked(.plain(device))
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
