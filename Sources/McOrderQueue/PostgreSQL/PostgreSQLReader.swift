#if PostgreSQL
internal import Foundation
internal import McOrderFiles
internal import McOrderModel

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
        do {
            _ = try connect()
        } catch {
            throw QueueError(server: error)
        }
    }

    private func connect() throws -> ServerSession {
        let session = try ServerSession(to: address, as: name)
        try ServerSchema.requireCurrent(ServerSchema.version(session), at: address)
        self.session = session
        sessions += 1
        return session
    }

    func read<Result>(_ body: (any Connection) throws -> Result) throws(QueueError) -> Result {
        try opened { session in
            try session.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            return session
        } then: { session in
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

    /// Runs `first`, then `body` with its result. A session that ended meanwhile is replaced once, and
    /// `first` is run again.
    private func opened<First, Result>(
        _ first: (ServerSession) throws -> First,
        then body: (First) throws -> Result
    ) throws(QueueError) -> Result {
        do {
            return try turn.withLock {
                if isClosed { throw QueueError.closed }
                return try body(try begun(first))
            }
        } catch {
            throw QueueError(server: error)
        }
    }

    private func begun<First>(_ first: (ServerSession) throws -> First) throws -> First {
        if let session, !session.isLost {
            do {
                return try first(session)
            } catch ServerError.lost {
                self.session = nil
            }
        }
        return try first(try connect())
    }

    /// The number of the last change. Each new session counts as a change, because the server may be another
    /// one than before, without the last changes.
    func version() throws(QueueError) -> Int {
        try opened { session in
            let asked = ServerClock.local()
            let row = try session.execute(
                "SELECT coalesce(max(number), 0), \(ServerClock.column) FROM queue_writers"
            ).rows[0]
            ServerClock.note(row[1], of: address, askedAt: asked, answeredAt: ServerClock.local())
            return Int(row[0] as Int64) + sessions << 48
        } then: {
            $0
        }
    }

    func history() throws(QueueError) -> QueueHistory {
        try opened {
            try $0.history()
        } then: {
            $0
        }
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
