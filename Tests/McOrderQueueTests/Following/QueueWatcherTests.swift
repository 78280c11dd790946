import Foundation
import McOrderFiles
import Synchronization
import Testing

@testable import McOrderQueue

/// The lock's file notifies a watcher of commits; the watcher also checks once a second.
@Suite(.timeLimit(.minutes(5))) struct QueueWatcherTests {
    private final class Version: Sendable {
        let number = Atomic<Int>(1)
        let checks = Atomic<Int>(0)
        let fails = Atomic<Bool>(false)

        func read() throws -> Int {
            checks.add(1, ordering: .relaxed)
            if fails.load(ordering: .acquiring) { throw QueueError.closed }
            return number.load(ordering: .acquiring)
        }

        func change() { number.add(1, ordering: .acquiringAndReleasing) }
    }

    private final class Count: Sendable {
        private let number = Atomic<Int>(0)

        var value: Int { number.load(ordering: .acquiring) }

        func add() { number.add(1, ordering: .acquiringAndReleasing) }
    }

    private let folder: StateFolder
    private let version = Version()

    init() throws {
        folder = try StateFolder()
        try Data().write(to: URL(filePath: folder.path + "/queue.lock"))
    }

    private func watcher(eachSecond: @escaping @Sendable () -> Void = {}) -> QueueWatcher {
        QueueWatcher(
            LockFileFeed(state: folder.path),
            version: { [version] in try version.read() },
            eachSecond: eachSecond
        )
    }

    /// Takes and releases the lock like a writer.
    private func takeTurn() throws {
        let lock = try FileLock.open(lock: folder.path + "/queue.lock", baton: nil, create: false)
        try lock.acquire(deadline: .seconds(5), as: "till")
        try lock.release()
    }

    /// Waits until the watcher has made `count` more checks.
    private func checks(_ count: Int) async throws {
        let before = version.checks.load(ordering: .relaxed)
        while version.checks.load(ordering: .relaxed) < before + count {
            try await Task.sleep(for: .milliseconds(10))
        }
    }

    @Test func `a listener is notified immediately, and then of every change`() async throws {
        var changes = watcher().changes().makeAsyncIterator()
        #expect(await changes.next() != nil)
        try await checks(1)
        version.change()
        #expect(await changes.next() != nil)
        version.change()
        try takeTurn()
        #expect(await changes.next() != nil)
    }

    @Test func `a callback is called like a stream until the watcher is released`() async throws {
        let calls = Count()
        var watcher: QueueWatcher? = watcher()
        watcher?.onChange { calls.add() }
        #expect(calls.value > 0)
        try await checks(2)
        let before = calls.value
        version.change()
        try await checks(2)
        #expect(calls.value == before + 1)
        watcher = nil
        version.change()
        try takeTurn()
        try await Task.sleep(for: .milliseconds(100))
        #expect(calls.value == before + 1)
    }

    @Test func `a check without a change notifies nobody, unless requested`() async throws {
        let watcher = watcher()
        let reported = Mutex<[Int]>([])
        watcher.onChange { [version] in
            reported.withLock { $0.append(version.checks.load(ordering: .relaxed)) }
        }
        // However late `onChange` was called, only the first check notifies.
        try await checks(5)
        let asked = version.checks.load(ordering: .relaxed)
        watcher.announceAgain()
        try await checks(2)
        let reports = reported.withLock { $0.dropFirst() }
        #expect(reports.filter { $0 <= asked }.allSatisfy { $0 == 1 }, "\(reports)")
        #expect(reports.contains { $0 > asked && $0 <= asked + 2 }, "\(reports)")
    }

    @Test func `if the version cannot be read listeners are notified, but not every second`() async throws {
        let seconds = Count()
        let watcher = watcher { seconds.add() }
        var changes = watcher.changes().makeAsyncIterator()
        #expect(await changes.next() != nil)
        try await checks(2)
        #expect(seconds.value > 0)
        version.fails.store(true, ordering: .releasing)
        try await checks(1)
        let before = seconds.value
        #expect(await changes.next() != nil)
        try await checks(1)
        #expect(seconds.value <= before + 1)
    }
}
