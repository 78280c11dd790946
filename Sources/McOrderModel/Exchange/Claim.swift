/// A queue's claim on restaurants. The queue writes it into the drop folder so that no second queue takes in
/// orders of the same restaurants.
///
/// It is a file in ``folderName`` named after the queue's id. It is written once and not renewed, because
/// every write is uploaded by a sync client. Source: docs/design/format.md, *Claims*.
package struct Claim: Hashable, Sendable {
    /// The name of the folder with the claims, inside the drop folder.
    package static let folderName = ".mcorder.d"
    /// The largest claim file that is read, in bytes.
    package static let sizeLimit = 65_536
    private static let format = 1

    /// The id of the claiming queue; a backup of the queue has the same id.
    package let queue: DeviceID
    /// The name of the host on which the queue is served.
    package let host: String
    /// The path of the queue's state folder on that machine.
    package let state: String
    /// When the queue began to be served there, to the second.
    package let since: Timestamp
    /// The claimed restaurants; `nil` means all.
    package let restaurants: Set<RestaurantID>?
    /// The queues whose claims were removed in favour of this one; they must not write their claims again.
    package let replaces: Set<DeviceID>

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

    /// Whether both claims include the same restaurant.
    package func overlaps(_ other: Claim) -> Bool {
        guard let restaurants, let others = other.restaurants else { return true }
        return !restaurants.isDisjoint(with: others)
    }

    /// Whether this queue continues if both queues are served at the same time. If only one
    /// of them replaced the other, that one continues.
    ///
    /// If neither replaced the other, the one that began earlier continues; if each replaced the other, the
    /// one that began later. If both began in the same second, the one with the smaller id continues.
    package func precedes(_ other: Claim) -> Bool {
        let (replaced, isReplaced) = (replaces.contains(other.queue), other.replaces.contains(queue))
        if replaced != isReplaced { return replaced }
        guard since != other.since else { return queue.description < other.queue.description }
        return replaced ? since > other.since : since < other.since
    }

    /// Whether both claims are of the same queue on the same host and state folder.
    package func isAtSamePlace(as other: Claim) -> Bool {
        (queue, host, state) == (other.queue, other.host, other.state)
    }

    /// The name of the claim's file.
    package var fileName: String { queue.description }

    /// The bytes of the claim's file.
    package var json: [UInt8] {
        JSONWriter.document([
            "format": Self.format, "queue": queue, "host": host, "state": state, "since": since,
            "restaurants": JSONValue.optional(restaurants?.map(\.description).sorted()),
            "replaces": replaces.map(\.description).sorted(),
        ])
    }

    /// Reads a claim. Unknown keys are ignored. A list of restaurants that cannot be read counts as a claim
    /// on all.
    ///
    /// - Returns: `nil` if the bytes are not a claim: of another format, damaged, or only partly delivered.
    package init?(json bytes: [UInt8]) {
        // Bytes that are not JSON are not a claim.
        guard let value = try? JSONReader.read(bytes, depth: 4).value,
            value.member("format")?.integer == Self.format,
            let queue = value.member("queue")?.text.flatMap({ DeviceID($0) }),
            let host = value.member("host")?.text,
            let since = value.member("since")?.text.flatMap({ Timestamp($0) })
        else { return nil }
        let texts = { (name: String) in value.member(name)?.elements?.compactMap(\.text) }
        self.init(
            queue: queue,
            host: host,
            state: value.member("state")?.text ?? "",
            since: since,
            restaurants: texts("restaurants").map { Set($0.map { RestaurantID($0) }) },
            replaces: Set((texts("replaces") ?? []).compactMap { DeviceID($0) })
        )
    }
}
