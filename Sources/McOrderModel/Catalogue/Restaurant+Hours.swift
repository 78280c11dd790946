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

    /// The end of the business day that an instant belongs to: the end of the night's last shift, or midnight
    /// if no shift lasts longer.
    package func endOfBusinessDay(at instant: Timestamp) -> Timestamp {
        let hours = hours ?? OpeningHours(week: [:], closedOn: [])
        return hours.endOfBusinessDay(at: instant, in: zone)
    }
}
