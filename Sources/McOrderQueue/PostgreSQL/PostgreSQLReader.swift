#if PostgreSQL
import Foundation
import McOrderFiles
import McOrderModel

/// Reads a queue on a PostgreSQL server.
final class PostgreSQLReader: QueueReader, @unchecked Sendable {
    private let address: ServerAddress
    private let name: String
    /// Guards the members below.
    private let turn = NSLock()
    private var session: ServerSession?
    private var sessions = 0
    private var isClosed = false

    init(at address: ServerAddress, as name: String) throws(QueueError) {
        self.address = address
        self.name = name
        session = try QueueError.converting(QueueError.init(server:), connect)
    }

    private func connect() throws -> ServerSession {
        let session = try ServerSession(to: address, as: name)
        try ServerSchema.requireCurrent(ServerSchema.version(session), at: address)
        sessions += 1
        return session
    }

    func read<Result>(_ body: (any Connection) throws -> Result) throws(QueueError) -> Result {
        try exclusively {
            let session = try begun { session in
                try session.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
                return session
            }
            do {
                let result = try body(ServerTransaction(session: session))
                try session.execute("COMMIT")
                return result
            } catch {
                // The session may be lost; then there is nothing to end.
                _ = try? session.execute("ROLLBACK")
                throw error
            }
        }
    }

    /// Runs `body` while no other thread uses the session.
    private func exclusively<Result>(_ body: () throws -> Result) throws(QueueError) -> Result {
        try QueueError.converting(QueueError.init(server:)) {
            try turn.withLock {
                if isClosed { throw QueueError.closed }
                return try body()
            }
        }
    }

    /// Runs `body` with the session. A session that ended meanwhile is replaced once, and `body` runs again.
    private func begun<Result>(_ body: (ServerSession) throws -> Result) throws -> Result {
        try session.replacedIfLost(connect, body)
    }

    /// The number of the last change. Each new session counts as a change, because the server may be another
    /// one than before, without the last changes.
    func version() throws(QueueError) -> Int {
        try exclusively {
            try begun { session in
                let asked = ServerClock.local()
                let row = try session.execute(
                    "SELECT coalesce(max(number), 0), \(ServerClock.column) FROM queue_writers"
                ).rows[0]
                ServerClock.note(row[1], of: address, askedAt: asked, answeredAt: ServerClock.local())
                return Int(row[0] as Int64) + sessions << 48
            }
        }
    }

    func history() throws(QueueError) -> QueueHistory {
        try exclusively { try begun { try $0.history() } }
    }

    func changeFeed() -> any ChangeFeed {
        NotificationFeed(of: address, as: name)
    }

    /// The server checks its constraints itself, and its pages when it reads them if it was set up with
    /// checksums.
    func checkIntegrity() throws(QueueError) {
        _ = try version()
    }

    func auditFile(_ report: (AuditFinding) throws -> Void) throws {}

    func copy(
        to name: FileName,
        in folder: Directory,
        replacing: Bool
    ) throws(CopyError) -> (counts: QueueCounts, bytes: Int64) {
        throw .queue(.server(.hasOwnBackup))
    }

    func close() throws(QueueError) {
        turn.withLock {
            isClosed = true
            session = nil
        }
    }
}
#endif
