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
    private let opensMoved: Bool
    /// The row of this writer in `queue_writers`.
    let name = UUID().uuidString
    private var session: ServerSession?
    /// Whether the writer has made a change, so that it has a row.
    private var hasRow = false
    /// The state of the server at the beginning of the last transaction.
    private(set) var history: QueueHistory
    /// The place of the last durable change; `nil` if changes are not compared with it.
    private var known: ServerPlace?

    /// How long a change whose COMMIT was not answered is looked for on the server.
    private static let searchPatience = Duration.seconds(20)
    /// How long a lock is waited for at a time; also the server's `lock_timeout`.
    private static let lockWait = Duration.seconds(5)
    /// How long the answer to a COMMIT is waited for before it is looked for why there is none.
    private static let commitPatience = Duration.seconds(4)
    /// How long the row of a writer is kept in `queue_writers`; longer than ``searchPatience``.
    private static let rowPatience = Duration.seconds(60)

    /// - Parameters:
    ///   - creates: whether missing tables are created.
    ///   - opensMoved: whether a queue that was copied to another place may be changed.
    init(
        at address: ServerAddress,
        as holder: String,
        patience: Patience,
        creates: Bool,
        opensMoved: Bool
    ) throws {
        self.opensMoved = opensMoved
        self.address = address
        self.holder = holder
        self.patience = patience
        let session = try ServerSession.open(address, as: holder)
        if creates {
            try ServerSchema.migrate(session, at: address)
        }
        try ServerSchema.requireCurrent(ServerSchema.version(session), at: address)
        try session.adoptSettings(opensMoved: opensMoved)
        history = try session.history()
        self.session = session
    }

    /// Compares each change with the last place that is known; see ``OrderQueue/follow(_:)``.
    mutating func follow(_ place: ServerPlace?) {
        known = place ?? ServerPlace(system: 0, timeline: 0)
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
        let session = try ServerSession.open(address, as: holder)
        try ServerSchema.requireCurrent(ServerSchema.version(session), at: address)
        try session.adoptSettings(opensMoved: opensMoved)
        self.session = session
        return session
    }

    /// Runs a transaction with the lock, and commits it if `body` says that it changes something.
    ///
    /// If another client's lock or transaction is in the way, it is tried again, `body` included.
    mutating func transaction<Result>(
        isDurable: Bool,
        _ body: (ServerSession) throws -> (Result, isChange: Bool)
    ) throws -> (Result, isChange: Bool) {
        try patiently { writer throws in try writer.attemptTransaction(isDurable: isDurable, body) }
    }

    /// Runs `body` again while another client is in its way, as long as the writer has patience.
    mutating func patiently<Result>(_ body: (inout WriterSession) throws -> Result) throws -> Result {
        let began = ContinuousClock.now
        while true {
            do {
                return try body(&self)
            } catch let error as ServerError where error.isWait {
                let waited = ContinuousClock.now - began
                let rival = try connected().rival()
                if let deadline = patience.deadline, waited >= deadline {
                    throw QueueError.busy(holder: rival)
                }
                patience.onWait(rival, waited)
                // A wait for a lock took its time already.
                if !error.isLockTimeout { Thread.sleep(forTimeInterval: 0.1) }
            }
        }
    }

    private mutating func attemptTransaction<Result>(
        isDurable: Bool,
        _ body: (ServerSession) throws -> (Result, isChange: Bool)
    ) throws -> (Result, isChange: Bool) {
        let (session, number) = try begin(isDurable)
        let outcome: (Result, isChange: Bool)
        do {
            session.deadline = .now + ServerSession.patience
            defer { session.deadline = nil }
            outcome = try body(session)
        } catch {
            rollBack(session)
            throw error
        }
        if outcome.isChange {
            try commit(session, number)
            if isDurable, known != nil {
                history.place?.change = number
                known = history.place
            }
        } else {
            // Nothing has to be made durable.
            if (try? session.end("ROLLBACK")) == nil { self.session = nil }
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
            guard wait > .zero else { throw QueueError.busy(holder: try session.rival()) }
            do {
                if let number = try begin(session, isDurable, lockWait: wait) { return number }
                try session.beginHistory(after: known, at: history.place)
            } catch let error as ServerError where error.isLockTimeout {
                try session.execute("ROLLBACK")
                try session.requireStandby()
                patience.onWait(try session.rival(), ContinuousClock.now - began)
            } catch {
                rollBack(session)
                throw error
            }
        }
    }

    /// Begins a transaction in one message to the server. Each statement after the lock sees everything that
    /// was committed before the lock was taken, since the isolation is READ COMMITTED.
    ///
    /// - Returns: the number of the change; `nil` if the server lacks durable changes.
    private mutating func begin(
        _ session: ServerSession,
        _ isDurable: Bool,
        lockWait: Duration
    ) throws -> Int64? {
        let milliseconds = max(1, Int(lockWait / .milliseconds(1)))
        let asked = ServerClock.local()
        let row = try session.execute(
            """
            BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL lock_timeout = \(milliseconds);
            \(isDurable ? "" : "SET LOCAL synchronous_commit = off;")
            SELECT pg_advisory_xact_lock(\(ServerSchema.writerLock));
            \(hasRow ? "" : Self.removal)
            INSERT INTO queue_writers (name, number, at)
                VALUES ('\(name)', nextval('queue_writes'), extract(epoch FROM now())::bigint * 1000)
                ON CONFLICT (name) DO UPDATE SET number = excluded.number, at = excluded.at
                RETURNING number, (SELECT max(version) FROM queue_schema), \(ServerSession.waitsForStandby),
                    \(ServerClock.column), \(ServerSession.restorations)
            """
        ).rows[0]
        (hasRow, session.hasCursor) = (true, false)
        try ServerSchema.requireCurrent(row[1], at: address)
        session.restorations = row[4]
        ServerClock.note(row[3], of: address, askedAt: asked, answeredAt: ServerClock.local())
        let number: Int64 = row[0]
        var place = session.place
        if let known {
            if known.isAhead(of: number, on: place) || known.restorations > place.restorations {
                history = QueueHistory(at: place, isKeptTwice: row[2])
                return nil
            }
            // On another timeline or server the numbers begin again.
            let isSame = known.system == place.system && known.timeline == place.timeline
            place.change = isSame ? known.change : 0
        }
        history = QueueHistory(at: place, isKeptTwice: row[2])
        return number
    }

    /// Removes the rows of writers that made no change for a while, so that a poll costs the same after any
    /// number of commands. The new row has the highest number.
    private static let removal = """
        DELETE FROM queue_writers
            WHERE at < extract(epoch FROM now())::bigint * 1000 - \(Int(rowPatience / .milliseconds(1)));
        """

    /// Commits. If the answer is lost, or says that a standby did not confirm it, the change is looked for.
    private mutating func commit(_ session: ServerSession, _ number: Int64) throws {
        _ = session.takeWarning()
        do {
            let command = try session.execute("COMMIT", patience: Self.commitPatience).command
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
                let session = try ServerSession.open(address, as: holder)
                try session.requireStandby()
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
            } catch QueueError.server(.standbyAway(let names)) {
                throw QueueError.server(.standbyAway(names: names))
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
}
#endif
