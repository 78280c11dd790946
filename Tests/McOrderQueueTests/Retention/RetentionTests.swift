import Testing

@testable import McOrderModel
@testable import McOrderQueue

/// What is forgotten, and what must not be.
@Suite struct RetentionTests {
    let queue: TestQueue

    init() throws {
        queue = try TestQueue()
    }

    private func days(_ count: Int) -> Timestamp { at(1) + .seconds(count * 86_400 + 1) }

    /// An order that is over, whose receipt was written and removed.
    private func past(_ value: Int = 9) throws -> QueuedOrder {
        let order = try queue.enqueue(arrival(order(value)), then: [.collected])
        try queue.queue.receiptsWritten(queue.view.receiptsDue(atMost: 10).map(\.subject))
        let outlived = try queue.view.receiptsOutlived(since: days(9), atMost: 10)
        try queue.queue.receiptsRemoved(outlived.map(\.subject))
        return order
    }

    private func hasRaw(_ table: String) throws -> [[String]] {
        try queue.rows("SELECT raw IS NOT NULL FROM \(table) ORDER BY id")
    }

    @Test func `the raw file of an order goes after its days and not before`() throws {
        _ = try past()
        try queue.queue.forget(Retention(), at: days(89))
        #expect(try hasRaw("orders") == [["1"]] || queue.view.order(id: 1)?.deviceName == nil)
        var kept = Retention()
        kept.personalDays = 0
        try queue.queue.forget(kept, at: days(90))
        #expect(try hasRaw("orders") == [["0"]])
    }

    @Test func `an open order keeps everything`() throws {
        _ = try queue.enqueue(arrival(order()))
        try queue.queue.forget(Retention(), at: days(1000))
        #expect(try hasRaw("orders") == [["1"]])
        #expect(try queue.order(1).deviceName == "iPhone4 de Beris")
    }

    @Test func `zero days keep for ever`() throws {
        _ = try past()
        var kept = Retention()
        kept.rawDays = 0
        kept.personalDays = 0
        try queue.queue.forget(kept, at: days(100_000))
        #expect(try hasRaw("orders") == [["1"]])
        #expect(try queue.order(1).comment == "sin hielo")
    }

    @Test func `personal data goes and the order stays`() throws {
        let before = try past()
        try queue.queue.forget(Retention(), at: days(29))
        #expect(try queue.order(1).deviceName == "iPhone4 de Beris")
        try queue.queue.forget(Retention(), at: days(30))
        let after = try queue.order(1)
        #expect(after.deviceName == nil && after.comment == nil)
        #expect(after.udid != before.udid && DeviceID(after.udid) == nil)
        #expect(after.lines == before.lines && after.total == before.total && after.state == .collected)
    }

    @Test func `content that was delivered before is still known when its device is a hash`() throws {
        _ = try past()
        try queue.queue.forget(Retention(), at: days(30))
        let again = try arrival(order(), receivedAt: days(31))
        #expect(try queue.queue.settle([again], by: "mcorderd") == [.redelivered])
        let other = try arrival(order(comment: "otro"), receivedAt: days(31))
        #expect(try queue.queue.settle([other], by: "mcorderd") == [.rejected(.numberReused)])
    }

    @Test func `a device's history still counts what is a hash`() throws {
        _ = try past()
        try queue.queue.forget(Retention(), at: days(30))
        #expect(try queue.view.device(.plain(device()), at: days(31))?.orders == [.collected: 1])
    }

    @Test func `an order whose receipt is still out keeps its device`() throws {
        _ = try queue.enqueue(arrival(order()), then: [.collected])
        try queue.queue.forget(Retention(), at: days(30))
        #expect(try queue.order(1).deviceName == "iPhone4 de Beris")
    }

    @Test func `the oldest refused files go when there are too many bytes of them`() throws {
        let megabyte = [UInt8](repeating: 0xFF, count: 1 << 20)
        for index in 1...3 {
            let file = refused(bytes: megabyte + [UInt8(index)])
            _ = try queue.queue.settle([file], by: "mcorderd")
        }
        var kept = Retention()
        kept.rejectedMegabytes = 2
        try queue.queue.forget(kept, at: at(5))
        #expect(try hasRaw("rejections") == [["0"], ["0"], ["1"]])
        let again = refused(bytes: megabyte + [1])
        #expect(try queue.queue.settle([again], by: "mcorderd") == [.redelivered])
    }

    @Test func `of many refused files no more go than have to`() throws {
        let files = (0..<450).map { index in
            refused(bytes: [UInt8](repeating: 0xFF, count: 4094) + [UInt8(index & 0xFF), UInt8(index >> 8)])
        }
        _ = try queue.queue.settle(files, by: "mcorderd")
        var kept = Retention()
        kept.rejectedMegabytes = 1
        try queue.queue.forget(kept, at: at(5))
        #expect(
            try queue.rows("SELECT min(id), count(*) FROM rejections WHERE raw IS NOT NULL") == [
                ["252", "199"]
            ]
        )
    }

    @Test func `who is to end leaves everything that is to be forgotten`() throws {
        _ = try queue.enqueue(arrival(order()), then: [.collected])
        _ = try queue.queue.settle([refused(bytes: [0xFF])], by: "mcorderd")
        try queue.queue.receiptsRemoved([.order(id: 1, revision: 2)])
        let before = try queue.rows("SELECT * FROM orders") + queue.rows("SELECT * FROM rejections")
        try queue.queue.forget(Retention(), at: days(100)) { true }
        #expect(
            try queue.rows("SELECT * FROM orders") + queue.rows("SELECT * FROM rejections") == before
        )
        try queue.queue.forget(Retention(), at: days(100))
        #expect(try hasRaw("orders") == [["0"]])
        #expect(try queue.order(1).deviceName == nil)
    }

    @Test func `a refused order's device becomes a hash as well`() throws {
        _ = try queue.queue.settle([refused(order(), .stale)], by: "mcorderd")
        try queue.queue.receiptsRemoved([.rejection(id: 1)])
        try queue.queue.forget(Retention(), at: days(30))
        let udid = try #require(try queue.view.rejections(since: nil).first?.udid)
        #expect(DeviceID(udid) == nil)
    }

    @Test func `a refused file without a device's code is forgotten as well, name and bytes`() throws {
        _ = try queue.queue.settle(
            [refused(bytes: [0xFF]), refused(bytes: [0xFE], receivedAt: days(29))],
            by: "mcorderd"
        )
        try queue.queue.forget(Retention(), at: days(31))
        #expect(
            try queue.rows("SELECT file, raw IS NULL FROM rejections ORDER BY id") == [
                ["", "1"], ["order.json", "0"],
            ]
        )
        #expect(try queue.queue.settle([refused(bytes: [0xFF])], by: "mcorderd") == [.redelivered])
    }
}
