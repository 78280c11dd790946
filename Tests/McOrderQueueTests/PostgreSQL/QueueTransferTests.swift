#if PostgreSQL
import McOrderModel
import OrderTesting
import ServerTesting
import Testing

@testable import McOrderQueue

/// Copies of a queue from one engine to the other.
@Suite(.enabled(if: PrivatePostgreSQL.isInstalled), .timeLimit(.minutes(2))) struct QueueTransferTests {
    @Test func `a queue is copied to a server and back with all rows and ids`() async throws {
        let (source, back) = (try await TestQueue(on: .sqlite), try StateFolder())
        try await source.queue.trust(device(9), label: "caja", by: "boss", since: at(0))
        var last: QueuedOrder?
        for number in 1...20 { last = try await source.enqueue(try incoming(try order(number))) }
        try await source.queue.advance(try #require(last), to: .preparing, by: "till 1", at: at(9))
        _ = try await source.queue.decide([refused(bytes: [0, 255])], by: "mcorderd")
        // An id that was given away and is gone is not given away again.
        try await source.execute("DELETE FROM orders WHERE id = 20")
        let identity = try await source.queue.identity()

        let server = try TestServer.shared.get()
        let address = try server.emptyDatabase("7c0b1").description
        let there = try await OrderQueue.transfer(from: source.folder.path, to: address, as: "t", at: noon)
        let here = try await OrderQueue.transfer(from: address, to: back.path, as: "t", at: noon)
        #expect(there.map(\.table) == here.map(\.table))
        #expect(there.map(\.rows) == here.map(\.rows))
        #expect(there.first { $0.table == "orders" }?.rows == 19)

        // The queues that were left are refused, with the new place.
        for (place, next) in [(source.folder.path, address), (address, back.path)] {
            await #expect(throws: QueueError.server(.moved(to: next))) {
                _ = try await OrderQueue.open(in: place, as: "till", patience: .short)
            }
            await #expect(throws: QueueError.server(.moved(to: next))) {
                _ = try await QueueView(state: place)
            }
        }
        for place in [back.path] {
            let queue = try await OrderQueue.open(in: place, as: "till", patience: .short)
            let view = try await QueueView(state: place)
            #expect(try await queue.identity() == identity)
            #expect(try await view.orders(at: nil, in: OrderState.open).count == 19)
            let next = try await queue.decide([try incoming(try order(21))], by: "mcorderd")
            #expect(next == [.enqueued(id: 21)])
            try await view.close()
            try await queue.close()
        }
    }

    @Test func `an interrupted copy can be continued, and a queue is not overwritten`() async throws {
        let source = try await TestQueue(on: .sqlite)
        for number in 1...3 { _ = try await source.enqueue(try incoming(try order(number))) }
        _ = try await source.queue.identity()
        let address = try TestServer.shared.get().emptyDatabase("7c0b2").description
        _ = try await OrderQueue.transfer(from: source.folder.path, to: address, as: "t", at: noon)
        await #expect(throws: QueueError.server(.targetInUse)) {
            try await OrderQueue.transfer(from: source.folder.path, to: address, as: "t", at: noon)
        }
        // The state in which an interruption leaves the target.
        let session = try TestServer.shared.get().session(in: try ServerAddress(address))
        try session.execute("DELETE FROM settings; DELETE FROM orders WHERE id > 1")
        let rows = try await OrderQueue.transfer(from: source.folder.path, to: address, as: "t", at: noon)
        #expect(rows.first { $0.table == "orders" }?.rows == 3)
    }
}
#endif
