import OrderTesting
import Testing

@testable import McOrderModel
@testable import McOrderQueue

/// Tests which data is erased after its retention time, and which is kept.
@Suite(.onEachEngine) struct RetentionTests {
    let queue: TestQueue

    init() async throws {
        queue = try await TestQueue()
    }

    private func days(_ count: Int) -> Timestamp { at(1) + .seconds(count * 86_400 + 1) }

    /// A closed order whose receipt was written and removed.
    private func past(_ value: Int = 9) async throws -> QueuedOrder {
        let order = try await queue.enqueue(incoming(order(value)), then: [.collected])
        try await queue.queue.receiptsWritten(queue.view.receiptsDue(atMost: 10).map(\.subject))
        let outlived = try await queue.view.receiptsOutlived(since: days(9), atMost: 10)
        try await queue.queue.receiptsRemoved(outlived.map(\.subject))
        return order
    }

    private func hasRaw(_ table: String) async throws -> [[String]] {
        try await queue.rows("SELECT raw IS NOT NULL FROM \(table) ORDER BY id")
    }

    @Test func `the raw file of an order is removed after its days and not before`() async throws {
        _ = try await past()
        try await queue.queue.forget(Retention(), at: days(89))
        let raw = try await hasRaw("orders")
        let name = try await queue.view.order(id: 1)?.deviceName
        #expect(raw == [["1"]] || name == nil)
        var kept = Retention()
        kept.personalDays = 0
        try await queue.queue.forget(kept, at: days(90))
        #expect(try await hasRaw("orders") == [["0"]])
    }

    @Test func `an open order keeps everything`() async throws {
        _ = try await queue.enqueue(incoming(order()))
        try await queue.queue.forget(Retention(), at: days(1000))
        #expect(try await hasRaw("orders") == [["1"]])
        #expect(try await queue.order(1).deviceName == "iPhone4 de Beris")
    }

    @Test func `zero days mean no limit`() async throws {
        _ = try await past()
        var kept = Retention()
        kept.rawDays = 0
        kept.personalDays = 0
        try await queue.queue.forget(kept, at: days(100_000))
        #expect(try await hasRaw("orders") == [["1"]])
        #expect(try await queue.order(1).comment == "sin hielo")
    }

    @Test func `personal data is erased and the order stays`() async throws {
        let before = try await past()
        try await queue.queue.forget(Retention(), at: days(29))
        #expect(try await queue.order(1).deviceName == "iPhone4 de Beris")
        try await queue.queue.forget(Retention(), at: days(30))
        let after = try await queue.order(1)
        #expect(after.deviceName == nil && after.comment == nil)
        #expect(after.udid != before.udid && DeviceID(after.udid) == nil)
        #expect(after.lines == before.lines && after.total == before.total && after.state == .collected)
    }

