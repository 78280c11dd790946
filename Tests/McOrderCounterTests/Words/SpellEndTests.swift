import CounterTesting
import McOrderCounter
import McOrderModel
import Testing

/// The end of a pause, as a cashier types it.
@Suite struct SpellEndTests {
    private func instant(_ text: String, at restaurant: Restaurant) throws -> Timestamp {
        restaurant.zone.instant(of: try #require(CivilTime(text)))
    }

    @Test(
        arguments: [
            ("1s", 1), ("20m", 1200), ("2h", 7200), ("7d", 604_800), ("604800s", 604_800), ("168h", 604_800),
        ]
    )
    func `a length of time is a whole number with a unit`(_ text: String, _ seconds: Int) throws {
        #expect(try PauseEnd.duration(text) == .after(.seconds(seconds)))
    }

    @Test(
        arguments: [
            "", "m", "20", "0m", "-5m", "+5m", "2.5h", "20 m", "20min", "20M", "٢m", "99999999999999999999h",
        ]
    )
    func `anything else is refused`(_ text: String) {
        #expect(throws: CounterError.noDuration(text)) { try PauseEnd.duration(text) }
    }

    @Test(arguments: ["8d", "604801s", "169h"])
    func `a length of time of more than a week is refused`(_ text: String) {
        #expect(throws: CounterError.durationTooLong(text)) { try PauseEnd.duration(text) }
    }

    @Test(
        arguments: [
            ("21:00", 1260), ("9:30", 570), ("09:30", 570), ("00:00", 0), ("24:00", 0), ("23:59", 1439),
        ]
    )
    func `a time of day is hours and minutes`(_ text: String, _ minutes: Int) throws {
        #expect(try PauseEnd.clock(text) == .clock(minutes))
    }

    @Test(arguments: ["", "21", "21:0", "24:01", "21:60", ":30", "21:00:00", "021:00", "2a:00", "-1:00"])
    func `an invalid time of day is refused`(_ text: String) {
        #expect(throws: CounterError.noClock(text)) { try PauseEnd.clock(text) }
    }

    @Test(
        arguments: [
            ("20-11-2026 20:47:25", 21 * 60, "20-11-2026 21:00:00"),
            ("20-11-2026 20:59:59", 21 * 60, "20-11-2026 21:00:00"),
            ("20-11-2026 23:30:00", 30, "21-11-2026 00:30:00"),
            ("20-11-2026 23:30:00", 0, "21-11-2026 00:00:00"),
            ("20-11-2026 00:00:00", 23 * 60 + 59, "20-11-2026 23:59:00"),
            ("20-11-2026 21:00:00", 9 * 60, "21-11-2026 09:00:00"),
            // Across a clock change the result is the time that the clocks show.
            ("29-03-2026 01:30:00", 4 * 60, "29-03-2026 04:00:00"),
            ("25-10-2026 01:30:00", 4 * 60, "25-10-2026 04:00:00"),
        ]
    )
    func `a time of day is the next one that the clocks show`(
        _ now: String,
        _ minutes: Int,
        _ expected: String
    ) throws {
        let restaurant = try Samples.restaurant()
        let end = try PauseEnd.clock(minutes).instant(at: restaurant, now: instant(now, at: restaurant))
        #expect(end == (try instant(expected, at: restaurant)))
    }

    @Test(
        arguments: [
            ("20-11-2026 22:00:00", 21 * 60, "21:00", "22:00"),
            ("20-11-2026 21:00:00", 21 * 60, "21:00", "21:00"),
            ("20-11-2026 20:00:00", 9 * 60, "09:00", "20:00"),
        ]
    )
    func `a time of day that has passed is refused, and does not mean tomorrow`(
        _ now: String,
        _ minutes: Int,
        _ clock: String,
        _ shown: String
    ) throws {
        let restaurant = try Samples.restaurant()
        let time = try instant(now, at: restaurant)
        #expect(throws: CounterError.clockIsPast(clock, now: shown)) {
            try PauseEnd.clock(minutes).instant(at: restaurant, now: time)
        }
    }

    @Test func `an end is rounded up to a whole second`() throws {
        let restaurant = try Samples.restaurant()
        let now = Timestamp(milliseconds: 1_795_204_045_001)
        let end = try PauseEnd.after(.seconds(60)).instant(at: restaurant, now: now)
        #expect(end == Timestamp(seconds: 1_795_204_106))
    }

    @Test(
        arguments: [
            ("", "21-11-2026 00:00:00", "21-11-2026 00:00:00"),
            (#""hours": {"fri": ["09:00-23:00"]}"#, "20-11-2026 23:00:00", "21-11-2026 00:00:00"),
            (#""hours": {"fri": ["09:00-02:00"]}"#, "21-11-2026 02:00:00", "21-11-2026 02:00:00"),
            (
                #""hours": {"fri": ["09:00-22:00", "23:00-01:00"]}"#, "20-11-2026 22:00:00",
                "21-11-2026 01:00:00"
            ),
            (#""hours": {"fri": ["21:00-23:00"]}"#, "21-11-2026 00:00:00", "21-11-2026 00:00:00"),
        ]
    )
    func `closing is the end of the shift, and the business day ends after the night shift`(
        _ hours: String,
        _ closing: String,
        _ day: String
    ) throws {
        let restaurant = try Samples.restaurant(hours: hours)
        let now = Samples.now  // Friday, 20:47:25.
        #expect(try PauseEnd.closing.instant(at: restaurant, now: now) == instant(closing, at: restaurant))
        #expect(try PauseEnd.businessDay.instant(at: restaurant, now: now) == instant(day, at: restaurant))
    }
}
