#if PostgreSQL
import Foundation
import McOrderFiles
import McOrderModel

/// Reads a queue on a PostgreSQL server.
final class PostgreSQLReader: QueueReader, @unchecked Sendable {
    private let address: ServerAddress
    private let opensMoved: Bool
    private let shared: SharedSession
    /// The members below are used only within a turn of the shared session.
    private var isClosed = false
    /// The number of the session whose tables were checked.
    private var checked = 0

    /// - Parameter opensMoved: whether a queue that was copied to another place may be read.
    init(at address: ServerAddress, opensMoved: Bool = false) throws(QueueError) {
        self.address = address
        self.opensMoved = opensMoved
        shared = SharedSession.of(address)
        try exclusively { _ = try begun { $0 } }
    }

    func read<Result>(_ body: (any Connection) throws -> Result) throws(QueueError) -> Result {
        try exclusively {
            let session = try begun { session in
                try session.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
                session.hasCursor = false
                return session
            }
            do {
                let result = try body(ServerTransaction(session: session))
                try session.end("COMMIT")
                return result
            } catch {
                // The session may be lost; then there is nothing to end.
                _ = try? session.execute("ROLLBACK")
                guard let wait = error as? ServerError, wait.isWait else { throw error }
                throw QueueError.busy(holder: try session.rival())
            }
        }
    }

    /// Runs `body` while no other thread uses the session.
    private func exclusively<Result>(_ body: () throws -> Result) throws(QueueError) -> Result {
        try QueueError.converting(QueueError.init(server:)) {
            try shared.exclusively { _ in
                if isClosed { throw QueueError.closed }
                return try body()
            }
        }
    }

    /// Runs `body` with the session. A session that ended meanwhile is replaced once, and `body` runs again.
    private func begun<Result>(_ body: (ServerSession) throws -> Result) throws -> Result {
        var isUsable = true
        defer { if !isUsable { shared.end() } }
        return try shared.begun { session in
            if checked != shared.number {
                isUsable = false
                try ServerSchema.requireCurrent(ServerSchema.version(session), at: address)
                try session.adoptSettings(opensMoved: opensMoved)
                checked = shared.number
                isUsable = true
            }
            return try body(session)
        }
    }

    /// The number of the last change. Each new session counts as a change, because the server may be another
    /// one than before, without the last changes.
    func version() throws(QueueError) -> Int {
        try exclusively {
            try begun { session in
                let asked = ServerClock.local()
                let row = try session.execute(
                    """
                    SELECT coalesce(max(number), 0), \(ServerClock.column), \(ServerSession.restorations)
                    FROM queue_writers
                    """
                ).rows[0]
                session.restorations = row[2]
                ServerClock.note(row[1], of: address, askedAt: asked, answeredAt: ServerClock.local())
                return Int(row[0] as Int64) + shared.number << 48
            }
        }
    }

    func history() throws(QueueError) -> QueueHistory {
        try exclusively { try begun { try $0.history() } }
    }

    func requireCommits() throws(QueueError) {
        try exclusively { try begun { try $0.requireStandby() } }
    }

    func changeFeed() -> any ChangeFeed {
        NotificationFeed(of: shared)
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

    /// The session stays open for other views of this process.
    func close() throws(QueueError) {
        do {
            try shared.exclusively { _ in isClosed = true }
        } catch {
            throw QueueError(error)
        }
    }
}
#endif
