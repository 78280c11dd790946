internal import GRDB
internal import McOrderModel

extension Database {
    /// Whether the device is one of the house's own.
    func isTrusted(_ device: DeviceID) throws -> Bool {
        try trustedLabel(device) != nil
    }

    /// The label of a device of the house; `nil` of any other.
    func trustedLabel(_ device: DeviceID) throws -> String? {
        let statement = try cachedStatement(sql: "SELECT label FROM trusted_devices WHERE udid = ?")
        return try String.fetchOne(statement, arguments: [device.description])
    }

    /// Whether orders of the device are filtered out at that time.
    func isBlacklisted(_ device: DeviceID, at instant: Timestamp) throws -> Bool {
        try isBlacklisted(HouseFacts(self).names(of: device), at: instant)
    }

    /// The same of a device that may be called so in the queue.
    func isBlacklisted(_ names: [String], at instant: Timestamp) throws -> Bool {
        let statement = try cachedStatement(
            sql: "SELECT EXISTS (SELECT 1 FROM blacklist WHERE udid = ? AND (until IS NULL OR until > ?))"
        )
        return try names.contains { name in
            try Bool.fetchOne(statement, arguments: [name, instant.milliseconds]) ?? false
        }
    }

    /// The device by its UDID where a list has that, since an erased device may have ordered again; else the
    /// key as it is. Takes time in proportion to the lists.
    func resolved(_ key: DeviceKey) throws -> DeviceKey {
        guard case .erased = key, let secret = try setting(DeviceHash.setting) else { return key }
        let hash = DeviceHash(key: secret)
        let udids = try String.fetchAll(
            self,
            sql: "SELECT udid FROM blacklist UNION SELECT udid FROM trusted_devices"
        )
        let device = udids.lazy.compactMap { DeviceID($0) }.first { hash($0.description) == key.stored }
        return device.map { .plain($0) } ?? key
    }

    /// What rows name the device by, for `IN (?, ?)`; one name twice where there is no other.
    func bothNames(of key: DeviceKey) throws -> StatementArguments {
        switch try resolved(key) {
        case .plain(let device): try bothNames(of: device)
        case .erased: [key.stored, key.stored]
        }
    }

    /// Whether an order, a refused file or the blacklist has one of two names.
    func isKnown(_ names: StatementArguments) throws -> Bool {
        try ["orders", "rejections", "blacklist"].contains { table in
            try Bool.fetchOne(
                self,
                sql: "SELECT EXISTS (SELECT 1 FROM \(table) WHERE udid IN (?, ?))",
                arguments: names
            ) == true
        }
    }

    /// How many orders of the device were collected.
    func collectedOrders(of key: DeviceKey) throws -> Int {
        try Int.fetchOne(
            self,
            sql: """
                SELECT count(*) FROM orders
                WHERE udid IN (?, ?) AND \(EngineSQL.unindexed("state")) = 'collected'
                """,
            arguments: bothNames(of: key)
        ) ?? 0
    }

    /// How many orders of the device somebody still has to deal with.
    func openOrders(of device: DeviceID) throws -> Int {
        let statement = try cachedStatement(
            sql: """
                SELECT count(*) FROM orders
                WHERE udid = ? AND \(StateCondition.isOpen)
                """
        )
        return try Int.fetchOne(statement, arguments: [device.description]) ?? 0
    }
}
