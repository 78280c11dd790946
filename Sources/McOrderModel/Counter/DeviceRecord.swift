/// That a lost device was revoked, so that nothing it sends counts.
package struct Revocation: Hashable, Sendable {
    /// The name of the staff who revoked it.
    package let by: String
    package let since: Timestamp

    package init(by: String, since: Timestamp) {
        self.by = by
        self.since = since
    }
}

/// What the queue knows about a device.
package struct DeviceRecord: Hashable, Sendable {
    package let key: DeviceKey
    /// The name under which the device last ordered.
    package let deviceName: String?
    /// The device's label if it is a trusted device.
    package let trustedLabel: String?
    /// The device's blacklist entry that is in force, if any.
    package let blacklisted: BlacklistEntry?
    /// Who revoked the device, and when; `nil` if it is not revoked.
    package let revoked: Revocation?
    /// The number of its orders in each state.
    package let orders: [OrderState: Int]
    /// When its first order was received.
    package let firstSeen: Timestamp?
    /// When its last order was received.
    package let lastSeen: Timestamp?
    /// The number of its rejected files.
    package let rejected: Int

    package init(
        key: DeviceKey,
        deviceName: String?,
        trustedLabel: String?,
        blacklisted: BlacklistEntry?,
        revoked: Revocation? = nil,
        orders: [OrderState: Int],
        firstSeen: Timestamp?,
        lastSeen: Timestamp?,
        rejected: Int
    ) {
        self.key = key
        self.deviceName = deviceName
        self.trustedLabel = trustedLabel
        self.blacklisted = blacklisted
        self.revoked = revoked
        self.orders = orders
        self.firstSeen = firstSeen
        self.lastSeen = lastSeen
        self.rejected = rejected
    }
}
