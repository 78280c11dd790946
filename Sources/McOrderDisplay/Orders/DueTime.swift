package import McOrderModel
package import McOrderText

/// By when an order has to be ready, as people read it: in the restaurant's time, in whole minutes. Nobody
/// comes before the order is ready because of a fraction of a minute.
package struct DueTime: Hashable, Sendable {
    package let at: Timestamp
    /// The time of day, such as `13:30`.
    package let clock: String
    /// The day, unless it is the one on which the order was placed.
    package let day: CivilDay?

    /// - Parameter placedAt: when the customer placed the order, or when it is read: another day is named.
    package init(_ instant: Timestamp, of placedAt: Timestamp, zone: RestaurantZone) {
        let minutes = (instant.seconds + 59) / 60
        let shown = Timestamp(seconds: minutes * 60)
        let day = CivilDay(zone.civilTime(at: shown))
        at = instant
        clock = zone.clock(shown)
        self.day = day == CivilDay(zone.civilTime(at: placedAt)) ? nil : day
    }

    /// `nil` if the kitchen is done with the order, or if nobody knows when it will be.
    package init?(_ order: QueuedOrder, zone: RestaurantZone?) {
        guard let due = order.dueAt, let zone else { return nil }
        self.init(due, of: order.placedAt, zone: zone)
    }

    /// The time where a list has no room for a sentence; with the day if it is another one.
    package var short: Sentence { PromiseText.short(clock, day) }

    /// What the customer reads.
    package var promise: Sentence { PromiseText.readyAbout(clock, day) }

    /// What staff read while there is time.
    package var due: Sentence { PromiseText.due(clock, day) }

    /// What staff read when the time is over.
    package var overdue: Sentence { PromiseText.overdue(clock, day) }

    /// What the kitchen reads of orders that it need not begin yet, the next of which is for this time.
    package func later(_ count: Int) -> Sentence { KitchenText.later(count, clock, day) }

    /// What staff read at a moment.
    package func due(at now: Timestamp) -> Sentence { now > at ? overdue : due }
}
