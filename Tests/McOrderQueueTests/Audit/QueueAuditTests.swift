import GRDB
import McOrderFiles
import McOrderModel
import OrderTesting
import Testing

@testable import McOrderQueue

/// The problems that an audit finds, and the valid states that it must not report.
@Suite(.timeLimit(.minutes(5))) struct QueueAuditTests {
    let queue: TestQueue

    init() async throws {
        queue = try await TestQueue()
    }

    private func findings() async throws -> [AuditFinding] {
        var found: [AuditFinding] = []
        let view = try await QueueView(auditing: queue.folder.path, as: "mcorderd verify", patience: .long)
        let counts = try view.blocking { try $0.audit { found.append($0) } }
        try await view.close()
        #expect(counts.findings == found.count)
        return found
    }

    /// Every operation of our programs on orders, some of them long ago.
    private func fill() async throws {
        let states: [[OrderState]] = [
            [], [.preparing], [.preparing, .ready, .collected], [.cancelled], [.noShow], [.expired],
        ]
        for (index, path) in states.enumerated() {
            _ = try await queue.enqueue(incoming(order(index + 1, from: UInt8(index + 1))), then: path)
        }
        let edited = try await queue.enqueue(
            incoming(order(20, from: 20), charged: [Money(cents: 130), Money(cents: 675)])
        )
        try await queue.queue.edit(edited, .strike(edited.lines[0]), by: "till 1", at: at(3))
        try await queue.queue.edit(
            queue.order(edited.id),
            .adding("Agua", 120),
            by: "till 1",
            at: at(4)
        )
        try await queue.queue.edit(queue.order(edited.id), .comment("sin sal"), by: "till 1", at: at(5))
        try await queue.queue.recall(queue.order(edited.id), by: "till 1", at: at(6))
        try await queue.queue.markArrived(queue.order(1), by: "till 1", at: at(7))
        _ = try await queue.queue.decide(
            [
                refused(order(30, from: 9), .stale), refused(bytes: [0xFF]),
                incoming(notice(.cancel, 2, from: 2)), incoming(notice(.cancel, 1, from: 1)),
            ],
            by: "mcorderd"
        )
        try await queue.queue.blacklist(
            .plain(device(5)),
            reason: "no vino",
            by: "till 1",
            since: at(8),
            until: nil
        )
        try await queue.queue.revoke(.plain(device(6)), by: "till 1", since: at(8))
        try await queue.queue.trust(device(50), label: "PDA 1", by: "till 1", since: at(8))
        _ = try await queue.enqueue(incoming(order(40, from: 50)))
    }

    @Test func `data written by our programs has no problem`() async throws {
        try await fill()
        #expect(try await findings() == [])
    }

    @Test func `erased data has no problem, at each step of the erasure`() async throws {
        try await fill()
        _ = try await queue.queue.forget(device(3))
        #expect(try await findings() == [])
        try await queue.queue.receiptsRemoved(queue.view.receiptsNeedless(atMost: 10).map(\.subject))
        #expect(try await findings() == [])
        _ = try await queue.queue.forget(device(5))
        #expect(try await findings() == [])
    }

    /// Changes made to the database without our programs, and the problem that the audit must find after
    /// each.
    static let spoilings: [(sql: String, problem: AuditFinding.Problem)] = [
        ("UPDATE orders SET state = 'ready' WHERE id = 1", .otherState),
        (
            "UPDATE order_changes SET from_state = 'ready' WHERE order_id = 3 AND step = 'forward'",
            .illegalHistory
        ),
        ("DELETE FROM order_changes WHERE order_id = 1", .illegalHistory),
        ("UPDATE orders SET revision = 9 WHERE id = 1", .wrongRevision),
        ("UPDATE orders SET total_cents = 1 WHERE id = 1", .wrongTotal),
        ("UPDATE order_lines SET cents = 1 WHERE order_id = 1 AND position = 1", .wrongTotal),
        ("UPDATE orders SET shown_total_cents = 1 WHERE id = 1", .wrongShownTotal),
        ("UPDATE orders SET repriced = 1 WHERE id = 1", .wrongShownTotal),
        ("DELETE FROM order_lines WHERE order_id = 1 AND position = 1", .missingLine),
        ("DELETE FROM order_lines WHERE order_id = 1", .missingLine),
        ("UPDATE orders SET raw = x'5B5D' WHERE id = 1", .otherContent),
        ("UPDATE orders SET content_hash = zeroblob(32) WHERE id = 1", .otherContent),
        ("UPDATE orders SET number = 77 WHERE id = 1", .otherContent),
        ("UPDATE orders SET code = '1-999' WHERE id = 1", .otherCode),
        ("UPDATE orders SET udid = 'somebody' WHERE id = 1", .badDevice),
        ("UPDATE orders SET udid = lower('AAAAAAAA-0000-0000-0000-000000000000') WHERE id = 1", .badDevice),
        ("UPDATE orders SET device_name = NULL WHERE id = 1", .halfForgotten),
        ("UPDATE orders SET receipt = 'removed' WHERE id = 2", .receiptGone),
        ("UPDATE orders SET refused_cancels = 3 WHERE id = 1", .wrongCancels),
        ("UPDATE rejections SET reason = 'because' WHERE id = 1", .unknownReason),
        ("UPDATE rejections SET raw = x'00' WHERE id = 1", .otherContent),
        ("UPDATE rejections SET bytes = 5 WHERE id = 1", .otherContent),
        ("UPDATE rejections SET raw = NULL, request = 'retry' WHERE id = 1", .deadRequest),
        ("UPDATE notices SET raw = x'00'", .otherContent),
        (
            "INSERT INTO blacklist SELECT udid, 'a', 'b', 1, NULL FROM trusted_devices",
            .trustedAndBlacklisted
        ),
        ("UPDATE blacklist SET udid = 'somebody'", .badDevice),
        ("UPDATE revoked SET udid = 'somebody'", .badDevice),
        (
            "UPDATE blacklist SET udid = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='", .keyGone
        ),
        ("PRAGMA foreign_keys = OFF; DELETE FROM orders WHERE id = 1", .dangling),
    ]

    @Test(arguments: spoilings.indices)
    func `changes by other programs are found`(_ index: Int) async throws {
        try await fill()
        let (sql, problem) = Self.spoilings[index]
        let other = try DatabaseQueue(path: "\(queue.folder.path)/queue.sqlite")
        try await other.writeWithoutTransaction { try $0.execute(sql: sql) }
        try other.close()
        #expect(try await findings().map(\.problem).contains(problem), "\(sql)")
    }

    @Test func `an order that is also stored under its device's hash is found`() async throws {
        try await fill()
        let hash = try await queue.queue.write { try $0.deviceHash() }
        let udid = try device(3).description
        try await queue.execute(
            "UPDATE orders SET device_name = NULL, comment = NULL, file = '', raw = NULL, udid = '\(hash(udid))' WHERE id = 3"
        )
        try await queue.execute("UPDATE orders SET number = 3, udid = '\(udid)' WHERE id = 4")
        #expect(try await findings().map(\.problem).contains(.knownTwice))
    }

    @Test func `each problem is reported with its subject, and the receiver can end the audit`()
        async throws
    {
        try await fill()
        try await queue.execute("UPDATE orders SET total_cents = 1")
        let findings = try await findings()
        #expect(findings.count == 8)
        #expect(findings.first?.subject == .order(id: 1, code: "1-001"))
        struct Enough: Error {}
        await #expect(throws: Enough.self) { try await queue.view.audit { _ in throw Enough() } }
    }

    @Test func `an audit writes nothing, and waits for no lock once it has begun`() async throws {
        try await fill()
        let view = try await QueueView(auditing: queue.folder.path, as: "mcorderd verify", patience: .long)
        try await queue.execute("UPDATE orders SET total_cents = 1 WHERE id = 1")
        let lock = try queue.lock()
        try lock.acquire(deadline: .zero, as: "till 9")
        let counts = try await view.audit { _ in }
        #expect(counts.orders == 8 && counts.findings == 1)
        try lock.release()
        try await view.close()
        await #expect(throws: QueueError.self) { _ = try await view.summary() }
    }

    @Test func `a damaged file is reported as damage, and nothing else is checked`() async throws {
        try await fill()
        try await queue.execute("PRAGMA ignore_check_constraints = ON")
        try await queue.execute("UPDATE orders SET number = 0 WHERE id = 1")
        let findings = try await findings()
        #expect(findings.map(\.problem) == [.damaged], "\(findings)")
        #expect(findings.first?.isDamage == true)
    }
}
