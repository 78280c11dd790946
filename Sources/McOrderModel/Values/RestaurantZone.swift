internal import Foundation

/// A restaurant's time zone: turns what its clocks show into an instant and back.
public struct RestaurantZone: Hashable, Sendable {
    /// The zone's name in the tz database, such as `Europe/Madrid`.
    public let identifier: String

    private let zone: TimeZone

    /// The zone of that name in the tz database, or `nil` when there is none.
    ///
    /// Only names of the form `Area/Location`, `UTC` and `GMT` are taken: Foundation also reads `PST` and
    /// `GMT+2`, which never change to summer time.
    public init?(identifier: String) {
        guard identifier.utf8.contains(UInt8(ascii: "/")) || identifier == "UTC" || identifier == "GMT",
            let zone = TimeZone(identifier: identifier)
        else { return nil }
        self.identifier = identifier
        self.zone = zone
    }

    /// What the restaurant's clocks show at an instant.
    public func civilTime(at instant: Timestamp) -> CivilTime {
        CivilTime(secondsAsUTC: instant.seconds + offset(at: instant.seconds))
    }

    /// The instant at which the restaurant's clocks show `time`.
    ///
    /// A time that the clocks skip in spring is the instant after the gap; of one that they show twice in
    /// autumn it is the first. Source: format.md, field 1.
    public func instant(of time: CivilTime) -> Timestamp {
        let local = time.secondsAsUTC
        let before = local - offset(at: local - 86_400)
        let after = local - offset(at: local + 86_400)
        let matches = [before, after].filter { $0 + offset(at: $0) == local }
        if let first = matches.min() {
            return Timestamp(seconds: first)
        }
        return Timestamp(seconds: transition(between: min(before, after), and: max(before, after)))
    }

    /// The instant at which the day began that the restaurant's clocks show at `instant`.
    package func startOfDay(at instant: Timestamp) -> Timestamp {
        let time = civilTime(at: instant)
        let elapsed = Int64(time.hour * 3600 + time.minute * 60 + time.second)
        return self.instant(of: CivilTime(secondsAsUTC: time.secondsAsUTC - elapsed))
    }

    /// When the day began that counts as today: that of the zone; where there is no one zone, 24 hours ago.
    package static func dayStart(in zone: RestaurantZone?, at instant: Timestamp) -> Timestamp {
        zone?.startOfDay(at: instant) ?? instant - .seconds(86_400)
    }

    /// The first second in the range at which the offset is that of its end.
    private func transition(between start: Int64, and end: Int64) -> Int64 {
        let target = offset(at: end)
        var low = start
        var high = end
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if offset(at: middle) == target {
                high = middle
            } else {
                low = middle
            }
        }
        return high
    }

    private func offset(at seconds: Int64) -> Int64 {
        Int64(zone.secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval(seconds))))
    }
}
