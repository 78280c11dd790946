/// The business days of a restaurant. Each begins at the same local time, which need not be midnight: what a
/// bar sells at two in the night belongs to the day before.
package struct BusinessDays: Hashable, Sendable {
    package let zone: RestaurantZone
    /// The minute of the calendar day at which a business day begins, from 0 to 1439.
    package let startMinute: Int

    package init(zone: RestaurantZone, startMinute: Int = 0) {
        self.zone = zone
        self.startMinute = startMinute
    }

    /// The business day that an instant belongs to.
    package func day(of instant: Timestamp) -> CivilDay {
        let today = CivilDay(zone.civilTime(at: instant))
        return instant < start(of: today) ? today.advanced(by: -1) : today
    }

    /// The instant at which a business day begins.
    package func start(of day: CivilDay) -> Timestamp {
        zone.instant(of: day.time(minutes: startMinute))
    }

    /// The instant at which the business day of `instant` began.
    package func start(at instant: Timestamp) -> Timestamp {
        start(of: day(of: instant))
    }
}

extension BusinessDays? {
    /// The start of today for counts of the day; without business days, 24 hours before `instant`.
    package func start(at instant: Timestamp) -> Timestamp {
        self?.start(at: instant) ?? instant - .seconds(86_400)
    }
}
