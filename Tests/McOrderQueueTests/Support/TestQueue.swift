import McOrderFiles
import McOrderModel
import OrderTesting
import Testing

@testable import McOrderQueue

extension Patience {
    /// Short enough that a test does not wait long, and long enough for a busy machine to write a
    /// transaction.
    static let short = Patience(deadline: .milliseconds(50)) { _, _ in }
    /// Long enough for any number of writers in a test.
    static let long = Patience(deadline: .seconds(60)) { _, _ in }
}

/// A new queue in its own folder, with a view of it.
final class TestQueue: Sendable {
    let folder: StateFolder
    let queue: OrderQueue
    let view: QueueView
    private let engine: any QueueEngine
    private let kind: TestEngine

    init(on engine: TestEngine = .current) async throws {
        folder = try StateFolder()
        kind = engine
        self.engine = try engine.queue(in: folder)
        queue = try await OrderQueue(
            self.engine,
            in: folder.path,
            as: "mcorderd",
            .long,
            createsAt: noon
        )
        view = try await QueueView(self.engine)
    }

    deinit {
        do {
            try view.blocking { try $0.close() }
            try queue.blocking { try $0.close() }
            try kind.remove(folder)
        } catch QueueError.file {
            // The test removed the lock file.
        } catch {
            Issue.record(error)
        }
    }

    /// A queue of another writer on the same folder.
    func second(_ holder: String = "till 2", _ patience: Patience = .short) async throws -> OrderQueue {
        try await OrderQueue(engine, in: folder.path, as: holder, patience, createsAt: nil)
    }

    /// Another view of the queue, as another program would have it.
    func secondView() async throws -> QueueView { try await QueueView(engine) }

    /// A lock on the same files through another descriptor, as another process would have it.
    func lock() throws -> FileLock { try QueueFiles.openLock(in: folder.path, create: false) }

    @discardableResult
    func enqueue(_ incoming: IncomingFile) async throws -> QueuedOrder {
        let outcome = try await queue.decide([incoming], by: "mcorderd").first
        guard case .enqueued(let id) = outcome else {
            Issue.record("\(String(describing: outcome))")
            throw QueueError.noSuchOrder(id: 0)
        }
        return try await order(id)
    }

    /// Puts an order into the queue and takes it through these states, one minute apart.
    func enqueue(_ incoming: IncomingFile, then states: [OrderState]) async throws -> QueuedOrder {
        var order = try await enqueue(incoming)
        for (step, state) in states.enumerated() {
            let time = incoming.receivedAt + .seconds(60 * (step + 1))
            try await queue.advance(order, to: state, by: "till 1", at: time)
            order = try await self.order(order.id)
        }
        return order
    }

    func order(_ id: Int64) async throws -> QueuedOrder { try #require(try await view.order(id: id)) }

    /// The rows of a query's result, each as a list of texts.
    func rows(_ sql: String) async throws -> [[String]] {
        try await view.read { connection in
            try connection.rows(Statement(stringLiteral: sql)).map { row in row.values.map(\.word) }
        }
    }

    /// The bytes in the first column of a query's first row.
    func bytes(_ sql: String) async throws -> [UInt8]? {
        try await view.read { try $0.value(Statement(stringLiteral: sql)) }
    }

    /// The number of rows in a table.
    func count(_ table: String) async throws -> Int {
        try await view.read { try $0.value("SELECT count(*) FROM \(table)") ?? -1 }
    }

    /// Changes the database without the queue's own operations, but in the queue's turn.
    func execute(_ sql: String) async throws {
        _ = try await queue.write { try $0.run(Statement(stringLiteral: sql)) }
    }
}

extension SQLValue {
    /// The value as the tests write it.
    fileprivate var word: String {
        switch self {
        case .null: "-"
        case .integer(let number): "\(number)"
        case .text(let text): text
        case .bytes(let bytes): "\(bytes.count) bytes"
        case .integers(let numbers): "\(numbers)"
        case .texts(let texts): "\(texts)"
        }
    }
}
