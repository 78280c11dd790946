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

    /// A device of those values.
    package init(
        key: DeviceKey,
        deviceName: String?,
        trustedLabel: String?,
        blacklisted: BlacklistEntry?,
        orders: [OrderState: Int],
        firstSeen: Timestamp?,
        lastSeen: Timestamp?,
        rejected: Int
    ) {
        self.key = key
        self.deviceName = deviceName
        self.trustedLabel = trustedLabel
        self.blacklisted = blacklisted
        self.orders = orders
        self.firstSeen = firstSeen
        self.lastSeen = lastSeen
        self.rejected = rejected
    }
}
