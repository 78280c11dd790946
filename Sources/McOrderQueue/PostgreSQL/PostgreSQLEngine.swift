#if PostgreSQL
import McOrderModel
import Synchronization

/// A queue on a PostgreSQL server.
struct PostgreSQLEngine: QueueEngine {
    let address: ServerAddress

    /// Sessions that read heartbeats, by address: programs read them every few seconds.
    private static let sessions = Mutex<[ServerAddress: ServerSession]>([:])

    func exists() throws(QueueError) -> Bool {
        try reusing { try ServerSchema.version($0) != nil }
    }

    func writer(
        as holder: String,
        patience: Patience,
        createsAt now: Timestamp?
    ) throws(QueueError) -> any QueueWriter {
        try PostgreSQLWriter(at: address, as: holder, patience: patience, creates: now != nil)
    }

    func reader() throws(QueueError) -> any QueueReader {
        try PostgreSQLReader(at: address, as: "mcorder reader")
    }

    func auditor(as holder: String, patience: Patience) throws(QueueError) -> any QueueReader {
        try PostgreSQLReader(at: address, as: holder)
    }

    func heartbeat() throws(QueueError) -> Heartbeat? {
        try reusing { try $0.execute("SELECT body FROM queue_heartbeat", []).rows.first }
            .flatMap { Heartbeat(json: $0[0]) }
    }

    /// Runs `body` with the session for this address. A session that ended meanwhile is replaced once.
    private func reusing<Result: Sendable>(
        _ body: (ServerSession) throws -> Result
    ) throws(QueueError) -> Result {
        try QueueError.converting(QueueError.init(server:)) {
            try Self.sessions.withLock { sessions in
                try sessions[address].replacedIfLost({ try ServerSession(to: address, as: "mcorder") }, body)
            }
        }
    }
}
#endif
