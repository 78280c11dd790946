package import McOrderModel

/// Formats future times on a restaurant's clock, by which its customers and its staff plan.
package struct MomentText: Sendable {
    private let zone: RestaurantZone
    private let today: CivilDay?

    /// Formats times in a zone.
    ///
    /// - Parameter now: when the text is read, so that days can be named relative to it; `nil` if it may be
    ///   read at any time. Times then have a date.
    package init(in zone: RestaurantZone, now: Timestamp?) {
        self.zone = zone
        today = now.map { CivilDay(zone.civilTime(at: $0)) }
    }

    /// When something begins: `at 21:00`, `tomorrow at 09:00`, `on Monday at 09:00`, `on 2026-12-25 at
    /// 09:00`.
    package func at(_ instant: Timestamp) -> Sentence {
        let (day, clock) = parts(instant)
        return MomentMessage.at(name(of: day), clock)
    }

    /// When something ends: `until 21:00`, `until midnight`, `until tomorrow at 09:00`, …
    package func until(_ instant: Timestamp) -> Sentence {
        let (day, clock) = parts(instant)
        return MomentMessage.until(name(of: day), clock)
    }

    /// A day that is today or later: `today`, `tomorrow`, `Monday 30/11`.
    package func day(_ day: CivilDay) -> Sentence {
        switch name(of: day) {
        case .today: DayMessage.today
        case .tomorrow: DayMessage.tomorrow
        case .weekday, .date: DayMessage.weekday(day)
        }
    }

    private func name(of day: CivilDay) -> MomentMessage.Day {
        guard let today else { return .date(day, isThisYear: false) }
        return switch day.number - today.number {
        case 0: .today
        case 1: .tomorrow
        case 2...6: .weekday(day.weekday)
        default: .date(day, isThisYear: day.midnight.year == today.midnight.year)
        }
    }

    /// Day, hour and minute, rounded up to a full minute, so that no customer comes too early.
    private func parts(_ instant: Timestamp) -> (day: CivilDay, clock: String) {
        let seconds = (instant.milliseconds + 59_999) / 60_000 * 60
        let time = zone.civilTime(at: Timestamp(seconds: seconds))
        return (CivilDay(time), String(time.clockText.prefix(5)))
    }
}
