import McOrderModel
import OrderTesting
import Testing

@testable import McOrderQueue

/// A batch with an order that the database rejects.
@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct BatchDeciderTests {
    private let fixture: TestQueue

    init() async throws { fixture = try await TestQueue() }

    @Test func `files after an order that the database rejects are decided as if it were missing`()
        async throws
    {
        let impossible = try incoming(order(1), charged: [Money(cents: -1), .zero])
        let other = try incoming(order(1, comment: "con sal"))
        let files = [impossible, incoming(try notice(.cancel, 1)), other, other]
        let outcomes = try await fixture.queue.decide(files, by: "mcorderd")
        guard case .impossible = outcomes[0] else {
            Issue.record("\(outcomes[0])")
            return
        }
        #expect(outcomes[1] == .orderUnknown && outcomes[3] == .redelivered)
        guard case .enqueued = outcomes[2] else {
            Issue.record("\(outcomes[2])")
            return
        }
        #expect(try await fixture.count("notices") == 0)
        #expect(try await fixture.rows("SELECT redeliveries FROM orders") == [["1"]])
    }
}
