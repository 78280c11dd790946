import McOrderModel
import Testing

/// The expected seconds of nights with a clock change come from Python's `zoneinfo`.
@Suite struct OpeningHoursTests {
    /// A restaurant with these hours, read from a catalogue.
    static func restaurant(
        _ hours: String,
        zone: String = "Europe/Madrid"
    ) throws -> Restaurant {
        let catalogue = try SampleCatalogue().replacing(
            "\"phone\":\"1\"",
            in: .restaurants,
            with: "\"phone\":\"1\",\"timeZone\":\"\(zone)\"\(hours.isEmpty ? "" : ",\(hours)")"
        )
        let errors = catalogue.errors()
        try #require(errors.isEmpty, "\(errors)")
        return try #require(try catalogue.read().restaurant(RestaurantID("one")))
    }

    /// The instant at which the restaurant's local time is `text`, in the form `2026-11-20 21:00`.
    static func instant(_ text: String, at restaurant: Restaurant) throws -> Timestamp {
        let parts = text.split(whereSeparator: { "- ".contains($0) })
        let clock = parts[3].utf8.count == 5 ? parts[3] + ":00" : parts[3]
        let time = try #require(CivilTime("\(parts[2])-\(parts[1])-\(parts[0]) \(clock)"), "\(text)")
        return restaurant.zone.instant(of: time)
    }

    /// 20 November 2026 is a Friday.
    static let evening = #""hours":{"fri":["13:00-16:00","20:00-02:00"],"sat":["20:00-24:00"]}"#

    @Test(
        arguments: [
            ("2026-11-20 12:59:59", false), ("2026-11-20 13:00", true), ("2026-11-20 15:59:59", true),
            ("2026-11-20 16:00", false), ("2026-11-20 19:59:59", false), ("2026-11-20 20:00", true),
            ("2026-11-20 23:59:59", true), ("2026-11-21 00:00", true), ("2026-11-21 01:59:59", true),
            ("2026-11-21 02:00", false), ("2026-11-21 13:30", false), ("2026-11-21 23:59:59", true),
            ("2026-11-22 00:00", false), ("2026-11-19 21:00", false),
        ] as [(String, Bool)]
    )
    func `a restaurant is open from the beginning of a shift until just before its end`(
        _ time: String,
        _ isOpen: Bool
    ) throws {
        let restaurant = try Self.restaurant(Self.evening)
        #expect(restaurant.isOpen(at: try Self.instant(time, at: restaurant)) == isOpen)
    }

    @Test(
        arguments: [
            ("2026-11-20 10:00", "2026-11-20 13:00"), ("2026-11-20 16:00", "2026-11-20 20:00"),
            ("2026-11-20 21:00", "2026-11-20 21:00"), ("2026-11-21 01:00", "2026-11-21 01:00"),
            ("2026-11-21 02:00", "2026-11-21 20:00"), ("2026-11-22 00:00", "2026-11-27 13:00"),
        ]
    )
    func `the next opening is the first instant from then on at which the restaurant is open`(
        _ time: String,
        _ expected: String
    ) throws {
        let restaurant = try Self.restaurant(Self.evening)
        let opening = restaurant.nextOpening(after: try Self.instant(time, at: restaurant))
        #expect(opening == (try Self.instant(expected, at: restaurant)))
    }

    @Test(
        arguments: [
            ("2026-11-20 14:00", "2026-11-20 16:00"), ("2026-11-20 21:00", "2026-11-21 02:00"),
            ("2026-11-21 01:59:59", "2026-11-21 02:00"), ("2026-11-20 17:00", nil),
        ] as [(String, String?)]
    )
    func `a restaurant closes when the current shift ends`(_ time: String, _ expected: String?) throws {
        let restaurant = try Self.restaurant(Self.evening)
        let closing = restaurant.closing(at: try Self.instant(time, at: restaurant))
        #expect(closing == (try expected.map { try Self.instant($0, at: restaurant) }))
    }

