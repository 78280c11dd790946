/// The published file `today.json`. Source: docs/decisions/0024-today-json.md.
extension Today {
    /// The file's name in the folder of the published catalogue.
    package static let fileName = "today.json"
    /// The largest file that is read, in bytes.
    package static let sizeLimit = 1 << 20
    private static let format = 1

    /// The bytes of the file, unsigned.
    package func json(publishedAt: Timestamp) -> [UInt8] {
        JSONWriter.document(value(publishedAt: publishedAt))
    }

    /// The file's object, unsigned.
    package func value(publishedAt: Timestamp) -> JSONValue {
        ["format": Self.format, "publishedAt": publishedAt, "restaurants": entries.map(\.json)]
    }

    /// Reads the file. Unknown keys are ignored.
    ///
    /// - Returns: `nil` if the bytes are not such a file of a format that this program knows. One invalid
    ///   entry makes the whole file invalid, because the restaurant never writes one: another program wrote
    ///   the file.
    package init?(json bytes: [UInt8]) {
        // Bytes that are not JSON are not such a file.
        guard let value = try? JSONReader.read(bytes, depth: 8).value,
            value.member("format")?.integer == Self.format,
            let entries = value.member("restaurants")?.elements?.mapOrNil({ Entry($0) })
        else { return nil }
        self.init(entries: entries)
    }
}

extension Today.Entry {
    fileprivate var json: JSONValue {
        let soldOut: [JSONValue] = soldOut.sorted { $0.key.description < $1.key.description }.map {
            ["product": $0.key, "until": $0.value]
        }
        let look = lookedAt.map { [JSONValue.Member("lookedAt", .string($0.description))] } ?? []
        return .object(
            [
                JSONValue.Member("id", .string(id.description)),
                JSONValue.Member("pausedUntil", .optional(pausedUntil?.description)),
                JSONValue.Member("soldOut", .array(soldOut)),
            ] + look + (storefront ? [JSONValue.Member("storefront", .bool(true))] : [])
        )
    }

    fileprivate init?(_ value: JSONValue) {
        guard let id = value.member("id")?.text, let paused = value.member("pausedUntil"),
            let entries = value.member("soldOut")?.elements
        else { return nil }
        let until = paused.text.flatMap { Timestamp($0) }
        if until == nil, paused != .null { return nil }
        var soldOut: [SellableID: Timestamp] = [:]
        for entry in entries {
            guard let id = entry.member("product")?.text.map({ SellableID($0) }),
                let until = entry.member("until")?.text.flatMap({ Timestamp($0) })
            else { return nil }
            soldOut[id] = max(until, soldOut[id] ?? until)
        }
        let look = value.member("lookedAt")?.text.flatMap { Timestamp($0) }
        self.init(
            id: RestaurantID(id),
            pausedUntil: until,
            soldOut: soldOut,
            lookedAt: look,
            storefront: value.member("storefront") == .bool(true)
        )
    }
}
