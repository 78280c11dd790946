import CounterTesting
import McOrderCounter
import McOrderQueue
import Testing

@testable import McOrderModel

/// What is declared about the actions, compared with what the counter does.
@Suite(.timeLimit(.minutes(5))) struct StaffActionTests {
    private static let ofOrders = StaffAction.about(.order) + StaffAction.about(.station)

    /// Values for every field of every action.
    private static func values(_ order: QueuedOrder? = nil) throws -> ActionValues {
        let catalogue = try Samples.catalogue()
        var values = ActionValues()
        values.order = order?.id ?? 1
        values.restaurant = try Samples.restaurant()
        values.rejection = 1
        values.device = DeviceKey("975319E0-43ED-435F-AA81-0B4F051B3768")
        values.line = order?.keptLines.first ?? OrderedLine("Espresso", 120)
        values.addition = try AddedLine.find("Espresso", in: catalogue, at: nil, allowsBeginning: false)
        let assortment = Assortment(catalogue, at: try Samples.restaurant().id, day: .nothing)
        values.product = try assortment.product("espresso", allowsBeginning: false)
        values.payment = .cash
        values.reason = "x"
        values.paidAhead = PaymentID()
        values.text = "x"
        let restaurant = try Samples.restaurant()
        values.promise = StaffPromise(Samples.now, in: restaurant.zone, now: Samples.now)
        values.service = AgreedTerms.Service(id: ServiceID("a"), name: "A", place: .here)
        return values
    }

    @Test(arguments: ofOrders)
    func `an action on an order is permitted in the states in which it is offered, and in no others`(
        _ action: StaffAction
    ) async throws {
        let fixture = try await TestCounter(hasStations: true)
        let counter = fixture.counter()
        let printer = PrinterRecord(
            id: PrinterID("barra"),
            restaurant: nil,
            tasks: [.bag, .receipt],
            confirms: true,
            hasDrawer: true
        )
        try await counter.adopt([printer], .received)
        let owner = try StaffMember.cashier()
        for (index, state) in OrderState.allCases.enumerated() {
            let order = try await order(index + 1, in: state, for: action, fixture, counter)
            #expect(order.state == state)
            let change = try #require(CounterAction(action, try Self.values(order)))
            var isPermitted = true
            do throws(CounterError) {
                _ = try await counter.perform(change, as: owner)
            } catch .illegal {
                isPermitted = false
            } catch {
                Issue.record("\(action) \(state): \(error)")
            }
            // Nobody is shown that an order was collected or expired, but a late press does no harm.
            if action == .acknowledge, !action.states.contains(state) { isPermitted = false }
            #expect(isPermitted == action.states.contains(state), "\(action) \(state)")
        }
    }

    /// An order in a state, for which everything is done that the action needs.
    private func order(
        _ number: Int,
        in state: OrderState,
        for action: StaffAction,
        _ fixture: TestCounter,
        _ counter: Counter
    ) async throws -> QueuedOrder {
        let owner = try StaffMember.cashier()
        let lines = [(name: "Espresso", cents: 120), ("Nuggets", 500)]
        let id = try await fixture.arrive(number, from: UInt8(number), lines: lines)
        let perform = { (change: CounterAction) in _ = try await counter.perform(change, as: owner) }
        let advance = { (state: OrderState) in try await perform(.order(id, .advance(to: state))) }
        let values = try Self.values(try await counter.order(id: id))
        // There is something to undo, or to take back.
        if action == .recall { try await perform(.order(id, .edit(.comment("x")))) }
        if action == .unfinish {
            try await perform(.kitchen(id, .finish, at: StationID("drinks")))
            if state != .preparing { try await perform(.order(id, .recall)) }
        }
        switch state {
        case .received: break
        case .preparing: if action != .unfinish { try await advance(.preparing) }
        case .ready:
            try await advance(.preparing)
            try await advance(.ready)
        case .collected, .cancelled, .noShow: try await advance(state)
        case .expired:
            fixture.wait(.seconds(1))
            let count = try await fixture.queue.expire(
                receivedBefore: fixture.now,
                by: "mcorderd",
                at: fixture.now
            )
            #expect(count > 0)
        }
        // Something remains to be done of it.
        if action == .finish, state == .ready, let line = values.addition {
            try await perform(.order(id, .edit(line.edit)))
        }
        return try #require(try await counter.order(id: id))
    }

    @Test(arguments: StaffAction.allCases)
    func `an action that moves an order is offered where the order's rules permit it`(_ action: StaffAction)
        throws
    {
        guard case .order(_, .advance(let state, _, _))? = CounterAction(action, try Self.values()) else {
            return
        }
        #expect(action.states == Set(OrderState.allCases.filter { $0.canBecome(state) }))
    }

    @Test(arguments: StaffAction.allCases)
    func `only actions on orders have states`(_ action: StaffAction) {
        #expect(action.states.isEmpty != Self.ofOrders.contains(action))
    }

    @Test func `each action has one subject`() {
        let all = StaffAction.Subject.allCases.flatMap { StaffAction.about($0) }
        #expect(all.count == StaffAction.allCases.count && Set(all) == Set(StaffAction.allCases))
    }

    @Test(arguments: StaffAction.allCases)
    func `the change that an action makes asks for the rights of that action`(_ action: StaffAction) throws {
        guard let change = CounterAction(action, try Self.values()) else { return }
        // The file says which of the two acceptances it is.
        #expect(change.kind == (action == .acceptAny ? .accept : action))
    }

    @Test func `a change lacks nothing but what is declared as a field`() throws {
        for action in StaffAction.allCases where CounterAction(action, try Self.values()) != nil {
            let whole = try Self.values()
            var bare = ActionValues()
            (bare.order, bare.restaurant) = (whole.order, whole.restaurant)
            (bare.rejection, bare.device) = (whole.rejection, whole.device)
            bare.paidAhead = whole.paidAhead
            let needs = action.fields.contains { field in
                switch field {
                case .line, .addition, .product, .text, .service, .promise, .counterOrder: true
                case .reason(let isRequired), .payment(let isRequired): isRequired
                case .total, .station, .end, .register, .bags, .amount: false
                }
            }
            #expect((CounterAction(action, bare) == nil) == needs, "\(action)")
        }
    }
}
