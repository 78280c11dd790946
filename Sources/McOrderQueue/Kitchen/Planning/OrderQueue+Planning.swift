package import McOrderModel

/// What was planned in one transaction.
package struct PlanningRound: Hashable, Sendable {
    /// The orders whose promises are new or moved. They get their receipts.
    package fileprivate(set) var told: Set<Int64> = []
    /// The orders that could not be planned; they are tried again when another one comes, or some time later.
    package fileprivate(set) var unplannable: Set<Int64> = []

    package init() {}
}

extension OrderQueue {
    /// How long an ended work waits before it teaches: until then *collected* may follow *ready* at once.
    private static let lessonDelay = Duration.seconds(15)

    /// Brings the plans of all kitchens up to date: orders that have no plan get one with their promises, what
    /// changed is planned, works slide, promises that cannot be kept move, and ended works teach.
    ///
    /// Only the daemon does this, about every 30 s and when ``QueueView/needsPlanning(_:after:at:)`` says so.
    @discardableResult
    package func plan(_ kitchens: Kitchens, at now: Timestamp) throws(QueueError) -> PlanningRound {
        defer { redelivered.end() }
        return try write { connection in
            var round = PlanningRound()
            for restaurant in kitchens.restaurants {
                guard let duties = kitchens[restaurant] else { continue }
                let result = try connection.plan(duties, at: restaurant, now: now)
                round.told.formUnion(result.told)
                round.unplannable.formUnion(result.unplannable)
                try connection.learn(duties, at: restaurant, before: now - Self.lessonDelay)
            }
            redelivered.add(round.told)
            return round
        }
    }
}

extension QueueView {
    /// Whether there is something to plan at once: an order without a plan, or one that changed since.
    package func needsPlanning(
        _ kitchens: Kitchens,
        after round: PlanningRound,
        at now: Timestamp
    ) throws(QueueError) -> Bool {
        try read { connection in
            try kitchens.restaurants.contains { restaurant in
                let unplanned = try connection.unplanned(at: restaurant, now: now)
                if !round.unplannable.isSuperset(of: unplanned) { return true }
                return try connection.isTrue(SQL.planning.hasChanged, [restaurant])
            }
        }
    }

    /// Whether any kitchen has works, which slide and teach as time goes on.
    package func hasWorks(_ kitchens: Kitchens) throws(QueueError) -> Bool {
        try read { connection in
            try kitchens.restaurants.contains { try connection.isTrue(SQL.planning.hasWorks, [$0]) }
        }
    }
}

extension Connection {
    /// The orders without a plan. One that has been open for longer than anything is promised was forgotten.
    fileprivate func unplanned(at restaurant: RestaurantID, now: Timestamp) throws -> [Int64] {
        try values(SQL.planning.unplanned, [restaurant, now - .seconds(KitchenBook.horizon)])
    }

    fileprivate func plan(_ duties: KitchenDuties, at restaurant: RestaurantID, now: Timestamp) throws
        -> PlanningRound
    {
        let read = try kitchenBook(duties, at: restaurant, now: now)
        var book = read.book
        var promises: [Int64: Timestamp] = [:]
        let unplanned = try unplanned(at: restaurant, now: now)
        if !unplanned.isEmpty {
            let found = try orders(SQL.orders.byIDs, [SQLValue.integers(unplanned)])
            for order in found.sorted(by: { $0.id < $1.id }) {
                try run(SQL.planning.deleteEnded, [order.id])
                promises[order.id] = book.plan(order)?.readyAt
            }
        }
        promises.merge(book.movePromises()) { $1 }
        try store(book, at: restaurant, replacing: read.stored)
        let told = promises.keys.sorted()
        try runEach(SQL.planning.promise, told.map { [promises[$0], $0] })
        try runEach(SQL.planning.raiseVersions, told.map { [$0] })
        let planned = Set(book.works.map(\.order))
        var round = PlanningRound()
        round.told = Set(told)
        round.unplannable = Set(unplanned).subtracting(planned)
        return round
    }

    /// Has the works that ended before a moment teach, and deletes them.
    fileprivate func learn(_ duties: KitchenDuties, at restaurant: RestaurantID, before limit: Timestamp) throws {
        let rows = try rows(SQL.planning.finished, [restaurant, limit])
        guard !rows.isEmpty else { return }
        let margin = try promiseMargin(at: restaurant)
        var lessons = KitchenLessons(duties, times: try learnedTimes(at: restaurant), margin: margin)
        let parts = Dictionary(grouping: rows) { $0[1] as Int64 }
        for (id, rows) in parts.sorted(by: { $0.key < $1.key }) {
            guard let state = OrderState(rawValue: rows[0][12]) else {
                throw QueueError.database(cause: "order \(id): unknown state")
            }
            lessons.learn(
                from: KitchenLessons.Order(
                    works: try rows.map {
                        KitchenLessons.Finished(work: try PlannedWork($0), doneAt: $0[11])
                    },
                    state: state,
                    changedAt: rows[0][13],
                    promisedAt: rows[0][14]
                )
            )
        }
        try runEach(SQL.planning.deleteWork, rows.map { [$0[0] as Int64] })
        try runEach(
            SQL.planning.setLearned,
            lessons.changed.sorted { $0.product.description < $1.product.description }
                .compactMap { key -> SQLArguments? in
                    guard let time = lessons.times[key] else { return nil }
                    let milliseconds = Int((time.seconds * 1000).rounded())
                    return [restaurant, key.station.stored, key.product, milliseconds, time.lessons]
                }
        )
        if lessons.margin != margin {
            try run(SQL.planning.setMargin, [restaurant, lessons.margin.seconds])
        }
    }
}
