import McOrderModel
import OrderTesting
import Testing

@testable import McOrderQueue

@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct QueueViewOrdersTests {
    private let fixture: TestQueue

    init() async throws { fixture = try await TestQueue() }

    private func enqueue(
        _ value: Int,
        for place: String = "garbera",
        minute: Int,
        then states: [OrderState] = []
    ) async throws {
        _ = try await fixture.enqueue(
            try incoming(
                try order(value, for: place, placedAt: at(minute)),
                for: place,
                placedAt: at(minute)
            ),
            then: states
        )
    }

    private func numbers(_ place: String?, _ states: [OrderState] = OrderState.open) async throws -> [Int] {
        try await fixture.view.orders(at: place.map { RestaurantID($0) }, in: states).map(\.number)
    }

    @Test func `orders are sorted by the time of placing, then of reception`() async throws {
        for (value, minute) in [(1, 9), (2, 3), (3, 9), (4, 3)] { try await enqueue(value, minute: minute) }
        #expect(try await numbers(nil) == [2, 4, 1, 3])
        #expect(try await numbers("garbera") == [2, 4, 1, 3])
        #expect(try await numbers(nil, OrderState.allCases) == [2, 4, 1, 3])
    }

    @Test func `only orders in the requested states are listed`() async throws {
        try await enqueue(1, minute: 1)
        try await enqueue(2, minute: 2, then: [.preparing])
        try await enqueue(3, minute: 3, then: [.preparing, .ready])
        try await enqueue(4, minute: 4, then: [.collected])
        try await enqueue(5, minute: 5, then: [.noShow])
        #expect(try await numbers(nil) == [1, 2, 3])
        #expect(try await numbers(nil, [.ready]) == [3])
        #expect(try await numbers(nil, [.noShow, .received]) == [1, 5])
        #expect(try await numbers(nil, []) == [])
    }

    @Test func `only orders of the requested restaurant are listed`() async throws {
        try await enqueue(1, for: "garbera", minute: 1)
        try await enqueue(2, for: "zubiarte", minute: 2)
        try await enqueue(3, for: "zubiarte", minute: 3, then: [.collected])
        #expect(try await numbers("zubiarte") == [2])
        #expect(try await numbers("zubiarte", [.collected]) == [3])
        #expect(try await numbers("artea") == [])
    }

    @Test func `a restaurant's id is not interpreted as a pattern`() async throws {
        try await enqueue(1, for: "garbera", minute: 1)
        #expect(try await numbers("' OR ''='") == [])
    }
}
