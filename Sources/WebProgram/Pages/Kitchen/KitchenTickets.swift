import McOrderCounter
import McOrderModel

/// The orders of a snapshot as one station of the kitchen, or the expo, sees them.
struct KitchenTickets {
    /// An order with what the station prepares of it.
    struct Ticket {
        let order: QueuedOrder
        let minimumAge: Int?
        let lines: [(count: Int, line: QueuedOrder.Line)]
    }

    /// The orders to prepare, the oldest first.
    let tickets: [Ticket]
    /// The orders that are ready, the last one first; at most 50.
    let ready: [QueuedOrder]
    /// The number of open orders that the kitchen does not have yet.
    let onTheWay: Int

    init(_ snapshot: CounterSnapshot, station: StationID?, policy: FirePolicy) {
        let entries = snapshot.here + snapshot.onTheWay
        let stations = Stations(snapshot.assortment)
        let waiting = entries.filter { $0.order.state == .received || $0.order.state == .preparing }
        let fired = waiting.filter { Self.isFired($0.order, policy) }
        onTheWay = waiting.count - fired.count
        tickets = fired.sorted { ($0.order.receivedAt, $0.id) < ($1.order.receivedAt, $1.id) }
            .compactMap { entry in
                let lines = entry.order.countedLines.filter { stations.prepare($0.line, at: station) }
                return lines.isEmpty
                    ? nil : Ticket(order: entry.order, minimumAge: entry.minimumAge, lines: lines)
            }
        ready = Array(
            entries.map(\.order).filter { $0.state == .ready }.sorted { $0.receivedAt > $1.receivedAt }
                .prefix(50)
        )
    }

    private static func isFired(_ order: QueuedOrder, _ policy: FirePolicy) -> Bool {
        switch policy {
        case .received: true
        case .preparing: order.state == .preparing
        case .arrived: order.state == .preparing || order.arrivedAt != nil
        }
    }

    /// Which station prepares which product.
    private struct Stations {
        let first: StationID?
        let byName: [String: StationID]

        init(_ assortment: Assortment) {
            let first = assortment.restaurant?.stations.first?.id
            self.first = first
            byName = (assortment.catalogue?.products ?? []).reduce(into: [:]) { stations, product in
                stations[product.name] = product.station ?? first
            }
        }

        /// Whether the station prepares a part of the line; without a station every line is shown.
        func prepare(_ line: QueuedOrder.Line, at station: StationID?) -> Bool {
            guard let station else { return true }
            let parts = MenuLine.parts(of: line.name).map { [$0.sandwich, $0.drink, $0.side] } ?? [line.name]
            return parts.contains { (byName[OptionText.withoutOptions($0)] ?? first) == station }
        }
    }
}
