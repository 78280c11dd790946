import McOrderFiles
import McOrderModel
import Testing

@testable import McOrderIntake

struct WaitingNoticesTests {
    private func notice(_ number: Int) throws -> Notice {
        let device = try #require(DeviceID(SampleOrder.udid))
        let order = OrderIdentity(device: device, number: try #require(OrderNumber(number)))
        return Notice(.cancel, of: order, at: SampleOrder.soonAfter)
    }

    @Test func `notices are found by their order until they are forgotten`() throws {
        var waiting = WaitingNotices()
        let (first, second, third) = (try notice(1), try notice(1), try notice(2))
        for (file, notice) in [("a", first), ("b", second), ("c", third)] {
            #expect(waiting.remember(try name(file), notice))
        }
        #expect(waiting.names(about: first.identity) == [try name("a"), try name("b")])
        #expect(waiting.said(try name("c")) == SampleOrder.soonAfter)
        waiting.forget(try name("a"))
        waiting.keep([try name("b")])
        #expect(waiting.names(about: first.identity) == [try name("b")])
        #expect(waiting.names(about: third.identity).isEmpty)
        #expect(waiting.said(try name("c")) == nil)
    }

    @Test func `a name that holds another notice now is found by that`() throws {
        var waiting = WaitingNotices()
        _ = waiting.remember(try name("a"), try notice(1))
        _ = waiting.remember(try name("a"), try notice(2))
        #expect(waiting.names(about: try notice(1).identity).isEmpty)
        #expect(waiting.names(about: try notice(2).identity) == [try name("a")])
    }

    @Test func `no more are remembered than there is room for`() throws {
        var waiting = WaitingNotices()
        let notice = try notice(1)
        for index in 0..<WaitingNotices.capacity { _ = waiting.remember(try name("\(index)"), notice) }
        #expect(waiting.isFull)
        #expect(!waiting.remember(try name("x"), notice))
        #expect(waiting.said(try name("x")) == nil)
        #expect(waiting.remember(try name("0"), notice))
    }
}
