import McOrderModel
import Testing

@testable import TillProgram

/// The work that waits while the queue cannot be read.
@Suite struct TillWorkListTests {
    @Test func `work that nobody waits for takes the place of earlier work about the same`() {
        var list = TillWorkList()
        let grew = [
            list.add(.search("a", isEntered: false)), list.add(.lastOver),
            list.add(.search("ab", isEntered: false)),
        ]
        #expect(grew == [true, true, false])
        #expect(list.items == [.lastOver, .search("ab", isEntered: false)])
        _ = list.add(.search("ab", isEntered: true))
        let first = list.next()
        #expect(first == .lastOver && list.items.count == 2)
    }

    @Test func `a queue that cannot be read for hours leaves at most five items waiting`() {
        var list = TillWorkList()
        _ = list.add(.lastOver)
        for number in 0..<1000 {
            _ = list.add(.search("\(number)", isEntered: false))
            _ = list.add(.refresh(Int64(number)))
            _ = list.add(.rejectionsAgain)
            _ = list.add(.serve(nil))
        }
        #expect(list.items.count == 1 + TillWork.Topic.allCases.count && list.items.count == 5)
        let next = [list.next(), list.next()]
        #expect(next == [.lastOver, .search("999", isEntered: false)])
    }
}
