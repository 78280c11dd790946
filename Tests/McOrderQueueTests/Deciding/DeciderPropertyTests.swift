import Foundation
import GRDB
import Testing

@testable import McOrderModel
@testable import McOrderQueue

/// Compares files decided in one batch with the same files decided in a batch each, on random histories.
///
/// The environment variable `MCORDER_BATCHES` sets the number of batches; the default is 1000.
@Suite(.timeLimit(.minutes(60))) struct DeciderPropertyTests {
    @Test func `the same files lead to the same decisions and the same rows`() throws {
        let wanted = ProcessInfo.processInfo.environment["MCORDER_BATCHES"].flatMap { Int($0) } ?? 1000
        let template = try DatabaseQueue()
        try QueueSchema.migrate(template)
        let (together, apart) = (try DatabaseQueue(), try DatabaseQueue())
        var seen: [String: Int] = [:]
        var batches = 0
        var seed: UInt64 = 0
        while batches < wanted {
            seed += 1
            var world = try BatchWorld(seed: seed)
            for database in [together, apart] {
                try template.backup(to: database)
                try database.write { try world.prepare($0) }
            }
            for _ in 0..<4 {
                let files = try world.batch()
                let maxOpen = world.maxOpen
                let mine = try together.inDatabase { try Self.decide(files, $0, maxOpen: maxOpen) }
                let theirs = try apart.inDatabase { connection in
                    try files.flatMap { try Self.decide([$0], connection, maxOpen: maxOpen) }
                }
                #expect(mine.map(Self.word) == theirs.map(Self.word), "seed \(seed)")
                for outcome in mine { seen[Self.word(outcome), default: 0] += 1 }
                if let request = try world.request(apart) {
                    let answers = try (
                        together.write { try Self.answer(request.0, request.1, $0, maxOpen: maxOpen) },
                        apart.write { try Self.answer(request.0, request.1, $0, maxOpen: maxOpen) }
                    )
                    #expect(Self.word(answers.0) == Self.word(answers.1), "seed \(seed)")
                    seen["answer " + Self.word(answers.0), default: 0] += 1
                }
                let (mineRows, theirRows) = (try Self.rows(together), try Self.rows(apart))
                #expect(mineRows == theirRows, "seed \(seed)")
                guard mineRows == theirRows else { return }
                batches += 1
            }
        }
        // Fails if the random batches never reach some outcome, because the comparison then does not test it.
        for word in Self.words { #expect(seen[word, default: 0] > 0, "\(word) in \(seen)") }
    }

    /// The outcomes that the batches must reach at least once.
    private static let words = [
        "enqueued", "redelivered", "rejected number-reused", "rejected blacklisted", "rejected stale",
        "rejected too-many-open-orders", "rejected paused", "rejected sold-out", "rejected too-many-waiting",
        "noticed done",
        "noticed needless", "noticed refused", "orderUnknown", "undecided", "impossible", "answer enqueued",
        "answer rejected number-reused", "answer noticed done",
    ]

    private static func word(_ outcome: FileOutcome) -> String {
        switch outcome {
        case .enqueued: "enqueued"
        case .redelivered: "redelivered"
        case .rejected(let reason): "rejected \(reason.rawValue)"
        case .noticed(let outcome, _): "noticed \(outcome.rawValue)"
        case .orderUnknown: "orderUnknown"
        case .undecided: "undecided"
        case .impossible: "impossible"
        }
    }

    /// Decides files like the queue: all at once, and again one by one if a constraint failed.
    private static func decide(
        _ files: [IncomingFile],
        _ connection: Database,
        maxOpen: Int
    ) throws -> [FileOutcome] {
        let decider = BatchDecider(
            connection: SQLiteTransaction(database: connection),
            holder: "mcorderd",
            maxOpen: maxOpen,
            presence: BatchWorld.presence,
            room: RejectionRoom(limit: .max),
            redelivered: RedeliveredOrders()
        )
        var result: [FileOutcome] = []
        do {
            try connection.inTransaction {
                result = try decider.decide(files)
                return .commit
            }
        } catch is ConstraintBroken {
            try connection.inTransaction {
                result = try decider.decide(files, separately: true)
                return .commit
            }
        }
        return result
    }

    private static func answer(
        _ requested: RequestedRejection,
        _ file: IncomingFile,
        _ connection: Database,
        maxOpen: Int
    ) throws -> FileOutcome {
        try BatchDecider(
            connection: SQLiteTransaction(database: connection),
            holder: "mcorderd",
            maxOpen: maxOpen,
            presence: BatchWorld.presence,
            room: RejectionRoom(limit: .max),
            redelivered: RedeliveredOrders()
        )
        .answer(requested, with: file)
    }

    /// All stored rows.
    private static func rows(_ database: DatabaseQueue) throws -> [String] {
        try database.read { connection in
            try [
                "orders", "order_lines", "order_changes", "rejections", "notices", "settings", "arrivals",
                "presence_uses",
            ]
            .flatMap { table -> [String] in
                guard try connection.tableExists(table) else { return [] }
                return try GRDB.Row.fetchAll(connection, sql: "SELECT * FROM \(table) ORDER BY 1, 2")
                    .map { "\(table) \($0)" }
            }
        }
    }
}
