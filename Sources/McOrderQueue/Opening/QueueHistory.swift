package import McOrderModel

/// The history of a queue: one sequence of changes. A standby that becomes the server begins another one,
/// which may lack the last changes of the lost server. So does a server that is restored from an older copy.
package struct QueueHistory: Hashable, Sendable {
    /// The number of the history: the server's timeline, or a higher number if the queue was restored on it;
    /// 0 for a queue on one machine.
    package let timeline: Int64
    /// Whether changes wait for a second server before they count as made.
    package let isKeptTwice: Bool
    /// Where the last durable change is; `nil` for a queue on one machine.
    package var place: ServerPlace?

    init(timeline: Int64, isKeptTwice: Bool) {
        (self.timeline, self.isKeptTwice) = (timeline, isKeptTwice)
    }

    init(at place: ServerPlace, isKeptTwice: Bool) {
        self.init(timeline: place.history, isKeptTwice: isKeptTwice)
        self.place = place
    }

    /// The history of a queue on one machine, which is as safe as the machine's disk.
    static let ofOneMachine = QueueHistory(timeline: 0, isKeptTwice: false)

    /// Whether the loss of the server may lose a change that was made.
    package var mayLoseChanges: Bool { timeline != 0 && !isKeptTwice }
}

/// A place in the changes of a queue on a server.
package struct ServerPlace: Hashable, Sendable {
    /// The number that a server and its standbys have in common.
    package var system: Int64
    /// The server's timeline: each promotion of a standby begins another one.
    package var timeline: Int64
    /// How often the queue was restored from an older copy.
    package var restorations: Int64 = 0
    /// The number of the last change that was durable.
    package var change: Int64 = 0

    /// The number of the history: the timeline, and in higher bits the restorations.
    var history: Int64 { restorations << 32 | timeline }

    /// Whether both are in the same sequence of changes.
    package func isSameHistory(as other: ServerPlace) -> Bool {
        (system, timeline, restorations) == (other.system, other.timeline, other.restorations)
    }

    /// Whether a server that gives this number to its next change lacks changes that were durable here. A
    /// standby that took over may, and begins another timeline.
    func isAhead(of number: Int64, on other: ServerPlace) -> Bool {
        number <= change && !(system == other.system && timeline < other.timeline)
    }

    /// Makes this process refuse servers on an earlier timeline.
    package func note() {
        #if PostgreSQL
        KnownTimelines.highest(of: system, found: timeline)
        #endif
    }

    package var json: JSONValue {
        .object([
            JSONValue.Member("system", .string(String(system))),
            JSONValue.Member("timeline", .integer(Int(timeline))),
            JSONValue.Member("restorations", .integer(Int(restorations))),
            JSONValue.Member("change", .integer(Int(change))),
        ])
    }

    package init(system: Int64, timeline: Int64, restorations: Int64 = 0, change: Int64 = 0) {
        (self.system, self.timeline) = (system, timeline)
        (self.restorations, self.change) = (restorations, change)
    }

    package init?(_ value: JSONValue) {
        let number = { (name: String) in value.member(name)?.integer.map { Int64($0) } }
        guard let system = value.member("system")?.text.flatMap({ Int64($0) }),
            let timeline = number("timeline"), let restorations = number("restorations"),
            let change = number("change")
        else { return nil }
        self.init(system: system, timeline: timeline, restorations: restorations, change: change)
    }
}

extension OrderQueue {
    /// The history that the last change became part of. Does not block.
    package nonisolated var history: QueueHistory { writer.history }

    /// Makes this object find out when the server lacks changes that were durable, because it was restored
    /// from an older copy. It then begins another history.
    ///
    /// - Parameter place: the last place that is known from an earlier process; `nil` if none is.
    package func follow(_ place: ServerPlace?) {
        writer.follow(place)
    }
}

extension QueueView {
    /// The history that is read.
    package func history() throws(QueueError) -> QueueHistory { try reader.history() }

    /// The names of the receipts of all orders, and of all sealed receipts.
    package func receiptNames() throws(QueueError) -> Set<String> {
        try read { connection in
            var names: Set<String> = []
            try connection.forEach(SQL.receipts.identities, []) { row in
                if let device = DeviceID(row[0] as String), let number = OrderNumber(row[1] as Int) {
                    names.insert(Receipt.fileName(of: OrderIdentity(device: device, number: number)))
                }
                names.formUnion(Self.sealedNames(row[2]))
                return true
            }
            try connection.forEach(SQL.receipts.secretsOfRejections, []) { row in
                names.formUnion(Self.sealedNames(row[0]))
                return true
            }
            return names
        }
    }

    private static func sealedNames(_ secrets: [UInt8]?) -> [String] {
        secrets.flatMap { [ReceiptSecret](storedSecrets: $0) }?.map(\.fileName) ?? []
    }
}
