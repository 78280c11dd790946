import Testing

@testable import McOrderModel
@testable import McOrderQueue

/// A second look sees exactly what a first one would.
@Suite(.timeLimit(.minutes(5))) struct CounterMemoryTests {
    private let house: TestQueue

    init() throws { house = try TestQueue() }

    private func enqueue(_ value: Int, for place: String = "garbera", minute: Int) throws -> QueuedOrder {
        let sent = try order(value, for: place, placedAt: at(minute))
        return try house.enqueue(try arrival(sent, for: place, placedAt: at(minute)))
    }

    /// Looks with the memory, and compares with what nobody remembers.
    private func look(_ memory: inout CounterMemory, at place: String? = nil) throws -> CounterPicture {
        let restaurant = place.map { RestaurantID($0) }
        let picture = try house.view.counter(at: restaurant, dayStart: noon, remembering: &memory)
        #expect(try picture == house.view.counter(at: restaurant, dayStart: noon))
        return picture
    }

    @Test func `orders that come, change and go`() throws {
        var memory = CounterMemory()
        #expect(try look(&memory).orders.isEmpty)
        let middle = try enqueue(2, minute: 5)
        #expect(try look(&memory).orders.map(\.number) == [2])
        let first = try enqueue(1, minute: 3)
        let last = try enqueue(3, minute: 7)
        #expect(try look(&memory).orders.map(\.number) == [1, 2, 3])
        try house.queue.advance(middle, to: .preparing, by: "till", at: at(9))
        try house.queue.markArrived(last, by: "till", at: at(9))
        let picture = try look(&memory)
        #expect(picture.orders.map(\.state) == [.received, .preparing, .received])
        #expect(picture.orders.map(\.arrivedAt) == [nil, nil, at(9)])
        try house.queue.advance(first, to: .collected, by: "till", at: at(10))
        try house.queue.advance(last, to: .collected, by: "till", at: at(10))
        #expect(try look(&memory).orders.map(\.number) == [2])
        try house.queue.recall(try house.order(first.id), by: "till", at: at(11))
        #expect(try look(&memory).orders.map(\.number) == [1, 2])
        try house.queue.advance(
            try house.order(first.id),
            to: .cancelled,
            by: "till",
            reason: "x",
            at: at(12)
        )
        try house.queue.advance(
            try house.order(middle.id),
            to: .cancelled,
            by: "till",
            reason: "x",
            at: at(12)
        )
        #expect(try look(&memory).orders.isEmpty)
    }

    @Test func `another restaurant and back`() throws {
        var memory = CounterMemory()
        _ = try enqueue(1, for: "garbera", minute: 1)
        _ = try enqueue(2, for: "zubiarte", minute: 2)
        #expect(try look(&memory, at: "garbera").orders.map(\.number) == [1])
        #expect(try look(&memory, at: "zubiarte").orders.map(\.number) == [2])
        #expect(try look(&memory).orders.map(\.number) == [1, 2])
        #expect(try look(&memory, at: "garbera").orders.map(\.number) == [1])
    }

    @Test func `changes of others are looked through once`() throws {
        var memory = CounterMemory()
        _ = try look(&memory, at: "garbera")
        for minute in 1...3 {
            _ = try enqueue(minute, for: "zubiarte", minute: minute)
            let before = try #require(memory.newest?.change)
            _ = try look(&memory, at: "garbera")
            #expect(try #require(memory.newest?.change) > before)
        }
    }

    @Test func `a version of the catalogue that comes back`() throws {
        var memory = CounterMemory()
        #expect(try look(&memory).restaurants.isEmpty)
        for (minute, ids) in [["garbera"], ["garbera", "zubiarte"], ["garbera"]].enumerated() {
            _ = try house.queue.recordPublication(of: publication(ids, at: at(minute)))
            #expect(try look(&memory).restaurants.map(\.id.description) == ids)
        }
    }

    @Test func `orders of one time, by id`() throws {
        var memory = CounterMemory()
        let all = try (1...6).map { try enqueue($0, minute: 1) }
        #expect(try look(&memory).orders.map(\.id) == all.map(\.id))
        for order in [all[0], all[3], all[5]] {
            try house.queue.advance(order, to: .collected, by: "till", at: at(2))
            _ = try look(&memory)
        }
        _ = try enqueue(7, minute: 1)
        #expect(try look(&memory).orders.map(\.number) == [2, 3, 5, 7])
    }

    @Test func `services are counted once, to their last end`() throws {
        var memory = CounterMemory()
        let order = try enqueue(1, minute: 1)
        try house.queue.markArrived(order, by: "till", at: at(2))
        try house.queue.advance(order, to: .collected, by: "till", at: at(3))
        #expect(try look(&memory).meanService == .seconds(60))
        try house.queue.recall(try house.order(order.id), by: "till", at: at(4))
        #expect(try look(&memory).served == 0)
        try house.queue.advance(try house.order(order.id), to: .collected, by: "till", at: at(7))
        #expect(try look(&memory).meanService == .seconds(300))
        let other = try enqueue(2, minute: 1)
        try house.queue.advance(other, to: .preparing, by: "till", at: at(8))
        try house.queue.advance(try house.order(other.id), to: .collected, by: "till", at: at(9))
        let picture = try look(&memory)
        #expect(picture.served == 2 && picture.meanService == .seconds(180))
    }

    @Test func `a new day begins at nothing`() throws {
        var memory = CounterMemory()
        let order = try enqueue(1, minute: 1)
        try house.queue.markArrived(order, by: "till", at: at(2))
        try house.queue.advance(order, to: .collected, by: "till", at: at(3))
        #expect(try look(&memory).served == 1)
        let tomorrow = try house.view.counter(at: nil, dayStart: at(60), remembering: &memory)
        #expect(tomorrow.served == 0 && tomorrow.meanService == nil)
    }

    @Test func `more changes than are read one by one`() throws {
        var memory = CounterMemory()
        _ = try look(&memory)
        _ = try enqueue(1000, minute: 1)
        _ = try look(&memory)
        let many = try (1...600).map { try arrival(try order($0, from: UInt8($0 % 200), placedAt: at($0))) }
        _ = try house.queue.settle(many, by: "mcorderd")
        #expect(try look(&memory).orders.count == 601)
    }
}
