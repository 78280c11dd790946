import McOrderModel
import Testing

@testable import McOrderQueue

/// A person's data, forgotten when he asks for it.
@Suite struct ForgettingTests {
    let queue: TestQueue

    init() throws {
        queue = try TestQueue()
    }

    /// Two orders that are over, one of whose receipts still lies in the folder, a refused file and a notice.
    private func fill() throws {
        _ = try queue.enqueue(arrival(order(1)), then: [.collected])
        try queue.queue.receiptsWritten(queue.view.receiptsDue(atMost: 10).map(\.subject))
        let outlived = try queue.view.receiptsOutlived(since: at(1000), atMost: 10)
        try queue.queue.receiptsRemoved(outlived.map(\.subject))
        let second = try queue.enqueue(arrival(order(2)))
        try queue.queue.edit(second, .comment("para Ane"), by: "till 1", at: at(2))
        try queue.queue.advance(queue.order(2), to: .collected, by: "till 1", at: at(3))
        _ = try queue.queue.settle(
            [refused(order(3), .stale), arrival(notice(.cancel, 2)), arrival(order(4, from: 2))],
            by: "mcorderd"
        )
    }

    /// The words of all rows that could be somebody's.
    private func words() throws -> String {
        try ["orders", "order_changes", "rejections", "notices", "blacklist"]
            .map { try queue.rows("SELECT * FROM \($0)").joined().joined(separator: " ") }.joined(
                separator: " "
            )
    }

    @Test func `all of a person goes, and of nobody else`() throws {
        try fill()
        let forgotten = try queue.queue.forget(device())
        #expect((forgotten.orders, forgotten.rejections, forgotten.notices) == (2, 1, 1))
        #expect(forgotten.receipts == 2 && forgotten.isJournalEmpty)
        let orders = try (1...3).map { try queue.order($0) }
        #expect(orders.map(\.deviceName) == [nil, nil, "iPhone4 de Beris"])
        #expect(orders.map(\.comment) == [nil, nil, "sin hielo"])
        #expect(orders[1].note == nil && orders[1].total.cents == 795)
        #expect(try !words().contains("Ane"))
    }

    @Test func `the device's code stays until the receipt that is named after it is gone`() throws {
        try fill()
        _ = try queue.queue.forget(device())
        let udid = try device().description
        #expect(DeviceID(try queue.order(1).udid) == nil)
        #expect(try queue.order(2).udid == udid)
        let tasks = try queue.view.receiptsOfForgotten(atMost: 10)
        let identity = OrderIdentity(device: try device(), number: try number(2))
        #expect(tasks.contains { $0.fileName == Receipt.fileName(of: identity) })
        #expect(tasks.count == 2)
        try queue.queue.receiptsRemoved(tasks.map(\.subject))
        #expect(DeviceID(try queue.order(2).udid) == nil)
        #expect(try queue.view.receiptsOfForgotten(atMost: 10) == [])
        #expect(try !words().contains(udid))
    }

    @Test func `it can be said again, and of a device that is forgotten already`() throws {
        try fill()
        _ = try queue.queue.forget(device())
        let again = try queue.queue.forget(device())
        #expect(again.isNothing && again.receipts == 2)
        try queue.queue.receiptsRemoved(queue.view.receiptsOfForgotten(atMost: 10).map(\.subject))
        #expect(try queue.queue.forget(device()).receipts == 0)
    }

    @Test func `the same content is still known afterwards`() throws {
        try fill()
        _ = try queue.queue.forget(device())
        try queue.queue.receiptsRemoved(queue.view.receiptsOfForgotten(atMost: 10).map(\.subject))
        #expect(try queue.queue.settle([arrival(order(2))], by: "mcorderd") == [.redelivered])
        #expect(try queue.queue.settle([refused(order(3), .stale)], by: "mcorderd") == [.redelivered])
        let other = try arrival(order(2, comment: "otro"))
        #expect(try queue.queue.settle([other], by: "mcorderd") == [.rejected(.numberReused)])
    }

