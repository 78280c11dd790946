#if PostgreSQL
import Foundation
import McOrderFiles
import McOrderModel
import Synchronization

/// Changes a queue on a PostgreSQL server.
///
/// Every change is one transaction, and only one at a time is made; see ``WriterSession``. The ids of all
/// tables therefore rise in the order of the commits.
final class PostgreSQLWriter: QueueWriter, @unchecked Sendable {
    /// Guards the members below.
    private let turn = NSLock()
    private var session: WriterSession
    private var isClosed = false
    /// The number of changes so far, which shows whether the writer is idle.
    private var changes = 0
    /// In seconds.
    private static let idleTime = 5.0
    private var announcement = Announcement()
    private var leases: LeaseKeeper
    private let right = Mutex(PublishingRight.always)
    private let past: Mutex<QueueHistory>

    init(
        at address: ServerAddress,
        as holder: String,
        patience: Patience,
        creates: Bool,
        opensMoved: Bool = false
    ) throws(QueueError) {
        session = try QueueError.converting(QueueError.init(server:)) {
            try WriterSession(
                at: address,
                as: holder,
                patience: patience,
                creates: creates,
                opensMoved: opensMoved
            )
        }
        leases = LeaseKeeper(holder: session.name)
        past = Mutex(session.history)
    }

    /// Runs `body` while no other thread uses the session.
    private func exclusively<Result>(_ body: () throws -> Result) throws(QueueError) -> Result {
        try QueueError.converting(QueueError.init(server:)) {
            try turn.withLock {
                if isClosed { throw QueueError.closed }
                defer { past.withLock { $0 = session.history } }
                return try body()
            }
        }
    }

    func write<Result>(
        survivesPowerCut isDurable: Bool,
        _ body: (any Connection) throws -> Result
    ) throws(QueueError) -> Result {
        try exclusively {
            let began = ContinuousClock.now
            let (result, isChange) = try session.transaction(isDurable: isDurable) { session in
                let connection = ServerTransaction(session: session)
                try renewLease(connection)
                let before = session.changedRows
                let result = try body(connection)
                return (result, session.changedRows != before)
            }
            guard isChange else { return result }
            if leases.isHolder { right.withLock { $0 = .since(began) } }
            announce()
            endWhenIdle()
            return result
        }
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
        try exclusively {
            try session.transaction(isDurable: true) { session in
                (try body(&leases, ServerTransaction(session: session)), isChange: true)
            }.0
        }
    }

    private func renewLease(_ connection: any Connection) throws {
        do {
            try leases.renew(connection)
        } catch {
            if !leases.isHolder { right.withLock { $0 = .none } }
            throw error
        }
    }

    var mayPublish: Bool {
        right.withLock { $0.holds(at: .now) }
    }

    /// Safe to ask while a change waits for the lock.
    var history: QueueHistory { past.withLock { $0 } }

    func tryChange() throws(QueueError) {
        try exclusively {
            _ = try session.transaction(isDurable: true) { session in
                try session.requireRights()
                return ((), isChange: true)
            }
        }
    }

    func follow(_ place: ServerPlace?) {
        turn.withLock { session.follow(place) }
    }

    // MARK: Announcing

    /// Announces a commit to the readers, at most once per 20 ms. The announcement is a transaction of its
    /// own: the server serialises commits of transactions that announce something.
    private func announce() {
        guard let pause = announcement.pause(afterCommitAt: .now) else { return }
        guard pause > .zero else { return sendAnnouncement() }
        DispatchQueue.global().asyncAfter(deadline: .now() + pause / .seconds(1)) { [weak self] in
            self?.announceLater()
        }
    }

    private func announceLater() {
        turn.withLock {
            guard !isClosed, announcement.isDue(at: .now) else { return }
            sendAnnouncement()
        }
    }

    /// Ends the session of a till or of the pages a while after their last change, so that it is not counted
    /// among the server's sessions. A daemon, which has the lease, keeps its session.
    private func endWhenIdle() {
        guard !leases.isHolder else { return }
        changes += 1
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.idleTime) { [weak self, changes] in
            self?.turn.withLock {
                guard let self, self.changes == changes, !self.isClosed else { return }
                self.session.close()
            }
        }
    }

    /// Readers also query every second or two, so a lost announcement only delays them.
    private func sendAnnouncement() {
        session.attempt(
            "BEGIN; SET LOCAL synchronous_commit = off; NOTIFY \(NotificationFeed.channel); COMMIT"
        )
    }

    // MARK: Other duties

    /// Overwrites erased rows, as far as no reader needs them. The server's journal (WAL) is overwritten by
    /// the server itself.
    func emptyJournal() throws(QueueError) -> Bool {
        try exclusively {
            let session = try session.connected()
            _ = session.takeWarning()
            do throws(ServerError) {
                try session.execute(
                    "VACUUM orders, order_changes, order_lines, notices, rejections, blacklist, revoked"
                )
            } catch {
                guard error.isWait else { throw error }
                return false
            }
            // The server warns of a table that it may not overwrite for this user.
            return !session.takeWarning()
        }
    }

    /// Does nothing: tills of other machines make closes too, so the daemon keeps the numbers in its state
    /// folder; see ``OrderQueue/continueCloses(after:)``.
    func keep(_ numbers: CloseNumbers) throws(QueueError) {}

    func write(_ heartbeat: Heartbeat) throws(QueueError) {
        try exclusively {
            try session.patiently { writer in
                // The setting is the transaction's own.
                _ = try writer.connected().execute(
                    """
                    INSERT INTO queue_heartbeat (id, body)
                    SELECT 1, $1 FROM (SELECT set_config('synchronous_commit', 'off', true)) AS settings
                    ON CONFLICT (id) DO UPDATE SET body = excluded.body
                    """,
                    [heartbeat.json]
                )
            }
        }
    }

    func close() throws(QueueError) {
        turn.withLock {
            if announcement.isPlanned { sendAnnouncement() }
            isClosed = true
            session.close()
        }
    }
}
#endif
