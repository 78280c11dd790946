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