    @Test func `shifts that adjoin at midnight count as one shift`() throws {
        let restaurant = try Self.restaurant(#""hours":{"fri":["20:00-24:00"],"sat":["00:00-04:00"]}"#)
        let closing = restaurant.closing(at: try Self.instant("2026-11-20 21:00", at: restaurant))
        #expect(closing == (try Self.instant("2026-11-21 04:00", at: restaurant)))
    }

    @Test(arguments: [
        "",
        #""hours":{"mon":["00:00-24:00"],"tue":["00:00-24:00"],"wed":["00:00-24:00"],"#
            + #""thu":["00:00-24:00"],"fri":["00:00-24:00"],"sat":["00:00-24:00"],"sun":["00:00-24:00"]}"#,
    ])
    func `without hours, and with hours all day, a restaurant is always open and never closes`(
        _ hours: String
    ) throws {
        let restaurant = try Self.restaurant(hours)
        for time in ["2026-11-20 00:00", "2026-11-20 12:00", "2026-11-20 23:59:59"] {
            let instant = try Self.instant(time, at: restaurant)
            #expect(restaurant.isOpen(at: instant))
            #expect(restaurant.nextOpening(after: instant) == instant)
            #expect(restaurant.closing(at: instant) == nil)
        }
    }

    @Test func `no shift begins on a closed day, but the night before ends on it`() throws {
        let restaurant = try Self.restaurant(
            #""hours":{"thu":["20:00-02:00"],"fri":["12:00-16:00","20:00-02:00"]},"closedOn":["2026-12-25"]"#
        )
        // 25 December 2026 is a Friday.
        for (time, isOpen) in [
            ("2026-12-24 21:00", true), ("2026-12-25 01:59:59", true), ("2026-12-25 02:00", false),
            ("2026-12-25 13:00", false), ("2026-12-25 21:00", false), ("2026-12-26 01:00", false),
        ] {
            #expect(restaurant.isOpen(at: try Self.instant(time, at: restaurant)) == isOpen, "\(time)")
        }
        let opening = restaurant.nextOpening(after: try Self.instant("2026-12-25 02:00", at: restaurant))
        #expect(opening == (try Self.instant("2026-12-31 20:00", at: restaurant)))
    }

    @Test func `closed days without hours close an otherwise open restaurant for the whole day`() throws {
        let restaurant = try Self.restaurant(#""closedOn":["2026-12-25","2026-12-26"]"#)
        for (time, isOpen) in [
            ("2026-12-24 23:59:59", true), ("2026-12-25 00:00", false), ("2026-12-26 23:59:59", false),
            ("2026-12-27 00:00", true),
        ] {
            #expect(restaurant.isOpen(at: try Self.instant(time, at: restaurant)) == isOpen, "\(time)")
        }
    }

    @Test func `a restaurant that does not open for a long time has no next opening`() throws {
        let restaurant = try Self.restaurant(#""hours":{"fri":["12:00-16:00"]},"closedOn":["2026-11-20"]"#)
        let closed = OpeningHoursTests.everyFriday(from: "2026-11-20")
        let gone = try Self.restaurant(#""hours":{"fri":["12:00-16:00"]},"closedOn":[\#(closed)]"#)
        let instant = try Self.instant("2026-11-20 10:00", at: restaurant)
        #expect(restaurant.nextOpening(after: instant) == instant + .seconds(7 * 86_400 + 2 * 3600))
        #expect(gone.nextOpening(after: instant) == nil)
    }

    private static func everyFriday(from text: String) -> String {
        guard let first = CivilDay(text) else { return "" }
        return (0..<60).map { "\"\(first.advanced(by: 7 * $0))\"" }.joined(separator: ",")
    }

    // MARK: The nights on which clocks change

    @Test(
        arguments: [
            // From 01:30 to 04:00 local time, which skips 02:00 to 03:00: one hour and a half.
            ("Europe/Madrid", "sun", "01:30-04:00", "2026-03-29", 5_400),
            // Local time has 02:00 to 03:00 twice: three hours and a half.
            ("Europe/Madrid", "sun", "01:30-04:00", "2026-10-25", 12_600),
            ("Europe/Madrid", "sun", "01:30-04:00", "2026-10-18", 9_000),
            // On Lord Howe Island the clock change is half an hour.
            ("Australia/Lord_Howe", "sun", "01:30-04:00", "2026-10-04", 7_200),
            ("Australia/Lord_Howe", "sun", "01:00-04:00", "2026-04-05", 12_600),
        ] as [(String, String, String, String, Int)]
    )
    func `a shift begins and ends at the local times that the clocks show`(
        _ zone: String,
        _ day: String,
        _ shift: String,
        _ date: String,
        _ seconds: Int
    ) throws {
        let restaurant = try Self.restaurant("\"hours\":{\"\(day)\":[\"\(shift)\"]}", zone: zone)
        let start = try Self.instant("\(date) \(shift.prefix(5))", at: restaurant)
        #expect(!restaurant.isOpen(at: start - .seconds(1)))
        #expect(restaurant.isOpen(at: start))
        #expect(restaurant.closing(at: start) == start + .seconds(seconds))
        #expect(!restaurant.isOpen(at: start + .seconds(seconds)))
    }

    @Test func `an opening or closing time that the clocks skip is the instant after the gap`() throws {
        let gap = Timestamp(seconds: 1_774_746_000)  // 29 March 2026, 03:00 in Madrid.
        let late = try Self.restaurant(#""hours":{"sun":["02:30-05:00"]}"#)
        #expect(late.nextOpening(after: gap - .seconds(3600)) == gap)
        let night = try Self.restaurant(#""hours":{"sat":["20:00-02:30"]}"#)
        #expect(night.closing(at: gap - .seconds(3600)) == gap)
        let halfHour = try Self.restaurant(#""hours":{"sat":["20:00-02:15"]}"#, zone: "Australia/Lord_Howe")
        #expect(halfHour.closing(at: Timestamp(seconds: 1_791_041_399)) == Timestamp(seconds: 1_791_041_400))
    }

    @Test func `a shift inside the skipped hour does not take place`() throws {
        let restaurant = try Self.restaurant(#""hours":{"sun":["02:15-02:45"]}"#)
        let gap = Timestamp(seconds: 1_774_746_000)
        #expect(!restaurant.isOpen(at: gap))
        #expect(restaurant.nextOpening(after: gap) == gap + .seconds(7 * 86_400 - 3600 + 900))
    }

    @Test func `a time that the clocks show twice means the first one`() throws {
        // 25 October 2026, 02:30 in Madrid, for the first time.
        let first = Timestamp(seconds: 1_792_888_200)
        let night = try Self.restaurant(#""hours":{"sat":["20:00-02:30"]}"#)
        #expect(night.closing(at: first - .seconds(1)) == first)
        #expect(!night.isOpen(at: first + .seconds(3600)))
        let early = try Self.restaurant(#""hours":{"sun":["02:30-05:00"]}"#)
        #expect(early.nextOpening(after: first - .seconds(3600)) == first)
        #expect(early.isOpen(at: first + .seconds(3600 - 60)), "02:29 for the second time")
        let lordHowe = try Self.restaurant(#""hours":{"sun":["01:45-03:00"]}"#, zone: "Australia/Lord_Howe")
        let half = Timestamp(seconds: 1_775_313_900)
        #expect(lordHowe.nextOpening(after: half - .seconds(600)) == half)
        #expect(lordHowe.closing(at: half) == Timestamp(seconds: 1_775_316_600 + 3600))
    }

    // MARK: The business day

    @Test(
        arguments: [
            // During the afternoon break the evening shift is still to come.
            ("2026-11-20 10:00", "2026-11-21 02:00"), ("2026-11-20 17:00", "2026-11-21 02:00"),
            ("2026-11-20 23:00", "2026-11-21 02:00"), ("2026-11-21 01:59:59", "2026-11-21 02:00"),
            // The night shift is over; Saturday's shift ends at midnight.
            ("2026-11-21 02:00", "2026-11-22 00:00"), ("2026-11-21 21:00", "2026-11-22 00:00"),
            ("2026-11-22 00:00", "2026-11-23 00:00"),
        ]
    )
    func `the business day ends at midnight, or with the night shift`(
        _ time: String,
        _ expected: String
    ) throws {
        let restaurant = try Self.restaurant(Self.evening)
        let end = restaurant.endOfBusinessDay(at: try Self.instant(time, at: restaurant))
        #expect(end == (try Self.instant(expected, at: restaurant)))
    }

    @Test(
        arguments: [
            ("04:00", "2026-11-20 10:00", "2026-11-21 04:00"),
            ("04:00", "2026-11-21 03:59", "2026-11-21 04:00"),
            ("04:00", "2026-11-21 04:00", "2026-11-22 04:00"),
            // The shift that is open then goes on.
            ("01:00", "2026-11-20 23:00", "2026-11-21 02:00"),
        ]
    )
    func `the business day ends at the hour of the catalogue, or with the shift`(
        _ start: String,
        _ time: String,
        _ expected: String
    ) throws {
        let restaurant = try Self.restaurant(#""businessDay":"\#(start)",\#(Self.evening)"#)
        let end = restaurant.endOfBusinessDay(at: try Self.instant(time, at: restaurant))
        #expect(end == (try Self.instant(expected, at: restaurant)))
    }

    @Test(arguments: ["2026-03-29 01:00", "2026-10-25 01:00", "2026-11-20 12:00"])
    func `without hours the business day is the calendar day, however many hours it has`(_ time: String)
        throws
    {
        let restaurant = try Self.restaurant("")
        let instant = try Self.instant(time, at: restaurant)
        let day = try #require(CivilDay(String(time.prefix(10))))
        let end = restaurant.endOfBusinessDay(at: instant)
        #expect(end == (try Self.instant("\(day.advanced(by: 1)) 00:00", at: restaurant)))
    }
}
