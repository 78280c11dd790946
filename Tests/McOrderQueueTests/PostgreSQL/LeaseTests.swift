#if PostgreSQL
import McOrderModel
import OrderTesting
import ServerTesting
import Testing

@testable import McOrderQueue

/// Tests which of several daemons serves a folder.
@Suite(.enabled(if: PrivatePostgreSQL.isInstalled), .timeLimit(.minutes(2))) struct LeaseTests {
    private let fixture: TestQueue
    private let folder: DeviceID
    /// Each statement is its own transaction.
    private let connection: ServerTransaction

    init() async throws {
        fixture = try await TestQueue(on: .postgreSQL)
        folder = try device(77)
        let address = try TestServer.shared.get().engine(fixture.folder.name).address
        connection = ServerTransaction(session: try TestServer.shared.get().session(in: address))
    }

    private func lease(_ host: String, _ restaurants: Set<String>? = nil) throws -> Lease {
        let ids = try restaurants.map { Set(try $0.map { try restaurant($0).id }) }
        return Lease(folder: folder, restaurants: ids, host: host)
    }

    @Test func `a second daemon waits until the first one is silent for six seconds`() throws {
        var (first, second) = (LeaseKeeper(holder: "1"), LeaseKeeper(holder: "2"))
        let (one, two) = (try lease("a"), try lease("b"))
        let start = ContinuousClock.now
        let status1 = try first.take(one, connection, at: start)
        #expect(status1 == .ours)
        let status2 = try second.take(two, connection, at: start)
        #expect(status2 == .held(host: "a"))
        // A renewal shows that the daemon is running.
        try first.renew(connection)
        let later = start + .seconds(7)
        let status3 = try second.take(two, connection, at: later)
        #expect(status3 == .held(host: "a"))
        let almost = later + .milliseconds(5999)
        let status4 = try second.take(two, connection, at: almost)
        #expect(status4 == .held(host: "a"))
        let silent = later + .seconds(6)
        let status5 = try second.take(two, connection, at: silent)
        #expect(status5 == .ours)
        // The first daemon continues: its change is refused, and it has to wait now.
        #expect(throws: QueueError.server(.leaseLost)) { try first.renew(connection) }
        let status6 = try first.take(one, connection, at: silent)
        #expect(status6 == .held(host: "b"))
    }

    @Test func `a lease of all restaurants excludes one of some, and the other way round`() throws {
        var (first, second) = (LeaseKeeper(holder: "1"), LeaseKeeper(holder: "2"))
        let now = ContinuousClock.now
        let (one, two) = (try lease("a", ["garbera"]), try lease("b", ["urbil"]))
        let all = try lease("b")
        let status7 = try first.take(one, connection, at: now)
        #expect(status7 == .ours)
        let status8 = try second.take(all, connection, at: now)
        #expect(status8 == .held(host: "a"))
        let status9 = try second.take(two, connection, at: now)
        #expect(status9 == .ours)
        try first.release(connection)
        let status10 = try second.take(all, connection, at: now)
        #expect(status10 == .ours)
        let status11 = try first.take(one, connection, at: now)
        #expect(status11 == .held(host: "b"))
    }

    @Test func `a daemon that lost its lease commits and publishes nothing`() async throws {
        #expect(try await fixture.queue.take(try lease("a")) == .ours)
        #expect(fixture.queue.mayPublish)
        // Simulates another daemon that takes the lease after six seconds.
        try connection.run("UPDATE queue_leases SET epoch = epoch + 1, holder = 'other'")
        let file = try incoming(try order())
        await #expect(throws: QueueError.server(.leaseLost)) {
            try await fixture.queue.decide([file], by: "mcorderd")
        }
        #expect(try await fixture.count("orders") == 0)
        #expect(!fixture.queue.mayPublish)
    }
}
#endif
