import Dispatch
import Synchronization
import Testing

@testable import McOrderFiles

@Suite(.timeLimit(.minutes(5))) struct FileLockWaitingTests {
    private let folder: TemporaryFolder
    private var baton: String { folder.path + "/queue.next" }

    init() throws { folder = try TemporaryFolder() }

    private func open() throws -> FileLock {
        try FileLock.open(lock: folder.path + "/queue.lock", baton: baton, create: true)
    }

    private func busy(_ lock: FileLock) -> FileLockError? {
        #expect(throws: FileLockError.self) { try lock.acquire(deadline: .zero, as: "second") }
    }

    @Test func `the wait ends at the deadline and not earlier`() throws {
        let (first, second) = (try open(), try open())
        try first.acquire(deadline: .zero, as: "first")
        let waited = SuspendingClock().measure {
            #expect(throws: FileLockError.busy(holder: "first")) {
                try second.acquire(deadline: .milliseconds(30), as: "second")
            }
        }
        #expect(waited >= .milliseconds(30))
    }

    @Test func `a waiter that gives up releases the baton`() throws {
        let (first, second, third) = (try open(), try open(), try open())
        try first.acquire(deadline: .zero, as: "first")
        #expect(busy(second) != nil)
        try first.release()
        try third.acquire(deadline: .zero, as: "third")
    }

    @Test func `taking the lock releases the baton`() throws {
        try open().acquire(deadline: .zero, as: "first")
        let free = try FileLock.open(lock: baton, baton: nil, create: false)
        try free.acquire(deadline: .zero, as: "")
    }

    @Test func `a waiter gets the holder's name, and the lock when it is released`() throws {
        let (first, second) = (try open(), try open())
        try first.acquire(deadline: .zero, as: "first")
        var reports: [String] = []
        try second.acquire(deadline: nil, as: "second", reportingEvery: .milliseconds(1)) { holder, _ in
            reports.append(holder)
            if reports.count == 3 {
                do { try first.release() } catch { Issue.record(error) }
            }
        }
        #expect(reports.prefix(3) == ["first", "first", "first"])
        #expect(second.isHeld)
    }

    @Test func `a holder that wants the lock again comes after a waiter`() throws {
        let (first, second) = (try open(), try open())
        try first.acquire(deadline: .zero, as: "first")
        var asked = false
        try second.acquire(deadline: .seconds(30), as: "second", reportingEvery: .milliseconds(1)) { _, _ in
            guard !asked else { return }
            asked = true
            do { try first.release() } catch { Issue.record(error) }
            // The lock itself is free at this moment; the baton keeps the first object out.
            #expect(busy(first) == .busy(holder: ""))
        }
        #expect(asked && second.isHeld)
    }

    @Test func `only one of many writers holds the lock at a time`() throws {
        let locks = try (0..<4).map { _ in try open() }
        let inside = Mutex((now: 0, most: 0, turns: 0))
        DispatchQueue.concurrentPerform(iterations: locks.count) { index in
            for _ in 0..<50 {
                do {
                    try locks[index].acquire(deadline: .seconds(30), as: "writer \(index)")
                    inside.withLock {
                        $0.now += 1
                        $0.most = max($0.most, $0.now)
                        $0.turns += 1
                    }
                    inside.withLock { $0.now -= 1 }
                    try locks[index].release()
                } catch {
                    Issue.record(error)
                }
            }
        }
        #expect(inside.withLock { $0.most } == 1)
        #expect(inside.withLock { $0.turns } == 200)
    }
}
