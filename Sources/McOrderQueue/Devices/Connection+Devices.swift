internal import McOrderModel

extension Connection {
    /// Whether the device is one of the house's own.
    func isTrusted(_ device: DeviceID) throws -> Bool {
        try trustedLabel(device) != nil
    }

    /// The label of a device of the house; `nil` of any other.
    func trustedLabel(_ device: DeviceID) throws -> String? {
        try value(SQL.devices.trustedLabel, [device.description])
    }

    /// Whether orders of the device are filtered out at that time.
    func isBlacklisted(_ device: DeviceID, at instant: Timestamp) throws -> Bool {
        try isBlacklisted(HouseFacts(self).names(of: device), at: instant)
    }

    /// The same of a device that may be called so in the queue.
    func isBlacklisted(_ names: [String], at instant: Timestamp) throws -> Bool {
        try names.contains { try isTrue(SQL.devices.isBlacklisted, [$0, instant.milliseconds]) }
    }

    /// The device by its UDID where a list has that, since an erased device may have ordered again; else the
    /// key as it is. Takes time in proportion to the lists.
    func resolved(_ key: DeviceKey) throws -> DeviceKey {
        guard case .erased = key, let secret = try setting(DeviceHash.setting) else { return key }
        let hash = DeviceHash(key: secret)
        let udids: [String] = try values(SQL.devices.listed)
        let device = udids.lazy.compactMap { DeviceID($0) }.first { hash($0.description) == key.stored }
        return device.map { .plain($0) } ?? key
    }

    /// What rows name the device by, for `IN ($1, $2)`; one name twice where there is no other.
    func bothNames(of key: DeviceKey) throws -> SQLArguments {
        switch try resolved(key) {
        case .plain(let device): try bothNames(of: device)
        case .erased: [key.stored, key.stored]
        }
    }

    /// Whether an order, a refused file or the blacklist has one of two names.
    func isKnown(_ names: SQLArguments) throws -> Bool {
        try isTrue(SQL.devices.isKnown, names)
    }

    /// How many orders of the device were collected.
    func collectedOrders(of key: DeviceKey) throws -> Int {
        try value(SQL.devices.collectedOrders, bothNames(of: key)) ?? 0
    }

    /// How many orders of the device somebody still has to deal with.
    func openOrders(of device: DeviceID) throws -> Int {
        try value(SQL.devices.openOrders, [device.description]) ?? 0
    }
}
