import CounterTesting
import McOrderCounter
import McOrderQueue
import Testing

@testable import McOrderModel

/// The actions that a counter refuses, and their errors.
@Suite(.timeLimit(.minutes(5))) struct CounterTests {
    private let fixture: TestCounter
    private let counter: Counter

    init() async throws {
        fixture = try await TestCounter()
        counter = fixture.counter()
    }

    @Test func `an order is found by number, code and id, and an error names several candidates`()
        async throws
    {
        let first = try await fixture.arrive(9, from: 1)
        let order = try #require(try await counter.order(id: first))
        #expect(try await counter.order("9", of: fixture.known) == order)
        #expect(try await counter.order(order.code, of: nil) == order)
        #expect(try await counter.order("#\(first)", of: fixture.known) == order)
        try await fixture.arrive(9, from: 2)
        let several = await #expect(throws: CounterError.self) {
            try await counter.order("9", of: fixture.known)
        }
        guard case .severalOrders("9", let orders)? = several else {
            Issue.record("\(String(describing: several))")
            return
        }
        #expect(orders.count == 2)
        await #expect(throws: CounterError.noOrder("10")) { try await counter.order("10", of: nil) }
        await #expect(throws: CounterError.notAnOrder("x")) { try await counter.order("x", of: nil) }
    }

    @Test(arguments: Role.allCases)
    func `each role may perform its own actions and no others`(role: Role) async throws {
        let member = try StaffMember.cashier(role: role)
        let id = try await fixture.arrive(9, from: 1)
        let device = try #require(DeviceID("975319E0-43ED-435F-AA81-0B4F051B3768"))
        let actions: [(CounterAction, Set<Role>)] = [
            (.order(id, .arrive), [.till, .owner]),
            (.order(id, .advance(to: .preparing)), [.kitchen, .till, .owner]),
            (.order(id, .advance(to: .ready)), [.kitchen, .till, .owner]),
            (.order(id, .recall), [.kitchen, .till, .owner]),
            (.order(id, .edit(.comment("sin sal"))), [.till, .owner]),
            (
                .sellOut(.product(ProductID("agua")), named: "Agua", fixture.restaurant, .businessDay),
                [.kitchen, .till, .owner]
            ),
            (.pause(fixture.restaurant, .closing), [.till, .owner]),
            (.blacklist(.plain(device), reason: "x", days: nil), [.till, .owner]),
            (.unblacklist(.plain(device)), [.till, .owner]),
            (.trust(device, label: "quiosco"), [.owner]),
            (.untrust(device), [.owner]),
            (.revoke(.plain(device)), [.till, .owner]),
            (.unrevoke(.plain(device)), [.owner]),
            (.order(id, .advance(to: .collected)), [.till, .owner]),
        ]
        for (action, roles) in actions {
            if roles.contains(role) {
                _ = try await counter.perform(action, as: member)
            } else {
                await #expect(throws: CounterError.notPermitted(role)) {
                    try await counter.perform(action, as: member)
                }
            }
        }
    }

    @Test(arguments: Role.allCases)
    func `each role may undo the changes that it may make, and no others`(role: Role) async throws {
        let member = try StaffMember.cashier(role: role)
        let owner = try StaffMember.cashier()
        let line = OrderedLine("Espresso", 120)
        let changes: [(OrderAction, Set<Role>)] = [
            (.advance(to: .preparing), [.kitchen, .till, .owner]),
            (.advance(to: .ready), [.kitchen, .till, .owner]),
            (.advance(to: .collected, payment: .cash), [.till, .owner]),
            (.pay(.card), [.till, .owner]),
            (.advance(to: .cancelled, reason: "x"), [.till, .owner]),
            (.advance(to: .noShow), [.till, .owner]),
            (.edit(.strike(line), reason: "x"), [.till, .owner]),
            (.edit(.adding("Agua", 150)), [.till, .owner]),
            (.edit(.comment("x")), [.till, .owner]),
            (
                .edit(.service(AgreedTerms.Service(id: ServiceID("a"), name: "A", place: .here))),
                [.till, .owner]
            ),
            (.blacklistNoShow, [.till, .owner]),
        ]
        for (number, (change, roles)) in changes.enumerated() {
            let id = try await fixture.arrive(
                number + 1,
                from: UInt8(number + 1),
                lines: [("Espresso", 120), ("Agua", 150)]
            )
            if change == .advance(to: .ready) {
                _ = try await counter.perform(.order(id, .advance(to: .preparing)), as: owner)
            }
            let first = try #require(try await counter.order(id: id))
            _ = try await counter.perform(.order(id, change), as: owner)
            let changed = try #require(try await counter.order(id: id))
            guard !roles.contains(role) else {
                _ = try await counter.perform(.order(id, .recall), as: member)
                #expect(try await counter.order(id: id)?.state == first.state)
                continue
            }
            let error = await #expect(throws: CounterError.self, "\(change)") {
                try await counter.perform(.order(id, .recall), as: member)
            }
            switch error {
            case .notPermitted(.board)? where role == .board: break
            case .mayNotUndo? where role == .kitchen: break
            default: Issue.record("\(change): \(String(describing: error))")
            }
            #expect(try await counter.order(id: id) == changed)
        }
    }

    @Test(arguments: StaffAction.allCases)
    func `a board may do nothing, and the owner everything`(action: StaffAction) {
        #expect(!Role.board.permits(action))
        #expect(Role.owner.permits(action))
    }

    @Test(arguments: Role.allCases)
    func `the till accepts the files of blacklisted devices, and the owner any file`(role: Role) async throws
    {
        let member = try StaffMember.cashier(role: role)
        for (number, reason, roles) in [(1, .blacklisted, [.till, .owner]), (2, .stale, [.owner])]
            as [(Int, RejectionReason, Set<Role>)]
        {
            let file = try fixture.file(number, from: 1, refusedFor: reason)
            #expect(try await fixture.queue.decide([file], by: "mcorderd") == [.rejected(reason)])
            let rejected = try #require(try await counter.rejectionsToday(of: fixture.known).first)
            let accept = CounterAction.decideAgain(rejection: rejected.id, .accept)
            if roles.contains(role) {
                _ = try await counter.perform(accept, as: member)
            } else {
                await #expect(throws: CounterError.notPermitted(role)) {
                    try await counter.perform(accept, as: member)
                }
            }
        }
    }

    @Test func `texts, days and names have limits`() async throws {
        let member = try StaffMember.cashier()
        let device = try #require(DeviceKey("975319E0-43ED-435F-AA81-0B4F051B3768"))
        let id = try await fixture.arrive(9, from: 1)
        let long = String(repeating: "a", count: 201)
        for action: CounterAction in [
            .blacklist(device, reason: long, days: nil), .blacklist(device, reason: "", days: nil),
            .order(id, .edit(.comment(long))), .order(id, .advance(to: .cancelled, reason: "a\u{7}")),
            // One character on the screen, and thousands in the history.
            .order(id, .edit(.comment("a" + String(repeating: "\u{301}", count: 800)))),
            // What shows as nothing is no note and no reason.
            .order(id, .edit(.comment("\u{E0041}\u{E0042}"))), .order(id, .edit(.comment(" \u{3164}"))),
            .order(id, .advance(to: .cancelled, reason: "\u{200B}")),
            .trust(try #require(DeviceID("975319E0-43ED-435F-AA81-0B4F051B3768")), label: "\u{2800}"),
        ] {
            await #expect(throws: CounterError.badText) { try await counter.perform(action, as: member) }
        }
        for days in [0, -1, 36_501] {
            await #expect(throws: CounterError.badDays(days)) {
                try await counter.perform(.blacklist(device, reason: "x", days: days), as: member)
            }
        }
        #expect(throws: CounterError.reservedName("Customer")) {
            try StaffMember(name: "Customer", role: .owner)
        }
        for name in ["", "\u{E0041}", "a" + String(repeating: "\u{301}", count: 800)] {
            #expect(throws: CounterError.badText) { try StaffMember(name: name, role: .owner) }
            await #expect(throws: CounterError.badText) {
                try await counter.invite(browser: name, role: .kitchen, as: member)
            }
        }
        #expect(throws: Never.self) { try StaffText.check("a" + String(repeating: "\u{301}", count: 799)) }
        #expect(try await counter.order(id: id)?.state == .received)
    }

    @Test func `a product that the restaurant does not sell cannot be marked as sold out`() async throws {
        let closed = Restaurant(
            id: fixture.restaurant.id,
            name: fixture.restaurant.name,
            address: "",
            phone: "",
            latitude: 43.3,
            longitude: -1.9,
            zone: fixture.restaurant.zone,
            image: nil,
            prices: [:],
            menuPrices: [:],
            notSold: [ProductID("agua")],
            optionPrices: [:],
            hours: nil,
            services: [],
            stations: [],
            targets: nil,
            slots: nil,
            packaging: nil,
            dayStart: 0
        )
        let action = CounterAction.sellOut(.product(ProductID("agua")), named: "Agua", closed, .businessDay)
        await #expect(throws: CounterError.notSold("Agua", restaurant: closed.name)) {
            try await counter.perform(action, as: .cashier())
        }
    }

    @Test func `without a queue a counter throws an error and changes nothing`() async throws {
        let nowhere = Counter(state: "/no/such/folder", program: "test") { Samples.now }
        let absent = CounterError.unavailable(.absent(state: "/no/such/folder"))
        await #expect(throws: absent) { try await nowhere.restaurants() }
        await #expect(throws: absent) {
            try await nowhere.perform(.pause(fixture.restaurant, nil), as: .cashier())
        }
    }

    @Test func `a check-in marks the customer as arrived, once`() async throws {
        let id = try await fixture.arrive(9, from: 1)
        let desk = try StaffMember.cashier("check-in", role: .till)
        let code = try #require(try await counter.order(id: id)).code
        let query = try #require(OrderQuery("9"))
        for _ in 0..<2 {
            let answer = try await counter.checkIn(query, at: fixture.known, as: desk)
            #expect(answer == .welcome(code: code, isReady: false))
        }
        #expect(try await counter.history(of: id, includesArrivals: true).count { $0.isArrival } == 1)
        _ = try await counter.perform(.order(id, .advance(to: .collected)), as: desk)
        let whole = try #require(OrderQuery(code))
        #expect(try await counter.checkIn(whole, at: nil, as: desk) == .over(code: code, .collected))
    }
}
