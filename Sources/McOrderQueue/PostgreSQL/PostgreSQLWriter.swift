#if PostgreSQL
internal import Foundation
internal import McOrderFiles
internal import McOrderModel
internal import Synchronization

/// Changes a queue on a PostgreSQL server.
///
/// Every change is one transaction, and only one at a time is made: it begins with taking a lock of the
/// database, which its end releases. The ids of all tables therefore rise in the order of the commits.
final class PostgreSQLWriter: QueueWriter, @unchecked Sendable {
    private let address: ServerAddress
    private let holder: String
    private let patience: Patience
    /// Guards the members below.
    private let turn = NSLock()
    private var session: ServerSession?
    private var isClosed = false
    private var announcement = Announcement()
    /// The row of this object in `queue_writers`.
    private let name: String
    private var leases: LeaseKeeper
    private let right = Mutex(PublishingRight.always)
    private let past: Mutex<QueueHistory>

    /// How long a change whose COMMIT was not answered is looked for on the server.
    private static let searchPatience = Duration.seconds(20)
    /// How long a lock is waited for at a time; also the server's `lock_timeout`.
    private static let lockWait = Duration.seconds(5)

    init(
        at address: ServerAddress,
        as holder: String,
        patience: Patience,
        creates: Bool
    ) throws(QueueError) {
        self.address = address
        self.holder = holder
        self.patience = patience
        name = UUID().uuidString
        leases = LeaseKeeper(holder: name)
        do {
            let session = try ServerSession(to: address, as: holder)
            if creates {
                try ServerSchema.migrate(session, at: address)
                try session.execute(
                    "DELETE FROM queue_writers WHERE at < extract(epoch FROM now())::bigint * 1000 - 86400000"
                )
            }
            try ServerSchema.requireCurrent(ServerSchema.version(session), at: address)
            past = Mutex(try session.history())
            self.session = session
        } catch {
            throw QueueError(server: error)
        }
    }

    func write<Result>(
        survivesPowerCut isDurable: Bool,
        _ body: (any Connection) throws -> Result
    ) throws(QueueError) -> Result {
        do {
            return try turn.withLock {
                if isClosed { throw QueueError.closed }
                let began = ContinuousClock.now
                let (session, number) = try begin(isDurable)
                let result: Result
                var before = session.changedRows
                do {
                    let connection = ServerTransaction(session: session)
                    try renewLease(connection)
                    before = session.changedRows
                    result = try body(connection)
                } catch {
                    rollBack(session)
                    throw error
                }
                guard session.changedRows != before else {
                    // Nothing has to be made durable, and no reader needs a notification.
                    rollBack(session)
                    return result
                }
                try commit(session, number)
                if leases.isHolder { right.withLock { $0 = .since(began) } }
                announce()
                return result
            }
        } catch {
            throw QueueError(server: error)
        }
    }

    // MARK: The transaction

    /// Begins a transaction with the lock. A session that ended meanwhile is replaced once.
    private func begin(_ isDurable: Bool) throws -> (ServerSession, number: Int64) {
        if let session, !session.isLost {
            do {
                return (session, try begin(session, isDurable))
            } catch ServerError.lost {
                self.session = nil
            }
        }
        let session = try ServerSession(to: address, as: holder)
        try ServerSchema.requireCurrent(ServerSchema.version(session), at: address)
        self.session = session
        return (session, try begin(session, isDurable))
    }

