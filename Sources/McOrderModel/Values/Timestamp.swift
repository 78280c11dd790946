/// An instant in milliseconds since 1 January 1970, 00:00 UTC, leap seconds not counted.
public struct Timestamp: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// Milliseconds since the epoch.
    public let milliseconds: Int64

    /// Creates the instant that many milliseconds after the epoch.
    public init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    /// Creates the instant that many seconds after the epoch.
    public init(seconds: Int64) {
        milliseconds = seconds * 1000
    }

    /// Reads the form that ``description`` writes, `2026-11-20T19:47:25Z`; `nil` for any other text.
    public init?(_ text: some StringProtocol) {
        guard text.utf8.count == 20, text.hasSuffix("Z") else { return nil }
        let halves = text.dropLast().split(separator: "T", omittingEmptySubsequences: false)
        guard halves.count == 2 else { return nil }
        let date = halves[0].split(separator: "-", omittingEmptySubsequences: false)
        guard date.count == 3, let time = CivilTime("\(date[2])-\(date[1])-\(date[0]) \(halves[1])") else {
            return nil
        }
        self.init(seconds: time.secondsAsUTC)
    }

    /// Whole seconds since the epoch, rounded down.
    public var seconds: Int64 {
        milliseconds >= 0 ? milliseconds / 1000 : (milliseconds - 999) / 1000
    }

    /// The instant in ISO 8601, in UTC, to the second: `2026-11-20T19:47:25Z`.
    public var description: String {
        CivilTime(secondsAsUTC: seconds).isoText + "Z"
    }

    /// Whether the left instant is earlier.
    public static func < (left: Timestamp, right: Timestamp) -> Bool {
        left.milliseconds < right.milliseconds
    }

    /// The instant a duration later; fractions of a millisecond are dropped.
    public static func + (left: Timestamp, right: Duration) -> Timestamp {
        Timestamp(milliseconds: left.milliseconds + right.milliseconds)
    }

    /// The instant a duration earlier; fractions of a millisecond are dropped.
    public static func - (left: Timestamp, right: Duration) -> Timestamp {
        Timestamp(milliseconds: left.milliseconds - right.milliseconds)
    }

    /// The time from the right instant to the left one; negative if the left one is earlier.
    public static func - (left: Timestamp, right: Timestamp) -> Duration {
        .milliseconds(left.milliseconds - right.milliseconds)
    }
}

extension Duration {
    /// The duration in whole milliseconds; fractions are dropped.
    package var milliseconds: Int64 {
        components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    }
}
