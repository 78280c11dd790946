extension QueuedOrder {
    /// The time since the order was received, in whole seconds; never negative.
    package func ageSeconds(at now: Timestamp) -> Int {
        Int(max(0, (now.milliseconds - receivedAt.milliseconds) / 1000))
    }

    /// The order as `--json` prints it. Source: commands.md.
    ///
    /// The members for edits made at the till are present only if there are such edits: `struckLines`,
    /// `note`, and `added` in a line. So are `service`, `table`, `offers`, and a line's `options`.
    package func json(at now: Timestamp) -> JSONValue {
        let further: [(String, JSONValue?)] = [
            ("struckLines", struckLines.isEmpty ? nil : .array(struckLines.map(\.json))),
            ("note", note.map { .string($0) }),
            ("service", details.service.map { .string($0.id.description) }),
            ("table", details.table.map { .string($0) }),
            ("offers", details.offers.isEmpty ? nil : .array(details.offers.map(\.json))),
        ]
        return .object(
            [
                JSONValue.Member("id", .integer(id)),
                JSONValue.Member("restaurant", .string(restaurant)),
                JSONValue.Member("code", .string(code)),
                JSONValue.Member("number", .string(String(number))),
                JSONValue.Member("deviceName", .optional(deviceName)),
                JSONValue.Member("udid", .string(DeviceKey.printed(udid))),
                JSONValue.Member("state", .string(state.rawValue)),
                JSONValue.Member("placedAt", .string(placedAt.description)),
                JSONValue.Member("receivedAt", .string(receivedAt.description)),
                JSONValue.Member("arrivedAt", .optional(arrivedAt?.description)),
                JSONValue.Member("comment", .optional(comment)),
                JSONValue.Member("lines", .array(lines.map(\.json))),
                JSONValue.Member("totalCents", .integer(total.cents)),
                JSONValue.Member("shownTotalCents", .integer(shownTotal.cents)),
                JSONValue.Member("repriced", .bool(isRepriced)),
                JSONValue.Member("ageSeconds", .integer(ageSeconds(at: now))),
                JSONValue.Member("cancelRefused", .bool(refusedCancels > 0)),
            ] + JSONValue.present(further)
        )
    }
}

extension QueuedOrder.Line {
    /// The line as `--json` prints it.
    fileprivate var json: JSONValue {
        let shown: JSONValue = isAdded ? .null : .integer(shownPrice.cents)
        let options = details?.options ?? []
        let further: [(String, JSONValue?)] = [
            ("added", isAdded ? .bool(true) : nil), ("reason", struckFor.map { .string($0) }),
            ("options", options.isEmpty ? nil : .array(options.map(\.json))),
        ]
        return .object(
            [
                JSONValue.Member("name", .string(name)), JSONValue.Member("cents", .integer(price.cents)),
                JSONValue.Member("shownCents", shown),
            ] + JSONValue.present(further)
        )
    }
}
