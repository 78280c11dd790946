#if PostgreSQL
import Foundation
import McOrderModel

/// The session in which one writer makes its changes: each is a transaction with a lock of the database,
/// which its end releases.
///
/// A session that ended is replaced. If the answer to a COMMIT is lost, the change is looked for.
struct WriterSession {
    private let address: ServerAddress
    private let holder: String
    private let patience: Patience
    /// The row of this writer in `queue_writers`.
    let name = UUID().uuidString
    private var session: ServerSession?
    /// The state of the server at the beginning of the last transaction.
    private(set) var history: QueueHistory

    /// How long a change whose COMMIT was not answered is looked for on the server.
    private static let searchPatience = Duration.seconds(20)
    /// How long a lock is waited for at a time; also the server's `lock_timeout`.
    private static let lockWait = Duration.seconds(5)

    /// - Parameter creates: whether missing tables are created.
    init(at address: ServerAddress, as holder: String, patience: Patience, creates: Bool) throws {
        self.address = address
        self.holder = holder
        self.patience = patience
        let session = try ServerSession(to: address, as: holder)
        if creates {
            try ServerSchema.migrate(session, at: address)
            try session.execute(
                "DELETE FROM queue_writers WHERE at < extract(epoch FROM now())::bigint * 1000 - 86400000"
            )
        }
        try ServerSchema.requireCurrent(ServerSchema.version(session), at: address)
        history = try session.history()
        self.session = session
    }

    /// Runs statements without result, outside a transaction, if there is a session. Errors are ignored.
    func attempt(_ statements: String) {
        _ = try? session?.execute(statements)
    }

    /// Ends the session.
    mutating func close() {
        session = nil
    }

    /// The present session, or a new one if it ended.
    mutating func connected() throws -> ServerSession {
        if let session, !session.isLost { return session }
        let session = try ServerSession(to: address, as: holder)
        try ServerSchema.requireCurrent(ServerSchema.version(session), at: address)
        self.session = session
        return session
    }

    /// Runs a transaction with the lock, and commits it if `body` says that it changes something.
    mutating func transaction<Result>(
        isDurable: Bool,
        _ body: (ServerSession) throws -> (Result, isChange: Bool)
    ) throws -> (Result, isChange: Bool) {
        let (session, number) = try begin(isDurable)
        let outcome: (Result, isChange: Bool)
        do {
            outcome = try body(session)
        } catch {
            rollBack(session)
            throw error
        }
        if outcome.isChange {
            try commit(session, number)
        } else {
            // Nothing has to be made durable.
            rollBack(session)
        }
        return outcome
    }

    /// Begins a transaction with the lock. A session that ended meanwhile is replaced once.
    private mutating func begin(_ isDurable: Bool) throws -> (ServerSession, number: Int64) {
        let session = try connected()
        do {
            return (session, try begin(session, isDurable))
        } catch ServerError.lost {
            self.session = nil
        }
        let next = try connected()
        return (next, try begin(next, isDurable))
    }

    private mutating func begin(_ session: ServerSession, _ isDurable: Bool) throws -> Int64 {
        let began = ContinuousClock.now
        while true {
            let waited = ContinuousClock.now - began
            let wait = min(patience.deadline.map { $0 - waited } ?? Self.lockWait, Self.lockWait)
            guard wait > .zero else { throw QueueError.busy(holder: try rival(session)) }
            do {
                return try begin(session, isDurable, lockWait: wait)
            } catch let error as ServerError where error.isLockTimeout {
                try session.execute("ROLLBACK")
                patience.onWait(try rival(session), ContinuousClock.now - began)
            } catch {
                rollBack(session)
                throw error
            }
        }
    }

