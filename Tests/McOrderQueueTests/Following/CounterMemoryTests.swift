import Testing

@testable import McOrderModel
@testable import McOrderQueue

/// A second read of the counter, with a memory, returns exactly the result of a first read.
@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct CounterMemoryTests {
    private let fixture: TestQueue

    init() async throws { fixture = try await TestQueue() }

    private func enqueue(_ value: Int, for place: String = "garbera", minute: Int) async throws -> QueuedOrder
    {
        let sent = try order(value, for: place, placedAt: at(minute))
        return try await fixture.enqueue(try incoming(sent, for: place, placedAt: at(minute)))
    }

    /// Reads with the memory, and compares the result with a read without one.
    private func check(_ memory: inout CounterMemory, at place: String? = nil) async throws
        -> (orders: [QueuedOrder], day: CounterDay)
    {
        let restaurant = place.map { RestaurantID($0) }
        let picture = try await fixture.view.counter(at: restaurant, dayStart: noon, remembering: &memory)
        let fresh = try await fixture.view.counter(at: restaurant, dayStart: noon)
        #expect(picture == fresh)
        return picture
    }

    @Test func `orders that come, change and go`() async throws {
        var memory = CounterMemory()
        #expect(try await check(&memory).orders.isEmpty)
        let middle = try await enqueue(2, minute: 5)
        #expect(try await check(&memory).orders.map(\.number) == [2])
        let first = try await enqueue(1, minute: 3)
        let last = try await enqueue(3, minute: 7)
        #expect(try await check(&memory).orders.map(\.number) == [1, 2, 3])
        try await fixture.queue.advance(middle, to: .preparing, by: "till", at: at(9))
        try await fixture.queue.markArrived(last, by: "till", at: at(9))
        let picture = try await check(&memory)
        #expect(picture.orders.map(\.state) == [.received, .preparing, .received])
        #expect(picture.orders.map(\.arrivedAt) == [nil, nil, at(9)])
        try await fixture.queue.advance(first, to: .collected, by: "till", at: at(10))
        try await fixture.queue.advance(last, to: .collected, by: "till", at: at(10))
        #expect(try await check(&memory).orders.map(\.number) == [2])
        try await fixture.queue.recall(try fixture.order(first.id), by: "till", at: at(11))
        #expect(try await check(&memory).orders.map(\.number) == [1, 2])
        try await fixture.queue.advance(
            try fixture.order(first.id),
            to: .cancelled,
            by: "till",
            reason: "x",
            at: at(12)
        )
        try await fixture.queue.advance(
            try fixture.order(middle.id),
            to: .cancelled,
            by: "till",
            reason: "x",
            at: at(12)
        )
        #expect(try await check(&memory).orders.isEmpty)
    }

    @Test func `another restaurant and back`() async throws {
        var memory = CounterMemory()
        _ = try await enqueue(1, for: "garbera", minute: 1)
        _ = try await enqueue(2, for: "zubiarte", minute: 2)
        #expect(try await check(&memory, at: "garbera").orders.map(\.number) == [1])
        #expect(try await check(&memory, at: "zubiarte").orders.map(\.number) == [2])
        #expect(try await check(&memory).orders.map(\.number) == [1, 2])
        #expect(try await check(&memory, at: "garbera").orders.map(\.number) == [1])
    }

    @Test func `other restaurants' changes are read once`() async throws {
        var memory = CounterMemory()
        _ = try await check(&memory, at: "garbera")
        for minute in 1...3 {
            _ = try await enqueue(minute, for: "zubiarte", minute: minute)
            let before = try #require(memory.newest?.change)
            _ = try await check(&memory, at: "garbera")
            #expect(try #require(memory.newest?.change) > before)
        }
    }

    @Test func `a version of the catalogue that comes back`() async throws {
        var memory = CounterMemory()
        #expect(try await check(&memory).day.restaurants.isEmpty)
        for (minute, ids) in [["garbera"], ["garbera", "zubiarte"], ["garbera"]].enumerated() {
            _ = try await fixture.queue.recordPublication(of: publication(ids, at: at(minute)))
            #expect(try await check(&memory).day.restaurants.map(\.id.description) == ids)
        }
    }

    @Test func `orders of one time, by id`() async throws {
        var memory = CounterMemory()
        var all: [QueuedOrder] = []
        for value in 1...6 { all.append(try await enqueue(value, minute: 1)) }
        #expect(try await check(&memory).orders.map(\.id) == all.map(\.id))
        for order in [all[0], all[3], all[5]] {
            try await fixture.queue.advance(order, to: .collected, by: "till", at: at(2))
            _ = try await check(&memory)
        }
        _ = try await enqueue(7, minute: 1)
        #expect(try await check(&memory).orders.map(\.number) == [2, 3, 5, 7])
    }

    @Test func `services are counted once, to their last end`() async throws {
        var memory = CounterMemory()
        let order = try await enqueue(1, minute: 1)
        try await fixture.queue.markArrived(order, by: "till", at: at(2))
        try await fixture.queue.advance(order, to: .collected, by: "till", at: at(3))
        #expect(try await check(&memory).day.meanService == .seconds(60))
        try await fixture.queue.recall(try fixture.order(order.id), by: "till", at: at(4))
        #expect(try await check(&memory).day.served == 0)
        try await fixture.queue.advance(try fixture.order(order.id), to: .collected, by: "till", at: at(7))
        #expect(try await check(&memory).day.meanService == .seconds(300))
        let other = try await enqueue(2, minute: 1)
        try await fixture.queue.advance(other, to: .preparing, by: "till", at: at(8))
        try await fixture.queue.advance(try fixture.order(other.id), to: .collected, by: "till", at: at(9))
        let picture = try await check(&memory)
        #expect(picture.day.served == 2 && picture.day.meanService == .seconds(180))
    }

    @Test func `a new day begins at nothing`() async throws {
        var memory = CounterMemory()
        let order = try await enqueue(1, minute: 1)
        try await fixture.queue.markArrived(order, by: "till", at: at(2))
        try await fixture.queue.advance(order, to: .collected, by: "till", at: at(3))
        #expect(try await check(&memory).day.served == 1)
        let tomorrow = try await fixture.view.counter(at: nil, dayStart: at(60), remembering: &memory)
        #expect(tomorrow.day.served == 0 && tomorrow.day.meanService == nil)
    }

    @Test func `more changes than are read one by one`() async throws {
        var memory = CounterMemory()
        _ = try await check(&memory)
        _ = try await enqueue(1000, minute: 1)
        _ = try await check(&memory)
        let many = try (1...600).map { try incoming(try order($0, from: UInt8($0 % 200), placedAt: at($0))) }
        _ = try await fixture.queue.decide(many, by: "mcorderd")
        #expect(try await check(&memory).orders.count == 601)
    }
}
