package import McOrderModel

/// The orders of a snapshot as one station of the kitchen, or the expo, sees them.
/// Source: docs/web.md, *The kitchen*.
package struct KitchenView: Sendable {
    /// What a station has to do with an order: the station, `nil` for a kitchen without stations, and when it
    /// ended its work, `nil` while it has to work.
    package typealias Row = (station: Station?, doneAt: Timestamp?)

    /// Equal lines of an order, with the parts of them that are prepared here.
    package struct Line: Sendable {
        /// A product, or choices of one that another place prepares.
        package struct Part: Hashable, Sendable {
            package let item: KitchenItem
            /// Whether these are choices of the product, which another place prepares.
            package let isOfChoices: Bool
            /// The product of another place that the part belongs to; `nil` if there is none.
            package let belongsTo: KitchenItem?
        }

        package let count: Int
        package let line: OrderedLine
        package let parts: [Part]
    }

    /// An order that the kitchen has to deal with.
    package struct Tile: Sendable {
        package let order: QueuedOrder
        package let firedAt: Timestamp
        /// The stations that prepare a part of the order.
        package let rows: [Row]
        /// The lines to prepare; of an order that was called off those not to prepare any more.
        package let lines: [Line]
        /// The lines that were prepared before the order returned, or at other stations.
        package let done: [Line]
        /// The struck lines that were not acknowledged.
        package let struck: [Line]
        /// What changed since somebody here noticed the order.
        package let changes: Changes
        /// Since when nobody here has noticed the order, or its last changes; `nil` if somebody has.
        package let unseenSince: Timestamp?
        /// Whether nobody here has noticed the order since it came, or came back.
        package let isNew: Bool
        /// Whether there is nothing to prepare, and the tile stands only until it is acknowledged.
        package let isOnlyToAcknowledge: Bool

        package var isUnseen: Bool { unseenSince != nil }

        /// Whether the order was cancelled, or nobody came for it.
        package var isCalledOff: Bool { !order.state.isOpen }
    }

    /// What changed of an order, apart from the lines that were struck.
    package struct Changes: Sendable {
        /// The lines to prepare that were added; they are among the tile's lines.
        package var added: [Line] = []
        /// The tile's other lines to prepare.
        package var others: [Line] = []
        /// Whether the till's note changed.
        package var hasNote = false
        /// Whether the service or the table changed.
        package var hasService = false
        /// When the first of the changes was made; `nil` if there is none.
        package var since: Timestamp?
    }

    /// How many orders can be taken back.
    private static let mostEnded = 50

    /// The station; `nil` for the expo.
    package let station: StationID?
    /// What the kitchen has to deal with, the oldest first.
    package private(set) var tiles: [Tile] = []
    /// What the station or, for the expo, the whole kitchen has done, the last one first.
    package private(set) var ended: [QueuedOrder] = []
    /// The number of open orders that the kitchen does not have yet.
    package private(set) var onTheWay = 0
    /// The orders for later, the one that is due next first. A station has those of which it makes a part,
    /// also where other stations have begun.
    package private(set) var later: [QueuedOrder] = []
    /// The number of orders that the kitchen does not begin before their customers are there.
    package private(set) var awaited = 0
    /// The number of orders that are ready and wait for their customers.
    package private(set) var waiting = 0
    /// How many of each product the station still has to prepare, the largest count first.
    package private(set) var allDay: [KitchenDemand] = []

    let stations: KitchenStations
    /// Whose marks count in this view: the station's, or for the expo those of the whole kitchen.
    let viewer: KitchenStation

    /// What a view finds out about an open order. It is a class because tiles are large, and a memory passes
    /// hundreds of them on.
    package final class Found: Sendable {
        let tile: Tile?
        let items: [KitchenItem]
        let endedAt: Timestamp?

        init(tile: Tile?, items: [KitchenItem], endedAt: Timestamp?) {
            (self.tile, self.items, self.endedAt) = (tile, items, endedAt)
        }
    }

    /// A view that has the rules, and no order yet.
    init(of snapshot: CounterSnapshot, station: StationID?) {
        self.station = station
        viewer = KitchenStation(station)
        stations = KitchenStations(
            snapshot.assortment.restaurant,
            in: snapshot.assortment.catalogue
        )
    }

    package init(_ snapshot: CounterSnapshot, _ policy: FirePolicy, station: StationID?, at now: Timestamp) {
        var memory = OrderMemory<Found>()
        self.init(snapshot, policy, station: station, at: now, remembering: &memory)
    }

    /// - Parameter memory: what the last view of the same station found out. Only what changed since is found
    ///   out again.
    package init(
        _ snapshot: CounterSnapshot,
        _ policy: FirePolicy,
        station: StationID?,
        at now: Timestamp,
        remembering memory: inout OrderMemory<Found>
    ) {
        self.init(of: snapshot, station: station)
        awaited = snapshot.awaited.count
        let fired = snapshot.fired(policy, at: now)
        let later = snapshot.orders(forLaterAt: now, except: fired)
        onTheWay = snapshot.here.count + snapshot.onTheWay.count - fired.count - later.count
        waiting = fired.count { $0.entry.order.state == .ready }
        let here = station == nil ? fired : fired.compactMap { $0.at(viewer, policy, now) }
        self.later = due(later, fired)
        let found = memory.found(about: here, in: snapshot) { [self] fired in
            let order = fired.entry.order
            let shown = tile(order, firedAt: fired.firedAt, held: fired.held)
            let toPrepare = shown.map { _ in items(toPrepareFor: order) } ?? []
            return Found(tile: shown, items: toPrepare, endedAt: endedAt(order))
        }
        tiles = found.compactMap(\.tile)
        var ended = zip(here, found).compactMap { one, found in
            found.endedAt.map { (order: one.entry.order, at: $0) }
        }
        // An order that was called off while it waited, or was for later, never came here.
        for order in snapshot.day.calledOff where !order.wasNeverBegun {
            if let firedAt = order.firedAt(policy, at: viewer, now), let tile = tile(order, firedAt: firedAt)
            {
                tiles.append(tile)
            }
        }
        tiles.sort { ($0.firedAt, $0.order.id) < ($1.firedAt, $1.order.id) }
        ended.sort { ($1.at, $1.order.id) < ($0.at, $0.order.id) }
        self.ended = ended.prefix(Self.mostEnded).map(\.order)
        allDay = KitchenDemand.counted(found.lazy.flatMap(\.items))
    }

    /// The lines of an order of which a part is prepared here.
    package func lines(of order: QueuedOrder) -> [OrderedLine] {
        order.keptLines.filter { station == nil || stations.prepares($0, at: viewer) }
    }

    /// The orders for later that concern the viewer, the one that is due next first.
    private func due(_ later: [QueuedOrder], _ fired: [FiredOrder]) -> [QueuedOrder] {
        let held = fired.filter { $0.held.contains(viewer) }.map(\.entry.order)
        let all = (later + held).filter { station == nil || stations.stations(of: $0).contains(viewer) }
        return all.sorted { ($0.collectAt ?? $0.receivedAt, $0.id) < ($1.collectAt ?? $1.receivedAt, $1.id) }
    }

    /// - Parameter held: the stations that get their parts later.
    func tile(_ order: QueuedOrder, firedAt: Timestamp, held: Set<KitchenStation> = []) -> Tile? {
        let kitchen = order.kitchen
        let isOfStation = { (line: OrderedLine) in station == nil || stations.prepares(line, at: viewer) }
        let acknowledged = stations.work(on: order, at: viewer).acknowledgedEvent
        // The lines that are not to be prepared any more: struck ones, and added ones that were taken back.
        let struck = order.lines.filter { line in
            (line.withdrawn ?? line.struck).map { $0.event > acknowledged } == true && isOfStation(line)
        }
        let isCalledOff = !order.state.isOpen
        let isDone = isDone(order)
        guard isCalledOff || !isDone || !struck.isEmpty else { return nil }
        let isLineToDo = self.isLineToDo(order)
        var (lines, done): ([OrderedLine], [OrderedLine]) = ([], [])
        for line in order.keptLines where isOfStation(line) {
            if isCalledOff || isLineToDo(line) { lines.append(line) } else { done.append(line) }
        }
        // The station prepared what is done. What is not to be prepared any more is shown as well, whether or
        // not the work has ended: it may stand ready to be handed over.
        let isOver = isDone || lines.isEmpty && done.isEmpty
        let isUnread = acknowledged < kitchen.lastEvent
        let hasNews = !struck.isEmpty || isNews(order) && !lines.isEmpty && isUnread
        guard hasNews || !isCalledOff && !isOver else { return nil }
        let seen = seenEvent(order, except: held)
        return Tile(
            order: order,
            firedAt: firedAt,
            rows: rows(of: order),
            lines: self.lines(lines),
            done: self.lines(done),
            struck: self.lines(struck),
            changes: changes(of: order, toDo: lines, struck: struck, since: seen),
            unseenSince: unseenSince(order, struck: struck, since: seen, firedAt: firedAt, except: held),
            isNew: seen == nil && !isCalledOff && !isOver,
            isOnlyToAcknowledge: isCalledOff || isOver
        )
    }

    /// Whether it is news for the kitchen that an order was called off. Where everything was ready when
    /// nobody came, nothing is left to stop, and the order is at the counter.
    private func isNews(_ order: QueuedOrder) -> Bool {
        order.state == .cancelled || order.state == .noShow && !stations.remaining(of: order).isEmpty
    }

    /// The rule that finds the lines of which a part has to be prepared here.
    private func isLineToDo(_ order: QueuedOrder) -> (OrderedLine) -> Bool {
        let isPartToDo = isPartToDo(order)
        return { line in
            stations.parts(of: line).contains { part in
                (station == nil || part.station == viewer) && isPartToDo(part, line)
            }
        }
    }

    /// The rule that finds the parts of lines that have to be prepared.
    private func isPartToDo(_ order: QueuedOrder) -> (KitchenStations.Part, OrderedLine) -> Bool {
        let ended = Dictionary(
            uniqueKeysWithValues: stations.stations.map {
                ($0, stations.work(on: order, at: $0).done?.event ?? -1)
            }
        )
        return { part, line in order.kitchen.event(of: line, at: part.station) > ended[part.station] ?? -1 }
    }

    private func rows(of order: QueuedOrder) -> [Row] {
        stations.stations(of: order).map { station in
            (stations.all.first { $0.id == station.id }, stations.doneAt(order, at: station))
        }
    }

    /// Whether the station has done its part. For the expo: whether the order is ready, and was when it
    /// ended, and no station works on it again.
    func isDone(_ order: QueuedOrder) -> Bool {
        guard station == nil else { return stations.doneAt(order, at: viewer) != nil }
        return order.kitchen.ready != nil && stations.remaining(of: order).isEmpty
    }

    private func endedAt(_ order: QueuedOrder) -> Timestamp? {
        guard station != nil else { return order.kitchen.ready?.at }
        guard stations.stations(of: order).contains(viewer) else { return nil }
        return stations.doneAt(order, at: viewer)
    }

    private func items(toPrepareFor order: QueuedOrder) -> [KitchenItem] {
        guard order.state.isOpen else { return [] }
        let isPartToDo = isPartToDo(order)
        return order.keptLines.flatMap { line in
            stations.parts(of: line).filter { part in
                // The page of all stations counts a choice as what it is there, a part of its product.
                (station == nil ? !part.isOfChoices : part.station == viewer) && isPartToDo(part, line)
            }.flatMap { $0.isOfChoices ? $0.item.choices : [$0.item] }
        }
    }
}
