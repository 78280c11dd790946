extension Restaurant {
    /// Whether the restaurant is open at an instant; without opening hours it always is.
    public func isOpen(at instant: Timestamp) -> Bool {
        hours?.isOpen(at: instant, in: zone) ?? true
    }

    /// The first instant, at or after the given one, at which the restaurant is open; `nil` if it does not
    /// open within 400 days.
    public func nextOpening(after instant: Timestamp) -> Timestamp? {
        guard let hours else { return instant }
        return hours.nextOpening(after: instant, in: zone)
    }

    /// When the restaurant closes that is open at an instant; `nil` if it is closed, or does not close within
    /// a week.
    public func closing(at instant: Timestamp) -> Timestamp? {
        hours?.closing(at: instant, in: zone)
    }

    /// The business days, as the catalogue says when they begin; without that, at midnight.
    package var businessDays: BusinessDays { BusinessDays(zone: zone, startMinute: dayStart) }

    /// The business day of an instant, and the minute in it. Where the catalogue does not say when the day
    /// begins, it begins at midnight, or at the end of a shift of the evening before.
    package func moment(at instant: Timestamp) -> BusinessMoment {
        let time = zone.civilTime(at: instant)
        let today = CivilDay(time)
        var day = today
        if dayStart > 0 {
            day = businessDays.day(of: instant)
        } else if let hours, hours.isEvening(at: instant, in: zone) {
            day = today.advanced(by: -1)
        }
        let minute = (today.number - day.number) * 1440 + time.hour * 60 + time.minute
        return BusinessMoment(day: day, minute: minute, dayStart: dayStart)
    }

    /// The end of the business day that an instant belongs to, or of the shift that is open then. Where the
    /// catalogue does not say when the day begins, it ends at midnight or with a shift that lasts longer.
    package func endOfBusinessDay(at instant: Timestamp) -> Timestamp {
        guard dayStart > 0 else {
            let hours = hours ?? OpeningHours(week: [:], closedOn: [])
            return hours.endOfBusinessDay(at: instant, in: zone)
        }
        let end = businessDays.start(of: businessDays.day(of: instant).advanced(by: 1))
        return closing(at: end) ?? end
    }
}
