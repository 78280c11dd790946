/// A business day of a restaurant, and a minute in it. What products and offers say about days and hours
/// refers to these: what a bar sells at three in the night belongs to the evening before.
package struct BusinessMoment: Hashable, Sendable {
    /// The business day.
    package let day: CivilDay
    /// The minutes since that day's midnight; after the next midnight, above 1439.
    package let minute: Int
    /// The minute of the calendar day at which a business day begins, from 0 to 1439.
    let dayStart: Int

    package init(day: CivilDay, minute: Int, dayStart: Int = 0) {
        self.day = day
        self.minute = minute
        self.dayStart = dayStart
    }

    /// Whether the moment lies in all of these; `nil` restricts nothing. Hours that end after midnight belong
    /// to the day on which they begin, also past the end of its business day.
    func isWithin(
        dates: (CivilDay) -> Bool,
        weekdays: Set<Weekday>?,
        hours: [OpeningHours.Shift]?
    ) -> Bool {
        func isOn(_ day: CivilDay) -> Bool { dates(day) && weekdays?.contains(day.weekday) != false }
        guard let hours else { return isOn(day) }
        // Hours such as 00:30-02:00 are those of the night that ends the business day.
        return isOn(day) && hours.contains { holds($0, minute) || minute >= 1440 && holds($0, minute - 1440) }
            || isOn(day.advanced(by: -1)) && hours.contains { holds($0, minute + 1440) }
    }

    private func holds(_ shift: OpeningHours.Shift, _ minute: Int) -> Bool {
        shift.start <= minute && minute < shift.end
    }

    /// Whether a minute of the clock, such as that of an order's deadline, is still to come on this day. One
    /// before the beginning of the business day is in the night that ends it.
    func isBefore(_ limit: Int) -> Bool {
        minute < (limit < dayStart ? limit + 1440 : limit)
    }
}
