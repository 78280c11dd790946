import McOrderQueue
import Synchronization
import Testing

@testable import McOrderCounter

/// The view that all questions of a counter share.
@Suite struct SharedViewTests {
    private final class View: Sendable {}

    /// Opens views one after the other, each when the test says so.
    private final class Opener: Sendable {
        let opened = Mutex(0)
        let fails = Mutex(false)
        let (gate, open) = AsyncStream<Void>.makeStream()

        func view() async throws(CounterError) -> View {
            opened.withLock { $0 += 1 }
            var waits = gate.makeAsyncIterator()
            _ = await waits.next()
            if fails.withLock({ $0 }) { throw .unavailable(.storage(cause: "too many open files")) }
            return View()
        }
    }

    private let opener = Opener()
    private let shared: SharedView<View>

    init() {
        shared = SharedView { [opener] () async throws(CounterError) in try await opener.view() }
    }

    @Test func `one view is opened at a time, and other questions wait for it`() async throws {
        let views = try await withThrowingTaskGroup(of: View.self) { group in
            for _ in 0..<50 { group.addTask { try await shared.current() } }
            opener.open.yield()
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(opener.opened.withLock { $0 } == 1)
        #expect(views.allSatisfy { $0 === views[0] })
    }

    @Test func `an open view is kept when no other can be opened`() async throws {
        opener.open.yield()
        let first = try await shared.current()
        shared.doubt(first)
        opener.fails.withLock { $0 = true }
        opener.open.yield()
        #expect(try await shared.current() === first)
        opener.fails.withLock { $0 = false }
        opener.open.yield()
        #expect(try await shared.current() !== first)
        #expect(opener.opened.withLock { $0 } == 3)
    }

    @Test func `a view of a queue that was replaced is not used again`() async throws {
        opener.open.yield()
        let first = try await shared.current()
        shared.forget(first)
        opener.open.yield()
        #expect(try await shared.current() !== first)
    }

    @Test func `an error of the first opening is reported, and the next question tries again`() async throws {
        opener.fails.withLock { $0 = true }
        opener.open.yield()
        await #expect(throws: CounterError.self) { try await shared.current() }
        opener.fails.withLock { $0 = false }
        opener.open.yield()
        _ = try await shared.current()
    }
}
