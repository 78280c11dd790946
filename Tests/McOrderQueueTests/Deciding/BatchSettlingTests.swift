import McOrderModel
import Testing

@testable import McOrderQueue

/// A batch with an order that the database rejects.
@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct BatchSettlingTests {
    private let house: TestQueue

    init() async throws { house = try await TestQueue() }

    @Test func `what follows an impossible order is decided as if it were not there`() async throws {
        let impossible = try arrival(order(1), charged: [Money(cents: 1)])
        let other = try arrival(order(1, comment: "con sal"))
        let files = [impossible, arrival(try notice(.cancel, 1)), other, other]
        let settlements = try await house.queue.settle(files, by: "mcorderd")
        guard case .impossible = settlements[0] else {
            Issue.record("\(settlements[0])")
            return
        }
        #expect(settlements[1...] == [.orderUnknown, .enqueued(id: 1), .redelivered])
        #expect(try await house.count("notices") == 0)
        #expect(try await house.rows("SELECT redeliveries FROM orders") == [["1"]])
    }
}
