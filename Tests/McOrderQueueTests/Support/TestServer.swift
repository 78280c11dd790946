#if PostgreSQL
import Foundation
import OrderTesting
import ServerTesting
import Synchronization
import Testing

@testable import McOrderQueue

/// The PostgreSQL server that all tests of one process share. Each test has its own database.
final class TestServer: Sendable {
    /// The databases of queues are copies of this one.
    private static let template = "mcorder_template"

    static let shared = Result { try TestServer() }

    private let server: PrivatePostgreSQL
    private let session: Mutex<ServerSession>

    private init() throws {
        server = try PrivatePostgreSQL()
        session = Mutex(try ServerSession.open(Self.address("postgres", on: server), as: "tests"))
        try session.withLock { session in _ = try session.execute("CREATE DATABASE \(Self.template)") }
        let engine = PostgreSQLEngine(address: try Self.address(Self.template, on: server))
        try engine.writer(as: "tests", patience: .long, createsAt: noon).close()
        // The server outlives the tests' values, so it is ended with the process.
        atexit { if case .success(let server) = TestServer.shared { server.server.stop() } }
    }

    /// The folder with the server's socket.
    var folder: String { server.folder }

    static func address(_ database: String, on server: PrivatePostgreSQL) throws -> ServerAddress {
        let host = server.folder.replacing("/", with: "%2F")
        return try ServerAddress("postgresql://postgres@\(host)/\(database)")
    }

    /// The engine for the queue in a new database. Several engines with one name use the same database.
    func engine(_ name: String) throws -> PostgreSQLEngine {
        let database = "q\(name.filter(\.isHexDigit).lowercased())"
        try session.withLock { session in
            let known = try session.execute("SELECT count(*) FROM pg_database WHERE datname = '\(database)'")
            if known.number == 0 {
                _ = try session.execute("CREATE DATABASE \(database) TEMPLATE \(Self.template)")
            }
        }
        return PostgreSQLEngine(address: try Self.address(database, on: server))
    }

    /// A new database without tables.
    func emptyDatabase(_ name: String) throws -> ServerAddress {
        try remove(name)
        try session.withLock { _ = try $0.execute("CREATE DATABASE q\(name)") }
        return try Self.address("q\(name)", on: server)
    }

    func session(in address: ServerAddress) throws -> ServerSession {
        try ServerSession.open(address, as: "tests")
    }

    /// Removes the database of a queue, if there is one.
    func remove(_ name: String) throws {
        let database = "q\(name.filter(\.isHexDigit).lowercased())"
        try session.withLock { session in
            _ = try session.execute("DROP DATABASE IF EXISTS \(database) WITH (FORCE)")
        }
    }
}
#endif