    /// Begins a transaction in one message to the server. Each statement after the lock sees everything that
    /// was committed before the lock was taken, since the isolation is READ COMMITTED.
    private mutating func begin(
        _ session: ServerSession,
        _ isDurable: Bool,
        lockWait: Duration
    ) throws -> Int64 {
        let milliseconds = max(1, Int(lockWait / .milliseconds(1)))
        let asked = ServerClock.local()
        let row = try session.execute(
            """
            BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL lock_timeout = \(milliseconds);
            \(isDurable ? "" : "SET LOCAL synchronous_commit = off;")
            SELECT pg_advisory_xact_lock(\(ServerSchema.writerLock));
            INSERT INTO queue_writers (name, number, at)
                VALUES ('\(name)', nextval('queue_writes'), extract(epoch FROM now())::bigint * 1000)
                ON CONFLICT (name) DO UPDATE SET number = excluded.number, at = excluded.at
                RETURNING number, (SELECT max(version) FROM queue_schema), \(ServerSession.waitsForStandby),
                    \(ServerClock.column)
            """
        ).rows[0]
        try ServerSchema.requireCurrent(row[1], at: address)
        history = QueueHistory(timeline: session.timeline, isKeptTwice: row[2])
        ServerClock.note(row[3], of: address, askedAt: asked, answeredAt: ServerClock.local())
        return row[0]
    }

    /// Commits. If the answer is lost, or says that a standby did not confirm it, the change is looked for.
    private mutating func commit(_ session: ServerSession, _ number: Int64) throws {
        _ = session.takeWarning()
        do {
            let command = try session.execute("COMMIT").command
            guard command == "COMMIT" else {
                throw QueueError.database(cause: "the transaction was rolled back")
            }
            guard session.takeWarning() else { return }
        } catch ServerError.lost {
            // Whether the server committed is unknown.
        }
        self.session = nil
        guard try isCommitted(number) else {
            throw QueueError.server(.unreachable(cause: "the server ended before the change was made"))
        }
    }

    /// Whether a change was made whose COMMIT was not answered.
    ///
    /// With the lock, nothing of the old session is in progress any more. The answer is itself a commit: once
    /// it is durable, so are all commits before it.
    private mutating func isCommitted(_ number: Int64) throws -> Bool {
        let deadline = ContinuousClock.now + Self.searchPatience
        // 0.1 s, and twice as long each time, up to 2 s.
        var pause = Duration.milliseconds(100)
        while true {
            do {
                let session = try ServerSession(to: address, as: holder)
                try session.execute(
                    "BEGIN; SELECT pg_advisory_xact_lock(\(ServerSchema.writerLock))"
                )
                let found = try session.execute(
                    "SELECT coalesce(max(number), 0) FROM queue_writers WHERE name = '\(name)'"
                ).number
                _ = session.takeWarning()
                let command = try session.execute(
                    """
                    INSERT INTO queue_writers (name, number, at) VALUES ('\(name)', 0, 0)
                        ON CONFLICT (name) DO UPDATE SET at = queue_writers.at;
                    COMMIT
                    """
                ).command
                guard command == "COMMIT", !session.takeWarning() else {
                    throw ServerError.lost(cause: "the standby does not confirm")
                }
                self.session = session
                return found == number
            } catch {
                guard ContinuousClock.now < deadline else {
                    throw QueueError.server(.unknownOutcome(cause: ServerError.words(of: error)))
                }
                Thread.sleep(forTimeInterval: pause / .seconds(1))
                pause = min(pause * 2, .seconds(2))
            }
        }
    }

    /// Rolls back. If that fails, the session is lost, and the server rolls back.
    private mutating func rollBack(_ session: ServerSession) {
        if (try? session.execute("ROLLBACK")) == nil { self.session = nil }
    }

    /// The name of the program that has the lock.
    private func rival(_ session: ServerSession) throws -> String {
        try session.execute(
            """
            SELECT coalesce(max(application_name), '') FROM pg_locks JOIN pg_stat_activity USING (pid)
            WHERE locktype = 'advisory' AND granted AND pid <> pg_backend_pid()
                AND (classid::bigint << 32 | objid::bigint) = \(ServerSchema.writerLock)
            """
        ).text ?? ""
    }
}
#endif
