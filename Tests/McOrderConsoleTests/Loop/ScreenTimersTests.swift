import Testing

@testable import McOrderConsole

@Suite struct ScreenTimersTests {
    private let now = ContinuousClock.now

    @Test func `timers fire once, in the order in which they are due`() {
        var timers = ScreenTimers<String>()
        timers.set("b", at: now + .seconds(2), "later")
        timers.set("a", at: now + .seconds(1), "sooner")
        timers.set("c", at: now + .seconds(3), "not yet")
        #expect(timers.next == now + .seconds(1))
        #expect(timers.take(at: now) == [])
        #expect(timers.take(at: now + .seconds(2)) == ["sooner", "later"])
        #expect(timers.take(at: now + .seconds(2)) == [])
        #expect(timers.next == now + .seconds(3))
    }

    @Test func `each name has at most one timer`() {
        var timers = ScreenTimers<String>()
        timers.set("a", at: now, "old")
        timers.set("a", at: now + .seconds(1), "new")
        #expect(timers.take(at: now + .seconds(1)) == ["new"])
        timers.set("a", at: now, "gone")
        timers.forget("a")
        #expect(timers.next == nil)
        #expect(timers.take(at: now) == [])
    }
}
