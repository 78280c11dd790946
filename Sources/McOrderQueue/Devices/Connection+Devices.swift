import McOrderModel

extension Connection {
    /// The label of a trusted device; `nil` for any other device.
    func trustedLabel(_ device: DeviceID) throws -> String? {
        try value(SQL.devices.trustedLabel, [device.description])
    }

    /// Whether the blacklist has an entry in force under one of the names that the queue may use for a
    /// device.
    func isBlacklisted(_ device: DeviceID, at instant: Timestamp) throws -> Bool {
        try DecisionFacts(self).names(of: device)
            .contains { try isTrue(SQL.devices.isBlacklisted, [$0, instant]) }
    }

    /// The device with its UDID if the blacklist, the revoked or the trusted devices have that UDID, since an
    /// erased device may have ordered again; otherwise the key unchanged. Takes time in proportion to the
    /// size of these lists.
    func resolved(_ key: DeviceKey) throws -> DeviceKey {
        guard case .erased = key, let secret = try setting(DeviceHash.setting) else { return key }
        let hash = DeviceHash(key: secret)
        let udids: [String] = try values(SQL.devices.listed)
        let device = udids.lazy.compactMap { DeviceID($0) }.first { hash($0.description) == key.stored }
        return device.map { .plain($0) } ?? key
    }

    /// The names of the device in the rows of the queue, as arguments for `IN ($1, $2)`; the same name twice
    /// if there is only one.
    func bothNames(of key: DeviceKey) throws -> SQLArguments {
        switch try resolved(key) {
        case .plain(let device): try bothNames(of: device)
        case .erased: [key.stored, key.stored]
        }
    }

    /// Whether the device is revoked, under any name that the queue may use for it.
    func isRevoked(_ key: DeviceKey) throws -> Bool {
        try isTrue(SQL.devices.isRevoked, bothNames(of: key))
    }

    /// The number of the device's orders that were collected.
    func collectedOrders(of key: DeviceKey) throws -> Int {
        try value(SQL.devices.collectedOrders, bothNames(of: key)) ?? 0
    }
}
