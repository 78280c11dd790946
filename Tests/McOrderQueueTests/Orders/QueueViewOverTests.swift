import McOrderModel
import OrderTesting
import Testing

@testable import McOrderQueue

/// Searches and lists of closed orders, as a till needs them.
@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct QueueViewOverTests {
    private let fixture: TestQueue

    init() async throws {
        fixture = try await TestQueue()
        // Orders 1 to 5 of two devices; 2 is open.
        let fates: [[OrderState]] = [
            [.collected], [.preparing], [.cancelled], [.noShow], [.preparing, .collected],
        ]
        for (index, states) in fates.enumerated() {
            let device = index == 3 ? "Pixel de Iñaki" : "iPhone de Ane"
            let sent = try order(index + 1, from: index == 3 ? 2 : 1, named: device)
            _ = try await fixture.enqueue(try incoming(sent, receivedAt: at(10 * index)), then: states)
        }
    }

    private func last(_ place: String? = nil, most: Int = 20) async throws -> [Int] {
        try await fixture.view.lastOver(at: place.map { RestaurantID($0) }, most: most).map(\.order.number)
    }

    private func found(_ text: String, at place: String? = nil, most: Int = 20) async throws -> [Int] {
        try await fixture.view.over(matching: text, at: place.map { RestaurantID($0) }, most: most).map(
            \.order.number
        )
    }

    @Test func `the orders that were closed last come first, with the time of closing`() async throws {
        #expect(try await last() == [5, 4, 3, 1])
        #expect(try await last(most: 2) == [5, 4])
        #expect(try await last("garbera") == [5, 4, 3, 1])
        #expect(try await last("zubiarte") == [])
        #expect(try await fixture.view.lastOver(at: nil, most: 1).map(\.endedAt) == [at(42)])
    }

    @Test func `a recalled order is not listed as closed, and listed once when it is closed again`()
        async throws
    {
        try await fixture.queue.recall(try fixture.order(1), by: "till 1", at: at(60))
        #expect(try await last() == [5, 4, 3])
        try await fixture.queue.advance(try fixture.order(1), to: .collected, by: "till 1", at: at(61))
        #expect(try await last() == [1, 5, 4, 3])
    }

    @Test func `setting the clock back does not change which order was closed last`() async throws {
        try await fixture.queue.advance(try fixture.order(2), to: .collected, by: "till 1", at: at(-600))
        #expect(try await last() == [2, 5, 4, 3, 1])
    }

    @Test func `an empty queue has no closed orders`() async throws {
        let empty = try await TestQueue()
        #expect(try await empty.view.lastOver(at: nil, most: 20) == [])
        #expect(try await empty.view.over(matching: "1", at: nil, most: 20) == [])
        #expect(try await empty.view.over(matching: "ane", at: nil, most: 20) == [])
    }

    @Test func `a closed order is found by name without regard to accents, and an open one is not`()
        async throws
    {
        #expect(try await found("INAKI") == [4])
        #expect(try await found("ane") == [5, 3, 1])
        #expect(try await found("ane", most: 2) == [5, 3])
        #expect(try await found("ane", at: "zubiarte") == [])
        #expect(try await found(" ") == [])
        #expect(try await found("nobody") == [])
    }

    @Test func `a number, an id, a code and its beginning are found`() async throws {
        let code = try await fixture.order(3).code
        for text in ["3", "#3", code, String(code.prefix(3))] {
            #expect(try await found(text).first == 3, "\(text)")
        }
        #expect(try await found("#3") == [3])
        #expect(try await found("#2") == [])
        #expect(try await found("#3", at: "zubiarte") == [])
        #expect(try await found("\(code)9") == [])
    }

    @Test func `an order with exactly the number comes before newer codes that contain it`() async throws {
        let old = try await fixture.order(1)
        let newer = try order(31, from: 3)
        _ = try await fixture.enqueue(try incoming(newer, receivedAt: at(90)), then: [.collected])
        #expect(try await found("1").first == old.number)
        #expect(try await found("1").contains(31))
    }

    @Test func `an order of an erased device is found by its number and listed`() async throws {
        _ = try await fixture.queue.forget(try device(2))
        #expect(try await last().contains(4))
        #expect(try await found("4").first == 4)
        #expect(try await found("inaki") == [])
        #expect(try await fixture.view.over(matching: "4", at: nil, most: 1).first?.order.deviceName == nil)
    }

    @Test func `the history contains arrivals on request`() async throws {
        let order = try await fixture.order(2)
        try await fixture.queue.markArrived(order, by: "till 2", at: at(50))
        let whole = try await fixture.view.history(of: order.id, includesArrivals: true)
        #expect(whole.map(\.isArrival) == [false, false, true])
        #expect(whole.last?.by == "till 2" && whole.last?.at == at(50))
        #expect(try await fixture.view.history(of: order.id) == Array(whole.dropLast()))
    }
}
