import Foundation

/// The checker: reads the folders and the database with its own code and reports the broken promises.
package struct Invariants: Sendable {
    /// The state of the trial, which decides what can be checked.
    package enum Moment: Sendable {
        /// A program was just killed; no program runs.
        case interrupted
        /// A daemon or a till may be running.
        case busy
        /// A daemon has decided all files and written its receipts; no program runs.
        case idle
    }

    let record: QueueRecord
    let orders: FolderRecord
    let receipts: FolderRecord
    let homes: [String: Data?]
    let ledger: Ledger

    /// Reads a restaurant.
    ///
    /// - Parameters:
    ///   - state: its state folder.
    ///   - cloud: its shared folder.
    ///   - ledger: what the rig knows of the trial.
    ///   - moment: the state of the trial.
    package init(state: String, cloud: String, ledger: Ledger, at moment: Moment) throws {
        // The folders are read before the database: whatever is unlinked or answered is then in the database
        // already. The opposite order would report false violations.
        orders = try FolderRecord("\(cloud)/orders")
        receipts = try FolderRecord("\(cloud)/receipts")
        var copies = true
        if case .busy = moment { copies = false }
        record = try QueueRecord.read(state: state, copying: copies)
        var homes: [String: Data?] = [:]
        for home in ledger.homes {
            homes[home] = .some(FileManager.default.contents(atPath: "\(home)/home.json"))
        }
        self.homes = homes
        self.ledger = ledger
    }

    /// All broken promises; empty when there are none.
    package static func violations(
        state: String,
        cloud: String,
        ledger: Ledger,
        at moment: Moment
    ) throws -> [Violation] {
        let sandbox = try Invariants(state: state, cloud: cloud, ledger: ledger, at: moment)
        var all =
            sandbox.lost() + sandbox.doubled() + sandbox.invented() + sandbox.rejections()
            + sandbox.histories()
        all += sandbox.damage() + sandbox.numbers() + sandbox.halves() + sandbox.promises()
        if case .idle = moment { all += sandbox.undecided() + sandbox.staleReceipts() }
        return all
    }

    private var stored: Set<[UInt8]> {
        Set(record.orders.compactMap(\.raw) + record.rejections.compactMap(\.raw) + record.notices)
    }

    private func lost() -> [Violation] {
        let stored = stored
        let waiting = Set(orders.candidates.values)
        // Another layout of a known order is a redelivery, whose bytes need not be stored.
        let known = Set(
            (record.orders.compactMap(\.raw) + record.rejections.compactMap(\.raw)).compactMap(
                OrderContent.init
            )
        )
        let isThere = { (bytes: [UInt8]) in
            waiting.contains(bytes) || stored.contains(bytes)
                || OrderContent(bytes).map(known.contains) ?? false
        }
        let sent = ledger.sent.filter { !isThere($0) }.map {
            Violation(.sentIsKept, "neither in the folder nor in the database: \(Self.name($0))")
        }
        let unlinked = ledger.delivered.subtracting(ledger.sent).filter { !isThere($0) }.map {
            Violation(.unlinkedIsStored, "gone from the folder, and not in the database: \(Self.name($0))")
        }
        return sent + unlinked
    }

    private func doubled() -> [Violation] {
        var violations: [Violation] = []
        for (key, rows) in Dictionary(grouping: record.orders, by: { "\($0.udid.uppercased()) \($0.number)" })
        where rows.count > 1 {
            violations.append(Violation(.oneRowPerOrder, "\(key) has the rows \(rows.map(\.id))"))
        }
        let contents = Dictionary(
            grouping: record.orders.compactMap { row in
                row.raw.flatMap(OrderContent.init).map { (row.id, $0) }
            },
            by: \.1
        )
        for (content, rows) in contents where rows.count > 1 {
            violations.append(
                Violation(
                    .oneRowPerOrder,
                    "one content, number \(content.number), has the rows \(rows.map(\.0))"
                )
            )
        }
        // The same bytes as an order and as a notice count as two files.
        let refusedFiles = Dictionary(
            grouping: record.rejections.compactMap { row in
                row.raw.map { (row.id, [Array(row.kind.utf8), $0]) }
            },
            by: \.1
        )
        for (_, rows) in refusedFiles where rows.count > 1 {
            violations.append(
                Violation(.oneRowPerRejection, "one refused file has the rows \(rows.map(\.0))")
            )
        }
        // A file that was refused first and accepted later is the only case that has both rows.
        let refused = Dictionary(
            record.rejections.filter { $0.orderID == nil && $0.kind == "order" }.compactMap { row in
                row.raw.flatMap(OrderContent.init).map { ($0, row.id) }
            },
            uniquingKeysWith: { first, _ in first }
        )
        for order in record.orders {
            guard let content = order.raw.flatMap(OrderContent.init), let id = refused[content] else {
                continue
            }
            violations.append(
                Violation(.oneRowPerOrder, "order \(order.id) was accepted, and refused as rejection \(id)")
            )
        }
        return violations
    }

    private func invented() -> [Violation] {
        stored.subtracting(ledger.written).map {
            Violation(.nothingInvented, "nobody wrote what the database holds: \(Self.name($0))")
        }
    }

    private func histories() -> [Violation] {
        record.orders.compactMap { order in
            LegalPath.error(in: order.changes, leadingTo: order.state).map {
                Violation(.legalHistory, "order \(order.id), number \(order.number): \($0)")
            }
        }
    }

    private func rejections() -> [Violation] {
        let unexplained = record.rejections.filter { !Self.reasons.contains($0.reason) }.map {
            Violation(.rejectedHasReason, "rejection \($0.id) has the reason “\($0.reason)”")
        }
        // The tag keeps content of one kind from having the hash of content of another kind.
        let mistaken = record.rejections.filter { row in
            guard row.hashOf == "file", let raw = row.raw else { return false }
            return row.contentHash != SHA256.hash(of: Array("mcorder file 1\0".utf8) + raw)
        }.map {
            Violation(.oneRowPerRejection, "rejection \($0.id): its content hash is not that of its file")
        }
        return unexplained + mistaken
    }

    private func damage() -> [Violation] {
        record.damage.map { Violation(.soundDatabase, $0) }
    }

    private func halves() -> [Violation] {
        orders.candidates.filter { !ledger.written.contains($1) }.map { name, bytes in
            Violation(.wholeFiles, "\(name) holds what nobody wrote: \(Self.name(bytes))")
        }
    }

    private func undecided() -> [Violation] {
        orders.candidates.keys.filter { !ledger.left.contains($0) }.map {
            Violation(.drained, "\($0) is still in the folder")
        }
    }

    /// The reasons of format.md, *Deciding about a file*.
    private static let reasons = Set(
        """
        not-a-file too-large not-utf8 not-json control-characters wrong-shape cannot-open \
        unknown-restaurant bad-udid bad-number bad-signature signature-missing not-sealed number-reused \
        bad-date bad-device-name \
        comment-too-long empty-ticket too-many-lines bad-price stale from-the-future revoked blacklisted \
        unknown-service unknown-product unavailable-product unknown-option wrong-options not-sold-now \
        allergens-changed price-mismatch too-many-open-orders closed paused sold-out \
        too-many-waiting
        """.split(separator: " ").map(String.init)
    )

    /// A short description of a file that a reader of a report recognises.
    static func name(_ bytes: [UInt8]) -> String {
        let hash = SHA256.digits(of: bytes).prefix(16)
        let words = OrderContent(bytes).map { "order \($0.number) of \($0.udid)" }
        return "\(words ?? "a file") (\(bytes.count) bytes, \(hash))"
    }
}
