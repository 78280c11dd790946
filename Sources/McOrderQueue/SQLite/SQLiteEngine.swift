import McOrderFiles
import McOrderModel

/// A queue in the files of a state folder.
struct SQLiteEngine: QueueEngine {
    let state: String

    func exists() throws(QueueError) -> Bool {
        try QueueError.converting { try QueueFiles.exist(in: state) }
    }

    func writer(
        as holder: String,
        patience: Patience,
        createsAt now: Timestamp?
    ) throws(QueueError) -> any QueueWriter {
        try SQLiteWriter(state: state, holder: holder, patience: patience, createsAt: now)
    }

    func reader() throws(QueueError) -> any QueueReader {
        try SQLiteReader(state: state)
    }

    func auditor(as holder: String, patience: Patience) throws(QueueError) -> any QueueReader {
        try SQLiteReader(auditing: state, as: holder, patience: patience)
    }

    func heartbeat() throws(QueueError) -> Heartbeat? {
        try HeartbeatFile(state: state).read()
    }
}
