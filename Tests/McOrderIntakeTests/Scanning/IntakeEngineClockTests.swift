import McOrderModel
import McOrderQueue
import OrderTesting
import Testing

@testable import McOrderIntake

/// Wrong clocks, clock changes and midnight.
struct IntakeEngineClockTests {
    private let fixture: IntakeFixture

    init() async throws {
        fixture = try await IntakeFixture()
    }

    /// The sample order, placed at this local time of the restaurant.
    private func order(_ number: Int, placedAt time: String) -> SampleOrder {
        SampleOrder.with {
            $0.number = "\"\(number)\""
            $0.placedAt = "\"\(time) \""
        }
    }

    private func instant(_ text: String) throws -> Timestamp {
        try #require(Timestamp(text))
    }

    @Test func `if the clock is set back a day, no accepted order is refused and none is lost`()
        async throws
    {
        let engine = try fixture.engine()
        try fixture.drop(order(1, placedAt: "30-04-2013 20:47:21"), as: "1.json")
        try await engine.scan()
        fixture.now = fixture.now - .seconds(86_400)
        // The same order again, and one that is from tomorrow by this clock.
        try fixture.drop(order(1, placedAt: "30-04-2013 20:47:21"), as: "1.json")
        try fixture.drop(order(2, placedAt: "30-04-2013 20:47:22"), as: "2.json")
        try await engine.scan()
        #expect(try await fixture.orders().map(\.number) == [1])
        #expect(try await fixture.redelivered() == 1)
        #expect(try await fixture.reasons() == [.fromTheFuture])
        // The clock is right again: the refusal stays until a user at the till overrules it.
        fixture.now = fixture.now + .seconds(86_400)
        try fixture.drop(order(3, placedAt: "30-04-2013 20:47:23"), as: "3.json")
        try await engine.scan()
        #expect(try await fixture.orders().map(\.number).sorted() == [1, 3])
        #expect(try fixture.waiting().isEmpty)
    }

    @Test(arguments: [-2 * 86_400, 2 * 86_400])
    func `nothing is refused for its time while the clock is not trusted`(_ seconds: Int) async throws {
        let clock = try ClockGuard(fixture.resources())
        let engine = try fixture.engine(IntakeSettings(), clock: clock)
        try await engine.scan()
        let right = fixture.now
        fixture.now = right + .seconds(seconds)
        try fixture.drop(order(1, placedAt: "30-04-2013 20:47:21"), as: "1.json")
        for _ in 1...8 {
            let report = try await engine.scan()
            #expect(await engine.doubt == (seconds < 0 ? .behind : .ahead))
            #expect(report.waiting == 1)
        }
        #expect(try await fixture.reasons().isEmpty)
        let beat = try #require(try QueueView.heartbeat(in: fixture.paths.state))
        #expect(beat.clock != nil)
        // Another intake on the same queue does not trust the clock either.
        let second = try ClockGuard(fixture.resources())
        #expect(try second.doubt(at: fixture.now) != nil)
        fixture.now = right + .seconds(5)
        #expect(try await engine.scan().decided == 1)
        #expect(try await fixture.orders().map(\.number) == [1])
    }

    @Test func `a running intake accepts a user's confirmation of the time`() async throws {
        let clock = try ClockGuard(fixture.resources())
        let later = fixture.now + .seconds(9 * 86_400)
        _ = try clock.doubt(at: fixture.now)
        #expect(try clock.doubt(at: later) == .ahead)
        try await fixture.queue.remember(ClockCheck(highest: later, stepped: nil))
        #expect(try clock.doubt(at: later) == nil)
    }

    @Test func `an order received before the clock was set back expires neither early nor never`()
        async throws
    {
        let engine = try fixture.engine()
        try fixture.drop()
        try await engine.scan()
        let received = fixture.now
        fixture.now = received - .seconds(86_400)
        let day = Duration.seconds(86_400)
        let expired = try await fixture.queue.expire(
            receivedBefore: fixture.now - day,
            by: "test",
            at: fixture.now
        )
        #expect(expired == 0)
        fixture.now = received + day + .seconds(1)
        #expect(
            try await fixture.queue.expire(receivedBefore: fixture.now - day, by: "test", at: fixture.now)
                == 1
        )
        #expect(try await fixture.orders().map(\.state) == [.expired])
    }

    /// Nights with a clock change and orders in transit: the local time on the order, when its file arrives,
    /// and the instant at which it counts as placed.
    static let nights = [
        // Spring 2026: 02:00 becomes 03:00. 02:30 does not exist and counts as the instant after the gap.
        (shown: "29-03-2026 01:59:59", arrives: "2026-03-29T01:00:30Z", placed: "2026-03-29T00:59:59Z"),
        (shown: "29-03-2026 02:30:00", arrives: "2026-03-29T01:00:30Z", placed: "2026-03-29T01:00:00Z"),
        (shown: "29-03-2026 03:00:00", arrives: "2026-03-29T01:00:30Z", placed: "2026-03-29T01:00:00Z"),
        // Autumn 2026: 03:00 becomes 02:00. 02:30 exists twice and counts as the first.
        (shown: "25-10-2026 02:30:00", arrives: "2026-10-25T00:30:05Z", placed: "2026-10-25T00:30:00Z"),
        (shown: "25-10-2026 02:30:00", arrives: "2026-10-25T01:30:05Z", placed: "2026-10-25T00:30:00Z"),
        (shown: "25-10-2026 03:00:00", arrives: "2026-10-25T02:00:05Z", placed: "2026-10-25T02:00:00Z"),
        // Midnight.
        (shown: "20-11-2026 23:59:59", arrives: "2026-11-20T23:00:01Z", placed: "2026-11-20T22:59:59Z"),
        (shown: "21-11-2026 00:00:00", arrives: "2026-11-20T22:59:58Z", placed: "2026-11-20T23:00:00Z"),
        // The end of the year. The order arrives before it was placed, because the device's clock is ahead.
        (shown: "01-01-2027 00:00:00", arrives: "2026-12-31T22:55:00Z", placed: "2026-12-31T23:00:00Z"),
    ]

    @Test(arguments: nights)
    func `an order that is sent during a clock change is accepted once, with the right time`(
        shown: String,
        arrives: String,
        placed: String
    ) async throws {
        var settings = IntakeFixture.settings
        settings.maxAge = .seconds(86_400)
        fixture.now = try instant(arrives)
        let engine = try fixture.engine(settings)
        try fixture.drop(order(9, placedAt: shown))
        try await engine.scan()
        fixture.now = fixture.now + .seconds(3600)
        try fixture.drop(order(9, placedAt: shown), as: "again.json")
        try await engine.scan()
        #expect(try await fixture.reasons().isEmpty)
        #expect(try await fixture.orders().map(\.placedAt) == [instant(placed)])
        #expect(try await fixture.redelivered() == 1)
    }

    @Test func `orders on both sides of midnight stay in the order in which they were placed`() async throws {
        fixture.now = try instant("2026-11-20T23:00:02Z")
        try fixture.drop(order(2, placedAt: "21-11-2026 00:00:00"), as: "a.json")
        try fixture.drop(order(1, placedAt: "20-11-2026 23:59:59"), as: "b.json")
        try fixture.drop(order(3, placedAt: "21-11-2026 00:00:01"), as: "c.json")
        try await fixture.engine().scan()
        #expect(try await fixture.orders().map(\.number) == [1, 2, 3])
    }
}
