import McOrderModel
import OrderTesting
import Testing

@testable import McOrderQueue

/// A person's data, erased on request.
@Suite(.onEachEngine) struct ForgettingTests {
    let queue: TestQueue

    init() async throws {
        queue = try await TestQueue()
    }

    /// Two closed orders, one of whose receipts is still in the folder, a refused file and a notice.
    private func fill() async throws {
        _ = try await queue.enqueue(incoming(order(1)), then: [.collected])
        try await queue.queue.receiptsWritten(queue.view.receiptsDue(atMost: 10).map(\.subject))
        let outlived = try await queue.view.receiptsOutlived(since: at(1000), atMost: 10)
        try await queue.queue.receiptsRemoved(outlived.map(\.subject))
        let second = try await queue.enqueue(incoming(order(2)))
        try await queue.queue.edit(second, .comment("para Ane"), by: "till 1", at: at(2))
        let zone = try #require(RestaurantZone(identifier: "Europe/Madrid"))
        let promise = OrderEdit.promise(StaffPromise(at(9), in: zone, now: at(2)))
        try await queue.queue.edit(queue.order(2), promise, by: "till 1", at: at(2))
        try await queue.queue.advance(queue.order(2), to: .collected, by: "till 1", at: at(3))
        _ = try await queue.queue.decide(
            [refused(order(3), .stale), incoming(notice(.cancel, 2)), incoming(order(4, from: 2))],
            by: "mcorderd"
        )
    }

    /// The texts of all rows that may contain personal data.
    private func words() async throws -> String {
        var words: [String] = []
        for table in ["orders", "order_changes", "rejections", "notices", "blacklist", "revoked"] {
            let rows = try await queue.rows("SELECT * FROM \(table)")
            words.append(rows.joined().joined(separator: " "))
        }
        return words.joined(separator: " ")
    }

    @Test func `all data of one person is erased, and no other data`() async throws {
        try await fill()
        let forgotten = try await queue.queue.forget(device())
        #expect((forgotten.orders, forgotten.rejections, forgotten.notices) == (2, 1, 1))
        #expect(forgotten.receipts == 2 && forgotten.isJournalEmpty)
        var orders: [QueuedOrder] = []
        for id in Int64(1)...3 { orders.append(try await queue.order(id)) }
        #expect(orders.map(\.deviceName) == [nil, nil, "iPhone4 de Beris"])
        #expect(orders.map(\.comment) == [nil, nil, "sin hielo"])
        #expect(orders[1].note == nil && orders[1].total.cents == 795)
        #expect(try await !words().contains("para Ane"))
    }

    @Test func `the device's UDID stays until the receipt that is named after it is removed`() async throws {
        try await fill()
        _ = try await queue.queue.forget(device())
        let udid = try device().description
        #expect(DeviceID(try await queue.order(1).udid) == nil)
        #expect(try await queue.order(2).udid == udid)
        let tasks = try await queue.view.receiptsNeedless(atMost: 10)
        let identity = OrderIdentity(device: try device(), number: try number(2))
        #expect(tasks.contains { $0.fileName == Receipt.fileName(of: identity) })
        #expect(tasks.count == 2)
        try await queue.queue.receiptsRemoved(tasks.map(\.subject))
        #expect(DeviceID(try await queue.order(2).udid) == nil)
        #expect(try await queue.view.receiptsNeedless(atMost: 10) == [])
        #expect(try await !words().contains(udid))
    }

    @Test func `erasing can be repeated, also for a device that is already erased`() async throws {
        try await fill()
        _ = try await queue.queue.forget(device())
        let again = try await queue.queue.forget(device())
        #expect(again.isNothing && again.receipts == 2)
        try await queue.queue.receiptsRemoved(queue.view.receiptsNeedless(atMost: 10).map(\.subject))
        #expect(try await queue.queue.forget(device()).receipts == 0)
    }

    @Test func `a redelivery of erased content is still recognised`() async throws {
        try await fill()
        _ = try await queue.queue.forget(device())
        try await queue.queue.receiptsRemoved(queue.view.receiptsNeedless(atMost: 10).map(\.subject))
        #expect(try await queue.queue.decide([incoming(order(2))], by: "mcorderd") == [.redelivered])
        #expect(try await queue.queue.decide([refused(order(3), .stale)], by: "mcorderd") == [.redelivered])
        let other = try incoming(order(2, comment: "otro"))
        #expect(try await queue.queue.decide([other], by: "mcorderd") == [.rejected(.numberReused)])
    }

