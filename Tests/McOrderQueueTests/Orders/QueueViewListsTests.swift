import McOrderModel
import OrderTesting
import Testing

@testable import McOrderQueue

/// Lists of orders of all states.
@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct QueueViewListsTests {
    private let fixture: TestQueue

    init() async throws {
        fixture = try await TestQueue()
        let fates: [[OrderState]] = [
            [.collected], [], [.cancelled], [.preparing], [.noShow], [.preparing, .ready], [.collected],
        ]
        for (index, states) in fates.enumerated() {
            let sent = try order(index + 1, placedAt: at(9 - index))
            let file = try incoming(sent, placedAt: at(9 - index), receivedAt: at(20 + index))
            _ = try await fixture.enqueue(file, then: states)
        }
    }

    private func numbers(
        _ states: [OrderState],
        at place: String? = nil,
        since: Timestamp? = nil
    ) async throws -> [Int] {
        let ids = try await fixture.view.orderIDs(
            at: place.map { RestaurantID($0) },
            in: states,
            receivedSince: since
        )
        return try await fixture.view.orders(ids: ids).map(\.number)
    }

    @Test func `orders of any states are listed in the order in which they were placed`() async throws {
        #expect(try await numbers(OrderState.allCases) == [7, 6, 5, 4, 3, 2, 1])
        #expect(try await numbers([.collected]) == [7, 1])
        #expect(try await numbers([.collected, .received, .noShow]) == [7, 5, 2, 1])
        #expect(try await numbers([]) == [])
        #expect(try await numbers([.expired]) == [])
        #expect(try await numbers(OrderState.allCases, at: "garbera") == [7, 6, 5, 4, 3, 2, 1])
        #expect(try await numbers(OrderState.allCases, at: "zubiarte") == [])
    }

    @Test func `a list can be limited to orders received since an instant`() async throws {
        #expect(try await numbers(OrderState.allCases, since: at(24)) == [7, 6, 5])
        #expect(try await numbers([.collected], at: "garbera", since: at(21)) == [7])
        #expect(try await numbers(OrderState.allCases, since: at(99)) == [])
    }

    @Test func `unknown ids are left out`() async throws {
        let ids = try await fixture.view.orderIDs(at: nil, in: [.collected], receivedSince: nil)
        #expect(try await fixture.view.orders(ids: [99] + ids.reversed()).map(\.number) == [1, 7])
        #expect(try await fixture.view.orders(ids: []).isEmpty)
    }
}
