import Foundation
import GRDB
import McOrderFiles
import McOrderModel
import OrderTesting
import SystemPackage
import Testing

@testable import McOrderQueue

@Suite(.timeLimit(.minutes(5))) struct OrderQueueErrorTests {
    private let fixture: TestQueue

    init() async throws { fixture = try await TestQueue() }

    private func isImpossible(_ outcome: FileOutcome?) -> Bool {
        if case .impossible = outcome { true } else { false }
    }

    @Test func `an order that breaks a constraint is left out and the others are stored`() async throws {
        let poison = try incoming(try order(2), charged: [Money(cents: 200), Money(cents: -1)])
        let outcomes = try await fixture.queue.decide(
            [try incoming(try order(1)), poison, try incoming(try order(3)), refused(bytes: [0xFF])],
            by: "mcorderd"
        )
        #expect(isImpossible(outcomes[1]))
        #expect(outcomes[0] == .enqueued(id: 1))
        #expect(outcomes[3] == .rejected(.notUTF8))
        #expect(try await fixture.rows("SELECT number FROM orders ORDER BY id") == [["1"], ["3"]])
        #expect(try await fixture.rows("SELECT DISTINCT order_id FROM order_lines").count == 2)
        #expect(try await fixture.count("order_changes") == 2)
    }

    @Test func `an order that was left out can be delivered again`() async throws {
        let poison = try incoming(try order(), charged: [Money(cents: -1), Money(cents: 1)])
        #expect(isImpossible(try await fixture.queue.decide([poison], by: "mcorderd").first))
        try await fixture.enqueue(try incoming(try order()))
    }

    @Test func `a full disk stores nothing of a batch`() async throws {
        try await fixture.enqueue(try incoming(try order(1)))
        let pages = try fixture.queue.writeSQLite { try Int.fetchOne($0, sql: "PRAGMA page_count") ?? 0 }
        try await fixture.execute("PRAGMA max_page_count = \(pages + 4)")
        let batch =
            [try incoming(try order(2))]
            + (0..<8).map { refused(bytes: [UInt8](repeating: $0, count: 9000)) }
        let error = await #expect(throws: QueueError.self) {
            try await fixture.queue.decide(batch, by: "mcorderd")
        }
        guard case .storage = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(try await fixture.rows("SELECT number FROM orders") == [["1"]])
        #expect(try await fixture.count("rejections") == 0)
        #expect(try fixture.folder.text(of: "queue.lock") == "")

        try await fixture.execute("PRAGMA max_page_count = 100000")
        #expect(try await fixture.queue.decide(batch, by: "mcorderd").count == 9)
        #expect(try await fixture.count("rejections") == 8)
    }

    @Test func `a transaction that SQLite rolled back stores nothing of a batch`() async throws {
        try await fixture.execute(
            """
            CREATE TRIGGER giving_up BEFORE INSERT ON orders WHEN NEW.number = 2
            BEGIN SELECT RAISE(ROLLBACK, 'given up'); END
            """
        )
        let batch = [try incoming(try order(1)), try incoming(try order(2)), try incoming(try order(3))]
        await #expect(throws: QueueError.self) { try await fixture.queue.decide(batch, by: "mcorderd") }
        #expect(try await fixture.count("orders") == 0)
        #expect(try await fixture.count("order_lines") == 0)
        try await fixture.enqueue(try incoming(try order(4)))
    }

    @Test(arguments: [
        ResultCode.SQLITE_FULL, .SQLITE_IOERR, .SQLITE_IOERR_FSYNC, .SQLITE_IOERR_WRITE, .SQLITE_CORRUPT_VTAB,
        .SQLITE_CANTOPEN_ISDIR, .SQLITE_NOTADB, .SQLITE_NOMEM, .SQLITE_IOERR_NOMEM, .SQLITE_READONLY_DBMOVED,
    ])
    func `an error of the disk is an error of the storage`(code: ResultCode) {
        #expect(
            QueueError(sqlite: DatabaseError(resultCode: code, message: "words")) == .storage(cause: "words")
        )
    }

    @Test(arguments: [
        ResultCode.SQLITE_READONLY, .SQLITE_READONLY_DIRECTORY, .SQLITE_READONLY_CANTINIT, .SQLITE_PERM,
    ])
    func `an access without permission is an error of permission`(code: ResultCode) {
        #expect(
            QueueError(sqlite: DatabaseError(resultCode: code, message: "words"))
                == .noPermission(cause: "words")
        )
    }

    @Test(arguments: [Errno.permissionDenied, .ioError, .noSpace])
    func `a file system error that Foundation reports to GRDB is reported as that error`(reason: Errno) {
        let cause = NSError(domain: NSPOSIXErrorDomain, code: Int(reason.rawValue))
        let error = NSError(
            domain: NSCocoaErrorDomain,
            code: 257,
            userInfo: [NSUnderlyingErrorKey: cause, NSFilePathErrorKey: "/queue.sqlite-wal"]
        )
        let expected = FileError(operation: "stat", path: "/queue.sqlite-wal", errno: reason)
        #expect(QueueError(sqlite: error) == .file(expected))
    }

    @Test(arguments: [ResultCode.SQLITE_BUSY, .SQLITE_BUSY_SNAPSHOT, .SQLITE_BUSY_RECOVERY, .SQLITE_LOCKED])
    func `a database that another connection has locked is busy`(code: ResultCode) {
        #expect(QueueError(sqlite: DatabaseError(resultCode: code)) == .busy(holder: ""))
    }

    @Test(arguments: [
        (code: ResultCode.SQLITE_CONSTRAINT_CHECK, isOfOneOrder: true),
        (code: .SQLITE_CONSTRAINT_UNIQUE, isOfOneOrder: true),
        (code: .SQLITE_CONSTRAINT_DATATYPE, isOfOneOrder: true),
        (code: .SQLITE_TOOBIG, isOfOneOrder: true),
        (code: .SQLITE_FULL, isOfOneOrder: false),
        (code: .SQLITE_IOERR_FSYNC, isOfOneOrder: false),
        (code: .SQLITE_ABORT_ROLLBACK, isOfOneOrder: false),
        (code: .SQLITE_BUSY, isOfOneOrder: false),
    ])
    func `an order is left out alone only if its own data caused the error`(
        code: ResultCode,
        isOfOneOrder: Bool
    ) {
        #expect(DatabaseError(resultCode: code).isOfContent == isOfOneOrder)
    }

    @Test(arguments: [
        "UPDATE orders SET number = 0", "UPDATE orders SET number = 1000000000",
        "UPDATE orders SET state = 'lost'", "UPDATE orders SET total_cents = -1",
        "UPDATE orders SET repriced = 2", "UPDATE orders SET arrived_at = 1", "UPDATE orders SET udid = ''",
        "UPDATE orders SET content_hash = x'00'", "UPDATE orders SET placed_at = 'noon'",
        "UPDATE order_changes SET to_state = 'lost'", "UPDATE order_changes SET step = 'forward'",
        "UPDATE order_changes SET to_state = 'ready'", "UPDATE order_lines SET position = 101",
        "UPDATE order_lines SET order_id = 99", "UPDATE rejections SET number = 1",
        "UPDATE rejections SET receipt = 'none'", "UPDATE rejections SET file_hash = NULL",
        "UPDATE rejections SET receipt = 'sent'", "UPDATE rejections SET kind = 'receipt'",
        "UPDATE rejections SET hash_of = 'name'", "UPDATE orders SET hash_of = 'file'",
        "UPDATE rejections SET content_hash = zeroblob(32)",
    ])
    func `the schema refuses invalid values`(sql: String) async throws {
        try await fixture.enqueue(try incoming(try order()))
        // The statement changes both kinds of rows: with a device and without.
        _ = try await fixture.queue.decide(
            [refused(bytes: [0xFF]), refused(order(2), .stale)],
            by: "mcorderd"
        )
        let error = await #expect(throws: QueueError.self) { try await fixture.execute(sql) }
        guard case .database = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }
}
