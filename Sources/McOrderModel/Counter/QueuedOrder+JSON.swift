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
        [
            "id": id, "restaurant": restaurant, "code": code, "number": String(number),
            "deviceName": JSONValue.optional(deviceName), "udid": DeviceKey.printed(udid), "state": state,
            "placedAt": placedAt, "receivedAt": receivedAt, "arrivedAt": JSONValue.optional(arrivedAt),
            "comment": JSONValue.optional(comment), "lines": lines.map(\.json), "totalCents": total.cents,
            "shownTotalCents": shownTotal.cents, "repriced": isRepriced, "ageSeconds": ageSeconds(at: now),
            "cancelRefused": refusedCancels > 0,
            "struckLines": struckLines.map(\.json).nonEmpty, "note": note,
            "service": details.service?.id, "table": details.table,
            "offers": details.offers.map(\.json).nonEmpty,
        ]
    }
}

extension QueuedOrder.Line {
    /// The line as `--json` prints it.
    fileprivate var json: JSONValue {
        [
            "name": name, "cents": price.cents,
            "shownCents": JSONValue.optional(isAdded ? nil : shownPrice.cents), "added": isAdded ? true : nil,
            "reason": struckFor,
            "options": details?.options.map(\.json).nonEmpty,
        ]
    }
}
