/// A date and time as a wall clock shows it, without a time zone. An order states in this form when it was
/// placed.
///
/// The calendar is the Gregorian one, years 1 to 9999. Source: format.md, field 1.
public struct CivilTime: Hashable, Sendable {
    /// The year, from 1 to 9999.
    public let year: Int
    /// The month, from 1 to 12.
    public let month: Int
    /// The day of the month, from 1.
    public let day: Int
    /// The hour, from 0 to 23.
    public let hour: Int
    /// The minute, from 0 to 59.
    public let minute: Int
    /// The second, from 0 to 59.
    public let second: Int

    /// Reads `dd-MM-yyyy HH:mm:ss`, with or without one trailing space; `nil` for any other format and for
    /// dates that do not exist.
    public init?(_ text: some StringProtocol) {
        var digits: [Int] = []
        digits.reserveCapacity(14)
        var position = 0
        for byte in text.utf8 {
            switch position {
            case 2, 5:
                guard byte == UInt8(ascii: "-") else { return nil }
            case 10, 19:
                guard byte == UInt8(ascii: " ") else { return nil }
            case 13, 16:
                guard byte == UInt8(ascii: ":") else { return nil }
            default:
                guard position < 19, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else {
                    return nil
                }
                digits.append(Int(byte - UInt8(ascii: "0")))
            }
            position += 1
        }
        guard position == 19 || position == 20 else { return nil }
        let number = { (range: Range<Int>) in digits[range].reduce(0) { $0 * 10 + $1 } }
        day = number(0..<2)
        month = number(2..<4)
        year = number(4..<8)
        hour = number(8..<10)
        minute = number(10..<12)
        second = number(12..<14)
        guard year >= 1, (1...12).contains(month), day >= 1, day <= Self.days(in: month, of: year),
            hour <= 23,
            minute <= 59, second <= 59
        else { return nil }
    }

    /// Reads `dd-MM-yyyy HH:mm`, the time of a pickup; `nil` for any other text.
    package init?(pickup text: String) {
        guard text.utf8.count == 16 else { return nil }
        self.init("\(text):00")
    }

    /// The date and time in UTC that many seconds after the epoch, limited to the years 1 to 9999.
    package init(secondsAsUTC total: Int64) {
        let clamped = min(max(total, -62_135_596_800), 253_402_300_799)
        let days = Int((clamped >= 0 ? clamped : clamped - 86_399) / 86_400)
        let ofDay = Int(clamped) - days * 86_400
        // Converts days to a date in eras of 400 years that begin on 1 March. Source: Howard Hinnant,
        // "chrono-Compatible Low-Level Date Algorithms", civil_from_days.
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        hour = ofDay / 3600
        minute = ofDay / 60 % 60
        second = ofDay % 60
    }

    /// The seconds since the epoch if this is a time in UTC.
    package var secondsAsUTC: Int64 {
        let shiftedYear = month <= 2 ? year - 1 : year
        let era = shiftedYear / 400
        let yearOfEra = shiftedYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        let days = era * 146_097 + dayOfEra - 719_468
        return Int64(days) * 86_400 + Int64(hour * 3600 + minute * 60 + second)
    }

    /// The time as orders write it, with its trailing space: `30-04-2013 20:47:21 `.
    public var orderText: String {
        "\(Self.padded(day))-\(Self.padded(month))-\(Self.padded(year, to: 4)) \(clockText) "
    }

    /// The time as orders write a wished one, ``init(pickup:)``: `30-04-2013 20:45`.
    package var pickupText: String { String(orderText.prefix(16)) }

    /// The time in ISO 8601 without a zone: `2013-04-30T20:47:21`.
    package var isoText: String {
        "\(dateText)T\(clockText)"
    }

    /// The date in ISO 8601: `2013-04-30`.
    package var dateText: String {
        "\(Self.padded(year, to: 4))-\(Self.padded(month))-\(Self.padded(day))"
    }

    /// The time of day to the second: `20:47:21`.
    package var clockText: String {
        "\(Self.padded(hour)):\(Self.padded(minute)):\(Self.padded(second))"
    }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// The digits of a number, with zeros before them.
    package static func padded(_ value: Int, to width: Int = 2) -> String {
        let digits = String(value)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
}
