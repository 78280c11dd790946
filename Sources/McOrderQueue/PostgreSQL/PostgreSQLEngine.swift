#if PostgreSQL
internal import McOrderModel
internal import Synchronization

/// A queue on a PostgreSQL server.
struct PostgreSQLEngine: QueueEngine {
    let address: ServerAddress

    /// Sessions that read heartbeats, by address: programs read them every few seconds.
    private static let sessions = Mutex<[ServerAddress: ServerSession]>([:])

    func exists() throws(QueueError) -> Bool {
        do {
            return try Self.sessions.withLock { sessions in
                try Self.reusing(&sessions, address) { try ServerSchema.version($0) != nil }
            }
        } catch {
            throw QueueError(server: error)
        }
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
        do {
            let row = try Self.sessions.withLock { sessions in
                try Self.reusing(&sessions, address) { session in
                    try session.execute("SELECT body FROM queue_heartbeat", []).rows.first
                }
            }
            return row.flatMap { Heartbeat(json: $0[0]) }
        } catch {
            throw QueueError(server: error)
        }
    }

    private static func reusing<Result>(
        _ sessions: inout [ServerAddress: ServerSession],
        _ address: ServerAddress,
        _ body: (ServerSession) throws -> Result
    ) throws -> Result {
        if let session = sessions[address], !session.isLost {
            do {
                return try body(session)
            } catch ServerError.lost {
                sessions[address] = nil
            }
        }
        let session = try ServerSession(to: address, as: "mcorder")
        sessions[address] = session
        return try body(session)
    }
}
#endif
