import McOrderModel
import McOrderQueue
import Testing

@testable import McOrderIntake

/// Notices in a folder shared by several daemons, each of which serves some restaurants.
struct LimitedNoticeTests {
    private let fixture: IntakeFixture

    init() async throws {
        fixture = try await IntakeFixture()
    }

    private func engine(serving restaurant: String) throws -> IntakeEngine {
        var settings = IntakeFixture.settings
        settings.restaurants = [RestaurantID(restaurant)]
        return try fixture.engine(settings)
    }

    @Test func `a notice about another daemon's order is not decided here, also after days`() async throws {
        let engine = try engine(serving: "urbil")
        try fixture.drop()
        try fixture.drop(SampleNotice())
        #expect(try await engine.scan() == ScanReport(elsewhere: 2))
        fixture.now = fixture.now + .seconds(10 * 86_400)
        #expect(try await engine.scan() == ScanReport(elsewhere: 2))
        #expect(try fixture.waiting() == ["order.json", "x.notice"])
        #expect(try await fixture.reasons().isEmpty)
    }

    @Test func `the daemon that has the order decides its notice in the same transaction`() async throws {
        let engine = try engine(serving: "garbera")
        try fixture.drop(SampleNotice())
        #expect(try await engine.scan() == ScanReport(elsewhere: 1))
        try fixture.drop()
        #expect(try await engine.scan().decided == 2)
        #expect(try await fixture.orders().map(\.state) == [.cancelled])
        #expect(try fixture.waiting().isEmpty)
    }

    @Test func `a notice that cannot be read is left to other daemons`() async throws {
        let engine = try engine(serving: "garbera")
        try fixture.drop(Array("{".utf8), as: "a.notice")
        try fixture.drop(SampleNotice.with { $0.udid = "\"x\"" }, as: "b.notice")
        #expect(try await engine.scan() == ScanReport(elsewhere: 2))
        #expect(try fixture.waiting() == ["a.notice", "b.notice"])
    }
}
