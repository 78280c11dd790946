import McOrderModel
import McOrderText
import Testing

@testable import McOrderConsole

/// Instants as people type them in a command.
struct WhenTextTests {
    /// 20 November 2026, 12:00 in UTC and 13:00 in Madrid.
    private let now = Timestamp(seconds: 1_795_176_000)

    @Test(arguments: [
        ("today", 1_795_129_200), ("HOY", 1_795_129_200), ("2h", 1_795_168_800), ("0m", 1_795_176_000),
        ("yesterday", 1_795_042_800), ("Ayer", 1_795_042_800), ("week", 1_794_783_600),
        ("semana", 1_794_783_600), ("7d", 1_794_571_200), ("2026-11-20", 1_795_129_200),
        ("2026-11-20T11:00:00Z", 1_795_172_400),
    ])
    func `a word means an instant in the restaurant's time zone`(_ text: String, _ seconds: Int64) throws {
        let zone = try #require(RestaurantZone(identifier: "Europe/Madrid"))
        let instant = try WhenText.instant(text, now: now, days: BusinessDays(zone: zone))
        #expect(instant == Timestamp(seconds: seconds))
    }

    @Test func `yesterday has its actual number of hours when the clocks change`() throws {
        let zone = try #require(RestaurantZone(identifier: "Europe/Madrid"))
        // Monday, 26 October 2026, 12:00 in Madrid; Sunday had 25 hours.
        let monday = Timestamp(seconds: 1_793_012_400)
        let start = try WhenText.instant("yesterday", now: monday, days: BusinessDays(zone: zone))
        let end = try WhenText.instant("today", now: monday, days: BusinessDays(zone: zone))
        #expect(end - start == .seconds(25 * 3600))
    }

    @Test(arguments: [("today", 1_795_143_600), ("yesterday", 1_795_057_200), ("2026-11-20", 1_795_143_600)])
    func `a day begins when the business day begins`(_ text: String, _ seconds: Int64) throws {
        let zone = try #require(RestaurantZone(identifier: "Europe/Madrid"))
        let days = BusinessDays(zone: zone, startMinute: 240)
        #expect(try WhenText.instant(text, now: now, days: days) == Timestamp(seconds: seconds))
    }

    private static let evening = 1_795_143_600
    private static let day = 86_400

    /// Today's business day in these rows is 20 November, from 04:00 on; its Monday is the 16th.
    @Test(
        arguments: [
            ("today", nil, 0, 32_401), ("yesterday", "yesterday", -day, 0), ("yesterday", "today", -day, day),
            ("2026-11-16", "2026-11-19", -4 * day, 0), ("2026-11-20", "2026-11-20", 0, day),
            ("week", "week", -4 * day, 3 * day), ("2026-11-19", "2h", -day, 25_200),
            ("2026-11-20T11:00:00Z", "2026-11-20T11:00:30Z", 28_800, 28_830),
        ] as [(String, String?, Int, Int)]
    )
    func `a period has whole business days, the last one included`(
        _ since: String,
        _ until: String?,
        _ begin: Int,
        _ end: Int
    ) throws {
        let zone = try #require(RestaurantZone(identifier: "Europe/Madrid"))
        let days = BusinessDays(zone: zone, startMinute: 240)
        let period = try WhenText.period(since: since, until: until, now: now, days: days)
        #expect(period.lowerBound == Timestamp(seconds: Int64(Self.evening + begin)))
        #expect(period.upperBound == Timestamp(seconds: Int64(Self.evening + end)))
    }

    @Test func `a business day that has not begun is named with its beginning`() throws {
        let zone = try #require(RestaurantZone(identifier: "Europe/Madrid"))
        let days = BusinessDays(zone: zone, startMinute: 300)
        // 00:10 on 21 November in Madrid, which is still the business day of the 20th.
        let night = Timestamp(seconds: 1_795_216_200)
        let error = #expect(throws: CommandError.self) {
            try WhenText.period(since: "2026-11-21", until: nil, now: night, days: days)
        }
        #expect(error?.status == .invalid)
        #expect(error?.sentence[.english].contains("05:00") == true)
        #expect(error?.sentence[.english].contains("--until") == false)
        #expect(try WhenText.period(since: "today", until: nil, now: night, days: days).contains(night))
        #expect(throws: CommandError.self) {
            try WhenText.period(since: "1h", until: "2h", now: night, days: days)
        }
    }

    @Test(arguments: ["", "soon", "-1h", "2026-13-01", "2026-11-20T11:00:00", "1000000d", "h"])
    func `any other text is refused with examples of valid forms`(_ text: String) throws {
        let error = #expect(throws: CommandError.self) {
            try WhenText.instant(text, now: now, days: nil)
        }
        #expect(error?.status == .invalid && error?.sentence[.english].contains("7d") == true)
    }
}
