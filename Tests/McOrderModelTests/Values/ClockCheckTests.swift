import McOrderModel
import Testing

/// Which readings of the wall clock are trusted.
struct ClockCheckTests {
    private static let day = 86_400
    private static let begin = Timestamp(seconds: 1_700_000_000)

    /// The doubt after each reading of a clock. The readings are given in seconds after the first.
    private func doubts(_ seconds: [Int]) -> [ClockCheck.Doubt?] {
        var check = ClockCheck(highest: Self.begin, stepped: nil)
        return seconds.map { check.doubt(at: Self.begin + .seconds($0)) }
    }

    @Test func `the first time is trusted`() {
        var check = ClockCheck(highest: nil, stepped: nil)
        #expect(check.doubt(at: Self.begin) == nil)
        #expect(check.highest == Self.begin)
    }

    @Test func `a clock that goes on is trusted, with breaks of up to a day`() {
        #expect(doubts([0, 1, 3600, Self.day, Self.day * 2]) == [nil, nil, nil, nil, nil])
    }

    @Test func `a clock that is set back a little is believed, and further back it is behind`() {
        #expect(doubts([-600, -601, -Self.day * 365, -600]) == [nil, .behind, .behind, nil])
    }

    @Test func `a step of over a day ahead is trusted after an hour`() {
        let step = Self.day + 1
        #expect(doubts([step, step + 3599, step + 3600]) == [.ahead, .ahead, nil])
    }

    @Test func `a step ahead that is taken back leaves nothing behind`() {
        let step = Self.day * 400
        #expect(
            doubts([step, step + 60, 120, step + 3600, step + 3660]) == [.ahead, .ahead, nil, .ahead, .ahead]
        )
    }

    @Test func `a step ahead is remembered by a check that continues from it`() {
        var check = ClockCheck(highest: Self.begin, stepped: nil)
        let later = Self.begin + .seconds(7 * Self.day)
        #expect(check.doubt(at: later) == .ahead)
        var next = ClockCheck(highest: check.highest, stepped: check.stepped)
        #expect(next.doubt(at: later + .seconds(3600)) == nil)
        #expect(next.highest == later + .seconds(3600))
        #expect(next.stepped == nil)
    }
}
