/// The plan of one restaurant's kitchen: its works, and what was learned. Pure; the queue reads it, and
/// stores what changed in the same transaction.
///
/// Source: decision 0035.
package struct KitchenBook: Sendable {
    /// How far ahead orders are promised. Behind so much work nobody knows when an order will be ready.
    package static let horizon: Int64 = 6 * 3600
    /// A promise that would be missed by less stands: customers are not told of every minute. In seconds.
    package static let tolerance: Int64 = 120
    /// An order that came so long ago was not begun at once, and teaches nothing. In seconds.
    private static let freshness: Int64 = 60
    /// So many orders that found no time show that others find none either.
    private static let mostFailures = 3
    /// Orders that are made at once stand after two turns.
    private static let mostTurns = 8

    /// A work that is over.
    package struct End: Hashable, Sendable {
        package let row: Int64
        /// When the station ended it; `nil` for a work that nobody will do.
        package let doneAt: Timestamp?
        package let teaches: Bool
    }

    private let duties: KitchenDuties
    private let learned: [StationProduct: LearnedTime]
    private let margin: PromiseMargin
    /// Seconds since 1970.
    let now: Int64
    /// The works as they were read.
    package let stored: [PlannedWork]
    /// The works that are not over, the oldest first.
    package private(set) var works: [PlannedWork]
    /// The works that ended since they were read.
    package private(set) var ended: [End] = []
    /// What orders with works were promised, in seconds since 1970.
    private var promises: [Int64: Int64]
    /// The orders whose promises are staff's.
    private let ofStaff: Set<Int64>
    private let staffing: [KitchenStation: StationStaffing]
    private var plans: [KitchenStation: StationPlan] = [:]
    private var nextID: Int64 = 1
    private var failures = 0

    /// Whether several orders found no time, so that others need not be tried for a while.
    package var isFull: Bool { failures >= Self.mostFailures }

    /// Reads a plan, and lets it slide to the present.
    ///
    /// - Parameters:
    ///   - works: those that are not over, the oldest first.
    ///   - promises: what their orders were promised.
    ///   - ofStaff: those of them whose promises are staff's: they stand until their time is over.
    package init(
        _ duties: KitchenDuties,
        works: [PlannedWork] = [],
        promises: [Int64: Timestamp] = [:],
        ofStaff: Set<Int64> = [],
        learned: [StationProduct: LearnedTime] = [:],
        margin: PromiseMargin = PromiseMargin(),
        now: Timestamp
    ) {
        (self.duties, self.learned, self.margin) = (duties, learned, margin)
        self.now = now.seconds
        staffing = Dictionary(
            uniqueKeysWithValues: duties.stations.stations.map {
                ($0, duties.staffing(at: $0, from: now.seconds))
            }
        )
        (self.stored, self.works) = (works, works)
        self.promises = promises.mapValues(\.seconds)
        self.ofStaff = ofStaff
        for index in self.works.indices {
            self.works[index].plan = works[index].plan.numbered(nextID)
            nextID += 1
        }
        for station in Set(works.map(\.station)) { slide(station) }
    }

    // MARK: Orders

    /// Plans an order that has just come; `nil` if it cannot be made within the horizon.
    package mutating func take(_ lines: [OrderedLine]) -> KitchenPromise? {
        promise(duties.units(of: lines), order: 0, version: 1, teaches: true)
    }

    /// Plans an order that has just come for the time at which its customer wishes to collect it.
    ///
    /// - Parameter horizon: how far ahead the restaurant takes such orders, in seconds.
    /// - Returns: `nil` if the kitchen cannot make it for that time.
    package mutating func take(_ lines: [OrderedLine], wish: Timestamp, horizon: Int64) -> KitchenPromise? {
        let units = duties.units(of: lines)
        guard !units.isEmpty else { return KitchenPromise(readyAt: wish, works: []) }
        let ready = wish.seconds - margin.seconds
        guard let decision = plan(units, within: horizon).decide(seconds(of: units), wish: ready) else {
            return nil
        }
        let works = insert(units, decision, order: 0, version: 1, teaches: false)
        return KitchenPromise(readyAt: wish, works: works)
    }

    /// When an order could be ready for its customer, the earliest times first.
    ///
    /// - Parameter horizon: how far ahead, in seconds.
    package func times(for lines: [OrderedLine], within horizon: Int64) -> [ClosedRange<Int64>] {
        times(for: duties.units(of: lines), within: horizon)
    }

    func times(for units: [KitchenStation: [WorkUnit]], within horizon: Int64) -> [ClosedRange<Int64>] {
        plan(units, within: horizon).times(for: seconds(of: units))
            .map { $0.lowerBound + margin.seconds...$0.upperBound + margin.seconds }
    }

    /// Plans an order that is in the queue already and has no works: the counter took it, or its customer
    /// came, or it could not be planned before.
    ///
    /// - Returns: its promise, if it has none yet.
    package mutating func plan(_ order: QueuedOrder) -> KitchenPromise? {
        let since = (order.presentAt ?? order.receivedAt).seconds
        let units = duties.unitsToDo(of: order)
        guard order.state.isInKitchen, !units.isEmpty else { return nil }
        if let readyAt = order.readyAt {
            // Something has to be made again.
            promises[order.id] = readyAt.seconds
            for (station, units) in sorted(units) { add(units, at: station, of: order) }
            return nil
        }
        if let wish = order.pickupAt, wish.seconds > now { return plan(units, of: order, at: wish) }
        let isFresh = order.state == .received && now - since < Self.freshness
        return promise(units, order: order.id, version: order.version, teaches: isFresh)
    }

    /// Plans an order with a wish that was accepted without a plan. If nothing is free for it, somebody makes
    /// it beside everything else.
    private mutating func plan(
        _ units: [KitchenStation: [WorkUnit]],
        of order: QueuedOrder,
        at wish: Timestamp
    ) -> KitchenPromise {
        let ready = wish.seconds - margin.seconds
        promises[order.id] = wish.seconds
        let plan = plan(units, within: wish.seconds - now)
        if let decision = plan.decide(seconds(of: units), wish: ready) {
            let (id, version) = (order.id, order.version)
            let works = insert(units, decision, order: id, version: version, teaches: false)
            return KitchenPromise(readyAt: wish, works: works)
        }
        let before = works.count
        for (station, units) in sorted(units) {
            let seconds = seconds(of: units, at: station).reduce(0, +)
            let start = max(now, ready - seconds)
            let part = KitchenPlan<KitchenStation>.Decision.Part(
                start: start,
                seconds: seconds,
                width: 0,
                release: start
            )
            insert(work(units, at: station, part, order: order.id, version: order.version, false))
        }
        return KitchenPromise(readyAt: wish, works: Array(works[before...]))
    }

    private mutating func promise(
        _ units: [KitchenStation: [WorkUnit]],
        order: Int64,
        version: Int,
        teaches: Bool
    ) -> KitchenPromise? {
        guard !isFull, !units.isEmpty else { return nil }
        guard let decision = decide(units) else {
            failures += 1
            return nil
        }
        let works = insert(units, decision, order: order, version: version, teaches: teaches)
        let readyAt = decision.readyAt + margin.seconds
        if order != 0 { promises[order] = readyAt }
        return KitchenPromise(readyAt: Timestamp(seconds: readyAt), works: works)
    }

    /// Adds the works of a decided order, and returns them.
    private mutating func insert(
        _ units: [KitchenStation: [WorkUnit]],
        _ decision: KitchenPlan<KitchenStation>.Decision,
        order: Int64,
        version: Int,
        teaches: Bool
    ) -> [PlannedWork] {
        let before = works.count
        for (station, units) in sorted(units) {
            guard let part = decision.parts[station] else { continue }
            insert(work(units, at: station, part, order: order, version: version, teaches))
        }
        return Array(works[before...])
    }

    /// Adds a work. It can begin before its latest start, and its first end counts from there.
    private mutating func insert(_ work: PlannedWork) {
        let place = works.count
        works.append(work)
        slide(work.station)
        works[place].expected = works[place].plan.start + works[place].plan.seconds
    }

    /// Changes the works of an order that has changed: what was struck is taken out, what was added is a new
    /// work, and what was done is over.
    package mutating func adapt(to order: QueuedOrder) {
        let isInKitchen = order.state.isInKitchen
        var left = isInKitchen ? duties.unitsToDo(of: order) : [:]
        var touched: Set<KitchenStation> = []
        for index in works.indices where works[index].order == order.id {
            let work = works[index]
            let kept = work.units.common(with: left[work.station] ?? [])
            left[work.station] = left[work.station]?.without(kept)
            works[index].version = order.version
            if kept.count < work.units.count { touched.insert(work.station) }
            guard !kept.isEmpty else {
                let doneAt = order.state.isMade ? duties.stations.doneAt(order, at: work.station) : nil
                if let row = work.row { ended.append(End(row: row, doneAt: doneAt, teaches: work.teaches)) }
                works[index].units = []
                continue
            }
            if kept.count < work.units.count {
                works[index].units = kept
                works[index].teaches = false
                let seconds = seconds(of: kept, at: work.station)
                if let shape = WorkShape.all(of: seconds, hands: work.plan.width).last {
                    works[index].plan.seconds = shape.seconds
                    works[index].plan.width = shape.width
                }
            }
        }
        works.removeAll { $0.order == order.id && $0.units.isEmpty }
        for station in touched { slide(station) }
        for (station, units) in sorted(left) where !units.isEmpty { add(units, at: station, of: order) }
    }

    /// Plans something that was added to an order, or returned.
    private mutating func add(_ units: [WorkUnit], at station: KitchenStation, of order: QueuedOrder) {
        guard let part = decide([station: units])?.parts[station] else { return }
        insert(work(units, at: station, part, order: order.id, version: order.version, false))
    }

    /// How much longer a small order takes that comes now than in the same kitchen with nothing to do: one
    /// thing at each station. At most ``horizon``.
    package var delay: Duration {
        let order = duties.usualOrder(of: [])
        let idle = Dictionary(uniqueKeysWithValues: order.keys.map { ($0, empty($0)) })
        let plan = KitchenPlan(idle, now: now, horizon: Self.horizon)
        guard let first = times(for: order, within: Self.horizon).first?.lowerBound,
            let usual = plan.times(for: seconds(of: order)).first?.lowerBound
        else { return .seconds(Self.horizon) }
        return .seconds(first - margin.seconds - usual)
    }

    /// What is booked from now on, by the hours of the restaurant's clocks; at least the present hour.
    package func load(in zone: RestaurantZone) -> KitchenLoad {
        let names = Dictionary(uniqueKeysWithValues: duties.stations.all.map { ($0.id, $0.name) })
        let plans = duties.stations.stations.map { station in
            (
                station: station,
                name: station.id.flatMap { names[$0] },
                plan: self.plans[station] ?? empty(station)
            )
        }
        return KitchenLoad(plans, now: now, in: zone)
    }

    // MARK: Time

    /// The orders whose promises cannot be kept, with their new ones. A promise moves when it would be missed
    /// by ``tolerance``.
    package mutating func movePromises() -> [Int64: Timestamp] {
        var ends: [Int64: Int64] = [:]
        let spans = Dictionary(
            uniqueKeysWithValues: plans.values.flatMap(\.entries)
                .filter { $0.work.until == nil && !$0.work.isForgotten(at: now) }
                .compactMap { entry in entry.span.map { (entry.work.id, $0.upperBound) } }
        )
        for work in works { ends[work.order] = max(ends[work.order] ?? 0, spans[work.plan.id] ?? 0) }
        var moved: [Int64: Timestamp] = [:]
        for (order, end) in ends {
            guard let promise = promises[order], end >= promise + Self.tolerance,
                !ofStaff.contains(order) || now >= promise + Self.tolerance
            else { continue }
            promises[order] = end + margin.seconds
            moved[order] = Timestamp(seconds: end + margin.seconds)
        }
        return moved
    }

    /// Puts each work of a station where it will be done if everybody works in the plan's order, until
    /// nothing moves.
    private mutating func slide(_ station: KitchenStation) {
        for _ in 0..<Self.mostTurns {
            refresh(station)
            // By the id within the plan.
            var begins = [Int64?](repeating: nil, count: Int(nextID))
            for entry in plans[station]?.entries ?? [] where entry.work.until == nil {
                begins[Int(entry.work.id)] = entry.span?.lowerBound
            }
            var moves = false
            for index in works.indices where works[index].station == station {
                guard let begin = begins[Int(works[index].plan.id)], begin != works[index].plan.start else {
                    continue
                }
                works[index].plan.start = begin
                moves = true
            }
            if !moves { break }
        }
    }

    private mutating func refresh(_ station: KitchenStation) {
        plans[station] = plan(of: station, works.filter { $0.station == station }.map(\.plan))
    }

    /// The plan of a station that has nothing to do.
    private func empty(_ station: KitchenStation) -> StationPlan { plan(of: station, []) }

    private func plan(of station: KitchenStation, _ works: [StationWork]) -> StationPlan {
        let staffing = staffing[station]
        return StationPlan(works + (staffing?.absences ?? []), hands: staffing?.hands ?? 1, now: now)
    }

    // MARK: Parts

    private func decide(_ units: [KitchenStation: [WorkUnit]]) -> KitchenPlan<KitchenStation>.Decision? {
        plan(units, within: Self.horizon).decide(seconds(of: units))
    }

    /// The plans of the stations, also of those that make the units and have nothing to do yet.
    private func plan(_ units: [KitchenStation: [WorkUnit]], within horizon: Int64)
        -> KitchenPlan<KitchenStation>
    {
        var plans = plans
        for station in units.keys where plans[station] == nil {
            plans[station] = empty(station)
        }
        return KitchenPlan(plans, now: now, horizon: horizon)
    }

    private func seconds(of units: [KitchenStation: [WorkUnit]]) -> [KitchenStation: [Int64]] {
        Dictionary(uniqueKeysWithValues: units.map { ($0.key, seconds(of: $0.value, at: $0.key)) })
    }

    private mutating func work(
        _ units: [WorkUnit],
        at station: KitchenStation,
        _ part: KitchenPlan<KitchenStation>.Decision.Part,
        order: Int64,
        version: Int,
        _ teaches: Bool
    ) -> PlannedWork {
        defer { nextID += 1 }
        return PlannedWork(
            row: nil,
            order: order,
            station: station,
            plan: StationWork(
                id: nextID,
                start: part.start,
                seconds: part.seconds,
                width: part.width,
                release: part.release
            ),
            expected: part.start + part.seconds,
            units: units,
            version: version,
            teaches: teaches && part.release <= now
        )
    }

    /// The seconds of what is made together: each product alone, or as many at once as its batch has.
    private func seconds(of units: [WorkUnit], at station: KitchenStation) -> [Int64] {
        let counts = Dictionary(units.map { ($0.product, 1) }, uniquingKeysWith: +)
        return counts.flatMap { product, count in
            let batch = duties.batch(of: product)
            let seconds = max(1, Int64(time(of: product, at: station).seconds.rounded()))
            return Array(repeating: seconds, count: (count + batch - 1) / batch)
        }
    }

    private func time(of product: SellableID?, at station: KitchenStation) -> LearnedTime {
        product.flatMap { learned[StationProduct(station, $0)] } ?? duties.initialTime(of: product)
    }

    /// In the restaurant's order, so that equal states give equal plans.
    private func sorted(_ units: [KitchenStation: [WorkUnit]]) -> [(KitchenStation, [WorkUnit])] {
        duties.stations.stations.compactMap { station in units[station].map { (station, $0) } }
    }
}

extension StationWork {
    /// The same work under another id.
    fileprivate func numbered(_ id: Int64) -> StationWork {
        StationWork(id: id, start: start, seconds: seconds, width: width, release: release, until: until)
    }
}

extension OrderState {
    /// Whether the kitchen still has something to make.
    package var isInKitchen: Bool { self == .received || self == .preparing }

    /// Whether everything was made, or may have been.
    fileprivate var isMade: Bool { isInKitchen || self == .ready || self == .collected }
}
