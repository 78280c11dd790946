import McOrderModel
import OrderTesting
import Testing

/// The expected seconds come from Python's `zoneinfo`.
@Suite struct RestaurantZoneTests {
    private func seconds(_ zone: String, _ text: String) throws -> Int64 {
        let zone = try #require(RestaurantZone(identifier: zone))
        return zone.instant(of: try #require(CivilTime(text))).seconds
    }

    @Test(
        arguments: [
            ("Europe/Madrid", "30-04-2013 20:47:21", 1_367_347_641),
            ("Europe/Madrid", "15-01-2026 12:00:00", 1_768_474_800),
            ("Asia/Kolkata", "01-06-2026 00:00:00", 1_780_252_200),
            ("America/St_Johns", "01-07-2026 12:00:00", 1_782_916_200),
            ("Pacific/Kiritimati", "01-01-2026 00:00:00", 1_767_175_200),
            ("UTC", "01-07-2026 12:00:00", 1_782_907_200),
        ] as [(String, String, Int64)]
    )
    func `an ordinary time is one instant`(_ zone: String, _ text: String, _ expected: Int64) throws {
        #expect(try seconds(zone, text) == expected)
    }

    @Test(
        arguments: [
            ("Europe/Madrid", "29-03-2026 02:00:00", 1_774_746_000),
            ("Europe/Madrid", "29-03-2026 02:30:00", 1_774_746_000),
            ("Europe/Madrid", "29-03-2026 02:59:59", 1_774_746_000),
            ("America/New_York", "08-03-2026 02:15:00", 1_772_953_200),
            ("Australia/Lord_Howe", "04-10-2026 02:00:00", 1_791_041_400),
            ("Australia/Lord_Howe", "04-10-2026 02:29:59", 1_791_041_400),
            ("Pacific/Apia", "30-12-2011 00:00:00", 1_325_239_200),
            ("Pacific/Apia", "30-12-2011 12:00:00", 1_325_239_200),
            ("Pacific/Apia", "30-12-2011 23:59:59", 1_325_239_200),
        ] as [(String, String, Int64)]
    )
    func `a local time that the clocks skip means the instant after the gap`(
        _ zone: String,
        _ text: String,
        _ expected: Int64
    ) throws {
        #expect(try seconds(zone, text) == expected)
    }

    @Test(
        arguments: [
            ("Europe/Madrid", "29-03-2026 01:59:59", 1_774_745_999),
            ("Europe/Madrid", "29-03-2026 03:00:00", 1_774_746_000),
            ("Australia/Lord_Howe", "04-10-2026 02:30:00", 1_791_041_400),
            ("Pacific/Apia", "29-12-2011 23:59:59", 1_325_239_199),
            ("Pacific/Apia", "31-12-2011 00:00:00", 1_325_239_200),
        ] as [(String, String, Int64)]
    )
    func `the local times at the edges of a gap mean their own instants`(
        _ zone: String,
        _ text: String,
        _ expected: Int64
    ) throws {
        #expect(try seconds(zone, text) == expected)
    }

    @Test(
        arguments: [
            ("Europe/Madrid", "25-10-2026 02:00:00", 1_792_886_400),
            ("Europe/Madrid", "25-10-2026 02:30:00", 1_792_888_200),
            ("America/New_York", "01-11-2026 01:30:00", 1_793_511_000),
            ("Australia/Lord_Howe", "05-04-2026 01:45:00", 1_775_313_900),
        ] as [(String, String, Int64)]
    )
    func `a local time that the clocks show twice means the first one`(
        _ zone: String,
        _ text: String,
        _ expected: Int64
    ) throws {
        #expect(try seconds(zone, text) == expected)
    }

    @Test func `the clocks show the repeated hour for both instants`() throws {
        let zone = try #require(RestaurantZone(identifier: "Europe/Madrid"))
        let (first, second) = (Timestamp(seconds: 1_792_888_200), Timestamp(seconds: 1_792_891_800))
        #expect(zone.civilTime(at: first).isoText == "2026-10-25T02:30:00")
        #expect(zone.civilTime(at: second).isoText == "2026-10-25T02:30:00")
    }

    @Test(
        arguments: [
            "Europe/Madrid", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "Pacific/Apia",
            "Atlantic/Canary", "Africa/Casablanca", "America/St_Johns",
        ]
    )
    func `the local time of an instant means this instant, or the first with the same local time`(
        _ name: String
    ) throws {
        let zone = try #require(RestaurantZone(identifier: name))
        var random = SeededGenerator(seed: 2026)
        for _ in 0..<500 {
            let instant = Timestamp(seconds: Int64.random(in: 0...2_000_000_000, using: &random))
            let shown = zone.civilTime(at: instant)
            let back = zone.instant(of: shown)
            #expect(zone.civilTime(at: back) == shown)
            #expect(back <= instant)
            #expect(instant - back <= .seconds(86_400))
        }
    }

    @Test(arguments: ["", "Mars/Olympus", "Europe/Madrid ", "../../etc/localtime", "Madrid", "+25:00"])
    func `an unknown time zone is refused`(_ name: String) {
        #expect(RestaurantZone(identifier: name) == nil)
    }

    @Test(arguments: ["PST", "CEST", "GMT+2", "GMT+0200", "UTC+2", "+02:00", "europe/madrid", "posixrules"])
    func `an abbreviation or a fixed offset is refused as a restaurant's time zone`(_ name: String) {
        #expect(RestaurantZone(identifier: name) == nil)
    }

    @Test func `a time zone keeps the name by which it was requested`() throws {
        #expect(try #require(RestaurantZone(identifier: "Asia/Calcutta")).identifier == "Asia/Calcutta")
    }
}