    @Test func `the table is erased, also in a change of the service, and the service stays`() async throws {
        let services = [("mesa", VATPlace.here), ("llevar", .toGo)].map { id, place in
            AgreedTerms.Service(
                RestaurantService(id: ServiceID(id), name: id, place: place, prices: [:])
            )
        }
        let open = try await queue.enqueue(
            incoming(order(), details: AgreedTerms(service: services[0], table: "la de Ane"))
        )
        _ = try await queue.queue.edit(open, .service(services[1]), by: "caja", at: at(2))
        #expect(try await queue.order(1).details.table == nil)
        try await queue.queue.advance(try await queue.order(1), to: .collected, by: "caja", at: at(3))
        try await queue.queue.receiptsWritten(queue.view.receiptsDue(atMost: 10).map(\.subject))
        let outlived = try await queue.view.receiptsOutlived(since: days(9), atMost: 10)
        try await queue.queue.receiptsRemoved(outlived.map(\.subject))
        try await queue.queue.forget(Retention(), at: days(30))
        #expect(try await queue.order(1).details == AgreedTerms(service: services[1]))
        let texts =
            try await queue.rows("SELECT details FROM orders")
            + queue.rows("SELECT before FROM order_changes WHERE edit = 'service'")
        #expect(texts.count == 2)
        for text in texts { #expect(!text[0].contains("Ane") && text[0].contains("service"), "\(text)") }
    }

    @Test func `a redelivery is still recognised when its device is only a hash`() async throws {
        _ = try await past()
        try await queue.queue.forget(Retention(), at: days(30))
        let again = try incoming(order(), receivedAt: days(31))
        #expect(try await queue.queue.decide([again], by: "mcorderd") == [.redelivered])
        let other = try incoming(order(comment: "otro"), receivedAt: days(31))
        #expect(try await queue.queue.decide([other], by: "mcorderd") == [.rejected(.numberReused)])
    }

    @Test func `a device's history includes orders under the device's hash`() async throws {
        _ = try await past()
        try await queue.queue.forget(Retention(), at: days(30))
        #expect(try await queue.view.device(.plain(device()), at: days(31))?.orders == [.collected: 1])
    }

    @Test func `an order whose receipt is still in the folder keeps its device`() async throws {
        _ = try await queue.enqueue(incoming(order()), then: [.collected])
        try await queue.queue.forget(Retention(), at: days(30))
        #expect(try await queue.order(1).deviceName == "iPhone4 de Beris")
    }

    @Test func `the oldest refused files are removed when they exceed the space`() async throws {
        let megabyte = [UInt8](repeating: 0xFF, count: 1 << 20)
        for index in 1...3 {
            let file = refused(bytes: megabyte + [UInt8(index)])
            _ = try await queue.queue.decide([file], by: "mcorderd")
        }
        var kept = Retention()
        kept.rejectedMegabytes = 2
        try await queue.queue.forget(kept, at: at(5))
        #expect(try await hasRaw("rejections") == [["0"], ["0"], ["1"]])
        let again = refused(bytes: megabyte + [1])
        #expect(try await queue.queue.decide([again], by: "mcorderd") == [.redelivered])
    }

    @Test func `no more refused files are removed than necessary`() async throws {
        let files = (0..<450).map { index in
            refused(bytes: [UInt8](repeating: 0xFF, count: 4094) + [UInt8(index & 0xFF), UInt8(index >> 8)])
        }
        _ = try await queue.queue.decide(files, by: "mcorderd")
        var kept = Retention()
        kept.rejectedMegabytes = 1
        try await queue.queue.forget(kept, at: at(5))
        #expect(
            try await queue.rows("SELECT min(id), count(*) FROM rejections WHERE raw IS NOT NULL") == [
                ["252", "199"]
            ]
        )
    }

    @Test func `after a shutdown the rest is erased later`() async throws {
        _ = try await queue.enqueue(incoming(order()), then: [.collected])
        _ = try await queue.queue.decide([refused(bytes: [0xFF])], by: "mcorderd")
        try await queue.queue.receiptsRemoved([.order(id: 1, revision: 2)])
        let before = try await queue.rows("SELECT * FROM orders") + queue.rows("SELECT * FROM rejections")
        try await queue.queue.forget(Retention(), at: days(100)) { true }
        #expect(
            try await queue.rows("SELECT * FROM orders") + queue.rows("SELECT * FROM rejections") == before
        )
        try await queue.queue.forget(Retention(), at: days(100))
        #expect(try await hasRaw("orders") == [["0"]])
        #expect(try await queue.order(1).deviceName == nil)
    }

    @Test func `a refused order's device is replaced by its hash as well`() async throws {
        _ = try await queue.queue.decide([refused(order(), .stale)], by: "mcorderd")
        try await queue.queue.receiptsRemoved([.rejection(id: 1)])
        try await queue.queue.forget(Retention(), at: days(30))
        let udid = try #require(try await queue.view.rejections(since: nil).first?.udid)
        #expect(DeviceID(udid) == nil)
    }

    @Test func `the name and the bytes of a refused file without a UDID are erased as well`() async throws {
        _ = try await queue.queue.decide(
            [refused(bytes: [0xFF]), refused(bytes: [0xFE], receivedAt: days(29))],
            by: "mcorderd"
        )
        try await queue.queue.forget(Retention(), at: days(31))
        #expect(
            try await queue.rows("SELECT file, raw IS NULL FROM rejections ORDER BY id") == [
                ["", "1"], ["order.json", "0"],
            ]
        )
        #expect(try await queue.queue.decide([refused(bytes: [0xFF])], by: "mcorderd") == [.redelivered])
    }
}
