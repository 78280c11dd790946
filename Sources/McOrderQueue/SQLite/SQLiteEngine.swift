import McOrderFiles
import McOrderModel

/// A queue in the files of a state folder.
struct SQLiteEngine: QueueEngine {
    let state: String
    /// Whether a queue that was copied to another place may be used.
    var opensMoved = false

    func exists() throws(QueueError) -> Bool {
        try QueueError.converting { try QueueFiles.exist(in: state) }
    }

    func writer(
        as holder: String,
        patience: Patience,
        createsAt now: Timestamp?
    ) throws(QueueError) -> any QueueWriter {
        try SQLiteWriter(
            state: state,
            holder: holder,
            patience: patience,
            createsAt: now,
            opensMoved: opensMoved
        )
    }

    func reader() throws(QueueError) -> any QueueReader {
        try SQLiteReader(state: state, opensMoved: opensMoved)
    }

    func auditor(as holder: String, patience: Patience) throws(QueueError) -> any QueueReader {
        try SQLiteReader(auditing: state, as: holder, patience: patience)
    }

    func heartbeat() throws(QueueError) -> Heartbeat? {
        try HeartbeatFile(state: state).read()
    }
}
