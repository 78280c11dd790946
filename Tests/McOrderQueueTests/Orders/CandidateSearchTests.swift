import McOrderModel
import OrderTesting
import Testing

@testable import McOrderQueue

@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct CandidateSearchTests {
    private let fixture: TestQueue

    init() async throws { fixture = try await TestQueue() }

    /// Puts order 9 of a device into the queue. The times at which it was received and placed are in minutes
    /// after noon.
    private func enqueue(
        from index: UInt8 = 1,
        named name: String = "iPhone",
        for place: String = "garbera",
        minute: Int,
        then states: [OrderState] = []
    ) async throws -> Int64 {
        try await fixture.enqueue(
            try incoming(
                try order(from: index, named: name, for: place, placedAt: at(minute)),
                for: place,
                placedAt: at(minute),
                receivedAt: at(minute)
            ),
            then: states
        ).id
    }

    private func find(
        _ text: String = "9",
        at place: String? = nil,
        device: String? = nil,
        since dayStart: Timestamp = at(0)
    ) async throws -> [Int64] {
        try await fixture.view.candidates(
            for: try #require(OrderQuery(text)),
            at: place.map { RestaurantID($0) },
            device: device,
            dayStart: dayStart
        ).map(\.id)
    }

    @Test(arguments: [
        ("9-624", true), ("9", true), ("09", false), ("9-62", false), ("nine", false), ("", false),
        ("#9", true), ("#9223372036854775807", true), ("#9223372036854775808", false), ("#0", false),
        ("#09", false), ("#+9", false), ("#-9", false), ("#", false), ("9#", false), ("# 9", false),
        ("##9", false), ("#9-624", false), ("#٩", false),
    ])
    func `a code, a number and an id can be searched for, and are printed as they are typed`(
        text: String,
        isQuery: Bool
    ) {
        #expect(OrderQuery(text)?.description == (isQuery ? text : nil))
    }

    @Test func `an id finds its order, whatever its state and age`() async throws {
        let old = try await enqueue(from: 1, minute: -900_000, then: [.collected])
        let open = try await enqueue(from: 2, minute: 1)
        #expect(try await find("#\(old)") == [old])
        #expect(try await find("#\(open)") == [open])
        #expect(try await find("#99") == [])
        #expect(try await find("#\(open)", at: "garbera", device: "\(try device(2))") == [open])
        #expect(try await find("#\(open)", device: "iphone") == [open])
        #expect(try await find("#\(open)", at: "artea") == [])
        #expect(try await find("#\(open)", device: "\(try device(1))") == [])
    }

    @Test func `open orders come before later closed ones`() async throws {
        let open = try await enqueue(from: 1, minute: -5000)
        _ = try await enqueue(from: 2, minute: 5, then: [.collected])
        #expect(try await find() == [open])
    }

    @Test func `open orders are listed in the order in which they were placed`() async throws {
        let late = try await enqueue(from: 1, minute: 9)
        let early = try await enqueue(from: 2, minute: 3, then: [.preparing])
        let between = try await enqueue(from: 3, minute: 5, then: [.preparing, .ready])
        #expect(try await find() == [early, between, late])
    }

    @Test func `without an open order all orders of today are found`() async throws {
        _ = try await enqueue(from: 1, minute: -1, then: [.collected])
        let second = try await enqueue(from: 2, minute: 8, then: [.cancelled])
        let first = try await enqueue(from: 3, minute: 0, then: [.collected])
        #expect(try await find() == [first, second])
    }

    @Test func `without an order of today either, the latest one is found`() async throws {
        _ = try await enqueue(from: 1, minute: -900, then: [.collected])
        let latest = try await enqueue(from: 2, minute: -800, then: [.collected])
        _ = try await enqueue(from: 3, minute: -850, then: [.collected])
        #expect(try await find() == [latest])
    }

    @Test func `orders with another number are not found`() async throws {
        _ = try await enqueue(minute: 1)
        #expect(try await find("8") == [])
        #expect(try await find("90") == [])
    }

    @Test func `a code finds the order of one device among several`() async throws {
        _ = try await enqueue(from: 1, minute: 1)
        let second = try await enqueue(from: 2, minute: 2)
        #expect(try await find("9-002") == [second])
        #expect(try await find("9-003") == [])
    }

    @Test func `if two devices have the same code both orders are listed`() async throws {
        // 1 and 2^64 + 385 differ, but not modulo 1000.
        let other = try #require(DeviceID("00000000-0000-0001-0000-000000000181"))
        let placed = try order(placedAt: at(2))
        let twin = try Order(
            restaurant: placed.restaurant,
            placedAt: placed.placedAt,
            deviceName: "Android",
            device: other,
            number: placed.number,
            comment: "",
            lines: placed.lines
        )
        let first = try await enqueue(from: 1, minute: 1)
        let second = try await fixture.enqueue(try incoming(twin, placedAt: at(2))).id
        #expect(try await find("9-001") == [first, second])
        #expect(try await find("9-001", device: "Android") == [second])
        #expect(try await find("9-001", device: "\(other)") == [second])
    }

    @Test(arguments: ["iPad de Ane", "ipad de ane", "IPAD  de áne"])
    func `a device is found by its name, whatever the case and accents`(word: String) async throws {
        _ = try await enqueue(from: 1, named: "iPhone", minute: 1)
        let second = try await enqueue(from: 2, named: "iPad de Ane", minute: 2)
        #expect(try await find(device: word) == [second])
    }

    @Test(arguments: ["00000000-0000-0000-0000-00000000000A", "00000000-0000-0000-0000-00000000000a"])
    func `a device is found by its UDID in either case`(word: String) async throws {
        _ = try await enqueue(from: 1, minute: 1)
        let second = try await enqueue(from: 10, minute: 2)
        #expect(try await find(device: word) == [second])
    }

    @Test func `an open order of another device does not hide a closed one`() async throws {
        _ = try await enqueue(from: 1, named: "iPhone", minute: 1)
        let today = try await enqueue(from: 2, named: "iPad", minute: 2, then: [.collected])
        #expect(try await find(device: "iPad") == [today])
    }

    @Test func `the latest order of a device is found behind those of others`() async throws {
        let mine = try await enqueue(from: 1, named: "iPad", minute: -900, then: [.collected])
        _ = try await enqueue(from: 2, named: "iPhone", minute: -800, then: [.collected])
        #expect(try await find(device: "iPad") == [mine])
        #expect(try await find(device: "\(try device(1))") == [mine])
        #expect(try await find(device: "iPod") == [])
    }

    @Test func `an order whose device name was erased is found only without the name`() async throws {
        let id = try await enqueue(minute: 1)
        try await fixture.execute("UPDATE orders SET device_name = NULL, comment = NULL")
        #expect(try await find() == [id])
        #expect(try await find(device: "iPhone") == [])
    }

    @Test func `with a restaurant only its orders are found`() async throws {
        let here = try await enqueue(from: 1, for: "garbera", minute: 1)
        let there = try await enqueue(from: 2, for: "zubiarte", minute: 2)
        #expect(try await find(at: "garbera") == [here])
        #expect(try await find("9-002", at: "zubiarte") == [there])
        #expect(try await find() == [here, there])
        #expect(try await find(at: "artea") == [])
    }

    @Test func `a candidate includes its lines`() async throws {
        _ = try await enqueue(minute: 1)
        let found = try await fixture.view.candidates(
            for: .number(try number(9)),
            at: nil,
            device: nil,
            dayStart: noon
        )
        #expect(found.first?.lines.map(\.text) == ["Espresso", "(G) BigMac + Coca Cola + Deluxe"])
    }
}
