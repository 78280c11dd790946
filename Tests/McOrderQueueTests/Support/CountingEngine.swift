import McOrderFiles
import McOrderModel
import Synchronization

@testable import McOrderQueue

/// An engine whose readers and writers count their statements: on a server each of them takes the time to the
/// server and back.
struct CountingEngine: QueueEngine {
    final class Counter: Sendable {
        private let count = Mutex(0)

        func add() { count.withLock { $0 += 1 } }

        /// Counts the executions of one statement that are sent together.
        func add(_ all: [SQLArguments]) {
            if !all.isEmpty { add() }
        }

        /// The number of statements since the last call.
        func take() -> Int {
            count.withLock { count in
                defer { count = 0 }
                return count
            }
        }
    }

    let engine: any QueueEngine
    let counter = Counter()

    func exists() throws(QueueError) -> Bool { try engine.exists() }

    func writer(
        as holder: String,
        patience: Patience,
        createsAt now: Timestamp?
    ) throws(QueueError) -> any QueueWriter {
        Writer(
            writer: try engine.writer(as: holder, patience: patience, createsAt: now),
            counter: counter
        )
    }

    func reader() throws(QueueError) -> any QueueReader {
        Reader(reader: try engine.reader(), counter: counter)
    }

    func auditor(as holder: String, patience: Patience) throws(QueueError) -> any QueueReader {
        try engine.auditor(as: holder, patience: patience)
    }

    func heartbeat() throws(QueueError) -> Heartbeat? { try engine.heartbeat() }

    private struct Reader: QueueReader {
        let reader: any QueueReader
        let counter: Counter

        func read<Result>(_ body: (any Connection) throws -> Result) throws(QueueError) -> Result {
            try reader.read { try body(Counted(connection: $0, counter: counter)) }
        }

        func version() throws(QueueError) -> Int { try reader.version() }

        func changeFeed() -> any ChangeFeed { reader.changeFeed() }

        func checkIntegrity() throws(QueueError) { try reader.checkIntegrity() }

        func auditFile(_ report: (AuditFinding) throws -> Void) throws { try reader.auditFile(report) }

        func copy(
            to name: FileName,
            in folder: Directory,
            replacing: Bool
        ) throws(CopyError) -> (counts: QueueCounts, bytes: Int64) {
            try reader.copy(to: name, in: folder, replacing: replacing)
        }

        func close() throws(QueueError) { try reader.close() }
    }

    private struct Writer: QueueWriter {
        let writer: any QueueWriter
        let counter: Counter

        func write<Result>(
            survivesPowerCut isDurable: Bool,
            _ body: (any Connection) throws -> Result
        ) throws(QueueError) -> Result {
            try writer.write(survivesPowerCut: isDurable) {
                try body(Counted(connection: $0, counter: counter))
            }
        }

        func emptyJournal() throws(QueueError) -> Bool { try writer.emptyJournal() }

        func write(_ heartbeat: Heartbeat) throws(QueueError) { try writer.write(heartbeat) }

        func keep(_ numbers: CloseNumbers) throws(QueueError) { try writer.keep(numbers) }

        func close() throws(QueueError) { try writer.close() }
    }

    private struct Counted: Connection {
        let connection: any Connection
        let counter: Counter

        func run(_ statement: Statement, _ arguments: SQLArguments) throws -> Int {
            counter.add()
            return try connection.run(statement, arguments)
        }

        func insert(_ statement: Statement, _ arguments: SQLArguments) throws -> Int64 {
            counter.add()
            return try connection.insert(statement, arguments)
        }

        func runEach(_ statement: Statement, _ all: [SQLArguments]) throws -> [Int] {
            counter.add(all)
            return try connection.runEach(statement, all)
        }

        func insertEach(_ statement: Statement, _ all: [SQLArguments]) throws -> [Int64] {
            counter.add(all)
            return try connection.insertEach(statement, all)
        }

        func rowsEach(_ statement: Statement, _ all: [SQLArguments]) throws -> [[Row]] {
            counter.add(all)
            return try connection.rowsEach(statement, all)
        }

        func forEach(
            _ statement: Statement,
            _ arguments: SQLArguments,
            _ body: (Row) throws -> Bool
        ) throws {
            counter.add()
            try connection.forEach(statement, arguments, body)
        }

        func rows(_ statement: Statement, _ arguments: SQLArguments) throws -> [Row] {
            counter.add()
            return try connection.rows(statement, arguments)
        }

        func row(_ statement: Statement, _ arguments: SQLArguments) throws -> Row? {
            counter.add()
            return try connection.row(statement, arguments)
        }

        func undoing<Result>(_ body: () throws -> Result) throws -> Result { try connection.undoing(body) }

        var timeline: Int64 { connection.timeline }
    }
}
