/// The opening hours of a restaurant: the shifts of each day of the week, and the days on which it does not
/// open.
///
/// A shift belongs to the day on which it begins, even if it ends on the next one. No shift begins on a day
/// in ``closedOn``, but a shift of the evening before still runs to its end. If the clocks change during a
/// shift, its beginning and end are in local time: a time that the clocks skip is the instant after the gap,
/// and of a time that they show twice the first one counts. Source:
/// docs/decisions/0007-hours-pauses-sold-out.md.
public struct OpeningHours: Hashable, Sendable {
    /// A period of a day, in minutes since midnight; an end above 1440 is on the next day.
    public struct Shift: Hashable, Comparable, Sendable, CustomStringConvertible {
        /// The beginning, from 0 to 1439.
        public let start: Int
        /// The end: later than ``start``, and at most a day later.
        public let end: Int

        /// The whole day.
        static let wholeDay = Shift(start: 0, end: 1440)
    }

    /// The shifts of each day of the week, ascending; the restaurant does not open on a day without shifts.
    public let week: [Weekday: [Shift]]
    /// Days on which no shift begins.
    public let closedOn: Set<CivilDay>

    /// All day on every day: the hours that apply if only ``closedOn`` is given.
    static let everyDay = Dictionary(uniqueKeysWithValues: Weekday.allCases.map { ($0, [Shift.wholeDay]) })

    /// How many days ahead the next opening is searched.
    private static let horizon = 400

    init(week: [Weekday: [Shift]], closedOn: Set<CivilDay>) {
        self.week = week.mapValues { $0.sorted() }.filter { !$0.value.isEmpty }
        self.closedOn = closedOn
    }

    /// Whether the restaurant is open at an instant; the end of a shift is exclusive.
    public func isOpen(at instant: Timestamp, in zone: RestaurantZone) -> Bool {
        span(at: instant, in: zone) != nil
    }

    /// The first instant, at or after the given one, at which the restaurant is open.
    ///
    /// - Returns: `nil` if it does not open within 400 days.
    public func nextOpening(after instant: Timestamp, in zone: RestaurantZone) -> Timestamp? {
        spans(-2...Self.horizon, around: instant, in: zone).first { $0.upperBound > instant }
            .map { max($0.lowerBound, instant) }
    }

    /// When the restaurant closes that is open at an instant; shifts that follow without a gap count as one.
    ///
    /// - Returns: `nil` if it is closed at that instant, or does not close within a week.
    public func closing(at instant: Timestamp, in zone: RestaurantZone) -> Timestamp? {
        guard var end = span(at: instant, in: zone)?.upperBound else { return nil }
        let limit = instant + .seconds(7 * 86_400)
        while let next = span(at: end, in: zone) {
            end = next.upperBound
            if end > limit { return nil }
        }
        return end
    }

    /// The end of the business day that an instant belongs to: the next midnight, or the end of the last
    /// shift that begins before it. After midnight, a shift of the evening before still belongs to the day
    /// before.
    public func endOfBusinessDay(at instant: Timestamp, in zone: RestaurantZone) -> Timestamp {
        if let evening = spans(-2...(-1), around: instant, in: zone).first(where: { $0.contains(instant) }) {
            return evening.upperBound
        }
        let today = CivilDay(zone.civilTime(at: instant))
        let midnight = zone.instant(of: today.advanced(by: 1).midnight)
        return max(midnight, spans(of: today, in: zone).last?.upperBound ?? midnight)
    }

    /// Whether an instant after midnight belongs to a shift that began on an earlier day.
    func isEvening(at instant: Timestamp, in zone: RestaurantZone) -> Bool {
        spans(-2...(-1), around: instant, in: zone).contains { $0.contains(instant) }
    }

    /// The shift that contains an instant.
    private func span(at instant: Timestamp, in zone: RestaurantZone) -> Range<Timestamp>? {
        // Starts two days back: a zone may skip a whole calendar day, and the last shift is then that of the
        // day before it.
        spans(-2...0, around: instant, in: zone).first { $0.contains(instant) }
    }

    /// The shifts of a day and of those before it that may last into it.
    func spans(into day: CivilDay, in zone: RestaurantZone) -> [Range<Timestamp>] {
        (-2...0).flatMap { spans(of: day.advanced(by: $0), in: zone) }
    }

    /// The shifts of some days, counted from the day of an instant.
    private func spans(
        _ days: ClosedRange<Int>,
        around instant: Timestamp,
        in zone: RestaurantZone
    ) -> some Sequence<Range<Timestamp>> {
        let today = CivilDay(zone.civilTime(at: instant))
        return days.lazy.flatMap { spans(of: today.advanced(by: $0), in: zone) }
    }

    /// A day's shifts as instants; a shift that lies inside a gap of the clocks is omitted.
    private func spans(of day: CivilDay, in zone: RestaurantZone) -> [Range<Timestamp>] {
        guard !closedOn.contains(day), let shifts = week[day.weekday] else { return [] }
        return shifts.compactMap { shift in
            let start = zone.instant(of: day.time(minutes: shift.start))
            let end = zone.instant(of: day.time(minutes: shift.end))
            return start < end ? start..<end : nil
        }
    }
}

extension OpeningHours.Shift {
    /// Reads `09:00-17:00`, or `09:00-02:00` for a shift that ends on the next day. The end may be
    /// `24:00`.
    ///
    /// - Throws: ``ParseError/unreadable``, or ``ParseError/empty`` if it ends at the time at which it
    ///   begins.
    init(_ text: String) throws(ParseError) {
        let times = text.split(separator: "-", omittingEmptySubsequences: false)
        guard times.count == 2, let start = Self.minutes(times[0]), start < 1440,
            let end = Self.minutes(times[1])
        else { throw .unreadable }
        guard start != end else { throw .empty }
        self.init(start: start, end: end > start ? end : end + 1440)
    }

    enum ParseError: Error {
        case unreadable
        case empty
    }

    /// Reads `00:00` to `24:00`.
    static func minutes(_ text: Substring) -> Int? {
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

    static func text(_ minutes: Int) -> String {
        "\(CivilTime.padded(minutes / 60)):\(CivilTime.padded(minutes % 60))"
    }

    /// Whether the left shift begins first, or ends first if both begin together.
    public static func < (left: Self, right: Self) -> Bool {
        (left.start, left.end) < (right.start, right.end)
    }
}
