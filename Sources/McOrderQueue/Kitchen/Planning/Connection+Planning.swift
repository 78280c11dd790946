import McOrderModel

extension Connection {
    /// The plan of a kitchen as it is at a moment: works slide, and orders that changed since they were
    /// planned have what is left of them. Nothing is stored.
    ///
    /// - Parameter limit: orders that nobody begins before then are left out; they take no hands before it.
    func kitchenBook(
        _ duties: KitchenDuties,
        at restaurant: RestaurantID,
        now: Timestamp,
        until limit: Timestamp? = nil
    ) throws -> KitchenBook {
        let rows: [Row]
        if let limit {
            rows = try self.rows(SQL.planning.worksUntil, [restaurant, limit])
        } else {
            rows = try self.rows(SQL.planning.works, [restaurant])
        }
        let works = try rows.map { try PlannedWork($0) }
        var promises: [Int64: Timestamp] = [:]
        var (changed, ofStaff): (Set<Int64>, Set<Int64>) = ([], [])
        for (work, row) in zip(works, rows) {
            promises[work.order] = row[12] as Timestamp?
            if row[11] as Int != work.version { changed.insert(work.order) }
            if row[13] as Bool { ofStaff.insert(work.order) }
        }
        var book = KitchenBook(
            duties.with(try stationHands(at: restaurant, now: now)),
            works: works,
            promises: promises,
            ofStaff: ofStaff,
            learned: try learnedTimes(at: restaurant)
                .merging(fixedTimes(at: restaurant).mapValues { LearnedTime(seconds: Double($0.seconds)) }) {
                    $1
                },
            margin: try promiseMargin(at: restaurant),
            now: now
        )
        if !changed.isEmpty {
            let found = try orders(SQL.orders.byIDs, [SQLValue.integers(changed.sorted())])
            for order in found.sorted(by: { $0.id < $1.id }) { book.adapt(to: order) }
        }
        return book
    }

    /// What was said about the hands of stations and holds at a moment.
    func stationHands(at restaurant: RestaurantID, now: Timestamp) throws -> [StationHands] {
        try rows(SQL.planning.hands, [restaurant, now]).map { row in
            StationHands(
                station: KitchenStation(stored: row[0]),
                hands: row[1],
                until: row[2],
                by: row[3],
                at: row[4]
            )
        }
    }

    func learnedTimes(at restaurant: RestaurantID) throws -> [StationProduct: LearnedTime] {
        let rows = try rows(SQL.planning.learned, [restaurant])
        return Dictionary(
            uniqueKeysWithValues: rows.map { row in
                (
                    StationProduct(KitchenStation(stored: row[0]), row[1]),
                    LearnedTime(seconds: Double(row[2] as Int) / 1000, lessons: row[3])
                )
            }
        )
    }

    func fixedTimes(at restaurant: RestaurantID) throws -> [StationProduct: FixedTime] {
        let rows = try rows(SQL.planning.fixed, [restaurant])
        return Dictionary(
            uniqueKeysWithValues: rows.map { row in
                (
                    StationProduct(KitchenStation(stored: row[0]), row[1]),
                    FixedTime(seconds: row[2], by: row[3])
                )
            }
        )
    }

    func promiseMargin(at restaurant: RestaurantID) throws -> PromiseMargin {
        let seconds: Int64? = try value(SQL.planning.margin, [restaurant])
        return seconds.map { PromiseMargin(seconds: $0) } ?? PromiseMargin()
    }

    /// Stores what changed in a plan since it was read, but for the works of orders that are being stored.
    func store(_ book: KitchenBook, at restaurant: RestaurantID) throws {
        let known = Dictionary(
            uniqueKeysWithValues: book.stored.compactMap { work in work.row.map { ($0, work) } }
        )
        let new = book.works.filter { $0.row == nil && $0.order != 0 }
        let changed = book.works.filter { work in
            work.row.flatMap { known[$0] }.map { $0.isStoredOtherwise(than: work) } ?? false
        }
        let (done, gone) = (book.ended.filter { $0.doneAt != nil }, book.ended.filter { $0.doneAt == nil })
        try runEach(SQL.planning.endWork, done.map { [$0.doneAt, $0.teaches, $0.row] })
        try runEach(SQL.planning.deleteWork, gone.map { [$0.row] })
        try runEach(
            SQL.planning.updateWork,
            changed.compactMap { work in work.row.map { work.changes(of: $0) } }
        )
        try runEach(SQL.planning.insertWork, new.map { $0.arguments(of: $0.order, at: restaurant) })
    }
}

extension KitchenStation {
    /// Reads the column of a work; the kitchen of a restaurant without stations is ''.
    init(stored text: String) {
        self.init(text.isEmpty ? nil : StationID(text))
    }

    var stored: String { id?.description ?? "" }
}

extension PlannedWork {
    /// Reads the columns of ``PlanningStatements/works`` that a work has.
    init(_ row: Row) throws {
        guard let units = [WorkUnit](storedUnits: row[8]) else {
            throw QueueError.database(cause: "the units of a work cannot be read: \(row[8] as String)")
        }
        self.init(
            row: row[0],
            order: row[1],
            station: KitchenStation(stored: row[2]),
            plan: StationWork(
                id: row[0],
                start: (row[3] as Timestamp).seconds,
                seconds: row[4],
                width: row[5],
                release: (row[6] as Timestamp).seconds
            ),
            expected: (row[7] as Timestamp).seconds,
            units: units,
            version: row[9],
            teaches: row[10]
        )
    }

    /// The arguments of ``PlanningStatements/insertWork``.
    func arguments(of order: Int64, at restaurant: RestaurantID) -> SQLArguments {
        [
            order, restaurant, station.stored, Timestamp(seconds: plan.start), plan.seconds, plan.width,
            Timestamp(seconds: plan.release), Timestamp(seconds: expected), units.stored, version, teaches,
        ]
    }

    /// The arguments of ``PlanningStatements/updateWork``.
    fileprivate func changes(of row: Int64) -> SQLArguments {
        [Timestamp(seconds: plan.start), plan.seconds, plan.width, units.stored, version, teaches, row]
    }

    /// Whether the row of a work has other values than the work, whose id within a plan is not stored.
    fileprivate func isStoredOtherwise(than other: PlannedWork) -> Bool {
        (plan.start, plan.seconds, plan.width) != (other.plan.start, other.plan.seconds, other.plan.width)
            || (units, version, teaches) != (other.units, other.version, other.teaches)
    }
}
