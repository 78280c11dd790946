extension Revocation {
    /// The revocation as `--json` prints it. Source: commands.md.
    package var json: JSONValue { ["by": by, "since": since] }
}

extension DeviceRecord {
    /// The device as `--json` prints it. Source: commands.md.
    package var json: JSONValue {
        .object([
            JSONValue.Member("udid", .string(key.description)),
            JSONValue.Member("deviceName", .optional(deviceName)),
            JSONValue.Member("trusted", .bool(trustedLabel != nil)),
            JSONValue.Member("label", .optional(trustedLabel)),
            JSONValue.Member("blacklisted", blacklisted?.json ?? .null),
            JSONValue.Member("revoked", revoked?.json ?? .null),
            JSONValue.Member("orders", .counts(orders)),
            JSONValue.Member("rejected", .integer(rejected)),
            JSONValue.Member("firstSeen", .optional(firstSeen?.description)),
            JSONValue.Member("lastSeen", .optional(lastSeen?.description)),
        ])
    }
}
