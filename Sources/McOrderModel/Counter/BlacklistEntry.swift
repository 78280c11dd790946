/// An entry of the blacklist.
package struct BlacklistEntry: Hashable, Sendable {
    package let key: DeviceKey
    /// The name under which the device last ordered; `nil` if it never ordered, or if the name was erased.
    package let deviceName: String?
    package let reason: String
    /// The name of the staff or program that added the entry.
    package let by: String
    package let since: Timestamp
    /// When the entry ends; `nil` means never.
    package let until: Timestamp?

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