    private func begin(_ session: ServerSession, _ isDurable: Bool) throws -> Int64 {
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
    private func begin(
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
        past.withLock { $0 = QueueHistory(timeline: session.timeline, isKeptTwice: row[2]) }
        ServerClock.note(row[3], of: address, askedAt: asked, answeredAt: ServerClock.local())
        return row[0]
    }

    /// Commits. If the answer is lost, or says that a standby did not confirm it, the change is looked for.
    private func commit(_ session: ServerSession, _ number: Int64) throws {
        _ = session.takeWarning()
        do {
            let command = try session.execute("COMMIT").command
            guard command == "COMMIT" else {
                throw QueueError.database(words: "the transaction was rolled back")
            }
            guard session.takeWarning() else { return }
        } catch ServerError.lost {
            // Whether the server committed is unknown.
        }
        self.session = nil
        guard try isCommitted(number) else {
            throw QueueError.server(.unreachable(words: "the server ended before the change was made"))
        }
    }

    /// Whether a change was made whose COMMIT was not answered.
    ///
    /// With the lock, nothing of the old session is in progress any more. The answer is itself a commit: once
    /// it is durable, so are all commits before it.
    private func isCommitted(_ number: Int64) throws -> Bool {
        let deadline = ContinuousClock.now + Self.searchPatience
        var pause = ReconnectPause()
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
                    throw ServerError.lost(words: "the standby does not confirm")
                }
                self.session = session
                return found == number
            } catch {
                guard ContinuousClock.now < deadline else {
                    throw QueueError.server(.unknownOutcome(words: ServerError.words(of: error)))
                }
                pause.wait()
            }
        }
    }

    /// Rolls back. If that fails, the session is lost, and the server rolls back.
    private func rollBack(_ session: ServerSession) {
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

    // MARK: Lease

    func take(_ lease: Lease) throws(QueueError) -> Lease.Status {
        let began = ContinuousClock.now
        let status = try leasing { try $0.take(lease, $1, at: began) }
        right.withLock { $0 = status == .ours ? .since(began) : .none }
        return status
    }

    func releaseLease() throws(QueueError) {
        try leasing { try $0.release($1) }
    }

    /// Runs `body` in a transaction that is not announced, since leases are not part of the orders.
    private func leasing<Result>(
        _ body: (inout LeaseKeeper, any Connection) throws -> Result
    ) throws(QueueError) -> Result {
        do {
            return try turn.withLock {
                if isClosed { throw QueueError.closed }
                let (session, number) = try begin(true)
                let result: Result
                do {
                    result = try body(&leases, ServerTransaction(session: session))
                } catch {
                    rollBack(session)
                    throw error
                }
                try commit(session, number)
                return result
            }
        } catch {
            throw QueueError(server: error)
        }
    }

    private func renewLease(_ connection: any Connection) throws {
        do {
            try leases.renew(connection)
        } catch QueueError.server(.leaseLost) {
            right.withLock { $0 = .none }
            throw QueueError.server(.leaseLost)
        }
    }

    var mayPublish: Bool {
        right.withLock { $0.holds(at: .now) }
    }

    var history: QueueHistory { past.withLock { $0 } }

    // MARK: Announcing

    /// Announces a commit to the readers, at most once per 20 ms. The announcement is a transaction of its
    /// own: the server serialises commits of transactions that announce something.
    private func announce() {
        switch announcement.afterCommit(at: .now) {
        case .now: sendAnnouncement()
        case .later(let pause):
            DispatchQueue.global().asyncAfter(deadline: .now() + pause) { [weak self] in
                self?.announceLater()
            }
        case .planned: return
        }
    }

    private func announceLater() {
        turn.withLock {
            guard !isClosed, announcement.isDue(at: .now) else { return }
            sendAnnouncement()
        }
    }

    /// Readers also query every second or two, so a lost announcement only delays them.
    private func sendAnnouncement() {
        _ = try? session?.execute(
            "BEGIN; SET LOCAL synchronous_commit = off; NOTIFY \(NotificationFeed.channel); COMMIT"
        )
    }

    // MARK: Other duties

    /// Overwrites erased rows, as far as no reader needs them. The server's journal (WAL) is overwritten by
    /// the server itself.
    func emptyJournal() throws(QueueError) -> Bool {
        try outsideTransaction { session in
            try session.execute("VACUUM orders, order_changes, order_lines, notices, rejections, blacklist")
            return true
        }
    }

    func write(_ heartbeat: Heartbeat) throws(QueueError) {
        try outsideTransaction { session in
            _ = try session.execute("SET synchronous_commit = off")
            defer { _ = try? session.execute("RESET synchronous_commit") }
            _ = try session.execute(
                """
                INSERT INTO queue_heartbeat (id, body) VALUES (1, $1)
                ON CONFLICT (id) DO UPDATE SET body = excluded.body
                """,
                [heartbeat.json]
            )
        }
    }

    /// Runs `body` without the queue's lock.
    private func outsideTransaction<Result>(
        _ body: (ServerSession) throws -> Result
    ) throws(QueueError) -> Result {
        do {
            return try turn.withLock {
                if isClosed { throw QueueError.closed }
                if let session, !session.isLost { return try body(session) }
                let session = try ServerSession(to: address, as: holder)
                self.session = session
                return try body(session)
            }
        } catch {
            throw QueueError(server: error)
        }
    }

    func close() throws(QueueError) {
        turn.withLock {
            if announcement.isPlanned { sendAnnouncement() }
            isClosed = true
            session = nil
        }
    }
}
#endif
