package import McOrderModel
package import NIOCore

/// An event of a page's stream, encoded. Source: docs/decisions/0026-web-pages.md.
package struct LiveMessage: Sendable {
    /// The version of the content after this message.
    package let version: Int
    package let bytes: ByteBuffer

    /// - Parameters:
    ///   - isWhole: whether the message contains all fragments, so that the browser forgets all others.
    ///   - id: the queue and the number of its last event.
    ///   - order: the keys of each region, in their order.
    ///   - html: the new fragments, by the id that ``id(of:)`` gives them.
    package init(
        isWhole: Bool,
        id: String,
        version: Int,
        now: Timestamp,
        order: [StaticRegion: [String]],
        html: [String: HTML]
    ) {
        let regions = StaticRegion.allCases.map { region in
            JSONValue.Member(region.rawValue, .array((order[region] ?? []).map { .string($0) }))
        }
        let fragments = html.sorted { $0.key < $1.key }.map {
            JSONValue.Member($0.key, .string($0.value.rendered))
        }
        self.version = version
        bytes = Self.event(
            isWhole ? "snapshot" : "change",
            id: id,
            [
                ("now", .integer(now.milliseconds)), ("regions", .object(regions)),
                ("html", .object(fragments)),
            ]
        )
    }

    /// The message that shows that the connection is alive.
    ///
    /// - Parameter age: the time since the counter last reported.
    package static func ping(at now: Timestamp, age: Duration) -> ByteBuffer {
        event("ping", [("now", .integer(now.milliseconds)), ("age", .integer(age.milliseconds))])
    }

    /// The id of a fragment in the member `html`.
    package static func id(of fragment: Fragment) -> String {
        "\(fragment.region.rawValue)/\(fragment.key)"
    }

    /// The number of the event in a message's id; `nil` for an id of another queue, and for any other text.
    package static func event(of id: String, in queue: String) -> Int64? {
        guard let point = id.lastIndex(of: "."), id[..<point] == queue else { return nil }
        return Int64(id[id.index(after: point)...])
    }

    /// An event of a stream.
    package static func event(_ name: String, id: String? = nil, _ data: [(String, JSONValue)]) -> ByteBuffer
    {
        let id = id.map { "id: \($0)\n" } ?? ""
        let data = JSONWriter.line(.object(data.map(JSONValue.Member.init)))
        return ByteBuffer(string: "event: \(name)\n\(id)data: \(data)\n\n")
    }
}
