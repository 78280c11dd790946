import McOrderWeb
import Testing

@Suite struct ListenersTests {
    /// Ends the listeners and counts how often each was woken.
    private func wakes(
        of listening: [(number: Int, wakes: AsyncStream<Void>)],
        at listeners: Listeners
    ) async -> [Int] {
        for listener in listening { listeners.endListening(listener.number) }
        var counts: [Int] = []
        for listener in listening {
            var count = 0
            for await _ in listener.wakes { count += 1 }
            counts.append(count)
        }
        return counts
    }

    @Test func `only those who listen about a topic are woken for it`() async {
        let listeners = Listeners()
        let all = [["a", "b"], ["b"], ["c"], []].map { listeners.listen(about: $0) }
        listeners.wake(about: "b")
        listeners.wake(about: "d")
        #expect(await wakes(of: all, at: listeners) == [1, 1, 0, 0])
    }

    @Test func `all are woken together, and nobody after the end`() async {
        let listeners = Listeners()
        let all = [["a"], []].map { listeners.listen(about: $0) }
        listeners.wakeAll()
        listeners.wakeAll()
        #expect(await wakes(of: all, at: listeners) == [1, 1])
        listeners.wake(about: "a")
        listeners.wake(all[0].number)
        listeners.wakeAll()
    }
}