    @Test func `the blacklist keeps the device out by its hash, and lets it in again`() throws {
        try fill()
        try queue.queue.blacklist(.plain(device()), reason: "no vino", by: "till 1", since: at(1), until: nil)
        #expect(try queue.queue.forget(device()).isBlacklisted)
        #expect(try !words().contains("\(device().description) no vino"))
        let new = try arrival(order(9), receivedAt: at(9))
        #expect(try queue.queue.settle([new], by: "mcorderd") == [.rejected(.blacklisted)])
        #expect(try queue.view.device(.plain(device()), at: at(9))?.blacklisted?.reason == "no vino")
        // Whoever is put on the list again has one entry.
        try queue.queue.blacklist(
            .plain(device()),
            reason: "otra vez",
            by: "till 1",
            since: at(9),
            until: nil
        )
        #expect(try queue.view.blacklist(at: at(10)).map(\.reason) == ["otra vez"])
        #expect(try queue.queue.forget(device()).isBlacklisted)
        #expect(try queue.queue.removeFromBlacklist(.plain(device())))
        #expect(
            try queue.queue.settle([arrival(order(10), receivedAt: at(11))], by: "mcorderd").first
                == .enqueued(id: 4)
        )
    }

    @Test func `the list names an erased device by a key that takes it off again`() throws {
        try fill()
        try queue.queue.blacklist(.plain(device()), reason: "no vino", by: "till 1", since: at(1), until: nil)
        let forgotten = try queue.queue.forget(device())
        let key = try #require(try queue.view.blacklist(at: at(9)).first?.key)
        #expect(key == forgotten.key)
        guard case .erased = key else { throw CancellationError() }
        #expect(try queue.rows("SELECT udid FROM blacklist") == [[key.stored]])
        #expect(try queue.view.device(key, at: at(9))?.blacklisted?.reason == "no vino")
        #expect(try queue.queue.removeFromBlacklist(key))
        #expect(try queue.view.blacklist(at: at(9)).isEmpty)
        #expect(try queue.queue.removeFromBlacklist(key) == false)
    }

    @Test func `an erased device that is on a list by its UDID again is meant by its key too`() throws {
        try fill()
        _ = try queue.queue.forget(device())
        let key = try #require(DeviceKey(try queue.order(1).udid))
        try queue.queue.blacklist(.plain(device()), reason: "otra", by: "till 1", since: at(1), until: nil)
        try queue.queue.blacklist(key, reason: "más", by: "till 1", since: at(2), until: nil)
        #expect(try queue.view.blacklist(at: at(9)).map(\.reason) == ["más"])
        #expect(try queue.view.device(key, at: at(9))?.orders == [.collected: 2])
        try queue.queue.trust(device(), label: "PDA", by: "till 1", since: at(3))
        #expect(throws: QueueError.trustedDevice(udid: try device().description, label: "PDA")) {
            try queue.queue.blacklist(key, reason: "x", by: "till 1", since: at(4), until: nil)
        }
    }

    @Test func `a hash of nobody is not put on the list`() throws {
        try fill()
        let key = DeviceKey.erased(ContentHash(of: "nobody"))
        #expect(throws: QueueError.noSuchDevice(udid: key.description)) {
            try queue.queue.blacklist(key, reason: "x", by: "till 1", since: at(1), until: nil)
        }
    }

    @Test func `open orders, devices of the house and strangers are refused`() throws {
        try fill()
        #expect(throws: QueueError.openOrders(udid: try device(2).description, codes: ["4-002"])) {
            try queue.queue.forget(device(2))
        }
        #expect(throws: QueueError.noSuchDevice(udid: try device(99).description)) {
            try queue.queue.forget(device(99))
        }
        try queue.queue.trust(device(), label: "PDA", by: "till 1", since: at(1))
        #expect(throws: QueueError.trustedDevice(udid: try device().description, label: "PDA")) {
            try queue.queue.forget(device())
        }
        #expect(try queue.order(1).deviceName != nil)
    }

    @Test func `a forgotten order that is taken back makes no receipt due that nobody can write`() throws {
        try fill()
        _ = try queue.queue.forget(device())
        try queue.queue.receiptsRemoved(queue.view.receiptsOfForgotten(atMost: 10).map(\.subject))
        try queue.queue.recall(queue.order(2), by: "till 1", at: at(20))
        try queue.queue.renewReceipts()
        #expect(try queue.view.receiptsDue(atMost: 10).map(\.subject) == [.order(id: 3, revision: 1)])
    }

    @Test func `a start makes no receipt due of whom it has yet to forget`() throws {
        try fill()
        try queue.queue.receiptsWritten(queue.view.receiptsDue(atMost: 10).map(\.subject))
        _ = try queue.queue.forget(device())
        let forgotten = try queue.view.receiptsOfForgotten(atMost: 10)
        #expect(forgotten.count == 2)
        try queue.queue.renewReceipts()
        #expect(try queue.view.receiptsDue(atMost: 10).map(\.subject) == [.order(id: 3, revision: 1)])
        #expect(try queue.view.receiptsOfForgotten(atMost: 10) == forgotten)
    }

    @Test func `a receipt that was being written meanwhile is taken away as well`() throws {
        try fill()
        let written = try queue.view.receiptsDue(atMost: 10).map(\.subject)
        _ = try queue.queue.forget(device())
        try queue.queue.receiptsWritten(written)
        #expect(try queue.view.receiptsOfForgotten(atMost: 10).count == 2)
    }
}
