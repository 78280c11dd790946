package import McOrderModel

/// The end of a pause or of a sold-out product, as the user of a till gives it.
package enum PauseEnd: Hashable, Sendable {
    /// After this length of time.
    case after(Duration)
    /// At this time of day, in minutes since midnight.
    case clock(Int)
    /// When the restaurant closes; if it is not open now, as ``businessDay``.
    case closing
    /// At the end of the restaurant's business day.
    case businessDay

    /// A week. What lasts longer belongs in the catalogue.
    package static let longest = Duration.seconds(7 * 86_400)
    /// How far ahead tomorrow's time of day may be.
    package static let clockReach = Duration.seconds(12 * 3600)

    /// Reads `20m`: a whole number with `s`, `m`, `h` or `d`.
    package static func duration(_ text: String) throws(CounterError) -> PauseEnd {
        guard let duration = Duration(text, in: [.seconds, .minutes, .hours, .days]), duration > .zero
        else { throw .noDuration(text) }
        guard duration <= longest else { throw .durationTooLong(text) }
        return .after(duration)
    }

    /// Reads `21:00`.
    package static func clock(_ text: String) throws(CounterError) -> PauseEnd {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
            text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: ":")).contains($0) }),
            let hour = Int(parts[0]), let minute = Int(parts[1]), minute < 60,
            hour < 24 || (hour == 24 && minute == 0)
        else { throw .noClock(text) }
        return .clock((hour * 60 + minute) % 1440)
    }

    /// Reads `20m` or `21:00`.
    package static func moment(_ text: String) throws(CounterError) -> PauseEnd {
        text.contains(":") ? try clock(text) : try duration(text)
    }

    /// The instant, rounded up to a whole second.
    ///
    /// A time of day means today's while it is still to come, and tomorrow's if that is within the next
    /// twelve hours, as at night. Any other time of day has passed. Whether the user means tomorrow's is
    /// uncertain, and a mistaken pause would cost the sales of a whole day. So it is refused, and the message
    /// advises to give a length of time.
    package func instant(at restaurant: Restaurant, now: Timestamp) throws(CounterError) -> Timestamp {
        switch self {
        case .after(let duration): return (now + duration).nextSecond
        case .closing: return (restaurant.closing(at: now) ?? restaurant.endOfBusinessDay(at: now)).nextSecond
        case .businessDay: return restaurant.endOfBusinessDay(at: now).nextSecond
        case .clock(let minutes):
            let today = CivilDay(restaurant.zone.civilTime(at: now))
            let instant = { (days: Int) in
                restaurant.zone.instant(of: today.advanced(by: days).time(minutes: minutes))
            }
            if instant(0) > now { return instant(0) }
            guard instant(1) - now <= Self.clockReach else {
                let clock = { (time: CivilTime) in String(time.clockText.prefix(5)) }
                throw .clockIsPast(
                    clock(today.time(minutes: minutes)),
                    now: clock(restaurant.zone.civilTime(at: now))
                )
            }
            return instant(1)
        }
    }
}

extension Timestamp {
    /// This instant, rounded up to a whole second: what is published has no smaller unit.
    var nextSecond: Timestamp {
        Timestamp(seconds: (self + .milliseconds(999)).seconds)
    }
}
