/// When a restaurant is open: the hours of each day of the week, and days on which it does not open.
///
/// A shift belongs to the day on which it begins, also when it ends on the next one; a day in ``closedOn``
/// begins none, and lets the night before it finish. Where the clocks change within a shift, its beginning
/// and end are what the clocks show: a time that they skip is the instant after the gap, and of one that
/// they show twice it is the first. Source: docs/architecture.md, *Today*.
public struct OpeningHours: Hashable, Sendable {
    /// A stretch of a day, in minutes since midnight; an end beyond 1440 is on the next day.
    public struct Shift: Hashable, Comparable, Sendable, CustomStringConvertible {
        /// When it begins, from 0 to 1439.
        public let start: Int
        /// When it ends: later than ``start``, and at most a day.
        public let end: Int

        /// The whole day.
        static let wholeDay = Shift(start: 0, end: 1440)

        private init(start: Int, end: Int) {
            self.start = start
            self.end = end
        }

        /// Reads `09:00-17:00`, or `09:00-02:00` of what ends on the next day. The end may be `24:00`.
        ///
        /// - Throws: ``Fault/unreadable``, or ``Fault/empty`` when it ends where it begins.
        init(_ text: String) throws(Fault) {
            let times = text.split(separator: "-", omittingEmptySubsequences: false)
            guard times.count == 2, let start = Self.minutes(times[0]), start < 1440,
                let end = Self.minutes(times[1])
            else { throw .unreadable }
            guard start != end else { throw .empty }
            self.init(start: start, end: end > start ? end : end + 1440)
        }

        enum Fault: Error {
            case unreadable
            case empty
        }

        /// Reads `00:00` to `24:00`.
        private static func minutes(_ text: Substring) -> Int? {
            let bytes = Array(text.utf8)
            guard bytes.count == 5, bytes[2] == UInt8(ascii: ":") else { return nil }
            let digits = [bytes[0], bytes[1], bytes[3], bytes[4]].map { Int($0) - Int(UInt8(ascii: "0")) }
            guard digits.allSatisfy((0...9).contains), digits[2] < 6 else { return nil }
            let minutes = (digits[0] * 10 + digits[1]) * 60 + digits[2] * 10 + digits[3]
            return minutes <= 1440 ? minutes : nil
        }

        /// The shift as a catalogue writes it: `09:00-02:00`.
        public var description: String {
            "\(Self.text(start))-\(Self.text(end > 1440 ? end - 1440 : end))"
        }

        private static func text(_ minutes: Int) -> String {
            func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
            return "\(two(minutes / 60)):\(two(minutes % 60))"
        }

        /// Whether the left shift begins first.
        public static func < (left: Shift, right: Shift) -> Bool {
            (left.start, left.end) < (right.start, right.end)
        }
    }

    /// The shifts of each day of the week, ascending; on a day without any it does not open.
    public let week: [Weekday: [Shift]]
    /// Days on which no shift begins.
    public let closedOn: Set<CivilDay>

    /// Every day, all day: what holds where only ``closedOn`` is named.
    static let everyDay = Dictionary(uniqueKeysWithValues: Weekday.allCases.map { ($0, [Shift.wholeDay]) })

    /// How far ahead an opening is looked for, in days.
    private static let horizon = 400

    init(week: [Weekday: [Shift]], closedOn: Set<CivilDay>) {
        self.week = week.mapValues { $0.sorted() }.filter { !$0.value.isEmpty }
        self.closedOn = closedOn
    }

    /// Whether it is open at an instant: from the beginning of a shift on, and until just before its end.
    public func isOpen(at instant: Timestamp, in zone: RestaurantZone) -> Bool {
        span(at: instant, in: zone) != nil
    }

    /// The first instant from then on at which it is open: that instant itself where it is.
    ///
    /// - Returns: `nil` when it does not open within 400 days.
    public func nextOpening(after instant: Timestamp, in zone: RestaurantZone) -> Timestamp? {
        let day = CivilDay(zone.civilTime(at: instant))
        for offset in -2...Self.horizon {
            for span in spans(of: day.advanced(by: offset), in: zone) where span.upperBound > instant {
                return max(span.lowerBound, instant)
            }
        }
        return nil
    }

    /// When it closes that is open at an instant; shifts that meet are one.
    ///
    /// - Returns: `nil` when it is closed then, or does not close within a week.
    public func closing(at instant: Timestamp, in zone: RestaurantZone) -> Timestamp? {
        guard var end = span(at: instant, in: zone)?.upperBound else { return nil }
        let limit = instant + .seconds(7 * 86_400)
        while let next = span(at: end, in: zone) {
            end = next.upperBound
            if end > limit { return nil }
        }
        return end
    }

    /// When the business day ends that an instant belongs to: at the next midnight, or with the last shift
    /// that begins before it. After midnight the night's shift still belongs to the day before.
    public func endOfBusinessDay(at instant: Timestamp, in zone: RestaurantZone) -> Timestamp {
        let today = CivilDay(zone.civilTime(at: instant))
        for day in [today.advanced(by: -2), today.advanced(by: -1)] {
            for span in spans(of: day, in: zone) where span.contains(instant) { return span.upperBound }
        }
        let midnight = zone.instant(of: today.advanced(by: 1).midnight)
        return max(midnight, spans(of: today, in: zone).last?.upperBound ?? midnight)
    }

    /// The shift that is under way.
    private func span(at instant: Timestamp, in zone: RestaurantZone) -> Range<Timestamp>? {
        let day = CivilDay(zone.civilTime(at: instant))
        // A zone may skip a whole day, so that yesterday's shift is that of the day before.
        for offset in -2...0 {
            for span in spans(of: day.advanced(by: offset), in: zone) where span.contains(instant) {
                return span
            }
        }
        return nil
    }

    /// A day's shifts as instants; one that lies in a gap of the clocks is left out.
    private func spans(of day: CivilDay, in zone: RestaurantZone) -> [Range<Timestamp>] {
        guard !closedOn.contains(day), let shifts = week[day.weekday] else { return [] }
        return shifts.compactMap { shift in
            let start = zone.instant(of: day.time(minutes: shift.start))
            let end = zone.instant(of: day.time(minutes: shift.end))
            return start < end ? start..<end : nil
        }
    }
}
