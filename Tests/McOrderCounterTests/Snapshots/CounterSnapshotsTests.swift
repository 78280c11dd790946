import CounterTesting
import Foundation
import McOrderCounter
import McOrderModel
import OrderTesting
import Testing

/// Snapshots that follow the queue.
@Suite(.timeLimit(.minutes(5))) struct CounterSnapshotsTests {
    private let fixture: TestCounter
    private let counter: Counter

    init() async throws {
        fixture = try await TestCounter()
        counter = fixture.counter()
    }

    @Test func `each change makes a newer snapshot, and all readers get the same one`() async throws {
        let reading = Task { [counter] in await counter.run() }
        defer { reading.cancel() }
        var first = counter.snapshots(of: fixture.known).makeAsyncIterator()
        var second = counter.snapshots(of: fixture.known).makeAsyncIterator()
        #expect(try await first.next { $0.number > 0 }.count == 0)
        let id = try await fixture.arrive(9, from: 1)
        let one = try await first.next { $0.count == 1 }
        let other = try await second.next { $0.count == 1 }
        #expect(one.number == other.number && one.number > 1)
        #expect(one.onTheWay.map(\.id) == [id] && one.here.isEmpty)
        #expect(one.allDay(at: fixture.now).map { ShownNames.own.item($0.item) } == ["Espresso"])
        #expect(one.day.restaurants.contains(fixture.known))
        _ = try await fixture.counter().perform(.order(id, .arrive), as: .cashier())
        #expect(try await second.next { !$0.here.isEmpty }.here.map(\.id) == [id])
    }

    @Test func `a restaurant's snapshots have its own orders, and only its changes make new ones`()
        async throws
    {
        let reading = Task { [counter] in await counter.run() }
        defer { reading.cancel() }
        let boulevard = try Samples.known("boulevard")
        var mine = counter.snapshots(of: fixture.known).makeAsyncIterator()
        var elsewhere = counter.snapshots(of: boulevard).makeAsyncIterator()
        let before = try await elsewhere.next { $0.number > 0 }
        try await fixture.arrive(9, from: 1)
        let after = try await mine.next { $0.count == 1 }
        #expect(after.restaurantID == fixture.known.id)
        // A reader that starts later gets the current snapshot at once.
        var late = counter.snapshots(of: boulevard).makeAsyncIterator()
        let known = try await late.next { _ in true }
        #expect(known.count == 0 && known.number == before.number)
    }

    @Test func `a board gets codes only, while a till of the same restaurant gets whole orders`() async throws
    {
        let reading = Task { [counter] in await counter.run() }
        defer { reading.cancel() }
        let (codes, found) = AsyncStream.makeStream(of: CounterSnapshot.self)
        let watch = counter.watch(fixture.known, .codes) { found.yield($0) }
        defer { watch.end() }
        var board = codes.makeAsyncIterator()
        var till = counter.snapshots(of: fixture.known).makeAsyncIterator()
        let id = try await fixture.arrive(9, from: 1)
        let order = try #require(try await till.next { $0.count == 1 }.onTheWay.first?.order)
        let shown = try #require(try await board.next { $0.count == 1 }.onTheWay.first?.order)
        #expect(!order.lines.isEmpty && !order.udid.isEmpty && order.deviceName != nil)
        #expect(shown.id == id && shown.code == order.code && shown.state == order.state)
        #expect(shown.receivedAt == order.receivedAt && shown.version == order.version)
        #expect(shown.lines.isEmpty && shown.udid.isEmpty && shown.deviceName == nil && shown.comment == nil)
        _ = try await fixture.counter().perform(.order(id, .advance(to: .preparing)), as: .cashier())
        let prepared = try await board.next { $0.onTheWay.first?.order.state == .preparing }
        #expect(BoardView(prepared, keep: .seconds(60), at: fixture.now).preparing.map(\.id) == [id])
    }

    @Test func `a missing queue is reported, and read as soon as it exists`() async throws {
        try await fixture.arrive(9, from: 1)
        let away = fixture.folder.appendingPathExtension("away")
        try FileManager.default.moveItem(at: fixture.folder, to: away)
        let reading = Task { [counter] in await counter.run() }
        defer { reading.cancel() }
        var snapshots = counter.snapshots(of: fixture.known).makeAsyncIterator()
        let lost = try await snapshots.next { $0.feed.failure != nil }
        #expect(lost.count == 0 && lost.number == 0)
        #expect(lost.feed.isStale(at: fixture.now))
        try FileManager.default.moveItem(at: away, to: fixture.folder)
        let found = try await snapshots.next { $0.number > 0 }
        #expect(found.count == 1 && found.feed.failure == nil)
    }

    @Test func `streams that ended cause no work`() async throws {
        let reading = Task { [counter] in await counter.run() }
        defer { reading.cancel() }
        for _ in 0..<50 {
            var snapshots = counter.snapshots(of: nil).makeAsyncIterator()
            _ = try await snapshots.next { $0.number > 0 }
        }
        var last = counter.snapshots(of: nil).makeAsyncIterator()
        try await fixture.arrive(9, from: 1)
        #expect(try await last.next { $0.count == 1 }.number <= 52)
    }
}

extension AsyncStream<CounterSnapshot>.Iterator {
    /// The next snapshot for which the condition holds.
    fileprivate mutating func next(_ isWanted: (CounterSnapshot) -> Bool) async throws -> CounterSnapshot {
        while let snapshot = await next(isolation: nil) {
            if isWanted(snapshot) { return snapshot }
        }
        throw MissingSample(what: "a snapshot")
    }
}
