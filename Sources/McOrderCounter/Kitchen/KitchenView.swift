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
        /// The lines to prepare; of a cancelled order those not to prepare any more.
        package let lines: [(count: Int, line: QueuedOrder.Line)]
        /// The struck lines that were not acknowledged.
        package let struck: [(count: Int, line: QueuedOrder.Line)]
        /// Whether nobody here has noticed the order.
        package let isUnseen: Bool

        package var isCancelled: Bool { order.state == .cancelled }
        /// Whether there is nothing to prepare, and the tile stands only until it is acknowledged.
        package var isOnlyToAcknowledge: Bool { isCancelled || lines.isEmpty }
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
    package private(set) var allDay: [CounterSnapshot.Demand] = []

    private let stations: KitchenStations

    package init(_ snapshot: CounterSnapshot, _ policy: FirePolicy, station: StationID?) {
        self.station = station
        stations = KitchenStations(snapshot.assortment)
        var demand: [String] = []
        var ended: [(order: QueuedOrder, at: Timestamp)] = []
        for order in (snapshot.here + snapshot.onTheWay).map(\.order) + snapshot.day.cancelled {
            guard let firedAt = order.firedAt(policy) else {
                onTheWay += order.state.isOpen ? 1 : 0
                continue
            }
            if let tile = tile(order, firedAt: firedAt) {
                tiles.append(tile)
                demand += products(toPrepareFor: tile)
            }
            if order.state.isOpen, let at = endedAt(order) { ended.append((order, at)) }
        }
        tiles.sort { ($0.firedAt, $0.order.id) < ($1.firedAt, $1.order.id) }
        ended.sort { ($1.at, $1.order.id) < ($0.at, $0.order.id) }
        self.ended = ended.prefix(Self.mostEnded).map(\.order)
        allDay = CounterSnapshot.Demand.counted(demand)
    }

    private func tile(_ order: QueuedOrder, firedAt: Timestamp) -> Tile? {
        let kitchen = order.kitchen
        let isHere = { (line: QueuedOrder.Line) in
            station == nil || stations.prepares(line.name, at: station)
        }
        let lines = order.lines.filter(isHere)
        let acknowledged = kitchen.acknowledged(at: station)
        let struck = zip(order.struckLines, kitchen.struckIn).filter { line, event in
            event > acknowledged && isHere(line)
        }.map(\.0)
        let isToDo =
            if order.state == .cancelled {
                !lines.isEmpty && acknowledged < kitchen.lastEvent && !isDone(order)
            } else if lines.isEmpty {
                // Everything here was struck.
                !struck.isEmpty && !kitchen.isMarkedDone(at: station)
            } else {
                !isDone(order)
            }
        guard isToDo else { return nil }
        return Tile(
            order: order,
            firedAt: firedAt,
            rows: rows(of: order),
            lines: QueuedOrder.counted(lines),
            struck: QueuedOrder.counted(struck),
            isUnseen: order.state.isOpen && !isSeen(order)
        )
    }

    private func rows(of order: QueuedOrder) -> [Row] {
        stations.places(of: order).map { place in
            (stations.all.first { $0.id == place }, stations.doneAt(order, at: place))
        }
    }

    /// Whether the station has done its part. For the expo: whether the order is ready, and was when it
    /// ended, and no station works on it again.
    private func isDone(_ order: QueuedOrder) -> Bool {
        guard station == nil else { return stations.doneAt(order, at: station) != nil }
        return order.kitchen.ready != nil && stations.remaining(of: order).isEmpty
    }

    private func endedAt(_ order: QueuedOrder) -> Timestamp? {
        guard let station else { return order.kitchen.ready?.at }
        guard stations.places(of: order).contains(station) else { return nil }
        return stations.doneAt(order, at: station)
    }

    /// Whether the order was noticed here. The expo counts as having noticed what all stations have noticed.
    private func isSeen(_ order: QueuedOrder) -> Bool {
        if order.kitchen.isSeen(at: station) { return true }
        return station == nil && stations.places(of: order).allSatisfy { order.kitchen.isSeen(at: $0) }
    }

    private func products(toPrepareFor tile: Tile) -> [String] {
        guard !tile.isCancelled else { return [] }
        let remaining = stations.remaining(of: tile.order)
        return tile.order.lines.flatMap { line in
            stations.parts(of: line.name).filter { part in
                // The page of all stations counts a choice as what it is there, a part of its product.
                (station == nil ? !part.isOfChoices : part.place == station) && remaining.contains(part.place)
            }.map(\.name)
        }
    }
}
