package import McOrderModel

extension OwnerReport {
    /// Who waits at present.
    package struct Waiting: Hashable, Sendable {
        /// The customers at the counter.
        package var here = 0
        /// How long the customer who came first has waited; `nil` if nobody is here.
        package var longest: Duration?
        /// The orders that are not ready, whose customers are not here yet.
        package var onTheWay = 0
        /// The orders that are ready, whose customers are not here yet.
        package var ready = 0
        /// The orders that the kitchen begins when their customers are here.
        package var notBegun = 0

        package init() {}

        /// - Parameter snapshots: the open orders of each restaurant that counts.
        package init(_ snapshots: [CounterSnapshot], at now: Timestamp) {
            let arrived = snapshots.flatMap(\.here).map(\.order)
            let expected = snapshots.flatMap(\.onTheWay).map(\.order)
            here = arrived.count
            longest = arrived.compactMap(\.arrivedAt).min().map { max(.zero, now - $0) }
            ready = expected.count { $0.state == .ready }
            onTheWay = expected.count - ready
            notBegun = snapshots.map(\.awaited.count).reduce(0, +)
        }
    }
}
