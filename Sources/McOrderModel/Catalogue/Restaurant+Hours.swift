extension Restaurant {
    /// Whether it is open at an instant; without hours it always is.
    public func isOpen(at instant: Timestamp) -> Bool {
        hours?.isOpen(at: instant, in: zone) ?? true
    }

    /// The first instant from then on at which it is open; `nil` when that is not in sight.
    public func nextOpening(after instant: Timestamp) -> Timestamp? {
        guard let hours else { return instant }
        return hours.nextOpening(after: instant, in: zone)
    }

    /// When it closes that is open at an instant; `nil` when it is closed, or does not close within a week.
    public func closing(at instant: Timestamp) -> Timestamp? {
        hours?.closing(at: instant, in: zone)
    }

    /// When the business day ends that an instant belongs to: with the night's last shift, and at midnight
    /// where none goes on so long.
    package func endOfBusinessDay(at instant: Timestamp) -> Timestamp {
        let hours = hours ?? OpeningHours(week: [:], closedOn: [])
        return hours.endOfBusinessDay(at: instant, in: zone)
    }
}
