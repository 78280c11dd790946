import McOrderModel
import OrderTesting
import Testing

@testable import McOrderQueue

/// Repeated counting of the values that a monitoring system reads.
@Suite(.onEachEngine) struct QueueMeasuresTests {
    @Test func `each count covers the changes since the last, and the first one everything`() async throws {
        let queue = try await TestQueue()
        var measures = QueueMeasures()
        try await queue.view.measure(&measures)
        #expect(measures.orders.isEmpty && measures.oldestOpen == nil)
        let garbera = RestaurantID("garbera")
        let states: [[OrderState]] = [[], [.preparing], [.collected]]
        for (index, path) in states.enumerated() {
            _ = try await queue.enqueue(incoming(order(index + 1)), then: path)
            _ = try await queue.queue.decide([refused(order(100 + index), .stale)], by: "mcorderd")
            try await queue.view.measure(&measures)
            #expect(measures.orders == [garbera: index + 1])
            #expect(measures.rejections == [.stale: index + 1])
        }
        #expect(measures.open == [garbera: [.received: 1, .preparing: 1]])
        #expect(measures.oldestOpen == at(1) && measures.receiptsDue == 6)
        var fresh = QueueMeasures()
        try await queue.view.measure(&fresh)
        #expect(fresh.orders == measures.orders && fresh.rejections == measures.rejections)
        try await queue.queue.receiptsWritten(queue.view.receiptsDue(atMost: 10).map(\.subject))
        try await queue.view.measure(&measures, answered: 3)
        // The third order was received and collected after that.
        #expect(measures.receiptsDue == 1)
        try await queue.view.measure(&measures, answered: 5)
        #expect(measures.receiptsDue == 0 && measures.orders == [garbera: 3])
    }
}
