import Synchronization

/// Those who wait for news of one thing. A slow one is woken once for any number of changes.
package final class Listeners: Sendable {
    private struct State {
        var last = 0
        var all: [Int: AsyncStream<Void>.Continuation] = [:]
        /// The listeners about each topic.
        var about: [String: Set<Int>] = [:]
        var topics: [Int: [String]] = [:]
    }

    private let state = Mutex(State())

    package init() {}

    /// Adds a listener.
    ///
    /// - Parameter topics: what it is woken about, beside what all are woken for.
    package func listen(about topics: [String] = []) -> (number: Int, wakes: AsyncStream<Void>) {
        let (wakes, continuation) = AsyncStream.makeStream(
            of: Void.self,
            bufferingPolicy: .bufferingNewest(1)
        )
        let number = state.withLock { state in
            state.last += 1
            state.all[state.last] = continuation
            if !topics.isEmpty { state.topics[state.last] = topics }
            for topic in topics { state.about[topic, default: []].insert(state.last) }
            return state.last
        }
        return (number, wakes)
    }

    /// Wakes one listener.
    package func wake(_ number: Int) {
        state.withLock { _ = $0.all[number]?.yield() }
    }

    /// Wakes those who listen about a topic.
    package func wake(about topic: String) {
        state.withLock { state in
            for number in state.about[topic] ?? [] { state.all[number]?.yield() }
        }
    }

    package func wakeAll() {
        state.withLock { state in
            for listener in state.all.values { listener.yield() }
        }
    }

    package func endListening(_ number: Int) {
        let listener = state.withLock { state in
            for topic in state.topics.removeValue(forKey: number) ?? [] {
                state.about[topic]?.remove(number)
                if state.about[topic]?.isEmpty == true { state.about[topic] = nil }
            }
            return state.all.removeValue(forKey: number)
        }
        listener?.finish()
    }
}
