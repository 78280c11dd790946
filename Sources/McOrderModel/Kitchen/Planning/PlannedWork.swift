/// One order's part at one station, as the queue stores it. A line that is added later is a work of its own.
package struct PlannedWork: Hashable, Sendable {
    /// The row; `nil` before it is stored.
    package let row: Int64?
    /// The order's id; 0 before the order is stored.
    package let order: Int64
    package let station: KitchenStation
    package internal(set) var plan: StationWork
    /// When it was to be done by its first plan, in seconds since 1970.
    package internal(set) var expected: Int64
    package internal(set) var units: [WorkUnit]
    /// The version of the order that the work knows.
    package internal(set) var version: Int
    /// Whether the end of the work teaches how long its products take. What is fired by plan, returns or
    /// changes on the way teaches nothing.
    package internal(set) var teaches: Bool

    package init(
        row: Int64?,
        order: Int64,
        station: KitchenStation,
        plan: StationWork,
        expected: Int64,
        units: [WorkUnit],
        version: Int,
        teaches: Bool
    ) {
        (self.row, self.order, self.station, self.plan) = (row, order, station, plan)
        (self.expected, self.units, self.version, self.teaches) = (expected, units, version, teaches)
    }
}

/// When an order will be ready, and the works that were planned for that.
package struct KitchenPromise: Hashable, Sendable {
    /// What the customer is told.
    package let readyAt: Timestamp
    package let works: [PlannedWork]

    /// When the first station may begin; `nil` without work.
    package var releaseAt: Timestamp? { works.map(\.plan.release).min().map { Timestamp(seconds: $0) } }

    /// The stations that may begin later than the first one.
    package var stationReleases: StationReleases {
        guard let first = works.map(\.plan.release).min() else { return StationReleases() }
        let later = works.compactMap { work in
            work.plan.release > first
                ? work.station.id.map { ($0, Timestamp(seconds: work.plan.release)) } : nil
        }
        return StationReleases(Dictionary(later) { min($0, $1) })
    }
}

/// A product at a station, whose time is learned.
package struct StationProduct: Hashable, Sendable {
    package let station: KitchenStation
    package let product: SellableID

    package init(_ station: KitchenStation, _ product: SellableID) {
        (self.station, self.product) = (station, product)
    }
}
