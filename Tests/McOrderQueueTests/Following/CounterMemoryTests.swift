import OrderTesting
import Testing

@testable import McOrderModel
@testable import McOrderQueue

/// A counter that follows the queue has the same content as one that reads the whole queue.
@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct CounterMemoryTests {
    private let fixture: TestQueue

    init() async throws { fixture = try await TestQueue() }

    private func enqueue(_ value: Int, for place: String = "garbera", minute: Int) async throws -> QueuedOrder
    {
        let sent = try order(value, for: place, placedAt: at(minute))
        return try await fixture.enqueue(try incoming(sent, for: place, placedAt: at(minute)))
    }

    /// Reads the changes, and compares the result with a complete reading.
    private func check(_ counter: inout FollowedCounter, at place: String? = nil) async throws
        -> (orders: [QueuedOrder], day: CounterDay)
    {
        let restaurant = place.map { RestaurantID($0) }
        let snapshot = try await counter.read(fixture.view, at: restaurant)
        let fresh = try await fixture.view.counter(at: restaurant, dayStart: noon)
        #expect(snapshot == fresh)
        return snapshot
    }

    @Test func `new, changed and closed orders are followed`() async throws {
        var counter = FollowedCounter()
        #expect(try await check(&counter).orders.isEmpty)
        let middle = try await enqueue(2, minute: 5)
        #expect(try await check(&counter).orders.map(\.number) == [2])
        let first = try await enqueue(1, minute: 3)
        let last = try await enqueue(3, minute: 7)
        #expect(try await check(&counter).orders.map(\.number) == [1, 2, 3])
        try await fixture.queue.advance(middle, to: .preparing, by: "till", at: at(9))
        try await fixture.queue.markArrived(last, by: "till", at: at(9))
        let snapshot = try await check(&counter)
        #expect(snapshot.orders.map(\.state) == [.received, .preparing, .received])
        #expect(snapshot.orders.map(\.arrivedAt) == [nil, nil, at(9)])
        try await fixture.queue.advance(first, to: .collected, by: "till", at: at(10))
        try await fixture.queue.advance(last, to: .collected, by: "till", at: at(10))
        #expect(try await check(&counter).orders.map(\.number) == [2])
        try await fixture.queue.recall(try fixture.order(first.id), by: "till", at: at(11))
        #expect(try await check(&counter).orders.map(\.number) == [1, 2])
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
        #expect(try await check(&counter).orders.isEmpty)
    }

    @Test func `a counter can change to another restaurant and back`() async throws {
        var counter = FollowedCounter()
        _ = try await enqueue(1, for: "garbera", minute: 1)
        _ = try await enqueue(2, for: "zubiarte", minute: 2)
        #expect(try await check(&counter, at: "garbera").orders.map(\.number) == [1])
        #expect(try await check(&counter, at: "zubiarte").orders.map(\.number) == [2])
        #expect(try await check(&counter).orders.map(\.number) == [1, 2])
        #expect(try await check(&counter, at: "garbera").orders.map(\.number) == [1])
    }

    @Test func `other restaurants' changes are read once`() async throws {
        var counter = FollowedCounter()
        _ = try await check(&counter, at: "garbera")
        for minute in 1...3 {
            _ = try await enqueue(minute, for: "zubiarte", minute: minute)
            let before = try #require(counter.memory.newest?.change)
            _ = try await check(&counter, at: "garbera")
            #expect(try #require(counter.memory.newest?.change) > before)
        }
    }

    @Test func `a catalogue version that is published again is followed`() async throws {
        var counter = FollowedCounter()
        #expect(try await check(&counter).day.restaurants.isEmpty)
        for (minute, ids) in [["garbera"], ["garbera", "zubiarte"], ["garbera"]].enumerated() {
            _ = try await fixture.queue.recordPublication(of: publication(ids, at: at(minute)))
            #expect(try await check(&counter).day.restaurants.map(\.id.description) == ids)
        }
    }

    @Test func `orders placed at the same time are sorted by id`() async throws {
        var counter = FollowedCounter()
        var all: [QueuedOrder] = []
        for value in 1...6 { all.append(try await enqueue(value, minute: 1)) }
        #expect(try await check(&counter).orders.map(\.id) == all.map(\.id))
        for order in [all[0], all[3], all[5]] {
            try await fixture.queue.advance(order, to: .collected, by: "till", at: at(2))
            _ = try await check(&counter)
        }
        _ = try await enqueue(7, minute: 1)
        #expect(try await check(&counter).orders.map(\.number) == [2, 3, 5, 7])
    }

    @Test func `a service is counted once, with its last end`() async throws {
        var counter = FollowedCounter()
        let order = try await enqueue(1, minute: 1)
        try await fixture.queue.markArrived(order, by: "till", at: at(2))
        try await fixture.queue.advance(order, to: .collected, by: "till", at: at(3))
        #expect(try await check(&counter).day.meanService == .seconds(60))
        try await fixture.queue.recall(try fixture.order(order.id), by: "till", at: at(4))
        #expect(try await check(&counter).day.served == 0)
        try await fixture.queue.advance(try fixture.order(order.id), to: .collected, by: "till", at: at(7))
        #expect(try await check(&counter).day.meanService == .seconds(300))
        let other = try await enqueue(2, minute: 1)
        try await fixture.queue.advance(other, to: .preparing, by: "till", at: at(8))
        try await fixture.queue.advance(try fixture.order(other.id), to: .collected, by: "till", at: at(9))
        let snapshot = try await check(&counter)
        #expect(snapshot.day.served == 2 && snapshot.day.meanService == .seconds(180))
    }

    @Test func `a new day begins without services`() async throws {
        var counter = FollowedCounter()
        let order = try await enqueue(1, minute: 1)
        try await fixture.queue.markArrived(order, by: "till", at: at(2))
        try await fixture.queue.advance(order, to: .collected, by: "till", at: at(3))
        #expect(try await check(&counter).day.served == 1)
        let tomorrow = try await counter.read(fixture.view, at: nil, dayStart: at(60))
        #expect(tomorrow.day.served == 0 && tomorrow.day.meanService == nil)
    }

    @Test func `many changes are followed by a complete reading`() async throws {
        var counter = FollowedCounter()
        _ = try await check(&counter)
        _ = try await enqueue(1000, minute: 1)
        _ = try await check(&counter)
        let many = try (1...600).map { try incoming(try order($0, from: UInt8($0 % 200), placedAt: at($0))) }
        _ = try await fixture.queue.decide(many, by: "mcorderd")
        #expect(try await check(&counter).orders.count == 601)
    }

    // MARK: Whether there is anything new

    /// Whether a change results in a new snapshot of garbera.
    private func isNews(
        _ memory: inout CounterMemory,
        now: Timestamp = at(10),
        after change: () async throws -> Void = {}
    ) async throws -> Bool {
        try await change()
        let snapshot = try await fixture.view.snapshot(
            at: RestaurantID("garbera"),
            dayStart: noon,
            now: now,
            remembering: &memory
        )
        return snapshot != nil
    }

    @Test func `everything that a counter shows is news once`() async throws {
        let (garbera, queue) = (RestaurantID("garbera"), fixture.queue)
        let order = try await enqueue(1, minute: 1)
        let station = KitchenStation.station(StationID("grill"))
        let changes: [(String, () async throws -> Void)] = [
            ("an order", { _ = try await enqueue(2, minute: 2) }),
            ("its state", { try await queue.advance(order, to: .preparing, by: "till", at: at(3)) }),
            ("an arrival", { try await queue.markArrived(fixture.order(order.id), by: "till", at: at(3)) }),
            ("a mark", { try await queue.see(fixture.order(order.id), at: station, by: "bar", at: at(3)) }),
            ("a refused file", { try await refuse(.stale, 11) }),
            ("a blacklisted device", { try await refuse(.blacklisted, 12) }),
            ("a pause", { try await queue.pause(garbera, until: at(30), by: "x", at: at(4)) }),
            ("another pause", { try await queue.pause(garbera, until: at(40), by: "x", at: at(4)) }),
            ("its end", { try await queue.endPause(of: garbera, by: "x", at: at(5)) }),
            ("a product", { try await sellOut("cola") }),
            ("a catalogue", { _ = try await queue.recordPublication(of: publication(["x"], at: at(6))) }),
            ("a screen for the kitchen", { try await pairKitchen() }),
        ]
        var memory = CounterMemory()
        #expect(try await isNews(&memory))
        for (name, change) in changes {
            #expect(try await isNews(&memory, after: change), "\(name)")
            #expect(try await !isNews(&memory), "\(name)")
        }
    }

    @Test func `an entry that ends by itself is news`() async throws {
        try await fixture.queue.pause(RestaurantID("garbera"), until: at(20), by: "x", at: noon)
        try await sellOut("cola")
        var memory = CounterMemory()
        #expect(try await isNews(&memory))
        #expect(try await !isNews(&memory, now: at(20) - .milliseconds(1)))
        #expect(try await isNews(&memory, now: at(20)))
        #expect(try await isNews(&memory, now: at(30)))
        #expect(try await !isNews(&memory, now: at(31)))
    }

    @Test func `another restaurant's order is not news`() async throws {
        var memory = CounterMemory()
        #expect(try await isNews(&memory))
        #expect(try await !isNews(&memory) { _ = try await enqueue(1, for: "zubiarte", minute: 1) })
        #expect(try #require(memory.newest?.change) == 1)
        #expect(try await isNews(&memory) { _ = try await enqueue(2, minute: 1) })
    }

    // A server's prepared statement still finds a table that was renamed.
    @Test(.onSQLite) func `news that an error interrupted is still news after it`() async throws {
        var memory = CounterMemory()
        #expect(try await isNews(&memory))
        try await fixture.queue.pause(RestaurantID("garbera"), until: at(20), by: "x", at: noon)
        // Read after it is known that there is news.
        try await fixture.execute("ALTER TABLE settings RENAME TO lost")
        await #expect(throws: QueueError.self) { try await isNews(&memory) }
        try await fixture.execute("ALTER TABLE lost RENAME TO settings")
        #expect(try await isNews(&memory))
    }

    @Test func `on another timeline every order is read again`() async throws {
        _ = try await enqueue(1, minute: 1)
        var memory = CounterMemory()
        func changed(on timeline: Int64) throws -> [Int] {
            try fixture.view.blocking { view in
                try view.read { connection in
                    let promoted = PromotedConnection(base: connection, timeline: timeline)
                    let news = try memory.news(promoted, at: nil, dayStart: noon, now: noon)
                    return try news.map { try memory.orders(promoted, after: $0).changed.map(\.number) } ?? []
                }
            }
        }
        #expect(try changed(on: 1) == [1])
        #expect(try changed(on: 1) == [])
        #expect(try changed(on: 2) == [1])
        #expect(try changed(on: 2) == [])
    }

    /// A connection to a server that was promoted to this timeline.
    private struct PromotedConnection: Connection {
        let base: any Connection
        let timeline: Int64

        func run(_ statement: Statement, _ arguments: SQLArguments) throws -> Int {
            try base.run(statement, arguments)
        }

        func insert(_ statement: Statement, _ arguments: SQLArguments) throws -> Int64 {
            try base.insert(statement, arguments)
        }

        func forEach(
            _ statement: Statement,
            _ arguments: SQLArguments,
            _ body: (Row) throws -> Bool
        ) throws {
            try base.forEach(statement, arguments, body)
        }

        func rows(_ statement: Statement, _ arguments: SQLArguments) throws -> [Row] {
            try base.rows(statement, arguments)
        }

        func row(_ statement: Statement, _ arguments: SQLArguments) throws -> Row? {
            try base.row(statement, arguments)
        }

        func undoing<Result>(_ body: () throws -> Result) throws -> Result {
            try base.undoing(body)
        }
    }

    private func refuse(_ reason: RejectionReason, _ value: Int) async throws {
        _ = try await fixture.queue.decide([refused(try order(value), reason)], by: "mcorderd")
    }

    private func sellOut(_ product: String) async throws {
        try await fixture.queue.markSoldOut(
            .product(ProductID(product)),
            named: product,
            at: RestaurantID("garbera"),
            until: at(30),
            by: "x",
            at: noon
        )
    }

    private func pairKitchen() async throws {
        let (code, secret) = (ContentHash(of: [1]), ContentHash(of: [2]))
        let queue = fixture.queue
        try await queue.invite(browser: "K", role: .kitchen, code: code, by: "x", at: noon, until: at(30))
        #expect(try await queue.pair(code: code, secret: secret, at: at(1)) != nil)
    }
}
