extension QueuedOrder {
    /// The time since the order was received, in whole seconds; never negative.
    package func ageSeconds(at now: Timestamp) -> Int {
        Int(max(0, (now.milliseconds - receivedAt.milliseconds) / 1000))
    }

    /// The order as `--json` prints it. Source: commands.md.
    ///
    /// The members for edits made at the till are present only if there are such edits: `struckLines`,
    /// `note`, and `added` in a line. So are `service`, `table`, `offers`, `arrivedBy`, `paid`, `ahead`,
    /// `restCents`, what is known of a line's content, `waits`, `presentAt`, `presentBy`, `readyAt` and `promisedAt`
    /// and, in a house with an identity, `standing` and `namesake`.
    package func json(at now: Timestamp) -> JSONValue {
        [
            "id": id, "restaurant": restaurant, "code": code, "number": String(number),
            "deviceName": JSONValue.optional(deviceName), "udid": DeviceKey.printed(udid), "state": state,
            "placedAt": placedAt, "receivedAt": receivedAt, "arrivedAt": JSONValue.optional(arrivedAt),
            "comment": JSONValue.optional(comment), "lines": JSONValue.array(keptLines.map(\.json)),
            "totalCents": total.cents,
            "shownTotalCents": shownTotal.cents, "repriced": isRepriced, "ageSeconds": ageSeconds(at: now),
            "cancelRefused": refusedCancels > 0,
            "struckLines": struckLines.map(\.json).nonEmpty, "note": note,
            "service": details.service?.id, "table": details.table,
            "offers": details.offers.map(\.json).nonEmpty, "arrivedBy": arrivedBy,
            "paid": payment?.json, "ahead": ahead?.json, "restCents": ahead.map { _ in rest.cents },
            "standing": standing, "namesake": hasNamesake ? true : nil,
            "waits": waits ? true : nil, "presentAt": presentAt, "presentBy": presentBy?.rawValue,
            "readyAt": readyAt, "promisedAt": promisedAt, "pickupAt": pickupAt,
        ]
    }
}

extension OrderedLine {
    /// The line as `--json` prints it. Its allergens are `null` if any of them are not known.
    fileprivate var json: JSONValue {
        [
            "line": id, "name": text, "cents": price.cents,
            "shownCents": JSONValue.optional(shownPrice?.cents), "added": added == nil ? nil : true,
            "reason": struck?.reason, "options": details?.options.map(\.json).nonEmpty,
            "allergens": JSONValue.optional(content?.knownAllergens?.json),
            "parts": content?.parts.map(\.json).nonEmpty,
        ]
    }
}

extension LineContent.Part {
    /// The part as `--json` prints it.
    fileprivate var json: JSONValue {
        let own: JSONValue = [
            "product": product, "name": name, "options": options.map(\.partJSON).nonEmpty,
            "allergens": knownAllergens?.json,
        ]
        return own.followed(by: facts.json)
    }
}

extension PricedOption {
    fileprivate var partJSON: JSONValue {
        ["id": id, "name": name, "count": count]
    }
}

extension AllergenSet {
    /// The ids of the allergens.
    package var json: JSONValue { .array(all.map { .string($0.rawValue) }) }
}
