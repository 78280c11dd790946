import Testing

@testable import McOrderModel

/// Business days that begin at five in the morning in Madrid.
@Suite struct BusinessDaysTests {
    private let days: BusinessDays

    init() throws {
        let zone = try #require(RestaurantZone(identifier: "Europe/Madrid"))
        days = BusinessDays(zone: zone, startMinute: 300)
    }

    private func instant(_ text: String) throws -> Timestamp {
        days.zone.instant(of: try #require(CivilTime(text)))
    }

    @Test(
        arguments: [
            ("21-11-2026 02:00:00", "2026-11-20"), ("21-11-2026 04:59:59", "2026-11-20"),
            ("21-11-2026 05:00:00", "2026-11-21"), ("21-11-2026 23:59:59", "2026-11-21"),
            // In the nights in which the clocks change.
            ("29-03-2026 04:30:00", "2026-03-28"), ("29-03-2026 05:00:00", "2026-03-29"),
            ("25-10-2026 04:30:00", "2026-10-24"), ("25-10-2026 05:00:00", "2026-10-25"),
            ("01-01-2027 00:00:00", "2026-12-31"),
        ]
    )
    func `hours before the day's beginning belong to the day before`(_ time: String, _ day: String) throws {
        #expect(days.day(of: try instant(time)).description == day)
    }

    @Test func `a day begins at the same local time, also when the clocks change`() throws {
        #expect(days.start(at: try instant("21-11-2026 04:59:59")) == (try instant("20-11-2026 05:00:00")))
        let spring = try instant("29-03-2026 05:00:00")
        #expect(days.start(at: spring) == spring)
        #expect(spring - days.start(at: spring - .seconds(1)) == .seconds(23 * 3600))
        let autumn = try instant("25-10-2026 05:00:00")
        #expect(autumn - days.start(at: autumn - .seconds(1)) == .seconds(25 * 3600))
    }

    @Test func `without business days today is the last 24 hours`() throws {
        let now = try instant("21-11-2026 12:00:00")
        #expect(BusinessDays?.none.start(at: now) == now - .seconds(86_400))
    }
}
