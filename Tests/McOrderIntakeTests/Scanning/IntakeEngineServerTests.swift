import McOrderModel
import Synchronization
import Testing

@testable import McOrderIntake
@testable import McOrderQueue

/// The intake with a database server that may lose its last changes.
struct IntakeEngineServerTests {
    private let fixture: IntakeFixture
    private let server: LosableServer
    private let engine: IntakeEngine
    private let clock: TestClock

    /// A clock that tests move.
    private final class TestClock: Sendable {
        private let instant = Mutex(ContinuousClock.now)

        var now: ContinuousClock.Instant { instant.withLock { $0 } }

        func advance(_ time: Duration) { instant.withLock { $0 += time } }
    }

    init() async throws {
        fixture = try await IntakeFixture()
        server = try LosableServer(fixture.paths.state)
        let queue = try await OrderQueue(
            server,
            in: fixture.paths.state,
            as: "test",
            .command,
            createsAt: nil
        )
        let clock = TestClock()
        self.clock = clock
        engine = try fixture.engine(queue: queue, monotonic: { clock.now })
    }

    @Test func `a received file stays for the time unlink_after, and is not received again`() async throws {
        try fixture.drop()
        #expect(try await engine.scan().decided == 1)
        clock.advance(.seconds(29))
        let report = try await engine.scan()
        #expect(report.decided == 0)
        #expect(report.waiting == 0)
        #expect(try fixture.waiting() == ["order.json"])
        clock.advance(.seconds(1))
        try await engine.scan()
        #expect(try fixture.waiting().isEmpty)
        #expect(try await fixture.orders().count == 1)
        #expect(try await fixture.redelivered() == 0)
    }

    @Test func `with a synchronous standby a received file is unlinked at once`() async throws {
        server.gainStandby()
        try fixture.drop()
        try await engine.scan()
        #expect(try fixture.waiting().isEmpty)
    }

    @Test func `orders that a failed server lost are received again`() async throws {
        try fixture.drop()
        try await engine.scan()
        let standby = try await IntakeFixture()
        try server.takeOver(standby.paths.state)
        #expect(try await engine.scan().decided == 1)
        #expect(try await standby.orders().count == 1)
        // It stays once more, since the new server can be lost as well.
        #expect(try fixture.waiting() == ["order.json"])
        clock.advance(.seconds(30))
        try await engine.scan()
        #expect(try fixture.waiting().isEmpty)
        #expect(try await standby.redelivered() == 0)
    }
}
