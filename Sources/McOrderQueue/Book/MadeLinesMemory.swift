import McOrderModel

/// The lines of a restaurant's orders that were made, as they were read until now: the next reading reads
/// only later ones. Thousands of orders would take a tenth of a second for each page otherwise.
struct MadeLinesMemory {
    /// The server's timeline. Events of another one have other numbers.
    private let timeline: Int64
    /// The event after which it begins.
    private var begin: Int64
    /// The last event that it takes into account.
    private var last: Int64
    private var kinds: [MadeLines.Kind] = []
    private var known: [StoredLine: Int] = [:]
    private var lines: [MadeLines.Line] = []

    init(after begin: Int64, on connection: any Connection) {
        (self.begin, last, timeline) = (begin, begin, connection.timeline)
    }

    /// Whether it has what comes after an event.
    func reaches(_ event: Int64, on connection: any Connection) -> Bool {
        timeline == connection.timeline && begin <= event
    }

    /// What was made after an event.
    func lines(after event: Int64) -> MadeLines {
        MadeLines(kinds, event == begin ? lines : lines.filter { $0.making.event > event })
    }

    /// Forgets what was made before an instant, and by an event at the latest.
    mutating func forget(before instant: Timestamp, by event: Int64) {
        let old = lines.lazy.filter { $0.making.at < instant && $0.making.event <= event }
        guard let last = old.map(\.making.event).max() else { return }
        begin = max(begin, last)
        lines.removeAll { $0.making.event <= begin }
    }

    /// Reads what was made since the last reading.
    mutating func renew(_ connection: any Connection, at restaurant: RestaurantID) throws {
        let newest: Int64 = try connection.value(SQL.following.lastEvent) ?? 0
        guard newest > last else { return }
        let place: SQLArguments = [last, restaurant]
        let changes = try connection.orderChanges(place)
        for row in try connection.rows(SQL.book.madeLines, place) {
            let ended = [row[5] as Int64?, row[6]].compactMap(\.self).min()
            guard let making = changes[row[0]]?.making(of: row[1], after: row[4], before: ended),
                making.event > last
            else { continue }
            let stored = StoredLine(line: row[2], order: row[3])
            let kind: Int
            if let seen = known[stored] {
                kind = seen
            } else {
                kind = kinds.count
                kinds.append(try stored.kind)
                known[stored] = kind
            }
            lines.append(MadeLines.Line(kind: kind, making))
        }
        last = newest
    }
}

/// What the queue stores of a line and of its order. Thousands of lines have the same, which is read once.
private struct StoredLine: Hashable {
    let line: String?
    let order: String?

    var kind: MadeLines.Kind {
        get throws {
            let terms = try LineTerms(column: line)
            let order = try AgreedTerms(column: order)
            return MadeLines.Kind(terms?.content, service: order.service?.id)
        }
    }
}

extension Connection {
    /// What decides when the lines of orders were made.
    fileprivate func orderChanges(_ place: SQLArguments) throws -> [Int64: MadeLines.OrderChanges] {
        var changes: [Int64: MadeLines.OrderChanges] = [:]
        for row in try rows(SQL.book.makings, place) {
            let order: Int64 = row[0]
            if let line: OrderedLine.ID = row[3] {
                changes[order, default: .init()].add(
                    strike: row[1],
                    of: line,
                    isTakenBack: row[4] == "recall"
                )
            } else {
                changes[order, default: .init()].add(MadeLines.Making(event: row[1], at: row[2]))
            }
        }
        return changes
    }
}
