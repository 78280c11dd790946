extension OrderChange {
    /// The change as `--json` prints it. Source: commands.md.
    package var json: JSONValue {
        .object(
            [
                JSONValue.Member("at", .string(at.description)),
                JSONValue.Member("from", .optional(from?.rawValue)),
                JSONValue.Member("to", .string(to.rawValue)),
                JSONValue.Member("by", .string(by)),
                JSONValue.Member("reason", .optional(reason)),
            ]
                + (edit.map {
                    [
                        JSONValue.Member("edit", .string($0.rawValue)),
                        JSONValue.Member("detail", .optional(detail)),
                    ] + (isRecall ? [JSONValue.Member("recalled", .bool(true))] : [])
                } ?? [])
                + (payment.map { [JSONValue.Member("paid", .string($0.rawValue))] } ?? [])
        )
    }
}
