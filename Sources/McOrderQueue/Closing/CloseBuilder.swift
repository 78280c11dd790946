internal import McOrderModel

/// Computes the close of a restaurant from its events since the previous one.
struct CloseBuilder {
    private struct Previous {
        let number: Int
        let lastEvent: Int64
        let at: Timestamp
        let running: Money
        let hash: String
    }

    /// What happened to one order since the previous close.
    private struct Course {
        /// The last of the changes, in the order of the events.
        var last: Row
        /// The first recall of a change of a collected order.
        var recall: (by: String, reason: String?)?
    }

    /// An order that the close counts, or takes away again.
    struct Counted {
        let order: Int64
        let figures: DayFigures
        let isCorrection: Bool
    }

    private let connection: any Connection
    private let restaurant: KnownRestaurant
    private var figures = DayFigures()
    private var corrections: [DayClose.Correction] = []
    private var ended: [OrderState: [String: DayFigures.Tally]] = [:]
    private(set) var counted: [Counted] = []

    init(_ connection: any Connection, _ restaurant: KnownRestaurant) {
        self.connection = connection
        self.restaurant = restaurant
    }

    /// The close up to the newest event.
    mutating func close(at now: Timestamp) throws -> DayClose {
        let previous = try previous()
        let lastEvent: Int64 = try connection.value(SQL.following.lastEvent) ?? 0
        for (id, course) in try courses(after: previous?.lastEvent ?? 0).sorted(by: { $0.key < $1.key }) {
            try count(id, course)
        }
        let open = try connection.onlyRow(SQL.closing.open, [restaurant.id])
        let first: Timestamp? = try connection.value(SQL.closing.firstEvent, [restaurant.id])
        return DayClose(
            restaurant: restaurant.id,
            from: previous?.at ?? first,
            to: now,
            day: restaurant.days.day(of: now),
            lastEvent: lastEvent,
            figures: figures,
            cancelled: ended[.cancelled] ?? [:],
            noShows: ended[.noShow] ?? [:],
            corrections: corrections,
            open: DayFigures.Tally(open[0], open[1]),
            running: (previous?.running ?? .zero) + figures.orders.money,
            missing: try missing(after: previous?.number ?? 0),
            previous: previous?.hash
        )
    }

    /// The number of the next close.
    func nextNumber() throws -> Int {
        let last = try previous()?.number ?? 0
        return (try missing(after: last)?.upperBound ?? last) + 1
    }

    /// The closes after the last one that were made in a queue that a backup has replaced.
    private func missing(after last: Int) throws -> ClosedRange<Int>? {
        let highest = try connection.replacedCloses()[restaurant.id]
        return highest > last ? (last + 1)...highest : nil
    }

    private func previous() throws -> Previous? {
        guard let row = try connection.row(SQL.closing.last, [restaurant.id]) else {
            return nil
        }
        let number: Int = row[0]
        guard let value = try? JSONReader.read(Array((row[3] as String).utf8), depth: 8).value,
            let running = value.member("runningCents")?.integer
        else { throw QueueError.database(words: "close \(number) cannot be read") }
        return Previous(
            number: number,
            lastEvent: row[1],
            at: row[2],
            running: Money(cents: running),
            hash: row[4]
        )
    }

    private func courses(after event: Int64) throws -> [Int64: Course] {
        var courses: [Int64: Course] = [:]
        for row in try connection.rows(SQL.closing.changes, [event, restaurant.id]) {
            let id: Int64 = row["order_id"]
            var course = courses[id] ?? Course(last: row)
            course.last = row
            if row["step"] == "recall", row["from_state"] as String? == OrderState.collected.rawValue,
                course.recall == nil
            {
                course.recall = (row["by"], row["reason"])
            }
            courses[id] = course
        }
        return courses
    }

    private mutating func count(_ id: Int64, _ course: Course) throws {
        guard let order = try connection.order(id: id) else { return }
        let earlier = try connection.row(SQL.closing.lastOfOrder, [id])
        let wasCounted = earlier.map { !($0["correction"] as Bool) } ?? false
        if let earlier, wasCounted, let recall = course.recall {
            guard
                let value = try? JSONReader.read(Array((earlier["figures"] as String).utf8), depth: 8).value,
                let before = DayFigures(value)
            else { throw QueueError.database(words: "the figures of order \(id) cannot be read") }
            figures.add(before, isCorrection: true)
            counted.append(Counted(order: id, figures: before, isCorrection: true))
            corrections.append(
                DayClose.Correction(
                    close: earlier["number"],
                    code: order.code,
                    money: before.orders.money,
                    by: recall.by,
                    // A recall has no reason of its own; what ended the order afterwards has.
                    reason: recall.reason ?? (course.last["reason"] as String?)
                )
            )
        }
        switch order.state {
        // A collected order that was counted before is here only if it was recalled since.
        case .collected:
            guard let collection = try connection.row(SQL.closing.lastCollection, [id]) else {
                throw QueueError.database(words: "order \(id) has no collection")
            }
            let own = DayFigures(
                order,
                hour: restaurant.zone.civilTime(at: collection[0]).hour,
                payment: (collection[1] as String?).flatMap { Payment(rawValue: $0) }
            )
            figures.add(own)
            counted.append(Counted(order: id, figures: own, isCorrection: false))
        case .cancelled, .noShow:
            ended[order.state, default: [:]].merge(
                [course.last["by"]: DayFigures.Tally(1, order.total)],
                uniquingKeysWith: { DayFigures.Tally($0.count + $1.count, $0.money + $1.money) }
            )
        case .received, .preparing, .ready, .expired: break
        }
    }
}
