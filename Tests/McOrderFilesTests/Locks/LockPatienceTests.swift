import Testing

@testable import McOrderFiles

@Suite struct LockPatienceTests {
    private let start = SuspendingClock.now

    @Test func `a deadline of zero allows a single attempt`() {
        var patience = LockPatience(deadline: .zero, interval: .seconds(5), start: start)
        #expect(patience.next(at: start) == .giveUp)
    }

    @Test func `pauses double from 200 microseconds to 2 milliseconds`() {
        var patience = LockPatience(deadline: nil, interval: .seconds(5), start: start)
        let steps = (0..<6).map { _ in patience.next(at: start) }
        let expected: [Duration] = [200, 400, 800, 1600, 2000, 2000].map { .microseconds($0) }
        #expect(steps == expected.map { .sleep($0) })
    }

    @Test func `a pause ends at the deadline`() {
        var patience = LockPatience(deadline: .microseconds(150), interval: .seconds(5), start: start)
        #expect(patience.next(at: start) == .sleep(.microseconds(150)))
        #expect(patience.next(at: start + .microseconds(150)) == .giveUp)
    }

    @Test func `waiting is reported once in each interval`() {
        var patience = LockPatience(deadline: nil, interval: .seconds(5), start: start)
        let steps = [4, 5, 6, 10, 30, 34, 35].map { patience.next(at: start + .seconds($0)) }
        let reports = steps.compactMap { step -> Duration? in
            if case .report(let waited) = step { waited } else { nil }
        }
        #expect(reports == [.seconds(5), .seconds(10), .seconds(30), .seconds(35)])
    }

    @Test func `without a deadline the wait never ends`() {
        var patience = LockPatience(deadline: nil, interval: .seconds(5), start: start)
        #expect(patience.next(at: start + .seconds(86_400)) != .giveUp)
    }
}
