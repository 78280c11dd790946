import Foundation
import Testing
import TortureRig

/// The checker detects each broken promise.
@Suite struct InvariantsTests {
    /// A restaurant with an accepted order, a refused file and a sent order, after a drain.
    private func withSandbox(_ body: (Sandbox, inout Ledger) async throws -> Void) async throws {
        let workshop = try Workshop.make()
        defer { #expect(throws: Never.self) { try workshop.tearDown() } }
        let sandbox = try await workshop.newSandbox()
        var ledger = Ledger()
        ledger.add(home: sandbox.home)
        try await sandbox.mcorder("add", "Agua").required("add")
        try FileManager.default.copyItem(
            atPath: "\(sandbox.home)/home.json",
            toPath: "\(sandbox.folder)/backup.json"
        )
        try await sandbox.mcorder("send", "-r", "garbera").required("send")
        for name in try FileManager.default.contentsOfDirectory(atPath: sandbox.orders)
        where name.hasSuffix(".json") {
            ledger.record(sent: try sandbox.bytes(of: "\(sandbox.orders)/\(name)"))
        }
        #expect(ledger.sent.count == 1)
        // An order without lines: its device can be read, so that it is answered.
        let junk = Array(
            """
            ["McDonald's Garbera", "20-11-2026 20:00:00 ", "x", "975319E0-43ED-435F-AA81-0B4F051B3768", "7", "", []]
            """.utf8
        )
        try sandbox.drop(junk, as: "junk.json")
        ledger.deliver(junk)
        try await sandbox.drain().required("drain")
        try await sandbox.till("prepare", "1").required("prepare")
        try await sandbox.drain().required("drain")
        try await body(sandbox, &ledger)
    }

    private func broken(_ sandbox: Sandbox, _ ledger: Ledger) throws -> Set<Invariant> {
        Set(try sandbox.violations(ledger, at: .idle).map(\.invariant))
    }

    @Test func `a restaurant that keeps all promises has no violation`() async throws {
        try await withSandbox { sandbox, ledger in
            let violations = try sandbox.violations(ledger, at: .idle)
            #expect(violations.isEmpty, "\(violations)")
        }
    }

    /// Manipulations of the database, and the promise that each breaks.
    static let wrongs: [(sql: String, broken: Invariant)] = [
        ("UPDATE order_changes SET to_state = 'ready' WHERE step = 'forward'", .legalHistory),
        ("UPDATE orders SET state = 'collected'", .legalHistory),
        ("DELETE FROM order_changes", .legalHistory),
        ("UPDATE rejections SET reason = 'no reason'", .rejectedHasReason),
        ("UPDATE orders SET total_cents = 1", .receiptIsState),
        ("UPDATE rejections SET receipt = 'due'", .receiptIsState),
        ("UPDATE rejections SET reason = 'not-utf8'", .receiptIsState),
        ("UPDATE orders SET raw = x'00'", .nothingInvented),
        ("UPDATE orders SET raw = x'00'", .sentIsKept),
        ("DELETE FROM rejections", .unlinkedIsStored),
        ("DELETE FROM rejections", .answerIsKept),
        (
            "INSERT INTO order_lines (order_id, position, name, cents, shown_cents) VALUES (99, 1, 'Agua', 1, 1)",
            .soundDatabase
        ),
        (
            """
            INSERT INTO orders (restaurant_id, restaurant, udid, number, code, placed_at, received_at, changed_at,
                changed_by, total_cents, shown_total_cents, repriced, file, content_hash, raw)
            SELECT restaurant_id, restaurant, lower(udid), number, code, placed_at, received_at, changed_at,
                changed_by, total_cents, shown_total_cents, repriced, file, content_hash, raw FROM orders
            """,
            .oneRowPerOrder
        ),
        (
            """
            INSERT INTO rejections (at, kind, file, reason, udid, number, bytes, receipt, content_hash, hash_of,
                file_hash, raw)
            SELECT at, kind, file, reason, udid, number, bytes, receipt, randomblob(32), 'untagged', file_hash, raw
                FROM rejections
            """,
            .oneRowPerRejection
        ),
    ]

    @Test func `a manipulated database is detected`() async throws {
        try await withSandbox { whole, ledger in
            for (sql, expected) in Self.wrongs {
                let sandbox = try whole.copy()
                try Database("\(sandbox.state)/queue.sqlite").execute(sql)
                #expect(try broken(sandbox, ledger).contains(expected), "\(sql)")
            }
        }
    }

    @Test func `a lost file, an incomplete file and an undecided file are detected`() async throws {
        try await withSandbox { sandbox, ledger in
            ledger.deliver(Array("[1]".utf8))
            #expect(try broken(sandbox, ledger) == [.unlinkedIsStored])
            try sandbox.drop(Array("[".utf8), as: "half.json")
            #expect(try broken(sandbox, ledger) == [.unlinkedIsStored, .wholeFiles, .drained])
        }
    }

    @Test func `a missing, outdated or unknown receipt is detected`() async throws {
        try await withSandbox { sandbox, ledger in
            let names = try FileManager.default.contentsOfDirectory(atPath: sandbox.receipts)
            #expect(names.count == 2)
            for name in names {
                let path = "\(sandbox.receipts)/\(name)"
                let bytes = try Data(contentsOf: URL(filePath: path))
                try Data("{}".utf8).write(to: URL(filePath: path))
                #expect(try broken(sandbox, ledger) == [.receiptIsState])
                try FileManager.default.removeItem(atPath: path)
                #expect(try broken(sandbox, ledger) == [.receiptIsState])
                try bytes.write(to: URL(filePath: path))
                #expect(try broken(sandbox, ledger).isEmpty)
            }
            try Data("{}".utf8).write(to: URL(filePath: "\(sandbox.receipts)/\(UUID()).json"))
            #expect(try broken(sandbox, ledger) == [.receiptIsState])
            let word = Data(#"{"state": "received"}"#.utf8)
            try word.write(to: URL(filePath: "\(sandbox.receipts)/\(UUID()).json"))
            #expect(try broken(sandbox, ledger) == [.receiptIsState, .answerIsKept])
        }
    }

    @Test func `a home whose numbers decrease, or that lost its state, is detected`() async throws {
        try await withSandbox { sandbox, ledger in
            let backup = try sandbox.bytes(of: "\(sandbox.folder)/backup.json")
            let path = URL(filePath: "\(sandbox.home)/home.json")
            try Data(backup).write(to: path)
            #expect(try broken(sandbox, ledger) == [.numberUsedOnce])
            try await sandbox.mcorder("add", "Espresso").required("add")
            try await sandbox.mcorder("send", "-r", "garbera").required("send")
            let names = try FileManager.default.contentsOfDirectory(atPath: sandbox.orders)
            for name in names where name.hasSuffix(".json") {
                ledger.record(sent: try sandbox.bytes(of: "\(sandbox.orders)/\(name)"))
            }
            try await sandbox.drain().required("drain")
            #expect(try broken(sandbox, ledger) == [.numberUsedOnce])
            try Data("{".utf8).write(to: path)
            #expect(try broken(sandbox, ledger) == [.wholeFiles])
            try FileManager.default.removeItem(at: path)
            #expect(try broken(sandbox, ledger) == [.wholeFiles])
        }
    }
}
