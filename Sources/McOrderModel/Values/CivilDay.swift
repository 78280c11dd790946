/// A day of the Gregorian calendar, years 1 to 9999, without a time zone.
public struct CivilDay: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// Days since 1 January 1970.
    package let number: Int

    /// Creates the day `number` days after 1 January 1970.
    package init(number: Int) {
        self.number = number
    }

    /// Creates the day of a date and time.
    public init(_ time: CivilTime) {
        let seconds = time.secondsAsUTC
        number = Int((seconds >= 0 ? seconds : seconds - 86_399) / 86_400)
    }

    /// Reads `2026-12-25`; `nil` for any other format and for days that do not exist.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard text.utf8.count == 10, parts.count == 3,
            let midnight = CivilTime("\(parts[2])-\(parts[1])-\(parts[0]) 00:00:00")
        else { return nil }
        self.init(midnight)
    }

    /// The day in ISO 8601: `2026-12-25`.
    public var description: String {
        midnight.dateText
    }

    /// The start of the day, 00:00:00.
    package var midnight: CivilTime {
        time(minutes: 0)
    }

    /// The time `minutes` minutes after the day's start; 1440 is the start of the next day.
    package func time(minutes: Int) -> CivilTime {
        CivilTime(secondsAsUTC: Int64(number) * 86_400 + Int64(minutes) * 60)
    }

    /// The day that many days later.
    package func advanced(by days: Int) -> CivilDay {
        CivilDay(number: number + days)
    }

    /// The day of the week.
    public var weekday: Weekday {
        // 1 January 1970 was a Thursday.
        let place = (number + 3) % 7
        return Weekday.allCases[place < 0 ? place + 7 : place]
    }

    /// Whether the left day is the earlier one.
    public static func < (left: CivilDay, right: CivilDay) -> Bool {
        left.number < right.number
    }
}

/// A day of the week; the raw value is its key in a catalogue.
public enum Weekday: String, CaseIterable, Sendable {
    /// Monday.
    case monday = "mon"
    /// Tuesday.
    case tuesday = "tue"
    /// Wednesday.
    case wednesday = "wed"
    /// Thursday.
    case thursday = "thu"
    /// Friday.
    case friday = "fri"
    /// Saturday.
    case saturday = "sat"
    /// Sunday.
    case sunday = "sun"
}
