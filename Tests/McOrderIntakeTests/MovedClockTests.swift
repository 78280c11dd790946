import FolderTesting
import McOrderFiles
import McOrderModel
import OrderTesting
import Testing

@testable import McOrderIntake
@testable import McOrderQueue

/// Tests what the intake erases over months. Each test runs it several times, each time with a later clock.
@Suite(.timeLimit(.minutes(5))) struct MovedClockTests {
    /// The data that is kept of an order and of a refused file.
    private struct Left: Equatable {
        var receipts: Int
        var names: [Bool]
        var raw: [Bool]
        var refusedRaw: [Bool]
    }

    private func left(_ fixture: IntakeFixture) async throws -> Left {
        Left(
            receipts: try Files.names(fixture.paths.receipts).count,
            names: try await fixture.orders().map { $0.deviceName != nil },
            raw: try await fixture.words("SELECT CAST(raw IS NOT NULL AS TEXT) FROM orders ORDER BY id").map {
                $0 == "1"
            },
            refusedRaw: try await fixture.words(
                "SELECT CAST(raw IS NOT NULL AS TEXT) FROM rejections ORDER BY id"
            )
            .map { $0 == "1" }
        )
    }

    /// Runs the intake once, this many days after the order was taken in.
    private func run(_ fixture: IntakeFixture, day: Int, _ settings: IntakeSettings) async throws -> Left {
        fixture.now = SampleOrder.soonAfter + .seconds(day * 86_400 + 60)
        try await fixture.intake(settings).runOnce()
        return try await left(fixture)
    }

    private func takeIn(_ settings: IntakeSettings) async throws -> IntakeFixture {
        let fixture = try await IntakeFixture()
        try fixture.drop()
        let refused = SampleOrder.with {
            $0.number = "\"3\""
            $0.lines = "[]"
        }
        try fixture.drop(refused, as: "refused.json")
        try await fixture.intake(settings).runOnce()
        let order = try #require(try await fixture.orders().first)
        try await fixture.queue.advance(order, to: .collected, by: "till 1", at: fixture.now)
        try await fixture.intake(settings).runOnce()
        return fixture
    }

    @Test func `receipts are removed after two days, names and files after thirty`() async throws {
        let settings = IntakeFixture.settings
        let fixture = try await takeIn(settings)
        let all = Left(receipts: 2, names: [true], raw: [true], refusedRaw: [true])
        #expect(try await run(fixture, day: 1, settings) == all)
        let withoutReceipts = Left(receipts: 0, names: [true], raw: [true], refusedRaw: [true])
        #expect(try await run(fixture, day: 2, settings) == withoutReceipts)
        #expect(try await run(fixture, day: 29, settings) == withoutReceipts)
        let forgotten = Left(receipts: 0, names: [false], raw: [false], refusedRaw: [false])
        #expect(try await run(fixture, day: 30, settings) == forgotten)
        // The same file, a year later.
        try fixture.drop()
        #expect(try await run(fixture, day: 365, settings) == forgotten)
        #expect(try await fixture.redelivered() == 1)
        var errors: [AuditFinding] = []
        _ = try fixture.view.blocking { try $0.audit { errors.append($0) } }
        #expect(errors == [])
    }

    @Test func `raw files are removed after their own number of days if personal data is kept longer`()
        async throws
    {
        var settings = IntakeFixture.settings
        settings.retention.rawDays = 10
        settings.retention.personalDays = 0
        let fixture = try await takeIn(settings)
        #expect(try await run(fixture, day: 9, settings).raw == [true])
        let after = try await run(fixture, day: 10, settings)
        #expect(after.raw == [false] && after.names == [true] && after.refusedRaw == [true])
    }

    @Test func `refused files are removed by the space that they use`() async throws {
        var settings = IntakeFixture.settings
        settings.retention.rejectedMegabytes = 0
        let fixture = try await takeIn(settings)
        #expect(try await run(fixture, day: 0, settings).refusedRaw == [false])
    }

    @Test func `all data of an order is kept as long as the order is open`() async throws {
        var settings = IntakeFixture.settings
        settings.expireAfter = .zero
        let fixture = try await IntakeFixture()
        try fixture.drop()
        try await fixture.intake(settings).runOnce()
        let left = try await run(fixture, day: 1000, settings)
        #expect(left == Left(receipts: 1, names: [true], raw: [true], refusedRaw: []))
    }
}
