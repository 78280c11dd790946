import Dispatch
import FolderTesting
import Foundation
import Glibc
import McOrderFiles
import Synchronization
import Testing

@testable import McOrderIntake

struct DropWatcherTests {
    private let folder: TemporaryFolder
    private let log = LogRecorder()

    init() throws {
        folder = try TemporaryFolder()
    }

    /// A watcher that has already reported its first poll, and a stream of the later wake-ups.
    private func started(
        _ path: String,
        poll: Duration = .seconds(3600)
    ) async throws -> (watcher: DropWatcher, wakes: AsyncStream<Void>) {
        let watcher = DropWatcher(path: path, log: log.logger)
        let (wakes, continuation) = AsyncStream.makeStream(
            of: Void.self,
            bufferingPolicy: .bufferingNewest(1)
        )
        watcher.start(poll: poll) { continuation.yield() }
        for await _ in wakes { break }
        return (watcher, wakes)
    }

    @Test(.timeLimit(.minutes(5)))
    func `a file that is renamed into the folder causes a wake-up, and its name is reported once`()
        async throws
    {
        let (watcher, wakes) = try await started(folder.path)
        try Files.write("", to: folder.path + "/.a")
        try #require(rename(folder.path + "/.a", folder.path + "/a.json") == 0)
        var reported: [FileName] = []
        while !reported.contains(try name("a.json")) {
            for await _ in wakes { break }
            reported += watcher.takeAnnounced()
        }
        #expect(watcher.takeAnnounced().isEmpty)
        watcher.stop()
    }

    @Test(.timeLimit(.minutes(5)))
    func `a temporary file is not announced, the marker is`() async throws {
        let (watcher, wakes) = try await started(folder.path)
        for file in [".a.json.tmp", ".mcorder", "b.json"] {
            try Files.write("", to: folder.path + "/" + file)
        }
        var reported: [FileName] = []
        while !reported.contains(try name("b.json")) {
            for await _ in wakes { break }
            reported += watcher.takeAnnounced()
        }
        #expect(Set(reported) == [try name(".mcorder"), try name("b.json")])
        watcher.stop()
    }

    @Test(.timeLimit(.minutes(5)))
    func `a temporary file alone causes no wake-up`() async throws {
        let (watcher, _) = try await started(folder.path)
        let calls = Depths()
        watcher.start(poll: .seconds(3600)) { calls.all.withLock { $0.append(0) } }
        try await eventually { calls.all.withLock { $0.count } == 1 }
        for index in 0..<10 { try Files.write("", to: folder.path + "/.\(index)") }
        try await Task.sleep(for: .milliseconds(200))
        #expect(calls.all.withLock { $0.count } == 1)
        try Files.write("", to: folder.path + "/a.json")
        try await eventually { calls.all.withLock { $0.count } > 1 }
        watcher.stop()
    }

    /// The call stack's depth in each call so far.
    private final class Depths: Sendable {
        let all = Mutex<[Int]>([])
    }

    @Test(.timeLimit(.minutes(5)))
    func `the hundredth call has no deeper call stack than the first`() async throws {
        let depths = Depths()
        let watcher = DropWatcher(path: folder.path, log: log.logger)
        watcher.start(poll: .milliseconds(1)) {
            depths.all.withLock { $0.append(Thread.callStackReturnAddresses.count) }
        }
        try await eventually { depths.all.withLock { $0.count } >= 100 }
        watcher.stop()
        let (first, last) = depths.all.withLock { ($0[0], $0[99]) }
        #expect(last <= first + 8, "\(first) frames, then \(last)")
    }

    @Test(.timeLimit(.minutes(5)))
    func `without a folder polls continue, and nothing is logged`() async throws {
        let (watcher, wakes) = try await started(folder.path + "/nowhere", poll: .milliseconds(10))
        for _ in 1...3 { for await _ in wakes { break } }
        #expect(log.entries.isEmpty)
        watcher.stop()
    }

    @Test(.timeLimit(.minutes(5)))
    func `a folder that cannot be watched is logged once, and polls continue`() async throws {
        let (watcher, wakes) = try await started(
            folder.path + "/" + String(repeating: "x", count: 300),
            poll: .milliseconds(10)
        )
        for _ in 1...3 { for await _ in wakes { break } }
        #expect(log.count(of: "cannot be watched") == 1)
        watcher.stop()
    }

    @Test(.timeLimit(.minutes(5)))
    func `a folder that replaced another is watched after the next poll`() async throws {
        let path = folder.path + "/orders"
        mkdir(path, 0o770)
        let (watcher, _) = try await started(path, poll: .milliseconds(10))
        try #require(rename(path, path + "-away") == 0)
        mkdir(path, 0o770)
        try await eventually {
            try Files.write("", to: path + "/a.json")
            return watcher.takeAnnounced().contains(try name("a.json"))
        }
        watcher.stop()
    }

    @Test(.timeLimit(.minutes(5)))
    func `the number of kept names is limited`() async throws {
        let (watcher, _) = try await started(folder.path)
        for index in 0..<DropWatcher.nameLimit + 500 {
            try Files.write("", to: folder.path + "/\(index).json")
        }
        var most = 0
        try await eventually {
            let count = watcher.takeAnnounced().count
            most = max(most, count)
            return count == 0
        }
        #expect(most <= DropWatcher.nameLimit)
        watcher.stop()
    }

    @Test(.timeLimit(.minutes(5)))
    func `the callback runs on the watcher's queue, and can take the names`() async throws {
        let queue = DispatchQueue(label: "watched")
        let watcher = DropWatcher(path: folder.path, log: log.logger, on: queue)
        let (calls, continuation) = AsyncStream<[FileName]>.makeStream()
        let path = folder.path
        watcher.start(poll: .seconds(3600)) {
            dispatchPrecondition(condition: .onQueue(queue))
            // The watcher has not announced this file yet.
            #expect(throws: Never.self) { try Files.write("", to: path + "/a.json") }
            continuation.yield(watcher.takeAnnounced())
        }
        var reported: [FileName] = []
        for await names in calls {
            reported += names
            if reported.contains(try name("a.json")) { break }
        }
        watcher.stop()
        #expect(log.entries.isEmpty)
    }

    @Test(.timeLimit(.minutes(5)))
    func `no callback is called after it has stopped`() async throws {
        let queue = DispatchQueue(label: "watched")
        let watcher = DropWatcher(path: folder.path, log: log.logger, on: queue)
        let calls = Depths()
        watcher.start(poll: .milliseconds(1)) { calls.all.withLock { $0.append(0) } }
        try await eventually { calls.all.withLock { $0.count } >= 3 }
        watcher.stop()
        queue.sync {}
        let count = calls.all.withLock { $0.count }
        try await Task.sleep(for: .milliseconds(50))
        #expect(calls.all.withLock { $0.count } == count)
    }
}
