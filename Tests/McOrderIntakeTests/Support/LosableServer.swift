import McOrderModel
import Synchronization

@testable import McOrderQueue

/// A server without a synchronous standby: a standby that takes over lacks the last changes.
final class LosableServer: QueueEngine, QueueWriter {
    private let state: Mutex<(writer: any QueueWriter, history: QueueHistory)>

    /// - Parameter folder: the state folder of the queue that plays the server.
    init(_ folder: String) throws(QueueError) {
        let writer = try SQLiteEngine(state: folder).writer(as: "test", patience: .command, createsAt: nil)
        state = Mutex((writer, QueueHistory(timeline: 1, isKeptTwice: false)))
    }

    /// Replaces the lost server by the queue in another state folder.
    func takeOver(_ folder: String) throws(QueueError) {
        let next = try SQLiteEngine(state: folder).writer(as: "test", patience: .command, createsAt: nil)
        state.withLock { $0 = (next, QueueHistory(timeline: $0.history.timeline + 1, isKeptTwice: false)) }
    }

    func gainStandby() {
        state.withLock { $0.history = QueueHistory(timeline: $0.history.timeline, isKeptTwice: true) }
    }

    var history: QueueHistory { state.withLock { $0.history } }

    private var current: any QueueWriter { state.withLock { $0.writer } }

    // MARK: The writer

    func write<Result>(
        survivesPowerCut isDurable: Bool,
        _ body: (any Connection) throws -> Result
    ) throws(QueueError) -> Result {
        try current.write(survivesPowerCut: isDurable, body)
    }

    func emptyJournal() throws(QueueError) -> Bool { try current.emptyJournal() }

    func keep(_ numbers: CloseNumbers) throws(QueueError) { try current.keep(numbers) }

    func write(_ heartbeat: Heartbeat) throws(QueueError) { try current.write(heartbeat) }

    func close() throws(QueueError) { try current.close() }

    // MARK: The engine

    func exists() throws(QueueError) -> Bool { true }

    func writer(as holder: String, patience: Patience, createsAt now: Timestamp?) -> any QueueWriter { self }

    func reader() throws(QueueError) -> any QueueReader { throw .closed }

    func auditor(as holder: String, patience: Patience) throws(QueueError) -> any QueueReader {
        throw .closed
    }

    func heartbeat() throws(QueueError) -> Heartbeat? { nil }
}
