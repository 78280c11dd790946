import McOrderModel
import Testing

@testable import McOrderQueue

@Suite(.timeLimit(.minutes(5))) struct QueueViewOrdersTests {
    private let house: TestQueue

    init() throws { house = try TestQueue() }

    private func enqueue(
        _ value: Int,
        for place: String = "garbera",
        minute: Int,
        then states: [OrderState] = []
    ) throws {
        _ = try house.enqueue(
            try arrival(
                try order(value, for: place, placedAt: at(minute)),
                for: place,
                placedAt: at(minute)
            ),
            then: states
        )
    }

    private func numbers(_ place: String?, _ states: [OrderState] = OrderState.open) throws -> [Int] {
        try house.view.orders(at: place.map { RestaurantID($0) }, in: states).map(\.number)
    }

    @Test func `orders are listed as they were placed, then as they came`() throws {
        for (value, minute) in [(1, 9), (2, 3), (3, 9), (4, 3)] { try enqueue(value, minute: minute) }
        #expect(try numbers(nil) == [2, 4, 1, 3])
        #expect(try numbers("garbera") == [2, 4, 1, 3])
        #expect(try numbers(nil, OrderState.allCases) == [2, 4, 1, 3])
    }

    @Test func `only orders in the states that are asked for are listed`() throws {
        try enqueue(1, minute: 1)
        try enqueue(2, minute: 2, then: [.preparing])
        try enqueue(3, minute: 3, then: [.preparing, .ready])
        try enqueue(4, minute: 4, then: [.collected])
        try enqueue(5, minute: 5, then: [.noShow])
        #expect(try numbers(nil) == [1, 2, 3])
        #expect(try numbers(nil, [.ready]) == [3])
        #expect(try numbers(nil, [.noShow, .received]) == [1, 5])
        #expect(try numbers(nil, []) == [])
    }

    @Test func `only the orders of the restaurant that is asked for are listed`() throws {
        try enqueue(1, for: "garbera", minute: 1)
        try enqueue(2, for: "zubiarte", minute: 2)
        try enqueue(3, for: "zubiarte", minute: 3, then: [.collected])
        #expect(try numbers("zubiarte") == [2])
        #expect(try numbers("zubiarte", [.collected]) == [3])
        #expect(try numbers("artea") == [])
    }

    @Test func `a restaurant's id is taken literally`() throws {
        try enqueue(1, for: "garbera", minute: 1)
        #expect(try numbers("' OR ''='") == [])
    }
}
