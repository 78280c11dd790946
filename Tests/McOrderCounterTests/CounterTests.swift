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
                .sellOut(ProductID("agua"), named: "Agua", fixture.restaurant, .businessDay),
                [.kitchen, .till, .owner]
            ),
            (.pause(fixture.restaurant, .closing), [.till, .owner]),
            (.blacklist(.plain(device), reason: "x", days: nil), [.till, .owner]),
            (.unblacklist(.plain(device)), [.till, .owner]),
            (.trust(device, label: "quiosco"), [.owner]),
            (.untrust(device), [.owner]),
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
        #expect(throws: CounterError.badText) { try StaffMember(name: "", role: .owner) }
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
            packaging: nil,
            dayStart: 0
        )
        let action = CounterAction.sellOut(ProductID("agua"), named: "Agua", closed, .businessDay)
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
        #expect(try await counter.history(of: id, withCheckins: true).count { $0.isCheckin } == 1)
        _ = try await counter.perform(.order(id, .advance(to: .collected)), as: desk)
        let whole = try #require(OrderQuery(code))
        #expect(try await counter.checkIn(whole, at: nil, as: desk) == .over(code: code, .collected))
    }
}
