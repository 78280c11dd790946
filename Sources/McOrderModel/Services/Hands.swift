/// How many works a station does at once, also by hours: people, or places of an oven.
public struct Hands: Hashable, Sendable {
    /// Other hands than usual, on each day.
    public struct Hours: Hashable, Sendable {
        /// One that begins after midnight belongs to that day.
        public let shift: OpeningHours.Shift
        /// How many there are then.
        public let count: Int
    }

    /// How many a station may have.
    package static let range = 1...99

    /// The name of ``usual`` among hours in a catalogue.
    static let usualKey = "usual"

    /// How many there are outside of ``hours``.
    public let usual: Int
    /// By their beginning; no two overlap.
    public let hours: [Hours]

    init(_ usual: Int, hours: [Hours] = []) {
        self.usual = usual
        self.hours = hours.sorted { $0.shift < $1.shift }
    }

    /// How many there are at a time.
    package func count(at instant: Timestamp, in zone: RestaurantZone) -> Int {
        changes(from: instant, until: instant, in: zone).first?.count ?? usual
    }

    /// How many there are from a time on, and at which times that changes until another time. The last count
    /// stays.
    ///
    /// A time that the clocks skip is the instant after the gap, and of a time that they show twice the first
    /// one counts.
    func changes(from: Timestamp, until: Timestamp, in zone: RestaurantZone) -> [(at: Timestamp, count: Int)]
    {
        guard !hours.isEmpty else { return [(from, usual)] }
        let first = CivilDay(zone.civilTime(at: from)).advanced(by: -1)
        let last = CivilDay(zone.civilTime(at: until))
        var changes = [(at: from, count: usual)]
        for days in 0...(last.number - first.number) {
            let day = first.advanced(by: days)
            for hour in hours {
                let begin = max(from, zone.instant(of: day.time(minutes: hour.shift.start)))
                let end = zone.instant(of: day.time(minutes: hour.shift.end))
                guard begin < end, begin <= until else { continue }
                if changes[changes.count - 1].at == begin { changes.removeLast() }
                changes.append((begin, hour.count))
                changes.append((end, usual))
            }
        }
        return changes
    }
}
