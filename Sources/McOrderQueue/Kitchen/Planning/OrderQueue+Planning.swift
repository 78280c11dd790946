package import McOrderModel

/// What was planned, and what could not be: the daemon's memory between two rounds.
package struct PlanningRound: Hashable, Sendable {
    /// The orders whose promises are new or moved. They get their receipts.
    package fileprivate(set) var told: Set<Int64> = []
    /// The orders that could not be planned, by restaurant. They are tried again as time goes on.
    package fileprivate(set) var unplannable: [RestaurantID: Set<Int64>] = [:]
    /// The restaurants that have no time for further orders either.
    package fileprivate(set) var full: Set<RestaurantID> = []

    package init() {}

    /// The last round, with what this one found out about some restaurants.
    package func following(_ last: PlanningRound, about restaurants: [RestaurantID]) -> PlanningRound {
        var round = self
        for (restaurant, orders) in last.unplannable where !restaurants.contains(restaurant) {
            round.unplannable[restaurant] = orders
        }
        round.full.formUnion(last.full.subtracting(restaurants))
        return round
    }
}

extension OrderQueue {
    /// How long an ended work waits before it teaches: until then *collected* may follow *ready* at once.
    private static let lessonDelay = Duration.seconds(15)

    /// Brings the plans of some kitchens up to date: orders that have no plan get one with their promises,
    /// what changed is planned, works slide, promises that cannot be kept move, and ended works teach.
    ///
    /// Only the daemon does this, about every 30 s, and at once where
    /// ``QueueView/restaurantsToPlan(_:after:at:)`` says so.
    @discardableResult
    package func plan(
        _ kitchens: Kitchens,
        at restaurants: [RestaurantID]? = nil,
        now: Timestamp
    ) throws(QueueError) -> PlanningRound {
        defer { redelivered.end() }
        return try write { connection in
            var round = PlanningRound()
            for restaurant in restaurants ?? kitchens.restaurants {
                guard let duties = kitchens[restaurant] else { continue }
                try connection.plan(duties, at: restaurant, now: now, &round)
                try connection.learn(duties, at: restaurant, before: now - Self.lessonDelay)
            }
            redelivered.add(round.told)
            return round
        }
    }
}

extension QueueView {
    /// The restaurants where there is something to plan at once: an order without a plan, or one that changed
    /// since.
    ///
    /// - Parameter round: the last round. What could not be planned in it is left alone.
    package func restaurantsToPlan(
        _ kitchens: Kitchens,
        after round: PlanningRound,
        at now: Timestamp
    ) throws(QueueError) -> [RestaurantID] {
        try read { connection in
            try kitchens.restaurants.filter { restaurant in
                if try connection.isTrue(SQL.planning.hasChanged, [restaurant]) { return true }
                if round.full.contains(restaurant) { return false }
                let unplanned = try connection.unplanned(at: restaurant, now: now)
                return !(round.unplannable[restaurant] ?? []).isSuperset(of: unplanned)
            }
        }
    }

    /// How much of a restaurant's kitchen is booked from a moment on. An order that came within the last
    /// second may be missing, if nobody has planned it yet.
    package func kitchenLoad(
        of restaurant: Restaurant,
        in catalogue: Catalogue,
        now: Timestamp
    ) throws(QueueError) -> KitchenLoad {
        let duties = KitchenDuties(restaurant, in: catalogue)
        return try read { connection in
            try connection.kitchenBook(duties, at: restaurant.id, now: now)
                .load(in: restaurant.businessDays.zone)
        }
    }

    /// How much longer than usual a small order takes that comes at a moment.
    package func kitchenDelay(_ duties: KitchenDuties, at restaurant: RestaurantID, now: Timestamp)
        throws(QueueError) -> Duration
    {
        try read { try $0.kitchenBook(duties, at: restaurant, now: now).delay }
    }

    /// How long a restaurant's products take, as far as its kitchen has taught it.
    package func kitchenTimes(at restaurant: Restaurant, in catalogue: Catalogue) throws(QueueError)
        -> [KitchenTime]
    {
        try read { connection in
            KitchenTime.all(
                try connection.learnedTimes(at: restaurant.id),
                fixed: try connection.fixedTimes(at: restaurant.id),
                at: restaurant,
                in: catalogue
            )
        }
    }

    /// The restaurants that have works, which slide and teach as time goes on, or orders without any.
    package func restaurantsWithWorks(
        _ kitchens: Kitchens,
        at now: Timestamp
    ) throws(QueueError) -> [RestaurantID] {
        try read { connection in
            try kitchens.restaurants.filter { restaurant in
                if try connection.isTrue(SQL.planning.hasWorks, [restaurant]) { return true }
                return try !connection.unplanned(at: restaurant, now: now).isEmpty
            }
        }
    }
}

extension Connection {
    /// The orders without a plan. One that has been open for longer than anything is promised was forgotten.
    fileprivate func unplanned(at restaurant: RestaurantID, now: Timestamp) throws -> [Int64] {
        try values(SQL.planning.unplanned, [restaurant, now - .seconds(KitchenBook.horizon)])
    }

    fileprivate func plan(
        _ duties: KitchenDuties,
        at restaurant: RestaurantID,
        now: Timestamp,
        _ round: inout PlanningRound
    ) throws {
        var book = try kitchenBook(duties, at: restaurant, now: now)
        var promises: [Int64: Timestamp] = [:]
        var releases: [SQLArguments] = []
        let unplanned = try unplanned(at: restaurant, now: now)
        if !unplanned.isEmpty {
            let found = try orders(SQL.orders.byIDs, [SQLValue.integers(unplanned)])
            for order in found.sorted(by: { $0.id < $1.id }) {
                try run(SQL.planning.deleteEnded, [order.id])
                let promise = book.plan(order)
                promises[order.id] = promise?.readyAt
                if let promise {
                    releases.append([promise.releaseAt, promise.stationReleases.stored, order.id])
                }
            }
        }
        promises.merge(book.movePromises()) { $1 }
        try store(book, at: restaurant)
        let told = promises.keys.sorted()
        try runEach(SQL.planning.promise, told.map { [promises[$0], $0] })
        try runEach(SQL.planning.release, releases)
        try runEach(SQL.planning.raiseVersions, told.map { [$0] })
        let planned = Set(book.works.map(\.order))
        round.told.formUnion(told)
        round.unplannable[restaurant] = Set(unplanned).subtracting(planned)
        if book.isFull { round.full.insert(restaurant) }
    }

    /// Has the works that ended before a moment teach, and deletes them.
    fileprivate func learn(_ duties: KitchenDuties, at restaurant: RestaurantID, before limit: Timestamp)
        throws
    {
        let rows = try rows(SQL.planning.finished, [restaurant, limit])
        guard !rows.isEmpty else { return }
        let margin = try promiseMargin(at: restaurant)
        var lessons = KitchenLessons(
            duties,
            fixed: Set(try fixedTimes(at: restaurant).keys),
            times: try learnedTimes(at: restaurant),
            margin: margin
        )
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
