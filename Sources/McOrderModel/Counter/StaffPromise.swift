/// When staff say that an order will be ready.
package struct StaffPromise: Hashable, Sendable {
    package let readyAt: Timestamp
    /// The time on the restaurant's clocks, such as `14:05`; on another day than the present one with its
    /// date, `30-11-2026 14:05`. The history of the order keeps it.
    package let clock: String

    package init(_ readyAt: Timestamp, in zone: RestaurantZone, now: Timestamp) {
        let (time, present) = (zone.civilTime(at: readyAt), zone.civilTime(at: now))
        self.readyAt = readyAt
        clock = CivilDay(time) == CivilDay(present) ? String(time.clockText.prefix(5)) : time.pickupText
    }
}
