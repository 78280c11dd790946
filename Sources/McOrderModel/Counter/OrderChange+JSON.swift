extension OrderChange {
    /// The change as `--json` prints it. Source: commands.md.
    package var json: JSONValue {
        [
            "at": at, "from": JSONValue.optional(from), "to": to, "by": by,
            "reason": JSONValue.optional(reason), "edit": edit?.rawValue,
            "detail": edit == nil ? nil : JSONValue.optional(detail),
            "recalled": edit != nil && isRecall ? true : nil, "paid": payment?.rawValue,
        ]
    }
}
