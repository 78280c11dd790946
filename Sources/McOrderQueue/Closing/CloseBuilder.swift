import McOrderModel

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
    private struct ChangesSinceClose {
        /// The last change of the state, or recall of a change of a collected order.
        var last: Row?
        /// The first recall of a change of a collected order.
        var recall: (by: String, reason: String?)?
        /// The last change that can have altered what the order adds to a close.
        var cause: Row
    }

    /// What an order adds to the closes now, and the event since which it does: its payment, else its
    /// collection.
    private struct Counting {
        let figures: DayFigures
        let event: Int64
    }

    /// An order that the close counts, or takes away again.
    struct CountedOrder {
        let order: Int64
        let figures: DayFigures
        let isCorrection: Bool
    }

    private let connection: any Connection
    private let restaurant: KnownRestaurant
    private var figures = DayFigures()
    private var corrections: [DayClose.Correction] = []
    private var ended: [OrderState: [String: DayFigures.Tally]] = [:]
    private var unclaimed: [DayClose.Unclaimed] = []
    private(set) var counted: [CountedOrder] = []
    /// What the close counts of payments ahead, by their ids.
    private(set) var countedPayments: [PaymentID: ClosedPayment] = [:]

    init(_ connection: any Connection, _ restaurant: KnownRestaurant) {
        self.connection = connection
        self.restaurant = restaurant
    }

    /// The close up to the newest event.
    mutating func close(at now: Timestamp) throws -> DayClose {
        let previous = try previous()
        let lastEvent: Int64 = try connection.value(SQL.following.lastEvent) ?? 0
        let begin = previous?.lastEvent ?? 0
        for (id, changes) in try changesOfOrders(after: begin).sorted(by: { $0.key < $1.key }) {
            try count(id, changes, since: begin)
        }
        let ahead = try countPayments()
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
            unclaimed: unclaimed,
            open: DayFigures.Tally(open[0], open[1]),
            openPaid: DayFigures.Tally(open[2], open[3]),
            ahead: ahead,
            running: (previous?.running ?? .zero) + figures.orders.money,
            missing: try missing(after: previous?.number ?? 0),
            previous: previous?.hash
        )
    }

    /// What became of payments ahead since the closes that counted them.
    private mutating func countPayments() throws -> AheadFigures {
        var ahead = AheadFigures()
        let orders = Set(counted.lazy.filter { !$0.isCorrection }.map(\.order))
        for row in try connection.rows(SQL.paying.notClosed, [restaurant.id]) {
            let payment = try HeldPayment(row)
            countedPayments[payment.id] = ahead.count(
                payment,
                since: try ClosedPayment(row),
                isOfClose: payment.order.map { orders.contains($0) } ?? false
            )
        }
        return ahead
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
        else { throw QueueError.database(cause: "close \(number) cannot be read") }
        return Previous(
            number: number,
            lastEvent: row[1],
            at: row[2],
            running: Money(cents: running),
            hash: row[4]
        )
    }

    private func changesOfOrders(after event: Int64) throws -> [Int64: ChangesSinceClose] {
        var found: [Int64: ChangesSinceClose] = [:]
        for row in try connection.rows(SQL.closing.changes, [event, restaurant.id]) {
            let id: Int64 = row["order_id"]
            let isRecall = row["step"] == "recall"
            let fromCollected = row["from_state"] as String? == OrderState.collected.rawValue
            var changes = found[id] ?? ChangesSinceClose(cause: row)
            if row["edit"] as String? == nil || isRecall && fromCollected { changes.last = row }
            if isRecall, fromCollected, changes.recall == nil {
                changes.recall = (row["by"], row["reason"])
            }
            let state = OrderState(rawValue: row["to_state"])
            if row["step"] != "forward" || state?.isOpen == false && state != .collected {
                changes.cause = row
            }
            found[id] = changes
        }
        return found
    }

    /// Counts an order, or takes it away again.
    ///
    /// An order that an earlier close counted, and that counts by the same event with the same figures, stays
    /// where it is. So an order that was paid before one close and collected after it is counted once.
    private mutating func count(_ id: Int64, _ changes: ChangesSinceClose, since begin: Int64) throws {
        guard let order = try connection.order(id: id) else { return }
        let now = try counting(order)
        if let (close, before) = try earlier(id) {
            if let now, now.event <= begin, now.figures == before { return }
            takeAway(before, of: order, countedIn: close, changes)
        }
        if let now {
            figures.add(now.figures)
            counted.append(CountedOrder(order: id, figures: now.figures, isCorrection: false))
        }
        guard let last = changes.last else { return }
        let by: String = last["by"]
        if order.state == .cancelled || order.state == .noShow {
            ended[order.state, default: [:]].merge(
                [by: DayFigures.Tally(1, order.total)],
                uniquingKeysWith: { DayFigures.Tally($0.count + $1.count, $0.money + $1.money) }
            )
        }
        if let payment = order.payment, !order.state.isOpen, order.state != .collected {
            unclaimed.append(
                DayClose.Unclaimed(
                    code: order.code,
                    state: order.state,
                    payment: payment.kind,
                    money: payment.amount,
                    by: by
                )
            )
        }
    }

    /// The close that counted an order last, with its figures, unless a later one took them away.
    private func earlier(_ order: Int64) throws -> (close: Int, figures: DayFigures)? {
        guard let row = try connection.row(SQL.closing.lastOfOrder, [order]), !(row["correction"] as Bool)
        else { return nil }
        guard let value = try? JSONReader.read(Array((row["figures"] as String).utf8), depth: 8).value,
            let figures = DayFigures(value)
        else { throw QueueError.database(cause: "the figures of order \(order) cannot be read") }
        return (row["number"], figures)
    }

    private mutating func takeAway(
        _ before: DayFigures,
        of order: QueuedOrder,
        countedIn close: Int,
        _ changes: ChangesSinceClose
    ) {
        figures.add(before, isCorrection: true)
        counted.append(CountedOrder(order: order.id, figures: before, isCorrection: true))
        let cause: (by: String, reason: String?) =
            changes.recall.map { recall in
                // A recall has no reason of its own; what ended the order afterwards has.
                (recall.by, recall.reason ?? changes.last.flatMap { $0["reason"] as String? })
            } ?? (changes.cause["by"], changes.cause["reason"])
        corrections.append(
            DayClose.Correction(
                close: close,
                code: order.code,
                money: before.orders.money,
                by: cause.by,
                reason: cause.reason
            )
        )
    }

    /// What an order adds to the closes now; `nil` if it is neither collected nor paid, or ended without
    /// being collected.
    private func counting(_ order: QueuedOrder) throws -> Counting? {
        guard order.state.isOpen || order.state == .collected else { return nil }
        let (event, at): (Int64, Timestamp)
        if let payment = order.payment {
            (event, at) = (payment.event, payment.at)
        } else if order.state == .collected {
            guard let collection = try connection.row(SQL.closing.lastCollection, [order.id]) else {
                throw QueueError.database(cause: "order \(order.id) has no collection")
            }
            (event, at) = (collection[0], collection[1])
        } else {
            return nil
        }
        let hour = restaurant.zone.civilTime(at: at).hour
        return Counting(
            figures: DayFigures(order, hour: hour, payment: order.payment?.kind),
            event: event
        )
    }
}
