/// An entry of the blacklist.
package struct BlacklistEntry: Hashable, Sendable {
    /// What names the device.
    package let key: DeviceKey
    /// The name under which it ordered last; `nil` when it never did, or that was forgotten.
    package let deviceName: String?
    /// Why.
    package let reason: String
    /// Who put it there.
    package let by: String
    /// Since when.
    package let since: Timestamp
    /// When it ends by itself; `nil` never.
    package let until: Timestamp?

    /// An entry of those values.
    package init(
        key: DeviceKey,
        deviceName: String?,
        reason: String,
        by: String,
        since: Timestamp,
        until: Timestamp?
    ) {
        self.key = key
        self.deviceName = deviceName
        self.reason = reason
        self.by = by
        self.since = since
        self.until = until
    }
}
