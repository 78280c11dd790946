import Foundation
import GRDB
import OrderTesting
import Testing

@testable import McOrderModel
@testable import McOrderQueue

/// Upgrades of a queue of version 0.1.0.
@Suite(.timeLimit(.minutes(5))) struct UpgradeTests {
    private let folder: StateFolder

    init() throws { folder = try StateFolder() }

    private let accepted = Result { try order(1) }
    private let refusedOrder = Result { try order(2, from: 2) }
    private let junk: [UInt8] = [0xFF, 0xFE]
    private let junkNotice = Array("no notice".utf8)
    private let entry = Array("not-a-file:1:2:x.json".utf8)
    private let done = Result { try notice(.cancel, 1) }
    private let refusedNotice = Result { try notice(.cancel, 50, from: 5) }

    private var database: String { "\(folder.path)/queue.sqlite" }

    /// A file of each kind, as judged by the present program.
    private func files() throws -> [IncomingFile] {
        [
            try incoming(accepted.get()), refused(try refusedOrder.get(), .stale), refused(bytes: junk),
            refused(bytes: junkNotice, as: .notice),
            IncomingFile(
                kind: .order,
                file: "x.json",
                receivedAt: at(1),
                raw: nil,
                size: 0,
                identity: nil,
                key: .entry(entry),
                verdict: .rejected(.notAFile, restaurant: nil)
            ),
            incoming(try done.get()), incoming(try refusedNotice.get(), orElse: .stale),
        ]
    }

    /// A queue as written by version 0.1.0, with one row of each kind.
    private func makeOld() throws {
        let old = try DatabaseQueue(path: database)
        try FirstMigrations.migrator.migrate(old)
        try old.write { connection in
            let sent = try accepted.get()
            try connection.execute(
                sql: """
                    INSERT INTO orders (restaurant_id, restaurant, udid, number, code, device_name, comment, placed_at,
                        received_at, changed_at, changed_by, state, revision, total_cents, shown_total_cents, repriced,
                        file, content_hash, raw)
                    VALUES ('garbera', ?, ?, 1, ?, ?, ?, 1, 1, 1, 'x', 'cancelled', 2, 795, 795, 0, 'a.json', ?, ?);
                    """,
                arguments: [
                    sent.restaurant, sent.device.description, sent.code.description, sent.deviceName,
                    sent.comment, Data(sent.untaggedHashes[0].bytes), Data(sent.json),
                ]
            )
            for (index, line) in sent.lines.enumerated() {
                try connection.execute(
                    sql: """
                        INSERT INTO order_lines (order_id, position, name, cents, shown_cents)
                        VALUES (1, ?, ?, ?, ?)
                        """,
                    arguments: [index + 1, line.name, line.price.cents, line.price.cents]
                )
            }
            try connection.execute(
                sql: """
                    INSERT INTO order_changes (order_id, step, at, from_state, to_state, by)
                        VALUES (1, 'received', 1, NULL, 'received', 'x'),
                            (1, 'forward', 2, 'received', 'cancelled', 'customer')
                    """
            )
            let said = try done.get()
            try connection.execute(
                sql: """
                    INSERT INTO notices (order_id, type, sent_at, at, outcome, state, file, content_hash, raw)
                    VALUES (1, 'cancel', 1, 1, 'done', 'received', 'x.notice', ?, ?)
                    """,
                arguments: [Data(said.contentHash.bytes), Data(said.json)]
            )
            let (late, wrong) = (try refusedNotice.get(), try refusedOrder.get())
            try refuse("b.json", .stale, wrong.json, wrong.untaggedHashes[0], wrong.identity, connection)
            try refuse("c.json", .notUTF8, junk, ContentHash(of: junk), nil, connection)
            try refuse("d.NOTICE", .notJSON, junkNotice, ContentHash(of: junkNotice), nil, connection)
            try refuse("x.json", .notAFile, nil, ContentHash(of: entry), nil, connection)
            try refuse("e.notice", .stale, late.json, late.contentHash, late.identity, connection)
            // No row has the highest id any more.
            try refuse("f.json", .notJSON, [1], ContentHash(of: [1]), nil, connection)
            try connection.execute(sql: "DELETE FROM rejections WHERE file = 'f.json'")
            try connection.execute(
                sql: "UPDATE rejections SET request = 'retry', request_by = 'x', order_id = 1 WHERE id = 1"
            )
        }
        try old.close()
    }

    private func refuse(
        _ file: String,
        _ reason: RejectionReason,
        _ raw: [UInt8]?,
        _ hash: ContentHash,
        _ identity: OrderIdentity?,
        _ connection: Database
    ) throws {
        try connection.execute(
            sql: """
                INSERT INTO rejections (at, file, reason, udid, number, bytes, receipt, content_hash, file_hash, raw)
                VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                file, reason.rawValue, identity?.device.description, identity?.number.value, raw?.count ?? 0,
                raw == nil ? "none" : "due", Data(hash.bytes), raw.map { Data(ContentHash(of: $0).bytes) },
                raw.map { Data($0) },
            ]
        )
    }

    private func upgrade(at now: Timestamp = noon) async throws -> OrderQueue {
        try await OrderQueue.create(in: folder.path, as: "mcorderd", patience: .long, at: now)
    }

    private func copies() throws -> [String] {
        try folder.names().filter { $0.contains("before-upgrade") }
    }

    @Test func `decisions from before the upgrade are known afterwards`() async throws {
        try makeOld()
        let queue = try await upgrade()
        let again = try await queue.decide(try files(), by: "mcorderd")
        #expect(again == Array(repeating: .redelivered, count: 7))
        let sent = try accepted.get()
        let extended = try Order(json: sent.json.dropLast(3) + Array(",\n  {}\n]\n".utf8))
        #expect(try await queue.decide([try incoming(extended)], by: "mcorderd") == [.redelivered])
        let other = try incoming(order(1, comment: "otro"))
        #expect(try await queue.decide([other], by: "mcorderd") == [.rejected(.numberReused)])
        let view = try await QueueView(auditing: folder.path, as: "mcorderd verify", patience: .long)
        var errors: [AuditFinding] = []
        _ = try view.blocking { try $0.audit { errors.append($0) } }
        #expect(errors.isEmpty, "\(errors)")
        try await view.close()
        try await queue.close()
    }

    @Test func `rows keep their ids, kinds and requests, and the last id is kept`() async throws {
        try makeOld()
        let queue = try await upgrade()
        let rows = try queue.writeSQLite { connection in
            try GRDB.Row.fetchAll(
                connection,
                sql: "SELECT id, kind, hash_of, request, order_id FROM rejections ORDER BY id"
            ).map { row in Array(row.databaseValues).map { $0.isNull ? "-" : "\($0.storage.value ?? "-")" } }
        }
        #expect(
            rows == [
                ["1", "order", "untagged", "retry", "1"], ["2", "order", "untagged", "-", "-"],
                ["3", "notice", "untagged", "-", "-"], ["4", "order", "untagged", "-", "-"],
                ["5", "notice", "untagged", "-", "-"],
            ]
        )
        _ = try await queue.decide([refused(bytes: [7])], by: "mcorderd")
        #expect(try queue.writeSQLite { try Int.fetchOne($0, sql: "SELECT max(id) FROM rejections") } == 7)
        try await queue.close()
    }

    @Test func `reasons that a till offered become codes, and reasons in own words stay`() async throws {
        try makeOld()
        let old = try DatabaseQueue(path: database)
        let stored = [
            "se ha acabado", "sold out", "lo pide el cliente", "ordered twice", "pedido por error",
            "Sold out",
            "sin pan",
        ]
        try await old.write { connection in
            for reason in stored {
                try connection.execute(
                    sql: """
                        INSERT INTO order_changes (order_id, step, at, from_state, to_state, by, reason)
                        VALUES (1, 'forward', 3, 'received', 'cancelled', 'caja 1', ?)
                        """,
                    arguments: [reason]
                )
            }
        }
        try old.close()
        let queue = try await upgrade()
        let reasons = try queue.writeSQLite { connection in
            try String.fetchAll(
                connection,
                sql: "SELECT reason FROM order_changes WHERE reason IS NOT NULL ORDER BY id"
            )
        }
        let codes = ["sold-out", "sold-out", "customer-asks", "ordered-twice", "ordered-by-mistake"]
        #expect(reasons == codes + ["Sold out", "sin pan"])
        #expect(Set(codes) == Set(StaffReason.allCases.map(\.rawValue)))
        try await queue.close()
    }

    @Test func `receipts of old rows contain no content hash, and those of junk are removed`() async throws {
        try makeOld()
        let queue = try await upgrade()
        let view = try await QueueView(state: folder.path)
        let due = try await view.receiptsDue(atMost: 9)
        #expect(due.map(\.subject) == [.order(id: 1, revision: 2), .rejection(id: 1), .rejection(id: 5)])
        #expect(due.allSatisfy { $0.answered == nil })
        let gone = try await view.receiptsNeedless(atMost: 9)
        let names = [junk, junkNotice].map { Receipt.fileName(ofFileWith: ContentHash(of: $0)) }
        #expect(gone.map(\.fileName) == names)
        try await queue.receiptsRemoved(gone.map(\.subject))
        try await queue.renewReceipts()
        #expect(try await view.receiptsNeedless(atMost: 9).isEmpty)
        #expect(try await view.receiptsDue(atMost: 9) == due)
        try await view.close()
        try await queue.close()
    }

    @Test func `a complete copy of the old queue is beside the new one`() async throws {
        try makeOld()
        try await upgrade(at: Timestamp(seconds: 1_795_379_400)).close()
        #expect(try copies() == ["queue.sqlite.before-upgrade-20261122T203000Z"])
        let name = try #require(try copies().first)
        #expect(try folder.permissions(of: name) == 0o660)
        let copy = try DatabaseQueue(path: "\(folder.path)/\(name)")
        try await copy.read { connection throws in
            #expect(try FirstMigrations.migrator.hasCompletedMigrations(connection))
            #expect(try QueueSchema.age(connection) == .older)
            #expect(try String.fetchAll(connection, sql: "PRAGMA integrity_check") == ["ok"])
            #expect(try Int.fetchOne(connection, sql: "SELECT count(*) FROM rejections") == 5)
            #expect(try !connection.columns(in: "rejections").map(\.name).contains("kind"))
        }
        try copy.close()
        // A queue that is up to date is not copied, and the earlier copy is kept.
        try await upgrade(at: at(60)).close()
        #expect(try copies() == [name])
    }

    @Test func `for a new queue no copy is made`() async throws {
        try await upgrade().close()
        #expect(try copies().isEmpty)
    }

    @Test func `the copy of an upgrade replaces the one before`() async throws {
        try makeOld()
        let earlier = "\(folder.path)/queue.sqlite.before-upgrade-20250101T000000Z"
        try Data("old".utf8).write(to: URL(filePath: earlier))
        try await upgrade().close()
        #expect(try copies() == ["queue.sqlite.before-upgrade-\(stamp(noon))"])
    }

    @Test func `a crash between the copy and the new tables loses nothing`() async throws {
        try makeOld()
        let old = try DatabaseQueue(path: database)
        try UpgradeCopy(state: folder.path, at: noon).make { try old.read($0) }
        try old.close()
        #expect(try copies() == ["queue.sqlite.before-upgrade-\(stamp(noon))"])
        let queue = try await upgrade(at: at(1))
        #expect(try copies() == ["queue.sqlite.before-upgrade-\(stamp(at(1)))"])
        #expect(
            try await queue.decide(try files(), by: "mcorderd") == Array(repeating: .redelivered, count: 7)
        )
        try await queue.close()
    }

    @Test func `without space for the copy nothing is changed, and no part of the copy stays`() throws {
        try makeOld()
        let names = try folder.names()
        let full = CopyError.notWritten(path: "x", cause: "database or disk is full")
        #expect(throws: QueueError.storage(cause: "x: database or disk is full")) {
            try UpgradeCopy(state: folder.path, at: noon).make { _ in .failure(full) }
        }
        #expect(try folder.names() == names)
    }

    @Test func `a damaged queue is not upgraded`() async throws {
        try makeOld()
        // A row refers to a row that does not exist. A copy would have the same damage.
        let old = try DatabaseQueue(path: database)
        try await old.writeWithoutTransaction {
            try $0.execute(sql: "PRAGMA foreign_keys = OFF; UPDATE rejections SET order_id = 99 WHERE id = 2")
        }
        try old.close()
        let error = await #expect(throws: QueueError.self) { try await upgrade() }
        guard case .storage = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(try copies().isEmpty)
        let after = try DatabaseQueue(path: database)
        #expect(try await after.read { try QueueSchema.age($0) } == .older)
        try after.close()
    }

    private func stamp(_ time: Timestamp) -> String {
        time.description.filter { $0 != "-" && $0 != ":" }
    }
}
