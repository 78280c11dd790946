#if PostgreSQL
import McOrderModel

/// A queue on a PostgreSQL server.
struct PostgreSQLEngine: QueueEngine {
    let address: ServerAddress
    /// Whether a queue that was copied to another place may be used.
    var opensMoved = false

    func exists() throws(QueueError) -> Bool {
        try reusing { try ServerSchema.version($0) != nil }
    }

    func writer(
        as holder: String,
        patience: Patience,
        createsAt now: Timestamp?
    ) throws(QueueError) -> any QueueWriter {
        try PostgreSQLWriter(
            at: address,
            as: holder,
            patience: patience,
            creates: now != nil,
            opensMoved: opensMoved
        )
    }

    func reader() throws(QueueError) -> any QueueReader {
        try PostgreSQLReader(at: address, opensMoved: opensMoved)
    }

    func auditor(as holder: String, patience: Patience) throws(QueueError) -> any QueueReader {
        try PostgreSQLReader(at: address)
    }

    func heartbeat() throws(QueueError) -> Heartbeat? {
        try reusing { try $0.execute("SELECT body FROM queue_heartbeat", []).rows.first }
            .flatMap { Heartbeat(json: $0[0]) }
    }

    private func reusing<Result: Sendable>(
        _ body: (ServerSession) throws -> Result
    ) throws(QueueError) -> Result {
        try QueueError.converting(QueueError.init(server:)) {
            try SharedSession.of(address).exclusively { try $0.begun(body) }
        }
    }
}
#endif
