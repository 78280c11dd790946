internal import Foundation
internal import GRDB

/// Everything that the queue's database holds about orders, read without the product's own code.
package struct QueueRecord: Sendable {
    /// An accepted order.
    struct Order: Sendable {
        let id: Int64
        let udid: String
        let number: Int
        let code: String
        let restaurant: String
        let state: String
        let receipt: String
        let totalCents: Int
        let shownTotalCents: Int
        let redeliveries: Int
        let hasArrived: Bool
        /// In milliseconds since 1970.
        let receivedAt: Int64
        let raw: [UInt8]?
        let changes: [Change]
    }

    /// A change of an order.
    struct Change: Sendable, CustomStringConvertible {
        let step: String
        let from: String?
        let to: String
        let reason: String?
        /// In milliseconds since 1970.
        let at: Int64

        var description: String { "\(step) \(from ?? "–") → \(to)" }
    }

    /// A refused file.
    struct Rejection: Sendable {
        let id: Int64
        /// `order` or `notice`.
        let kind: String
        let file: String
        let number: Int?
        let reason: String
        let receipt: String
        let orderID: Int64?
        let fileHash: [UInt8]?
        let contentHash: [UInt8]
        /// What the content hash is computed from: `content`, `file` or `untagged`.
        let hashOf: String
        let raw: [UInt8]?
    }

    let orders: [Order]
    let rejections: [Rejection]
    /// The bytes of the notices.
    let notices: [[UInt8]]
    /// What became of each notice.
    let answers: [String]
    /// What `integrity_check` and `foreign_key_check` have to say.
    let damage: [String]

    /// Reads a queue.
    ///
    /// - Parameters:
    ///   - state: the state folder.
    ///   - copying: whether to read a copy, so that the next program finds the files as the last one left them;
    ///   only while nobody writes.
    ///   - name: the database's name.
    package static func read(
        state: String,
        copying: Bool,
        named name: String = "queue.sqlite"
    ) throws -> QueueRecord {
        guard copying else { return try QueueRecord(path: "\(state)/\(name)") }
        let copy = FileManager.default.temporaryDirectory.appending(path: "torture-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
        defer { _ = Result { try FileManager.default.removeItem(at: copy) } }
        for part in [name, "\(name)-wal"] {
            let source = "\(state)/\(part)"
            if FileManager.default.fileExists(atPath: source) {
                try FileManager.default.copyItem(atPath: source, toPath: copy.appending(path: part).path)
            }
        }
        return try QueueRecord(path: copy.appending(path: name).path)
    }

    private init(path: String) throws {
        self = try Self.reading(path) { try QueueRecord(connection: $0) }
    }

    /// Whether a queue that somebody writes to has an order of that number; asks for nothing else, so that
    /// the asking takes no time that is measured.
    static func hasOrder(_ number: Int, state: String) throws -> Bool {
        try reading("\(state)/queue.sqlite") { connection in
            try Bool.fetchOne(
                connection,
                sql: "SELECT EXISTS (SELECT 1 FROM orders WHERE number = ?)",
                arguments: [number]
            ) ?? false
        }
    }

    private static func reading<Result>(_ path: String, _ body: (Database) throws -> Result) throws -> Result
    {
        var configuration = Configuration()
        configuration.readonly = true
        configuration.busyMode = .timeout(5)
        let database = try DatabaseQueue(path: path, configuration: configuration)
        defer { _ = Swift.Result { try database.close() } }
        return try database.read(body)
    }

    private init(connection: Database) throws {
        damage =
            try String.fetchAll(connection, sql: "PRAGMA integrity_check").filter { $0 != "ok" }
            + Row.fetchAll(connection, sql: "PRAGMA foreign_key_check").map { "foreign key: \($0)" }
        guard try connection.tableExists("order_changes"), try connection.tableExists("notices") else {
            // The program died before the tables were made.
            (orders, rejections, notices, answers) = ([], [], [], [])
            return
        }
        var changes: [Int64: [Change]] = [:]
        let steps = try Row.fetchCursor(
            connection,
            sql: "SELECT order_id, step, from_state, to_state, reason, at FROM order_changes ORDER BY id"
        )
        while let row = try steps.next() {
            changes[row[0], default: []].append(
                Change(step: row[1], from: row[2], to: row[3], reason: row[4], at: row[5])
            )
        }
        orders = try Row.fetchAll(
            connection,
            sql: """
                SELECT id, udid, number, code, restaurant, state, receipt, total_cents, shown_total_cents,
                    redeliveries, arrived_at, received_at, raw FROM orders ORDER BY id
                """
        ).map { row in
            Order(
                id: row[0],
                udid: row[1],
                number: row[2],
                code: row[3],
                restaurant: row[4],
                state: row[5],
                receipt: row[6],
                totalCents: row[7],
                shownTotalCents: row[8],
                redeliveries: row[9],
                hasArrived: !row.hasNull(atIndex: 10),
                receivedAt: row[11],
                raw: (row[12] as Data?).map { Array($0) },
                changes: changes[row[0]] ?? []
            )
        }
        rejections = try Row.fetchAll(
            connection,
            sql:
                """
                SELECT id, kind, file, number, reason, receipt, order_id, file_hash, content_hash, hash_of, raw
                FROM rejections ORDER BY id
                """
        ).map { row in
            Rejection(
                id: row[0],
                kind: row[1],
                file: row[2],
                number: row[3],
                reason: row[4],
                receipt: row[5],
                orderID: row[6],
                fileHash: (row[7] as Data?).map { Array($0) },
                contentHash: Array(row[8] as Data),
                hashOf: row[9],
                raw: (row[10] as Data?).map { Array($0) }
            )
        }
        notices = try Data.fetchAll(connection, sql: "SELECT raw FROM notices WHERE raw IS NOT NULL")
            .map { Array($0) }
        answers = try String.fetchAll(connection, sql: "SELECT type || ': ' || outcome FROM notices")
    }

    /// What became of everything, a line each, without what differs from run to run.
    var summary: [String] {
        let ofOrders = orders.map { order in
            let arrived = order.hasArrived ? ", arrived" : ""
            return "order \(order.number) of device \(order.udid.suffix(1)): \(order.state)\(arrived)"
        }
        let refused = rejections.map { rejection in
            let number = rejection.number.map { ", number \($0)" } ?? ""
            // Two files may be refused for one reason; their names tell them apart.
            let file = rejection.reason == "not-json" ? ", \(rejection.file)" : ""
            return "refused: \(rejection.reason)\(number)\(file)"
        }
        return ofOrders + refused + answers.map { "notice \($0)" }
    }

    /// What of the summary is another than expected.
    ///
    /// - Parameter place: where, for who reads of it.
    func differences(from expected: Set<String>, _ place: String) -> [Violation] {
        let found = Set(summary)
        return found.symmetricDifference(expected).sorted().map { line in
            let word = found.contains(line) ? "only" : "missing"
            return Violation(.asUndisturbed, "\(word) \(place): \(line)")
        }
    }
}
