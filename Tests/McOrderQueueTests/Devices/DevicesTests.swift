import OrderTesting
import Testing

@testable import McOrderModel
@testable import McOrderQueue

/// The queue's records about devices, and their effect on the devices' orders.
@Suite(.onEachEngine) struct DevicesTests {
    let queue: TestQueue

    init() async throws {
        queue = try await TestQueue()
    }

    private func decide(_ incoming: IncomingFile..., maxOpen: Int = 0) async throws -> [FileOutcome] {
        try await queue.queue.decide(incoming, by: "mcorderd", maxOpen: maxOpen)
    }

    @Test func `a blacklisted device's order never reaches a list`() async throws {
        try await queue.queue.blacklist(
            .plain(device()),
            reason: "no-shows",
            by: "caja 1",
            since: noon,
            until: nil
        )
        #expect(try await decide(incoming(order())) == [.rejected(.blacklisted)])
        #expect(try await queue.view.orders(at: nil, in: OrderState.allCases).isEmpty)
    }

    @Test func `a blacklisting ends when its time is over`() async throws {
        try await queue.queue.blacklist(
            .plain(device()),
            reason: "no-shows",
            by: "caja 1",
            since: noon,
            until: at(1)
        )
        #expect(try await decide(incoming(order(), receivedAt: at(1))) == [.enqueued(id: 1)])
        #expect(try await queue.view.blacklist(at: at(1)).isEmpty)
        #expect(try await queue.view.blacklist(at: noon).map(\.reason) == ["no-shows"])
    }

    @Test func `an earlier rule is reported before the blacklist, and a later one after it`() async throws {
        try await queue.queue.blacklist(.plain(device()), reason: "x", by: "caja 1", since: noon, until: nil)
        #expect(try await decide(refused(order(1), .stale)) == [.rejected(.stale)])
        #expect(try await decide(refused(order(2), .unknownProduct)) == [.rejected(.blacklisted)])
    }

    @Test func `a device may not exceed its number of open orders`() async throws {
        let decided = try await decide(
            incoming(order(1)),
            incoming(order(2)),
            incoming(order(3)),
            incoming(order(1, from: 2)),
            maxOpen: 2
        )
        #expect(
            decided == [
                .enqueued(id: 1), .enqueued(id: 2), .rejected(.tooManyOpenOrders), .enqueued(id: 3),
            ]
        )
    }

    @Test func `after an order is collected the device can have another open one`() async throws {
        _ = try await decide(incoming(order(1)), maxOpen: 1)
        let first = try #require(try await queue.view.order(id: 1))
        try await queue.queue.advance(first, to: .collected, by: "caja 1", at: at(2))
        #expect(try await decide(incoming(order(2)), maxOpen: 1) == [.enqueued(id: 2)])
    }

    @Test func `a trusted device has no limit, and its customer counts as arrived at once`() async throws {
        try await queue.queue.trust(device(), label: "PDA 1", by: "caja 1", since: noon)
        #expect(
            try await decide(incoming(order(1)), incoming(order(2)), maxOpen: 1) == [
                .enqueued(id: 1), .enqueued(id: 2),
            ]
        )
        #expect(try await queue.view.order(id: 1)?.arrivedAt == at(1))
    }

    @Test func `a no-show with blacklisting does both`() async throws {
        _ = try await decide(incoming(order(1)))
        let order = try #require(try await queue.view.order(id: 1))
        #expect(try await queue.queue.blacklistNoShow(order, by: "caja 1", at: at(1)) == 0)
        #expect(try await queue.view.order(id: 1)?.state == .noShow)
        let entries = try await queue.view.blacklist(at: at(1))
        #expect(entries.map(\.reason) == ["no-show \(order.code)"])
        #expect(entries.map(\.until) == [nil])
    }

    @Test func `a no-show whose device cannot be blacklisted changes nothing`() async throws {
        try await queue.queue.trust(device(), label: "PDA 1", by: "caja 1", since: noon)
        _ = try await decide(incoming(order(1)))
        let order = try #require(try await queue.view.order(id: 1))
        let udid = try device().description
        await #expect(throws: QueueError.trustedDevice(udid: udid, label: "PDA 1")) {
            try await queue.queue.blacklistNoShow(order, by: "caja 1", at: at(1))
        }
        #expect(try await queue.view.order(id: 1) == order)
    }

    @Test func `a trusted device cannot be blacklisted, and trusting takes it off the list`() async throws {
        try await queue.queue.blacklist(.plain(device()), reason: "x", by: "caja 1", since: noon, until: nil)
        try await queue.queue.trust(device(), label: "PDA 1", by: "caja 1", since: noon)
        #expect(try await queue.view.blacklist(at: noon).isEmpty)
        let udid = try device().description
        await #expect(throws: QueueError.trustedDevice(udid: udid, label: "PDA 1")) {
            try await queue.queue.blacklist(
                .plain(device()),
                reason: "x",
                by: "caja 1",
                since: noon,
                until: nil
            )
        }
    }

    @Test func `after the configured number of no-shows a device is blacklisted automatically`() async throws
    {
        try await queue.queue.adopt(noShowLimit: 2, blacklistDays: 3)
        for value in 1...2 {
            _ = try await decide(incoming(order(value)))
            #expect(try await queue.view.blacklist(at: at(2)).isEmpty)
            let queued = try #require(try await queue.view.order(id: Int64(value)))
            try await queue.queue.advance(queued, to: .noShow, by: "caja 1", at: at(2))
        }
        let entry = try #require(try await queue.view.blacklist(at: at(2)).first)
        #expect(entry.by == "mcorderd" && entry.until == at(2) + .seconds(3 * 86_400))
        #expect(try await decide(incoming(order(3))) == [.rejected(.blacklisted)])
    }

    @Test func `blacklisting a device returns how many of its orders were collected`() async throws {
        for value in 1...3 { _ = try await queue.enqueue(incoming(order(value)), then: [.collected]) }
        _ = try await queue.enqueue(incoming(order(4)), then: [.cancelled])
        _ = try await queue.enqueue(incoming(order(5, from: 2)), then: [.collected])
        let open = try await queue.enqueue(incoming(order(6)))
        #expect(try await queue.queue.blacklistNoShow(open, by: "caja 1", at: at(9)) == 3)
        let list = { (index: UInt8) in
            try await queue.queue.blacklist(
                .plain(device(index)),
                reason: "x",
                by: "caja 1",
                since: noon,
                until: nil
            )
        }
        #expect(try await list(1) == 3)
        #expect(try await list(2) == 1)
        #expect(try await list(3) == 0)
    }

    @Test func `an expired order does not count as a no-show of its device`() async throws {
        try await queue.queue.adopt(noShowLimit: 1, blacklistDays: 0)
        _ = try await decide(incoming(order()))
        #expect(try await queue.queue.expire(receivedBefore: at(5), by: "mcorderd", at: at(6)) == 1)
        #expect(try await queue.view.blacklist(at: at(6)).isEmpty)
    }

    @Test func `a device's history counts its orders and refusals`() async throws {
        _ = try await decide(incoming(order(1)), refused(order(2), .stale))
        let record = try #require(try await queue.view.device(.plain(device()), at: noon))
        #expect(record.orders == [.received: 1] && record.rejected == 1)
        #expect(record.deviceName == "iPhone4 de Beris" && record.firstSeen == at(1))
        #expect(try await queue.view.device(.plain(device(7)), at: noon) == nil)
    }
}
