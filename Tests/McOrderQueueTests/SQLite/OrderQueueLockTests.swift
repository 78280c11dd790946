import Dispatch
import Foundation
import GRDB
import McOrderFiles
import McOrderModel
import Synchronization
import Testing

@testable import McOrderQueue

@Suite(.timeLimit(.minutes(5))) struct OrderQueueLockTests {
    private let fixture: TestQueue

    init() async throws { fixture = try await TestQueue() }

    @Test func `the error of a writer that waited too long names the lock's holder`() async throws {
        let till = try await fixture.second()
        let other = try fixture.lock()
        try other.acquire(deadline: .zero, as: "till 7")
        await #expect(throws: QueueError.busy(holder: "till 7")) { try await till.renewReceipts() }
        try other.release()
        try await till.renewReceipts()
    }

    @Test func `opening waits for the lock like any writer`() async throws {
        let other = try fixture.lock()
        try other.acquire(deadline: .zero, as: "till 7")
        await #expect(throws: QueueError.busy(holder: "till 7")) { try await fixture.second() }
        await #expect(throws: QueueError.busy(holder: "till 7")) {
            try await OrderQueue.create(in: fixture.folder.path, as: "mcorderd", patience: .short)
        }
    }

    @Test func `closing waits for the lock like any writer`() async throws {
        let till = try await fixture.second()
        let other = try fixture.lock()
        try other.acquire(deadline: .zero, as: "till 7")
        await #expect(throws: QueueError.busy(holder: "till 7")) { try await till.close() }
        try other.release()
        try await till.close()
    }

    @Test func `a queue that is released without closing is closed`() async throws {
        let folder = try StateFolder()
        var queue: OrderQueue? = try await OrderQueue.create(
            in: folder.path,
            as: "mcorderd",
            patience: .short
        )
        #expect(try folder.names().contains("queue.sqlite-wal"))
        queue = nil
        #expect(queue == nil)
        #expect(try folder.names() == ["queue.lock", "queue.next", "queue.sqlite"])
    }

    @Test func `a queue that is released without closing writes nothing while another holds the lock`()
        async throws
    {
        let folder = try StateFolder()
        var queue: OrderQueue? = try await OrderQueue.create(
            in: folder.path,
            as: "mcorderd",
            patience: .short
        )
        let other = try QueueFiles.openLock(in: folder.path, create: false)
        try other.acquire(deadline: .zero, as: "till 7")
        queue = nil
        #expect(queue == nil)
        #expect(try folder.names().contains("queue.sqlite-wal"))
        #expect(try other.holder() == "till 7")
    }

    @Test func `reading does not wait for the lock`() async throws {
        let other = try fixture.lock()
        try other.acquire(deadline: .zero, as: "till 7")
        #expect(try await QueueView(state: fixture.folder.path).orders(at: nil, in: OrderState.open) == [])
    }

    @Test func `the lock file contains the writer's name only while it writes`() async throws {
        let during = try await fixture.queue.write { _ in try fixture.folder.text(of: "queue.lock") }
        #expect(during == "mcorderd\n")
        #expect(try fixture.folder.text(of: "queue.lock") == "")
    }

    @Test func `the lock is held from before the transaction until after it`() async throws {
        try await fixture.queue.write { _ in
            let other = try fixture.lock()
            #expect(throws: FileLockError.busy(holder: "mcorderd")) {
                try other.acquire(deadline: .zero, as: "till 7")
            }
        }
        let other = try fixture.lock()
        try other.acquire(deadline: .zero, as: "till 7")
    }

    @Test func `the lock is still held at the instant of the commit`() async throws {
        let wasBusy = Mutex<Bool?>(nil)
        try fixture.queue.writeSQLite { connection in
            try connection.execute(sql: "INSERT INTO settings VALUES ('a', 'b')")
            let other = try fixture.lock()
            connection.afterNextTransaction { _ in
                do throws(FileLockError) {
                    try other.acquire(deadline: .zero, as: "till 7")
                    wasBusy.withLock { $0 = false }
                } catch {
                    wasBusy.withLock { $0 = error == .busy(holder: "mcorderd") }
                }
            }
        }
        #expect(wasBusy.withLock { $0 } == true)
        #expect(try await fixture.count("settings") == 1)
    }

    @Test func `an error in a change rolls it back and releases the lock`() async throws {
        #expect(throws: QueueError.noSuchOrder(id: 7)) {
            try fixture.queue.writeSQLite { connection in
                try connection.execute(sql: "INSERT INTO settings VALUES ('a', 'b')")
                throw QueueError.noSuchOrder(id: 7)
            }
        }
        #expect(try await fixture.count("settings") == 0)
        #expect(try fixture.folder.text(of: "queue.lock") == "")
        let other = try fixture.lock()
        try other.acquire(deadline: .zero, as: "till 7")
    }

    @Test func `a lock file that was removed stops its writers`() async throws {
        try FileManager.default.removeItem(atPath: fixture.folder.path + "/queue.lock")
        let error = await #expect(throws: QueueError.self) { try await fixture.queue.renewReceipts() }
        guard case .file(let reason) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(reason.isIO)
    }

    @Test func `closing a closed queue changes nothing`() async throws {
        try await fixture.queue.close()
        try await fixture.queue.close()
    }

    @Test func `a closed queue refuses changes`() async throws {
        try await fixture.queue.close()
        await #expect(throws: QueueError.closed) { try await fixture.queue.renewReceipts() }
        #expect(try fixture.folder.text(of: "queue.lock") == "")
    }

    @Test func `closing waits for the same queue's writer on another thread`() async throws {
        let isWriting = DispatchSemaphore(value: 0)
        let mayEnd = DispatchSemaphore(value: 0)
        try onThreads([
            { [fixture] in
                try fixture.queue.writeSQLite { connection in
                    isWriting.signal()
                    #expect(mayEnd.wait(timeout: .now() + .seconds(30)) == .success)
                    try connection.execute(sql: "INSERT INTO settings VALUES ('a', 'b')")
                }
            },
            { [fixture] in
                #expect(isWriting.wait(timeout: .now() + .seconds(30)) == .success)
                mayEnd.signal()
                try fixture.queue.blocking { try $0.close() }
            },
        ])
        #expect(try await fixture.count("settings") == 1)
    }
}
