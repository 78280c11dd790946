import OrderTesting
import Testing

@testable import McOrderModel
@testable import McOrderQueue

/// The record of the house, and what depends on it.
@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct HouseTests {
    private let queue: TestQueue

    init() async throws { queue = try await TestQueue() }

    private func key(_ byte: UInt8) throws -> PublicKey {
        try #require(SigningKey(secret: Array(repeating: byte, count: 32))).publicKey
    }

    private func found() async throws {
        try await queue.queue.remember(house: HouseRecord(identity: try key(100)))
    }

    /// An order of the device with a key.
    private func signed(_ value: Int, by byte: UInt8, named name: String = "Ane") throws -> IncomingFile {
        let place = try restaurant()
        return try incoming(
            Order(
                restaurant: place.name,
                placedAt: place.zone.civilTime(at: noon),
                deviceName: name,
                device: DeviceID(key(byte)),
                number: number(value),
                comment: "",
                lines: [OrderLine(name: "Espresso", price: Money(cents: 120))]
            )
        )
    }

    @Test func `a queue remembers its house`() async throws {
        #expect(try await queue.view.house() == nil)
        let id = HouseID(folder: try device())
        let former = HouseRecord.Former(id: id, until: noon)
        let house = HouseRecord(identity: try key(7), former: [former])
        try await queue.queue.remember(house: house)
        #expect(try await queue.view.house() == house)
        let next = HouseRecord(identity: try key(8), former: [former, former])
        try await queue.queue.remember(house: next)
        #expect(try await queue.view.house() == next)
    }

    @Test func `a house with an identity trusts devices with keys only, and keeps the trust that it gave`()
        async throws
    {
        try await queue.queue.trust(device(1), label: "PDA 1", by: "caja 1", since: noon)
        try await queue.queue.trust(device(2), label: "PDA 2", by: "caja 1", since: noon)
        try await found()
        await #expect(throws: QueueError.unsignedDevice(udid: try device(3).description)) {
            try await queue.queue.trust(device(3), label: "PDA 3", by: "caja 1", since: noon)
        }
        let keyed = DeviceID(try key(4))
        try await queue.queue.trust(keyed, label: "PDA 4", by: "caja 1", since: noon)
        // The label of a device that is trusted already can change.
        try await queue.queue.trust(device(2), label: "PDA B", by: "caja 1", since: noon)
        var labels: [String?] = []
        for device in [try device(1), try device(2), try device(3), keyed] {
            labels.append(try await queue.view.device(.plain(device), at: at(9))?.trustedLabel)
        }
        #expect(labels == ["PDA 1", "PDA B", nil, "PDA 4"])
    }

    @Test func `without an identity nothing is said about devices`() async throws {
        _ = try await queue.enqueue(signed(1, by: 1), then: [.collected])
        _ = try await queue.enqueue(signed(1, by: 2))
        let orders = try await queue.view.orders(at: nil, in: OrderState.allCases)
        #expect(orders.map(\.standing) == [nil, nil] && !orders.contains(where: \.hasNamesake))
        #expect(orders[0].json(at: noon).member("standing") == nil)
    }

    @Test func `a device is known once an order of it was collected, and unsigned without a key`()
        async throws
    {
        try await found()
        let first = try await queue.enqueue(signed(1, by: 1))
        #expect(first.standing == .new)
        try await queue.queue.advance(first, to: .cancelled, by: "caja 1", at: at(2))
        let second = try await queue.enqueue(signed(2, by: 1))
        #expect(second.standing == .new)
        try await queue.queue.advance(second, to: .collected, by: "caja 1", at: at(2))
        #expect(try await queue.enqueue(signed(3, by: 1)).standing == .known)
        #expect(try await queue.enqueue(signed(1, by: 2)).standing == .new)
        _ = try await queue.enqueue(incoming(order(1)), then: [.collected])
        let legacy = try await queue.enqueue(incoming(order(2)))
        #expect(legacy.standing == .unsigned)
        #expect(legacy.json(at: noon).member("standing")?.text == "unsigned")
        let open = try await queue.view.orders(at: nil, in: OrderState.open)
        #expect(open.map(\.standing) == [.known, .new, .unsigned])
    }

    @Test func `a device stays known after its earlier orders were erased`() async throws {
        try await found()
        _ = try await queue.enqueue(signed(1, by: 1), then: [.collected])
        _ = try await queue.queue.forget(DeviceID(key(1)))
        try await queue.queue.receiptsRemoved(
            queue.view.receiptsDue(atMost: 9).map(\.subject)
                + queue.view.receiptsNeedless(atMost: 9).map(\.subject)
        )
        #expect(DeviceID(try await queue.order(1).udid) == nil)
        #expect(try await queue.order(1).standing == nil)
        #expect(try await queue.enqueue(signed(2, by: 1)).standing == .known)
        #expect(try await queue.enqueue(signed(1, by: 2)).standing == .new)
    }

    @Test(arguments: [("Ane", true), (" aNE ", true), ("Anek", false), ("An", false)])
    func `a name under another code is noticed, whatever its case`(name: String, isNamesake: Bool)
        async throws
    {
        try await found()
        _ = try await queue.enqueue(signed(1, by: 1, named: "Ane"), then: [.collected])
        #expect(try await queue.enqueue(signed(2, by: 1, named: "ANE")).hasNamesake == false)
        let other = try await queue.enqueue(signed(1, by: 2, named: name))
        #expect(other.hasNamesake == isNamesake)
        #expect(other.json(at: noon).member("namesake") == (isNamesake ? .bool(true) : nil))
    }

    @Test func `a name is noticed only if orders of the other device were collected`() async throws {
        try await found()
        _ = try await queue.enqueue(signed(1, by: 1, named: "Iñaki"))
        _ = try await queue.enqueue(signed(2, by: 1, named: "Iñaki"), then: [.cancelled])
        #expect(try await queue.enqueue(signed(1, by: 2, named: "IÑAKI")).hasNamesake == false)
        _ = try await queue.enqueue(signed(3, by: 1, named: "Iñaki"), then: [.collected])
        #expect(try await queue.enqueue(signed(2, by: 2, named: "IÑAKI")).hasNamesake)
    }
}
