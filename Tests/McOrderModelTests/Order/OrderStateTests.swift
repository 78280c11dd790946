import McOrderModel
import OrderTesting
import Testing

@Suite struct OrderStateTests {
    /// All transitions: a row for each state, a column for each state in the order of `allCases`.
    private static let table: [(from: OrderState, to: [OrderState])] = [
        (.received, [.preparing, .collected, .cancelled, .noShow, .expired]),
        (.preparing, [.ready, .collected, .cancelled, .noShow, .expired]),
        (.ready, [.collected, .cancelled, .noShow, .expired]),
        (.collected, []),
        (.cancelled, []),
        (.noShow, []),
        (.expired, []),
    ]

    @Test func `the table has a row for every state`() {
        #expect(Self.table.map(\.from) == OrderState.allCases)
    }

    @Test(arguments: table)
    func `each state can change to exactly these states`(_ from: OrderState, _ to: [OrderState]) {
        #expect(OrderState.allCases.filter(from.canBecome) == to)
        #expect(from.successors == to)
    }

    @Test func `the states have these names`() {
        #expect(
            OrderState.allCases.map(\.rawValue)
                == ["received", "preparing", "ready", "collected", "cancelled", "no-show", "expired"]
        )
    }

    @Test func `the first three states are open`() {
        #expect(OrderState.open == [.received, .preparing, .ready])
        #expect(OrderState.allCases.filter(\.isOpen) == OrderState.open)
    }

    @Test func `no state can change to itself`() {
        #expect(OrderState.allCases.allSatisfy { !$0.canBecome($0) })
    }
}

@Suite struct OrderHistoryTests {
    typealias Step = (step: OrderHistory.Step, to: OrderState)

    @Test func `a new history is received and has nothing to take back`() {
        var history = OrderHistory()
        #expect(history.state == .received)
        let recalled = history.recall()
        #expect(recalled == nil)
        #expect(history.state == .received)
    }

    @Test(arguments: [[OrderState.preparing, .ready, .collected], [.collected], [.preparing, .collected]])
    func `the usual sequences at the counter lead to collected`(_ way: [OrderState]) {
        var history = OrderHistory()
        let steps = way.map { history.advance(to: $0) }
        #expect(steps.allSatisfy { $0 })
        #expect(history.state == .collected)
    }

    @Test func `a forbidden transition changes nothing`() {
        var history = OrderHistory()
        let went = history.advance(to: .ready)
        let recalled = history.recall()
        #expect(!went)
        #expect(history.state == .received)
        #expect(recalled == nil)
    }

    @Test func `each recall takes back one change`() {
        var history = OrderHistory()
        for state in [OrderState.preparing, .ready, .collected] { _ = history.advance(to: state) }
        let recalled = (0..<4).map { _ in history.recall() }
        #expect(recalled == [.ready, .preparing, .received, nil])
    }

    @Test(arguments: [OrderState.collected, .cancelled, .noShow, .expired])
    func `recall reopens a closed order in its earlier state`(_ closed: OrderState) {
        var history = OrderHistory()
        _ = history.advance(to: .preparing)
        _ = history.advance(to: .ready)
        _ = history.advance(to: closed)
        let recalled = history.recall()
        #expect(recalled == .ready)
        #expect(history.state == .ready)
    }

    @Test func `a change after a recall continues from the remaining changes`() {
        var history = OrderHistory()
        _ = history.advance(to: .preparing)
        _ = history.advance(to: .cancelled)
        _ = history.recall()
        _ = history.advance(to: .collected)
        let recalled = (0..<3).map { _ in history.recall() }
        #expect(recalled == [.preparing, .received, nil])
    }

    @Test func `replaying recorded steps leads to the same state`() throws {
        let steps: [Step] = [
            (.forward, .preparing), (.forward, .noShow), (.recall, .preparing), (.forward, .ready),
            (.forward, .collected), (.recall, .ready),
        ]
        var history = try #require(OrderHistory(steps))
        #expect(history.state == .ready)
        let recalled = (0..<3).map { _ in history.recall() }
        #expect(recalled == [.preparing, .received, nil])
    }

    @Test(arguments: OrderState.allCases)
    func `an open or a collected order can be edited, and the recall keeps its state`(_ state: OrderState) {
        var history = OrderHistory()
        if state == .ready { _ = history.advance(to: .preparing) }
        if state != .received { _ = history.advance(to: state) }
        let isEdited = history.edit()
        #expect(isEdited == (state.isOpen || state == .collected))
        let recalled = isEdited ? history.recall() : state
        #expect(recalled == state && history.state == state)
    }

    @Test func `no steps are a new history`() throws {
        #expect(try #require(OrderHistory([Step]())).state == .received)
    }

    @Test(
        arguments: [
            [(.forward, .ready)], [(.recall, .received)], [(.forward, .collected), (.forward, .preparing)],
            [(.forward, .preparing), (.recall, .preparing)],
            [(.forward, .preparing), (.recall, .received), (.recall, .received)],
            [(.forward, .cancelled), (.forward, .expired)], [(.forward, .received)],
        ] as [[Step]]
    )
    func `recorded steps with a forbidden transition are not a history`(_ steps: [Step]) {
        #expect(OrderHistory(steps) == nil)
    }

    @Test func `after random changes recalls alone lead back to received`() {
        var random = SeededGenerator(seed: 60)
        for _ in 0..<300 {
            var history = OrderHistory()
            var visited: [OrderState] = []
            while let next = history.state.successors.randomElement(using: &random) {
                visited.append(history.state)
                _ = history.advance(to: next)
            }
            for state in visited.reversed() { #expect(history.recall() == state) }
            #expect(history.recall() == nil)
        }
    }
}
