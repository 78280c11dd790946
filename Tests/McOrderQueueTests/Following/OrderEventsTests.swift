import GRDB
import OrderTesting
import Testing

@testable import McOrderModel
@testable import McOrderQueue

/// The events that a follower of the queue receives.
@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct OrderEventsTests {
    private let fixture: TestQueue

    init() async throws { fixture = try await TestQueue() }

    @Test func `each change is one event, in the order of the commits`() async throws {
        let first = try await fixture.enqueue(incoming(order(1)))
        let second = try await fixture.enqueue(incoming(order(2)))
        try await fixture.queue.markArrived(first, by: "till 1", at: at(2))
        try await fixture.queue.markArrived(first, by: "till 2", at: at(3))
        try await fixture.queue.advance(second, to: .preparing, by: "till 1", at: at(4))
        try await fixture.queue.edit(first, .comment("sin sal"), by: "till 1", at: at(5))
        try await fixture.queue.recall(fixture.order(1), by: "till 1", at: at(6))
        try await fixture.queue.advance(
            fixture.order(1),
            to: .cancelled,
            by: "till 1",
            reason: "closed",
            at: at(7)
        )
        let events = try await fixture.view.events(after: 0, atMost: 100)
        #expect(events.map(\.change) == [.received, .received, .arrived, .state, .comment, .recall, .state])
        #expect(events.map(\.orderID) == [1, 2, 1, 2, 1, 1, 1])
        #expect(events.map(\.id) == events.map(\.id).sorted())
        #expect(Set(events.map(\.id)).count == events.count)
        #expect(events.last?.reason == "closed" && events.last?.to == .cancelled)
        #expect(events[0].from == nil && events[3].from == .received)
        #expect(events[5].detail == "sin sal")
    }

    @Test func `a follower that was stopped continues where it stopped`() async throws {
        for value in 1...25 { _ = try await fixture.enqueue(incoming(order(value))) }
        var seen: [Int64] = []
        while true {
            let page = try await fixture.view.events(after: seen.last ?? 0, atMost: 10)
            guard !page.isEmpty else { break }
            seen += page.map(\.id)
        }
        #expect(seen.count == 25)
        #expect(try await fixture.view.lastEvent() == seen.last)
        #expect(try await fixture.view.events(after: seen[20], atMost: 10).map(\.id) == Array(seen[21...]))
    }

    @Test func `after a cursor of another history comes the last event of each open order`() async throws {
        let queue = try await fixture.queue.identity()
        let first = try await fixture.enqueue(incoming(order(1)))
        _ = try await fixture.enqueue(incoming(order(2)), then: [.preparing, .ready, .collected])
        _ = try await fixture.enqueue(incoming(order(3)))
        try await fixture.queue.advance(first, to: .preparing, by: "till 1", at: at(9))
        let place = try await fixture.view.place()
        let isOnServer = TestEngine.current != .sqlite
        #expect(place.history == (isOnServer ? "\(queue).1" : "\(queue)"))
        #expect(place.cursor.description == (isOnServer ? "\(queue).1.7" : "7"))

        let next = try await fixture.view.page(after: place.cursor, atMost: 9)
        #expect(next.events.isEmpty && !next.isSnapshot && next.last == place.cursor)
        let all = try await fixture.view.page(after: EventCursor(event: 0), atMost: 9)
        #expect(all.events.count == 7 && !all.isSnapshot && all.last == place.cursor)
        for text in ["\(queue).9.3", "\(try device(7)).1.3"] {
            let foreign = try #require(EventCursor(text))
            let page = try await fixture.view.page(after: foreign, since: at(99), atMost: 1)
            #expect(page.isSnapshot && page.last == place.cursor)
            #expect(page.events.map(\.number) == [3, 1])
            #expect(page.events.map(\.to) == [.received, .preparing])
        }
        // A cursor from the time before the queue moved to a server.
        let number = try await fixture.view.page(after: EventCursor(event: 3), atMost: 9)
        #expect(number.isSnapshot == isOnServer)
    }

    @Test func `events can be limited to those since an instant and to one restaurant`() async throws {
        _ = try await fixture.enqueue(incoming(order(1), receivedAt: at(1)))
        _ = try await fixture.enqueue(
            incoming(order(2, for: "urbil"), for: "urbil", receivedAt: at(5))
        )
        #expect(try await fixture.view.events(after: 0, since: at(5), atMost: 9).map(\.number) == [2])
        let garbera = RestaurantID("garbera")
        #expect(try await fixture.view.events(after: 0, at: garbera, atMost: 9).map(\.number) == [1])
    }

    @Test func `an order of a trusted device has its arrival among its first events`() async throws {
        try await fixture.queue.trust(device(), label: "caja", by: "boss", since: at(0))
        _ = try await fixture.enqueue(incoming(order(1)))
        #expect(try await fixture.view.events(after: 0, atMost: 9).map(\.change) == [.received, .arrived])
    }

    @Test func `the changes of an older queue keep their numbers`() async throws {
        let folder = try StateFolder()
        let path = "\(folder.path)/queue.sqlite"
        let old = try DatabaseQueue(path: path)
        try FirstMigrations.migrator.migrate(old)
        try await old.write { database in
            try database.execute(
                sql: """
                    INSERT INTO orders (id, restaurant_id, restaurant, udid, number, code, placed_at, received_at,
                        changed_at, changed_by, total_cents, shown_total_cents, repriced, file, content_hash, state)
                    VALUES (5, 'g', 'G', 'u', 9, '9-1', 1, 1, 1, 'x', 1, 1, 0, 'f', zeroblob(32), 'preparing');
                    INSERT INTO order_lines VALUES (5, 1, 'Agua', 1, 1, NULL, NULL);
                    INSERT INTO order_changes VALUES (7, 5, 'received', 1, NULL, 'received', 'x', NULL, NULL, NULL, NULL);
                    INSERT INTO order_changes VALUES (9, 5, 'forward', 2, 'received', 'preparing', 'x', NULL, NULL, NULL, NULL);
                    INSERT INTO order_changes VALUES (12, 5, 'forward', 2, 'received', 'preparing', 'x', NULL, NULL, NULL, NULL);
                    DELETE FROM order_changes WHERE id = 12;
                    """
            )
        }
        try old.close()
        let queue = try await OrderQueue.create(in: folder.path, as: "mcorderd", patience: .short)
        let view = try await QueueView(state: folder.path)
        #expect(try await view.events(after: 0, atMost: 9).map(\.id) == [7, 9])
        let order = try #require(try await view.order(id: 5))
        #expect(try await queue.recall(order, by: "y", at: at(1)) == .received)
        #expect(try await view.lastEvent() > 9)
    }
}
