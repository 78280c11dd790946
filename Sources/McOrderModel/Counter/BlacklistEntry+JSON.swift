extension BlacklistEntry {
    /// The entry as `--json` prints it. Source: commands.md.
    package var json: JSONValue {
        .object([
            JSONValue.Member("udid", .string(key.description)),
            JSONValue.Member("deviceName", .optional(deviceName)),
            JSONValue.Member("reason", .string(reason)),
            JSONValue.Member("by", .string(by)),
            JSONValue.Member("since", .string(since.description)),
            JSONValue.Member("until", .optional(until?.description)),
        ])
    }
}
