/// What a restaurant's kitchen teaches about its times.
///
/// Source: decision 0035.
package struct KitchenLessons: Sendable {
    /// A work that its station has ended.
    package struct Finished: Sendable {
        package let work: PlannedWork
        package let doneAt: Timestamp

        package init(work: PlannedWork, doneAt: Timestamp) {
            (self.work, self.doneAt) = (work, doneAt)
        }
    }

    /// An order of which nothing is left to make.
    package struct Order: Sendable {
        package let works: [Finished]
        package let state: OrderState
        /// When the order came into its state.
        package let changedAt: Timestamp
        /// What the order was first promised.
        package let promisedAt: Timestamp?

        package init(works: [Finished], state: OrderState, changedAt: Timestamp, promisedAt: Timestamp?) {
            (self.works, self.state) = (works, state)
            (self.changedAt, self.promisedAt) = (changedAt, promisedAt)
        }

        /// When everything was made.
        fileprivate var doneAt: Timestamp? { works.map(\.doneAt).max() }

        /// Whether somebody pressed when the works were done. Who says that an order is ready as it is handed
        /// over, or a quarter of an hour late, says nothing about its making.
        fileprivate var isCredible: Bool {
            guard let doneAt, !works.contains(where: { $0.work.plan.isForgotten(at: $0.doneAt.seconds) })
            else { return false }
            switch state {
            case .received, .preparing, .ready: return true
            case .collected: return changedAt - doneAt >= KitchenLessons.handover
            case .cancelled, .noShow, .expired: return false
            }
        }
    }

    /// Between *ready* and *collected* there is at least so much time if both were pressed when they
    /// happened.
    package static let handover = Duration.seconds(10)

    private let duties: KitchenDuties
    private let fixed: Set<StationProduct>
    package private(set) var times: [StationProduct: LearnedTime]
    package private(set) var margin: PromiseMargin
    /// The products whose times changed.
    package private(set) var changed: Set<StationProduct> = []

    /// - Parameter fixed: the products about which nothing is learned.
    package init(
        _ duties: KitchenDuties,
        fixed: Set<StationProduct> = [],
        times: [StationProduct: LearnedTime] = [:],
        margin: PromiseMargin = PromiseMargin()
    ) {
        (self.duties, self.fixed, self.times, self.margin) = (duties, fixed, times, margin)
    }

    package mutating func learn(from order: Order) {
        let works = order.isCredible ? order.works.filter(\.work.teaches) : []
        for finished in works {
            let work = finished.work
            let isLate = finished.doneAt.seconds > work.expected
            for product in Set(work.units.compactMap(\.product)) {
                let key = StationProduct(work.station, product)
                if fixed.contains(key) { continue }
                var time = times[key] ?? duties.initialTime(of: product)
                time.learn(isLate: isLate)
                times[key] = time
                changed.insert(key)
            }
        }
        guard !works.isEmpty, let promisedAt = order.promisedAt, let doneAt = order.doneAt else { return }
        margin.learn(isLate: doneAt > promisedAt)
    }
}
