/// What a queue writes into the folder of the orders so that no second queue takes in the same restaurants'
/// orders.
///
/// It is a file in ``folderName`` named after the queue's id, written once and not renewed: every write
/// travels through somebody's cloud. Source: docs/design/format.md, *Claims*.
package struct Claim: Hashable, Sendable {
    /// The folder of the claims, in the folder of the orders.
    package static let folderName = ".mcorder.d"
    /// The largest claim file that is read, in bytes.
    package static let sizeLimit = 65_536
    private static let format = 1

    /// The id of the queue that claims; a backup of it has the same.
    package let queue: DeviceID
    /// The name of the machine that the queue is served on.
    package let host: String
    /// The path of the queue's state folder on that machine.
    package let state: String
    /// Since when the queue is served there, to the second.
    package let since: Timestamp
    /// The restaurants that are claimed; `nil` claims all.
    package let restaurants: Set<RestaurantID>?
    /// The queues whose claims were removed for this one, and which must not put them back.
    package let replaces: Set<DeviceID>

    /// A claim of those values.
    package init(
        queue: DeviceID,
        host: String,
        state: String,
        since: Timestamp,
        restaurants: Set<RestaurantID>?,
        replaces: Set<DeviceID> = []
    ) {
        self.queue = queue
        self.host = host
        self.state = state
        self.since = Timestamp(seconds: since.seconds)
        self.restaurants = restaurants
        self.replaces = replaces
    }

    /// Whether both claim a restaurant.
    package func overlaps(_ other: Claim) -> Bool {
        guard let restaurants, let others = other.restaurants else { return true }
        return !restaurants.isDisjoint(with: others)
    }

    /// Whether this queue goes on where both are served at once: it replaced the other one, or began earlier.
    /// Of two that replaced each other the one that did so later goes on, and of two that began in the same
    /// second the one with the smaller id.
    package func precedes(_ other: Claim) -> Bool {
        let (replaced, isReplaced) = (replaces.contains(other.queue), other.replaces.contains(queue))
        if replaced != isReplaced { return replaced }
        guard since != other.since else { return queue.description < other.queue.description }
        return replaced ? since > other.since : since < other.since
    }

    /// Whether both claims are those of one queue at one place.
    package func isAtSamePlace(as other: Claim) -> Bool {
        (queue, host, state) == (other.queue, other.host, other.state)
    }

    /// The name of the claim's file.
    package var fileName: String { queue.description }

    /// The bytes of the claim's file.
    package var json: [UInt8] {
        let list = { (texts: [String]) in JSONValue.array(texts.sorted().map { .string($0) }) }
        return JSONWriter.document(
            .object([
                JSONValue.Member("format", .integer(Self.format)),
                JSONValue.Member("queue", .string(queue.description)),
                JSONValue.Member("host", .string(host)),
                JSONValue.Member("state", .string(state)),
                JSONValue.Member("since", .string(since.description)),
                JSONValue.Member("restaurants", restaurants.map { list($0.map(\.description)) } ?? .null),
                JSONValue.Member("replaces", list(replaces.map(\.description))),
            ])
        )
    }

    /// Reads a claim; keys that are not known are ignored, and a list of restaurants that cannot be read
    /// claims all.
    ///
    /// - Returns: `nil` when the bytes are no claim: of another format, damaged, or half delivered.
    package init?(json bytes: [UInt8]) {
        let document = Result { () throws(JSONFault) in try JSONReader.read(bytes, depth: 4) }
        guard case .success(let read) = document, read.value.member("format")?.integer == Self.format,
            let queue = read.value.member("queue")?.text.flatMap({ DeviceID($0) }),
            let host = read.value.member("host")?.text,
            let since = read.value.member("since")?.text.flatMap({ Timestamp($0) })
        else { return nil }
        let texts = { (name: String) in
            read.value.member(name)?.elements.map { elements in elements.compactMap(\.text) }
        }
        self.init(
            queue: queue,
            host: host,
            state: read.value.member("state")?.text ?? "",
            since: since,
            restaurants: texts("restaurants").map { Set($0.map { RestaurantID($0) }) },
            replaces: Set((texts("replaces") ?? []).compactMap { DeviceID($0) })
        )
    }
}
