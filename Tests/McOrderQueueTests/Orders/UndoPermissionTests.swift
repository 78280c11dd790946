import OrderTesting
import Testing

@testable import McOrderModel
@testable import McOrderQueue

/// A recall is made only if its caller may make the change that it would undo.
@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct UndoPermissionTests {
    private let fixture: TestQueue

    init() async throws { fixture = try await TestQueue() }

    private func order(then states: [OrderState] = []) async throws -> QueuedOrder {
        try await fixture.enqueue(incoming(OrderTesting.order()), then: states)
    }

    /// Recalls the last change of an order at any revision, if that is the given change.
    private func recall(_ id: Int64, only permitted: UndoableChange) async throws {
        let seen = OrderReference(id: id, revision: nil)
        try await fixture.queue.recall(seen, by: "kitchen", at: at(20)) { $0 == permitted }
    }

    @Test(arguments: OrderState.allCases.filter { $0 != .received })
    func `a change of state is undone only by a caller that may make it`(_ state: OrderState) async throws {
        let id = try await order(then: state == .ready ? [.preparing, .ready] : [state]).id
        let before = try await fixture.order(id)
        for other in OrderState.allCases where other != state {
            let error = await #expect(throws: QueueError.self) { try await recall(id, only: .state(other)) }
            guard case .mayNotUndo(let status)? = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(status.state == state)
        }
        #expect(try await fixture.order(id) == before)
        try await recall(id, only: .state(state))
        #expect(try await fixture.order(id).state == (state == .ready ? .preparing : .received))
    }

    @Test(arguments: OrderEdit.Kind.allCases)
    func `an edit is undone only by a caller that may make it`(_ kind: OrderEdit.Kind) async throws {
        let first = try await order(then: [.preparing])
        let zone = try #require(RestaurantZone(identifier: "Europe/Madrid"))
        let edit: OrderEdit? =
            switch kind {
            case .strike: .strike(first.lines[0])
            case .add: .adding("Agua", 120)
            case .comment: .comment("now")
            case .service: .service(AgreedTerms.Service(id: ServiceID("here"), name: "Here", place: .here))
            case .promise: .promise(StaffPromise(at(30), in: zone, now: at(10)))
            case .payment: nil
            }
        if let edit {
            try await fixture.queue.edit(first, edit, by: "till", reason: "x", at: at(10))
        } else {
            try await fixture.queue.pay(first, .card, by: "till", at: at(10))
        }
        let before = try await fixture.order(first.id)
        // The change that a kitchen saw last is not the last one any more.
        await #expect(throws: QueueError.self) { try await recall(first.id, only: .state(.preparing)) }
        #expect(try await fixture.order(first.id) == before)
        try await recall(first.id, only: .edit(kind))
        let after = try await fixture.order(first.id)
        #expect(after.keptLines == first.lines && after.note == nil && after.details == first.details)
        #expect(!after.isPaid)
        try await recall(first.id, only: .state(.preparing))
        #expect(try await fixture.order(first.id).state == .received)
    }
}
