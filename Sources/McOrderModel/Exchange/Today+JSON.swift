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
        func time(_ name: String, _ time: Timestamp?) -> [JSONValue.Member] {
            time.map { [JSONValue.Member(name, .string($0.description))] } ?? []
        }
        let soonest = lookedAt.flatMap { look in leadTime.map { look + $0 } }
        let runs: [JSONValue] = full.map { ["from": $0.lowerBound, "until": $0.upperBound] }
        return .object(
            [
                JSONValue.Member("id", .string(id.description)),
                JSONValue.Member("pausedUntil", .optional(pausedUntil?.description)),
                JSONValue.Member("soldOut", .array(soldOut)),
            ] + time("lookedAt", lookedAt)
                + (storefront ? [JSONValue.Member("storefront", .bool(true))] : [])
                + (pay ? [JSONValue.Member("pay", .bool(true))] : [])
                + time("soonest", soonest) + (runs.isEmpty ? [] : [JSONValue.Member("full", .array(runs))])
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
        func time(_ name: String) -> Timestamp? { value.member(name)?.text.flatMap { Timestamp($0) } }
        let look = time("lookedAt")
        let leadTime = look.flatMap { look in time("soonest").map { $0 - look } }
        // Other programs may say something else under this name: then nothing is known to be full.
        let full = value.member("full")?.elements?.mapOrNil { run -> Range<Timestamp>? in
            guard let from = run.member("from")?.text.flatMap({ Timestamp($0) }),
                let until = run.member("until")?.text.flatMap({ Timestamp($0) }), from < until
            else { return nil }
            return from..<until
        }
        self.init(
            id: RestaurantID(id),
            pausedUntil: until,
            soldOut: soldOut,
            lookedAt: look,
            storefront: value.member("storefront") == .bool(true),
            leadTime: leadTime.flatMap { $0 < .zero ? nil : $0 },
            full: full ?? [],
            pay: value.member("pay") == .bool(true)
        )
    }
}
