import McOrderModel
import McOrderQueue
import Testing

@testable import McOrderIntake

/// Notices in a folder shared by several daemons, each of which serves some restaurants.
struct LimitedNoticeTests {
    private let house: TestHouse

    init() async throws {
        house = try await TestHouse()
    }

    private func engine(serving restaurant: String) throws -> IntakeEngine {
        var settings = TestHouse.settings
        settings.restaurants = [RestaurantID(restaurant)]
        return try house.engine(settings)
    }

    @Test func `a notice about another daemon's order is not decided here, also for days`()
        async throws
    {
        let engine = try engine(serving: "urbil")
        try house.drop()
        try house.drop(SampleNotice())
        #expect(try await engine.scan() == ScanReport(elsewhere: 2))
        house.now = house.now + .seconds(10 * 86_400)
        #expect(try await engine.scan() == ScanReport(elsewhere: 2))
        #expect(try house.waiting() == ["order.json", "x.notice"])
        #expect(try await house.reasons().isEmpty)
    }

    @Test func `the daemon that has the order takes its notice, in one step with the order`() async throws {
        let engine = try engine(serving: "garbera")
        try house.drop(SampleNotice())
        #expect(try await engine.scan() == ScanReport(elsewhere: 1))
        try house.drop()
        #expect(try await engine.scan().decided == 2)
        #expect(try await house.orders().map(\.state) == [.cancelled])
        #expect(try house.waiting().isEmpty)
    }

    @Test func `a notice that cannot be read may be another's`() async throws {
        let engine = try engine(serving: "garbera")
        try house.drop(Array("{".utf8), as: "a.notice")
        try house.drop(SampleNotice.with { $0.udid = "\"x\"" }, as: "b.notice")
        #expect(try await engine.scan() == ScanReport(elsewhere: 2))
        #expect(try house.waiting() == ["a.notice", "b.notice"])
    }
}
