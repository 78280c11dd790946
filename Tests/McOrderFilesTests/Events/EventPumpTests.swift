import Dispatch
import Synchronization
import Testing

@testable import McOrderFiles

/// Tests that events and polls call one closure, one call at a time.
@Suite(.timeLimit(.minutes(5))) struct EventPumpTests {
    private final class Wakes: Sendable {
        let polls = Atomic<Int>(0)
        let events = Atomic<Int>(0)

        func take(_ wake: EventPump.Wake) {
            switch wake {
            case .poll: polls.add(1, ordering: .acquiringAndReleasing)
            case .events: events.add(1, ordering: .acquiringAndReleasing)
            case .failed(let error): Issue.record(error)
            }
        }

        var count: (polls: Int, events: Int) {
            (polls.load(ordering: .acquiring), events.load(ordering: .acquiring))
        }
    }

    private let folder: TemporaryFolder
    private let events: FolderEvents
    private let wakes = Wakes()

    init() throws {
        folder = try TemporaryFolder()
        events = try FolderEvents()
        _ = try events.watch(path: folder.path, .newFiles)
    }

    private func pump(resting rest: Duration) -> EventPump {
        let queue = DispatchQueue(label: "pump")
        return EventPump(events, every: .milliseconds(5), on: queue) { [wakes] wake in
            wakes.take(wake)
            return rest
        }
    }

    /// Waits until the condition holds; it is checked at each poll.
    private func wait(until isTrue: @escaping ((polls: Int, events: Int)) -> Bool) async throws {
        while !isTrue(wakes.count) { try await Task.sleep(for: .milliseconds(5)) }
    }

    @Test func `events during a pause are kept, while polls continue`() async throws {
        let pump = pump(resting: .seconds(3600))
        try folder.write("1", to: "a")
        try await wait { $0.events == 1 }
        try folder.write("2", to: "b")
        let before = wakes.count.polls
        try await wait { $0.polls > before + 5 }
        #expect(wakes.count.events == 1)
        #expect(try events.drain().count == 1)
        pump.stop()
    }

    @Test func `events during a pause are reported after it`() async throws {
        let pump = pump(resting: .milliseconds(50))
        for round in 1...4 {
            try folder.write("x", to: "\(round)")
            try await wait { $0.events >= round }
        }
        pump.stop()
    }

    @Test func `a pump may be released during a pause`() async throws {
        for round in 1...3 {
            var pump: EventPump? = pump(resting: .milliseconds(20))
            try folder.write("x", to: "\(round)")
            try await wait { $0.events >= round }
            pump?.stop()
            pump = nil
            let before = wakes.count
            // The test waits for the polls of a second pump, which take longer than the first pump's pause.
            let next = self.pump(resting: .milliseconds(20))
            try await wait { $0.polls > before.polls + 10 }
            next.stop()
        }
    }
}
