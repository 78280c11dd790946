import Foundation

/// A restaurant's time zone: converts local time to an instant and back.
public struct RestaurantZone: Hashable, Sendable {
    /// The zone's name in the tz database, such as `Europe/Madrid`.
    public let identifier: String

    private let zone: TimeZone

    /// Creates the zone with that name in the tz database; `nil` if there is none.
    ///
    /// Only names of the form `Area/Location`, `UTC` and `GMT` are accepted: Foundation also reads `PST` and
    /// `GMT+2`, which never change to summer time.
    public init?(identifier: String) {
        guard identifier.utf8.contains(UInt8(ascii: "/")) || identifier == "UTC" || identifier == "GMT",
            let zone = TimeZone(identifier: identifier)
        else { return nil }
        self.identifier = identifier
        self.zone = zone
    }

    /// The local date and time at an instant.
    public func civilTime(at instant: Timestamp) -> CivilTime {
        CivilTime(secondsAsUTC: instant.seconds + offset(at: instant.seconds))
    }

    /// The instant of a local date and time.
    ///
    /// For a time that the clocks skip in spring it is the instant after the gap, and for a time that they
    /// show twice in autumn the first of the two. Source: format.md, field 1.
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

    /// The first second after `start` at which the offset from UTC is the same as at `end`.
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
