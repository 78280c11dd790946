import McOrderCounter
import McOrderModel
import Testing

/// How a wait compares with the targets.
@Suite struct PaceTests {
    @Test func `a wait is slow and late by the targets of its restaurant`() {
        let pace = { (seconds: Int, targets: WaitTargets) in Pace(waited: .seconds(seconds), targets) }
        let own = WaitTargets(soon: .seconds(240), late: .seconds(420))
        #expect([240, 241, 420, 421].map { pace($0, own) } == [.onTime, .slow, .slow, .late])
        #expect([60, 61, 210, 211].map { pace($0, .general) } == [.onTime, .slow, .slow, .late])
    }
}