    @Test func `an erased device stays blacklisted by its hash, and can be removed from the blacklist`()
        async throws
    {
        try await fill()
        try await queue.queue.blacklist(
            .plain(device()),
            reason: "no vino",
            by: "till 1",
            since: at(1),
            until: nil
        )
        #expect(try await queue.queue.forget(device()).isBlacklisted)
        #expect(try await !words().contains("\(device().description) no vino"))
        let new = try incoming(order(9), receivedAt: at(9))
        #expect(try await queue.queue.decide([new], by: "mcorderd") == [.rejected(.blacklisted)])
        #expect(try await queue.view.device(.plain(device()), at: at(9))?.blacklisted?.reason == "no vino")
        // A device that is blacklisted again has one entry.
        try await queue.queue.blacklist(
            .plain(device()),
            reason: "otra vez",
            by: "till 1",
            since: at(9),
            until: nil
        )
        #expect(try await queue.view.blacklist(at: at(10)).map(\.reason) == ["otra vez"])
        #expect(try await queue.queue.forget(device()).isBlacklisted)
        #expect(try await queue.queue.removeFromBlacklist(.plain(device())))
        #expect(
            try await queue.queue.decide([incoming(order(10), receivedAt: at(11))], by: "mcorderd").first
                == .enqueued(id: 4)
        )
    }

    @Test func `the blacklist shows an erased device's key, by which it can be removed`() async throws {
        try await fill()
        try await queue.queue.blacklist(
            .plain(device()),
            reason: "no vino",
            by: "till 1",
            since: at(1),
            until: nil
        )
        let forgotten = try await queue.queue.forget(device())
        let key = try #require(try await queue.view.blacklist(at: at(9)).first?.key)
        #expect(key == forgotten.key)
        guard case .erased = key else { throw CancellationError() }
        #expect(try await queue.rows("SELECT udid FROM blacklist") == [[key.stored]])
        #expect(try await queue.view.device(key, at: at(9))?.blacklisted?.reason == "no vino")
        #expect(try await queue.queue.removeFromBlacklist(key))
        #expect(try await queue.view.blacklist(at: at(9)).isEmpty)
        #expect(try await queue.queue.removeFromBlacklist(key) == false)
    }

    @Test func `the key of an erased device also finds it if it was listed again by its UDID`() async throws {
        try await fill()
        _ = try await queue.queue.forget(device())
        let key = try #require(DeviceKey(try await queue.order(1).udid))
        try await queue.queue.blacklist(
            .plain(device()),
            reason: "otra",
            by: "till 1",
            since: at(1),
            until: nil
        )
        try await queue.queue.blacklist(key, reason: "más", by: "till 1", since: at(2), until: nil)
        #expect(try await queue.view.blacklist(at: at(9)).map(\.reason) == ["más"])
        #expect(try await queue.view.device(key, at: at(9))?.orders == [.collected: 2])
        try await queue.queue.trust(device(), label: "PDA", by: "till 1", since: at(3))
        await #expect(throws: QueueError.trustedDevice(udid: try device().description, label: "PDA")) {
            try await queue.queue.blacklist(key, reason: "x", by: "till 1", since: at(4), until: nil)
        }
    }

    @Test func `the hash of an unknown device cannot be blacklisted`() async throws {
        try await fill()
        let key = DeviceKey.erased(ContentHash(of: "nobody"))
        await #expect(throws: QueueError.noSuchDevice(udid: key.description)) {
            try await queue.queue.blacklist(key, reason: "x", by: "till 1", since: at(1), until: nil)
        }
    }

    @Test func `open orders, trusted devices and unknown devices are refused`() async throws {
        try await fill()
        await #expect(throws: QueueError.openOrders(udid: try device(2).description, codes: ["4-002"])) {
            try await queue.queue.forget(device(2))
        }
        await #expect(throws: QueueError.noSuchDevice(udid: try device(99).description)) {
            try await queue.queue.forget(device(99))
        }
        try await queue.queue.trust(device(), label: "PDA", by: "till 1", since: at(1))
        await #expect(throws: QueueError.trustedDevice(udid: try device().description, label: "PDA")) {
            try await queue.queue.forget(device())
        }
        #expect(try await queue.order(1).deviceName != nil)
    }

    @Test func `an erased order that is recalled makes no receipt due`() async throws {
        try await fill()
        _ = try await queue.queue.forget(device())
        try await queue.queue.receiptsRemoved(queue.view.receiptsNeedless(atMost: 10).map(\.subject))
        try await queue.queue.recall(queue.order(2), by: "till 1", at: at(20))
        try await queue.queue.renewReceipts()
        #expect(try await queue.view.receiptsDue(atMost: 10).map(\.subject) == [.order(id: 3, revision: 1)])
    }

    @Test func `a start makes no receipt due that has to be removed for an erased device`() async throws {
        try await fill()
        try await queue.queue.receiptsWritten(queue.view.receiptsDue(atMost: 10).map(\.subject))
        _ = try await queue.queue.forget(device())
        let forgotten = try await queue.view.receiptsNeedless(atMost: 10)
        #expect(forgotten.count == 2)
        try await queue.queue.renewReceipts()
        #expect(try await queue.view.receiptsDue(atMost: 10).map(\.subject) == [.order(id: 3, revision: 1)])
        #expect(try await queue.view.receiptsNeedless(atMost: 10) == forgotten)
    }

    @Test func `a receipt that was being written during the erasure is removed as well`() async throws {
        try await fill()
        let written = try await queue.view.receiptsDue(atMost: 10).map(\.subject)
        _ = try await queue.queue.forget(device())
        try await queue.queue.receiptsWritten(written)
        #expect(try await queue.view.receiptsNeedless(atMost: 10).count == 2)
    }
}
