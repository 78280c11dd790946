import McOrderModel
import Testing

/// Decides which readings of the wall clock are trusted.
struct ClockCheckTests {
    private static let day = 86_400
    private static let begin = Timestamp(seconds: 1_700_000_000)

    /// The doubt after each reading of a clock. The readings are given in seconds after the first.
    private func doubts(_ seconds: [Int]) -> [ClockCheck.Doubt?] {
        var check = ClockCheck(highest: Self.begin, stepped: nil)
        return seconds.map { check.doubt(at: Self.begin + .seconds($0)) }
    }

    @Test func `the first reading is trusted`() {
        var check = ClockCheck(highest: nil, stepped: nil)
        #expect(check.doubt(at: Self.begin) == nil)
        #expect(check.highest == Self.begin)
    }

    @Test func `a clock that moves forward is trusted, with gaps of up to a day`() {
        #expect(doubts([0, 1, 3600, Self.day, Self.day * 2]) == [nil, nil, nil, nil, nil])
    }

    @Test func `a clock that is set back a little is trusted, and one that is set back further is behind`() {
        #expect(doubts([-600, -601, -Self.day * 365, -600]) == [nil, .behind, .behind, nil])
    }

    @Test func `a step ahead of more than a day is trusted after an hour`() {
        let step = Self.day + 1
        #expect(doubts([step, step + 3599, step + 3600]) == [.ahead, .ahead, nil])
    }

    @Test func `a step ahead that is undone has no effect on later steps`() {
        let step = Self.day * 400
        #expect(
            doubts([step, step + 60, 120, step + 3600, step + 3660]) == [.ahead, .ahead, nil, .ahead, .ahead]
        )
    }

    @Test func `a check that continues from a stored step remembers it`() {
        var check = ClockCheck(highest: Self.begin, stepped: nil)
        let later = Self.begin + .seconds(7 * Self.day)
        #expect(check.doubt(at: later) == .ahead)
        var next = ClockCheck(highest: check.highest, stepped: check.stepped)
        #expect(next.doubt(at: later + .seconds(3600)) == nil)
        #expect(next.highest == later + .seconds(3600))
        #expect(next.stepped == nil)
    }
}
