package import McOrderModel

/// The orders of a snapshot as one station of the kitchen, or the expo, sees them.
/// Source: docs/web.md, *The kitchen*.
package struct KitchenView: Sendable {
    /// What a station has to do with an order: the station, `nil` for a kitchen without stations, and when it
    /// ended its work, `nil` while it has to work.
    package typealias Row = (station: Station?, doneAt: Timestamp?)

    /// An order that the kitchen has to deal with.
    package struct Tile: Sendable {
        package let order: QueuedOrder
        package let firedAt: Timestamp
        /// The stations that prepare a part of the order.
        package let rows: [Row]
        /// The lines to prepare; of an order that was called off those not to prepare any more.
        package let lines: [(count: Int, line: OrderedLine)]
        /// The lines that were prepared before the order returned, or at other stations.
        package let done: [(count: Int, line: OrderedLine)]
        /// The struck lines that were not acknowledged.
        package let struck: [(count: Int, line: OrderedLine)]
        /// Whether nobody here has noticed the order.
        package let isUnseen: Bool
        /// Whether there is nothing to prepare, and the tile stands only until it is acknowledged.
        package let isOnlyToAcknowledge: Bool

        /// Whether the order was cancelled, or nobody came for it.
        package var isCalledOff: Bool { !order.state.isOpen }
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
    /// How many of each product the station still has to prepare, the largest count first.
    package private(set) var allDay: [KitchenDemand] = []

    private let stations: KitchenStations
    /// Whose marks count in this view: the station's, or for the expo those of the whole kitchen.
    private let viewer: KitchenStation

    package init(_ snapshot: CounterSnapshot, _ policy: FirePolicy, station: StationID?) {
        self.station = station
        viewer = KitchenStation(station)
        stations = KitchenStations(snapshot.assortment)
        var demand: [KitchenItem] = []
        var ended: [(order: QueuedOrder, at: Timestamp)] = []
        for order in (snapshot.here + snapshot.onTheWay).map(\.order) + snapshot.day.calledOff {
            guard let firedAt = order.firedAt(policy) else {
                onTheWay += order.state.isOpen ? 1 : 0
                continue
            }
            if let tile = tile(order, firedAt: firedAt) {
                tiles.append(tile)
                demand += items(toPrepareFor: order)
            }
            if order.state.isOpen, let at = endedAt(order) { ended.append((order, at)) }
        }
        tiles.sort { ($0.firedAt, $0.order.id) < ($1.firedAt, $1.order.id) }
        ended.sort { ($1.at, $1.order.id) < ($0.at, $0.order.id) }
        self.ended = ended.prefix(Self.mostEnded).map(\.order)
        allDay = KitchenDemand.counted(demand)
    }

    private func tile(_ order: QueuedOrder, firedAt: Timestamp) -> Tile? {
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
        return Tile(
            order: order,
            firedAt: firedAt,
            rows: rows(of: order),
            lines: lines.counted,
            done: done.counted,
            struck: struck.counted,
            isUnseen: order.state.isOpen && !isSeen(order) && !isDone,
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
    private func isDone(_ order: QueuedOrder) -> Bool {
        guard station == nil else { return stations.doneAt(order, at: viewer) != nil }
        return order.kitchen.ready != nil && stations.remaining(of: order).isEmpty
    }

    private func endedAt(_ order: QueuedOrder) -> Timestamp? {
        guard station != nil else { return order.kitchen.ready?.at }
        guard stations.stations(of: order).contains(viewer) else { return nil }
        return stations.doneAt(order, at: viewer)
    }

    /// Whether the order was noticed here. The expo counts as having noticed what all stations have noticed.
    private func isSeen(_ order: QueuedOrder) -> Bool {
        if order.kitchen.isSeen(at: viewer) { return true }
        return station == nil && stations.stations(of: order).allSatisfy { order.kitchen.isSeen(at: $0) }
    }

    private func items(toPrepareFor order: QueuedOrder) -> [KitchenItem] {
        guard order.state.isOpen else { return [] }
        let isPartToDo = isPartToDo(order)
        return order.keptLines.flatMap { line in
            stations.parts(of: line).filter { part in
                // The page of all stations counts a choice as what it is there, a part of its product.
                (station == nil ? !part.isOfChoices : part.station == viewer) && isPartToDo(part, line)
            }.map(\.item)
        }
    }
}
