import Foundation
import GRDB
import McOrderModel
import OrderTesting
import Testing

@testable import McOrderQueue

@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct OrderQueueDecidingTests {
    private let fixture: TestQueue

    init() async throws { fixture = try await TestQueue() }

    private func decide(_ incoming: IncomingFile...) async throws -> [FileOutcome] {
        try await fixture.queue.decide(incoming, by: "mcorderd")
    }

    @Test func `an order is stored with all its values`() async throws {
        let stored = try await fixture.enqueue(
            try incoming(try order(), placedAt: noon, receivedAt: at(1))
        )
        #expect(stored.restaurantID == RestaurantID("garbera"))
        #expect(stored.restaurant == "McDonald's garbera")
        #expect(stored.code == "9-001")
        #expect(stored.number == 9)
        #expect(stored.udid == "00000000-0000-0000-0000-000000000001")
        #expect(stored.deviceName == "iPhone4 de Beris")
        #expect(stored.comment == "sin hielo")
        #expect(stored.state == .received)
        #expect(stored.revision == 1)
        #expect(stored.placedAt == noon)
        #expect(stored.receivedAt == at(1))
        #expect(stored.arrivedAt == nil)
    }

    @Test func `its lines keep their order and both prices`() async throws {
        let charged = [Money(cents: 130), Money(cents: 675)]
        let stored = try await fixture.enqueue(try incoming(try order(), charged: charged))
        #expect(
            stored.lines == [
                OrderedLine(
                    id: 1,
                    text: "Espresso",
                    price: Money(cents: 130),
                    shownPrice: Money(cents: 120)
                ),
                OrderedLine(
                    id: 2,
                    text: "(G) BigMac + Coca Cola + Deluxe",
                    price: Money(cents: 675),
                    shownPrice: Money(cents: 675)
                ),
            ]
        )
        #expect(stored.total == Money(cents: 805))
        #expect(stored.shownTotal == Money(cents: 795))
        #expect(stored.isRepriced)
    }

    @Test func `an order with the current prices is not repriced`() async throws {
        let stored = try await fixture.enqueue(try incoming(try order()))
        #expect(!stored.isRepriced)
        #expect(stored.total == stored.shownTotal)
    }

    @Test func `an order's history begins with its reception by the daemon`() async throws {
        let stored = try await fixture.enqueue(try incoming(try order(), receivedAt: at(3)))
        let change = OrderChange(at: at(3), from: nil, to: .received, by: "mcorderd", reason: nil)
        #expect(try await fixture.view.history(of: stored.id) == [change])
    }

    @Test func `an order with a hundred lines is stored`() async throws {
        let lines = (1...100).map { OrderLine(name: "Espresso \($0)", price: Money(cents: $0)) }
        let stored = try await fixture.enqueue(try incoming(try order(lines: lines)))
        #expect(stored.lines.map(\.text) == lines.map(\.name))
        #expect(stored.total == Money(cents: 5050))
    }

    @Test func `texts are stored with exactly their scalars`() async throws {
        let name = "e\u{301} \u{E9} \u{202E} 👩‍👩‍👧"
        let stored = try await fixture.enqueue(try incoming(try order(named: name)))
        #expect(Array(try #require(stored.deviceName).utf8) == Array(name.utf8))
    }

    @Test func `an empty batch has no decisions`() async throws {
        #expect(try await decide() == [])
    }

    @Test func `an accepted order that is delivered again is counted and changes nothing else`() async throws
    {
        let file = try incoming(try order(), receivedAt: at(1))
        let stored = try await fixture.enqueue(file)
        let lines = try await fixture.rows("SELECT * FROM order_lines")
        #expect(try await decide(try incoming(try order(), receivedAt: at(50))) == [.redelivered])
        #expect(try await fixture.order(stored.id) == stored)
        #expect(try await fixture.rows("SELECT * FROM order_lines") == lines)
        #expect(try await fixture.count("order_changes") == 1)
        #expect(try await fixture.count("rejections") == 0)
        #expect(try await fixture.rows("SELECT redeliveries FROM orders") == [["1"]])
        #expect(try await fixture.view.summary().redelivered == 1)
    }

    @Test func `a closed order that is delivered again stays closed`() async throws {
        let stored = try await fixture.enqueue(try incoming(try order()), then: [.collected])
        #expect(try await decide(try incoming(try order())) == [.redelivered])
        #expect(try await fixture.order(stored.id) == stored)
    }

    @Test func `an accepted order that would be refused today still counts as a redelivery`() async throws {
        try await fixture.enqueue(try incoming(try order()))
        #expect(try await decide(refused(try order(), .stale)) == [.redelivered])
        #expect(try await fixture.count("rejections") == 0)
    }

    @Test func `a refused file that is delivered again is counted and changes nothing else`() async throws {
        #expect(try await decide(refused(try order(), .stale)) == [.rejected(.stale)])
        let before = try await fixture.view.rejections(since: nil)
        #expect(try await decide(refused(try order(), .stale, receivedAt: at(9))) == [.redelivered])
        #expect(try await fixture.view.rejections(since: nil) == before)
        #expect(try await fixture.rows("SELECT redeliveries FROM rejections") == [["1"]])
        #expect(try await fixture.view.summary().redelivered == 1)
    }

    @Test func `a refusal is final even if no rule refuses the content any more`() async throws {
        #expect(try await decide(refused(try order(), .unknownProduct)) == [.rejected(.unknownProduct)])
        #expect(try await decide(try incoming(try order())) == [.redelivered])
        #expect(try await fixture.count("orders") == 0)
    }

    @Test func `the same content twice in a batch is one order`() async throws {
        let file = try incoming(try order())
        let outcomes = try await decide(file, file)
        #expect(outcomes.last == .redelivered)
        #expect(try await fixture.count("orders") == 1)
    }

    @Test func `redeliveries of orders and of refusals are counted together`() async throws {
        let bytes = refused(bytes: [0xFF])
        #expect(try await decide(try incoming(try order()), bytes).count == 2)
        let again = try await decide(bytes, try incoming(try order()), bytes)
        #expect(again == [.redelivered, .redelivered, .redelivered])
        #expect(try await fixture.view.summary().redelivered == 3)
    }

    @Test func `other content under an accepted number is refused`() async throws {
        let stored = try await fixture.enqueue(try incoming(try order()))
        #expect(try await decide(try incoming(try order(comment: "con hielo"))) == [.rejected(.numberReused)])
        #expect(try await fixture.order(stored.id) == stored)
        let rejection = try #require(try await fixture.view.rejections(since: nil).first)
        #expect(rejection.reason == .numberReused)
        #expect(rejection.number == 9)
        #expect(try await fixture.rows("SELECT restaurant FROM rejections") == [["McDonald's garbera"]])
    }

    @Test func `other content under an accepted number that is delivered again is a redelivery`() async throws
    {
        try await fixture.enqueue(try incoming(try order()))
        let other = try incoming(try order(comment: "con hielo"))
        #expect(try await decide(other, other) == [.rejected(.numberReused), .redelivered])
        #expect(try await fixture.rows("SELECT redeliveries FROM orders") == [["0"]])
    }

    @Test(arguments: [RejectionReason.badDate, .stale, .tooManyOpenOrders])
    func `a used number is reported before a later rule`(reason: RejectionReason) async throws {
        try await fixture.enqueue(try incoming(try order()))
        #expect(
            try await decide(refused(try order(comment: "con hielo"), reason)) == [.rejected(.numberReused)]
        )
    }

    @Test func `an earlier rule is reported before a used number`() async throws {
        try await fixture.enqueue(try incoming(try order()))
        let other = refused(try order(comment: "con hielo"), .unknownRestaurant)
        #expect(try await decide(other) == [.rejected(.unknownRestaurant)])
    }

    @Test func `the same number from two devices is two orders`() async throws {
        try await fixture.enqueue(try incoming(try order(from: 1)))
        try await fixture.enqueue(try incoming(try order(from: 2)))
        #expect(try await fixture.count("orders") == 2)
    }

    @Test func `a refused order's number can be used for other content`() async throws {
        #expect(try await decide(refused(try order(), .unknownProduct)) == [.rejected(.unknownProduct)])
        let stored = try await fixture.enqueue(try incoming(try order(comment: "con hielo")))
        #expect(stored.number == 9)
    }

    @Test func `a batch keeps the order of its files`() async throws {
        let outcomes = try await decide(
            try incoming(try order(1)),
            refused(bytes: [0xFF]),
            try incoming(try order(2)),
            try incoming(try order(1))
        )
        #expect(
            outcomes == [.enqueued(id: 1), .rejected(.notUTF8), .enqueued(id: 2), .redelivered]
        )
    }

    @Test func `the bytes of an order are stored unchanged`() async throws {
        let file = try incoming(try order())
        try await fixture.enqueue(file)
        let raw = try await fixture.bytes("SELECT raw FROM orders")
        #expect(raw.map { Array($0) } == file.raw)
    }

    @Test(arguments: [[UInt8](0...255), [0x00], [], [0x5B, 0x00, 0x5D], [0xFF, 0xFE, 0xC0]])
    func `the bytes of a refused file are stored unchanged`(bytes: [UInt8]) async throws {
        #expect(try await decide(refused(bytes: bytes)) == [.rejected(.notUTF8)])
        let raw = try await fixture.bytes("SELECT raw FROM rejections")
        #expect(raw.map { Array($0) } == bytes)
        #expect(try await fixture.view.rejections(since: nil).first?.bytes == Int64(bytes.count))
    }

    @Test func `a file that was never opened is refused without bytes and without receipt`() async throws {
        let large = IncomingFile(
            kind: .order,
            file: "large.json",
            receivedAt: at(1),
            raw: nil,
            size: 1 << 40,
            identity: nil,
            key: .entry(Array("large.json".utf8)),
            verdict: .rejected(.tooLarge, restaurant: nil)
        )
        #expect(try await decide(large) == [.rejected(.tooLarge)])
        #expect(try await fixture.view.rejections(since: nil).first?.bytes == 1 << 40)
        #expect(
            try await fixture.rows("SELECT raw, file_hash, receipt FROM rejections") == [["-", "-", "none"]]
        )
        #expect(try await fixture.view.receiptsDue(atMost: 9) == [])
    }

    @Test func `rejections since an instant are listed oldest first`() async throws {
        _ = try await decide(
            refused(bytes: [3], receivedAt: at(3)),
            refused(bytes: [1], receivedAt: at(1)),
            refused(bytes: [2], receivedAt: at(2))
        )
        #expect(try await fixture.view.rejections(since: nil).map(\.at) == [at(1), at(2), at(3)])
        #expect(try await fixture.view.rejections(since: at(2)).map(\.at) == [at(2), at(3)])
    }
}
