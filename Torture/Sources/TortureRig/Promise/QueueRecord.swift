import Foundation

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
        /// The kind of input of the content hash: `content`, `file` or `untagged`.
        let hashOf: String
        let raw: [UInt8]?
    }

    let orders: [Order]
    let rejections: [Rejection]
    let notices: [[UInt8]]
    /// The result of each notice.
    let answers: [String]
    /// The messages of `integrity_check` and `foreign_key_check`.
    let damage: [String]

    /// Reads a queue.
    ///
    /// - Parameters:
    ///   - state: the state folder.
    ///   - copying: whether to read a copy, so that the next program finds the files as the last program left
    ///     them; only allowed while no program writes.
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

    /// Whether a queue that is being written has an order of that number. It queries nothing else, so that
    /// the query does not add to the measured time.
    static func hasOrder(_ number: Int, state: String) throws -> Bool {
        let database = try Database("\(state)/queue.sqlite", isReadOnly: true)
        return try !database.rows("SELECT 1 FROM orders WHERE number = \(number)").isEmpty
    }

    private init(path: String) throws {
        let database = try Database(path, isReadOnly: true)
        // All tables are read in one transaction, so that they agree while another program writes.
        try database.execute("BEGIN")
        damage =
            try database.rows("PRAGMA integrity_check").map { try $0.text(0) }.filter { $0 != "ok" }
            + database.rows("PRAGMA foreign_key_check").map { "foreign key: \($0)" }
        let tables = try database.rows(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name IN ('order_changes', 'notices')"
        )
        guard tables.count == 2 else {
            // The program was killed before it created the tables.
            (orders, rejections, notices, answers) = ([], [], [], [])
            return
        }
        var changes: [Int64: [Change]] = [:]
        for row in try database.rows(
            "SELECT order_id, step, from_state, to_state, reason, at FROM order_changes ORDER BY id"
        ) {
            changes[try row.integer(0), default: []].append(
                Change(
                    step: try row.text(1),
                    from: try row.ifAny(2, row.text),
                    to: try row.text(3),
                    reason: try row.ifAny(4, row.text),
                    at: try row.integer(5)
                )
            )
        }
        orders = try database.rows(
            """
            SELECT id, udid, number, code, restaurant, state, receipt, total_cents, shown_total_cents,
                redeliveries, arrived_at, received_at, raw FROM orders ORDER BY id
            """
        ).map { row in
            Order(
                id: try row.integer(0),
                udid: try row.text(1),
                number: Int(try row.integer(2)),
                code: try row.text(3),
                restaurant: try row.text(4),
                state: try row.text(5),
                receipt: try row.text(6),
                totalCents: Int(try row.integer(7)),
                shownTotalCents: Int(try row.integer(8)),
                redeliveries: Int(try row.integer(9)),
                hasArrived: !row.isNull(10),
                receivedAt: try row.integer(11),
                raw: try row.ifAny(12, row.bytes),
                changes: changes[try row.integer(0)] ?? []
            )
        }
        rejections = try database.rows(
            """
            SELECT id, kind, file, number, reason, receipt, order_id, file_hash, content_hash, hash_of, raw
            FROM rejections ORDER BY id
            """
        ).map { row in
            Rejection(
                id: try row.integer(0),
                kind: try row.text(1),
                file: try row.text(2),
                number: try row.ifAny(3, row.integer).map { Int($0) },
                reason: try row.text(4),
                receipt: try row.text(5),
                orderID: try row.ifAny(6, row.integer),
                fileHash: try row.ifAny(7, row.bytes),
                contentHash: try row.bytes(8),
                hashOf: try row.text(9),
                raw: try row.ifAny(10, row.bytes)
            )
        }
        notices = try database.rows("SELECT raw FROM notices WHERE raw IS NOT NULL").map { try $0.bytes(0) }
        answers = try database.rows("SELECT type || ': ' || outcome FROM notices").map { try $0.text(0) }
    }

    /// The result of each order, file and notice, one line each, without values that differ between runs.
    var summary: [String] {
        let ofOrders = orders.map { order in
            let arrived = order.hasArrived ? ", arrived" : ""
            return "order \(order.number) of device \(order.udid.suffix(1)): \(order.state)\(arrived)"
        }
        let refused = rejections.map { rejection in
            let number = rejection.number.map { ", number \($0)" } ?? ""
            // Two files may be refused for the same reason; their names distinguish them.
            let file = rejection.reason == "not-json" ? ", \(rejection.file)" : ""
            return "refused: \(rejection.reason)\(number)\(file)"
        }
        return ofOrders + refused + answers.map { "notice \($0)" }
    }

    /// The differences between the summary and the expected one.
    ///
    /// - Parameter place: where the difference was found, for the report.
    func differences(from expected: Set<String>, _ place: String) -> [Violation] {
        let found = Set(summary)
        return found.symmetricDifference(expected).sorted().map { line in
            let word = found.contains(line) ? "only" : "missing"
            return Violation(.asUndisturbed, "\(word) \(place): \(line)")
        }
    }
}
