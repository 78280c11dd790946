import OrderTesting
import Testing

@testable import McOrderModel
@testable import McOrderQueue

/// Lost devices, of which nothing counts any more.
@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct RevokingTests {
    private let queue: TestQueue

    init() async throws { queue = try await TestQueue() }

    private func decide(_ incoming: IncomingFile...) async throws -> [FileOutcome] {
        try await queue.queue.decide(incoming, by: "mcorderd")
    }

    private func revoke(_ index: UInt8 = 1, at time: Timestamp = at(3)) async throws {
        try await queue.queue.revoke(.plain(device(index)), by: "caja 1", since: time)
    }

    @Test func `an order of a revoked device is refused, and one of another device is not`() async throws {
        try await revoke()
        let decided = try await decide(incoming(order(1)), incoming(order(1, from: 2)))
        #expect(decided == [.rejected(.revoked), .enqueued(id: 1)])
    }

    @Test func `an earlier rule is given before the revocation, and a later one after it`() async throws {
        try await revoke()
        #expect(try await decide(refused(order(1), .stale)) == [.rejected(.stale)])
        #expect(try await decide(refused(order(2), .unknownProduct)) == [.rejected(.revoked)])
    }

    @Test func `a notice of a revoked device is refused, whether its order is open or unknown`() async throws
    {
        _ = try await decide(incoming(order(1)))
        try await revoke()
        let decided = try await decide(
            incoming(notice(.cancel, 1)),
            incoming(notice(.arrived, 1), orElse: .stale),
            incoming(notice(.cancel, 2)),
            incoming(notice(.cancel, 3), orElse: .stale)
        )
        #expect(
            decided == [.rejected(.revoked), .rejected(.revoked), .rejected(.revoked), .rejected(.stale)]
        )
        let order = try await queue.order(1)
        #expect(order.state == .received && order.arrivedAt == nil)
    }

    @Test func `what was decided before is still a redelivery`() async throws {
        let sent = try incoming(order(1))
        _ = try await decide(sent, incoming(notice(.arrived, 1)))
        try await revoke()
        #expect(try await decide(sent, incoming(notice(.arrived, 1))) == [.redelivered, .redelivered])
    }

    @Test(arguments: [RejectionRequest.retry, .accept])
    func `nobody at a till can accept an order of a revoked device`(request: RejectionRequest) async throws {
        _ = try await decide(refused(order(1), .stale))
        try await revoke()
        try await queue.queue.request(request, rejection: 1, by: "caja 1")
        let requested = try #require(try await queue.view.requestedRejections().first)
        let outcome = try await queue.queue.answer(
            requested,
            with: incoming(order(1)),
            by: "mcorderd",
            maxOpen: 0
        )
        #expect(outcome == .rejected(.revoked))
        #expect(try await queue.view.rejections(since: nil).map(\.reason) == [.revoked])
    }

    @Test func `a revoked device is no longer trusted, and can be neither trusted nor blacklisted`()
        async throws
    {
        try await queue.queue.trust(device(), label: "PDA 1", by: "caja 1", since: noon)
        try await revoke()
        let record = try #require(try await queue.view.device(.plain(device()), at: at(9)))
        #expect(record.trustedLabel == nil)
        #expect(record.revoked == Revocation(by: "caja 1", since: at(3)))
        let error = QueueError.revokedDevice(udid: try device().description)
        await #expect(throws: error) {
            try await queue.queue.trust(device(), label: "PDA 1", by: "caja 1", since: at(4))
        }
        await #expect(throws: error) {
            try await queue.queue.blacklist(
                .plain(device()),
                reason: "x",
                by: "caja 1",
                since: at(4),
                until: nil
            )
        }
        #expect(try await queue.view.blacklist(at: at(9)).isEmpty)
    }

    @Test func `a revocation can be taken back, once`() async throws {
        try await revoke()
        #expect(try await queue.queue.unrevoke(.plain(device())))
        #expect(try await queue.queue.unrevoke(.plain(device())) == false)
        #expect(try await decide(incoming(order(1))) == [.enqueued(id: 1)])
        #expect(try await queue.view.device(.plain(device()), at: at(9))?.revoked == nil)
    }

    @Test func `a second revocation changes nothing`() async throws {
        try await revoke()
        try await queue.queue.revoke(.plain(device()), by: "caja 2", since: at(4))
        let record = try await queue.view.device(.plain(device()), at: at(9))
        #expect(record?.revoked == Revocation(by: "caja 1", since: at(3)))
    }

    @Test func `the counter's own device and unknown hashes cannot be revoked`() async throws {
        let day = try #require(CivilDay("2026-11-20"))
        let counter = DeviceID.counter(of: RestaurantID("garbera"), queue: try device(), on: day)
        let hash = DeviceKey.erased(ContentHash(of: "nobody"))
        for key in [DeviceKey.plain(counter), hash] {
            await #expect(throws: QueueError.noSuchDevice(udid: key.description)) {
                try await queue.queue.revoke(key, by: "caja 1", since: noon)
            }
        }
        #expect(try await queue.count("revoked") == 0)
    }

    @Test func `an erased device stays revoked by its hash, and the hash takes it back`() async throws {
        _ = try await queue.enqueue(incoming(order(1)), then: [.collected])
        try await revoke()
        let forgotten = try await queue.queue.forget(device())
        #expect(forgotten.isRevoked && !forgotten.isBlacklisted)
        let key = try #require(forgotten.key)
        #expect(try await queue.rows("SELECT udid FROM revoked") == [[key.stored]])
        #expect(try await decide(incoming(order(2))) == [.rejected(.revoked)])
        #expect(try await queue.view.device(.plain(device()), at: at(9))?.revoked?.by == "caja 1")
        // It is revoked already.
        try await revoke(at: at(8))
        #expect(try await queue.count("revoked") == 1)
        #expect(try await queue.queue.unrevoke(key))
        #expect(try await decide(incoming(order(3))) == [.enqueued(id: 2)])
    }

    @Test func `a no-show of a revoked device does not blacklist it`() async throws {
        try await queue.queue.adopt(noShowLimit: 1, blacklistDays: 0)
        let first = try await queue.enqueue(incoming(order(1)))
        let second = try await queue.enqueue(incoming(order(2)))
        try await revoke()
        try await queue.queue.advance(first, to: .noShow, by: "caja 1", at: at(4))
        #expect(try await queue.view.blacklist(at: at(9)).isEmpty)
        await #expect(throws: QueueError.revokedDevice(udid: try device().description)) {
            try await queue.queue.blacklistNoShow(second, by: "caja 1", at: at(5))
        }
        #expect(try await queue.order(2).state == .received)
    }

    @Test func `an export of a device has its revocation`() async throws {
        try await revoke()
        var records: [JSONValue] = []
        try await queue.view.export(.plain(device()), now: at(9)) { records.append($0) }
        #expect(records.first?.member("revoked")?.member("by")?.text == "caja 1")
    }
}
