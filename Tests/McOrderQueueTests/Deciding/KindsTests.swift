import Foundation
import OrderTesting
import Testing

@testable import McOrderModel
@testable import McOrderQueue

/// Tests which files count as the same content.
@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct KindsTests {
    private let fixture: TestQueue

    init() async throws { fixture = try await TestQueue() }

    private func decide(_ incoming: IncomingFile...) async throws -> [FileOutcome] {
        try await fixture.queue.decide(incoming, by: "mcorderd")
    }

    /// The order with an object of extensions after its seven values.
    private func extended(_ order: Order, _ extensions: String = "{}") throws -> Order {
        let plain = String(decoding: order.json, as: UTF8.self)
        let end = try #require(plain.range(of: "\n]", options: .backwards))
        return try Order(json: Array((plain[..<end.lowerBound] + ",\n  \(extensions)\n]\n").utf8))
    }

    @Test func `the bytes of an order as a notice are another file`() async throws {
        let sent = try order()
        let asNotice = refused(bytes: sent.json, as: .notice, .wrongShape)
        #expect(try await decide(incoming(sent), asNotice) == [.enqueued(id: 1), .rejected(.wrongShape)])
        #expect(try await decide(incoming(sent), asNotice) == [.redelivered, .redelivered])
        #expect(try await fixture.rows("SELECT kind, redeliveries FROM rejections") == [["notice", "1"]])
    }

    @Test func `the same unreadable bytes are refused once for each kind`() async throws {
        let files = [refused(bytes: [0xFF]), refused(bytes: [0xFF], as: .notice)]
        #expect(
            try await fixture.queue.decide(files, by: "mcorderd") == [
                .rejected(.notUTF8), .rejected(.notUTF8),
            ]
        )
        #expect(try await fixture.queue.decide(files, by: "mcorderd") == [.redelivered, .redelivered])
        #expect(
            try await fixture.rows("SELECT kind, hash_of FROM rejections ORDER BY id") == [
                ["order", "file"], ["notice", "file"],
            ]
        )
    }

    @Test func `bytes that were refused as one kind count as a new file of the other kind`() async throws {
        #expect(try await decide(refused(bytes: [0xFF])) == [.rejected(.notUTF8)])
        #expect(try await decide(refused(bytes: [0xFF], as: .notice)) == [.rejected(.notUTF8)])
        #expect(try await decide(refused(bytes: [0xFF])) == [.redelivered])
    }

    @Test(arguments: ["{}", #"{"unknown": [1]}"#])
    func `an order and its copy with extensions are the same order, whichever comes first`(_ more: String)
        async throws
    {
        let genuine = try incoming(order(1))
        let copy = try incoming(extended(order(1), more))
        #expect(copy.raw != genuine.raw)
        #expect(try await decide(genuine, copy) == [.enqueued(id: 1), .redelivered])
        let second = try incoming(extended(order(2), more))
        #expect(try await decide(second, incoming(order(2))) == [.enqueued(id: 2), .redelivered])
        let stale = try extended(order(3), more)
        let refusals = [refused(stale, .stale), refused(try order(3), .stale)]
        #expect(
            try await fixture.queue.decide(refusals, by: "mcorderd") == [.rejected(.stale), .redelivered]
        )
    }

    @Test func `a file that contains the hashed bytes of another content is another file`() async throws {
        let sent = try order()
        _ = try await decide(refused(sent, .stale))
        let forged = Array("mcorder plain 1\u{0}".utf8) + sent.json
        #expect(ContentKey.file(forged).hash != sent.contentHash)
        #expect(try await decide(refused(bytes: forged)) == [.rejected(.notUTF8)])
    }

    @Test func `receipts contain the hash of the content or file that they answer`() async throws {
        let (accepted, refusal) = (try order(1), try order(2))
        let late = try notice(.cancel, 77)
        let unreadable = IncomingFile(
            kind: .order,
            file: "x.json",
            receivedAt: at(1),
            raw: [0x5B],
            size: 1,
            identity: refusal.identity,
            key: .file([0x5B]),
            verdict: .rejected(.badPrice, restaurant: nil)
        )
        _ = try await decide(
            incoming(accepted),
            refused(refusal, .stale),
            incoming(late, orElse: .stale),
            unreadable
        )
        #expect(
            try await fixture.view.receiptsDue(atMost: 9).map(\.answered) == [
                .content(accepted.contentHash), .content(refusal.contentHash), .content(late.contentHash),
                .file(ContentHash(.file, of: [0x5B])),
            ]
        )
        for table in ["orders", "rejections"] {
            try await fixture.execute("UPDATE \(table) SET hash_of = 'untagged'")
        }
        #expect(try await fixture.view.receiptsDue(atMost: 9).map(\.answered) == [nil, nil, nil, nil])
    }

    @Test func `a refused file without UDID and number has no receipt`() async throws {
        _ = try await decide(refused(bytes: [0xFF]), refused(bytes: [0xFF], as: .notice))
        #expect(try await fixture.rows("SELECT DISTINCT receipt FROM rejections") == [["none"]])
        #expect(try await fixture.view.receiptsDue(atMost: 9).isEmpty)
        try await fixture.queue.request(.retry, rejection: 1, by: "caja 1")
        let requested = try #require(try await fixture.view.requestedRejections().first)
        #expect(requested.kind == .order)
        _ = try await fixture.queue.answer(requested, with: refused(bytes: [0xFF]), by: "caja 1", maxOpen: 0)
        #expect(try await fixture.view.receiptsDue(atMost: 9).isEmpty)
    }
}
