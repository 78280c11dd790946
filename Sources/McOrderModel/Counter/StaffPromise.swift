/// When staff say that an order will be ready.
package struct StaffPromise: Hashable, Sendable {
    /// A whole minute.
    package let readyAt: Timestamp
    /// The time on the restaurant's clocks, such as `14:05`; on another day than the present one with its
    /// date, `30-11-2026 14:05`. The history of the order keeps it.
    package let clock: String

    /// - Parameter time: is rounded up to a whole minute, as people read it.
    package init(_ time: Timestamp, in zone: RestaurantZone, now: Timestamp) {
        readyAt = Timestamp(seconds: ((time + .milliseconds(59_999)).seconds / 60) * 60)
        let (time, present) = (zone.civilTime(at: readyAt), zone.civilTime(at: now))
        clock = CivilDay(time) == CivilDay(present) ? String(time.clockText.prefix(5)) : time.pickupText
    }
}
