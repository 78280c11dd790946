#if PostgreSQL
import Foundation
import McOrderModel
import OrderTesting
import ServerTesting
import Testing

@testable import McOrderQueue

/// The clock of a queue on a server, whatever the clocks of the machines show.
@Suite(.timeLimit(.minutes(2))) struct ServerClockTests {
    private static func address(_ name: String) throws -> ServerAddress {
        try ServerAddress("postgresql://clock.invalid/\(name)")
    }

    @Test func `the difference to the server's clock changes only as much as an answer requires`() throws {
        let address = try Self.address("a")
        let local = Timestamp(milliseconds: 1_000_000)
        // The server's time, how long the answer took, and how far the server's clock is ahead then.
        for (server, duration, ahead) in [
            (1_000_400, 500, 0), (1_003_600, 100, 3_499), (1_003_500, 4_000, 3_499), (990_000, 0, -9_999),
        ] as [(Int64, Int64, Int64)] {
            ServerClock.note(server, of: address, askedAt: 1_000_000, answeredAt: 1_000_000 + duration)
            let time = ServerClock.time(of: address, at: local).milliseconds
            #expect(time == 1_000_000 + ahead, "\(server)")
        }
        #expect(ServerClock.time(of: try Self.address("b"), at: local) == local)
    }

    @Test func `a queue on one machine uses the machine's clock`() {
        #expect(QueueClock.of("/var/lib/mcorderd", { noon })() == noon)
    }

    /// To a machine that is an hour behind, the server is an hour ahead.
    @Test(.enabled(if: PrivatePostgreSQL.canHaveAnotherClock), arguments: [3600, -3600])
    func `a machine whose clock is wrong stores the server's time`(_ ahead: Int) async throws {
        let server = try PrivatePostgreSQL(ahead: ahead)
        defer { withExtendedLifetime(server) {} }
        let address = try TestServer.address("postgres", on: server)
        let clock = QueueClock.of(address.description, Timestamp.now)
        let writer = try PostgreSQLEngine(address: address).writer(as: "t", patience: .long, createsAt: noon)
        let time = try writer.write(survivesPowerCut: true) { connection in
            try connection.run("INSERT INTO settings (name, value) VALUES ('x', 'y')")
            return try connection.value("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
                as Int64?
        }
        let difference = clock().milliseconds - (try #require(time))
        #expect(abs(difference) < 5000, "\(difference) ms")
        try writer.close()
    }
}
#endif
