package import McOrderModel

extension CounterSnapshot {
    /// How many minutes longer than usual an order takes that comes now, if staff should pause the orders;
    /// `nil` if not, or if they are paused.
    ///
    /// - Parameter limit: the setting `kitchen.warn`; zero for never.
    package func kitchenDelay(over limit: Duration, at now: Timestamp) -> Int? {
        guard limit > .zero, let delay = day.kitchenDelay, delay >= limit,
            assortment.pausedUntil(at: now) == nil
        else { return nil }
        return Int(delay.components.seconds / 60)
    }
}
