package import McOrderModel
package import McOrderText

/// By when an order has to be ready, as people read it: in the restaurant's time, in whole minutes. Nobody
/// comes before the order is ready because of a fraction of a minute.
package struct DueTime: Hashable, Sendable {
    package let at: Timestamp
    /// The time of day, such as `13:30`.
    package let clock: String

    package init(_ instant: Timestamp, zone: RestaurantZone) {
        let minutes = (instant.seconds + 59) / 60
        at = instant
        clock = zone.clock(Timestamp(seconds: minutes * 60))
    }

    /// `nil` if the kitchen is done with the order, or if nobody knows when it will be.
    package init?(_ order: QueuedOrder, zone: RestaurantZone?) {
        guard let due = order.dueAt, let zone else { return nil }
        self.init(due, zone: zone)
    }

    /// What the customer reads.
    package var promise: Sentence { PromiseText.readyAbout(clock) }

    /// What staff read while there is time.
    package var due: Sentence { PromiseText.due(clock) }

    /// What staff read when the time is over.
    package var overdue: Sentence { PromiseText.overdue(clock) }

    /// What staff read at a moment.
    package func due(at now: Timestamp) -> Sentence { now > at ? overdue : due }
}
