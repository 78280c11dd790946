import CounterTesting
import McOrderModel
import Testing

@testable import McOrderCounter

/// The kitchen's view of a restaurant with a grill and a bar, and the effect of each step in the kitchen. The
/// bar prepares coffee and tea, the grill everything else.
@Suite(.timeLimit(.minutes(5))) struct KitchenViewTests {
    private static let menu = "BigMac + Lipton Ice + Deluxe"

    let fixture: TestCounter
    let counter: Counter
    private let kitchen: StaffMember
    private let till: StaffMember
    let grill = StationID("grill")
    let drinks = StationID("drinks")

    init() async throws {
        fixture = try await TestCounter(hasStations: true)
        counter = fixture.counter()
        kitchen = try StaffMember.cashier("cocina", role: .kitchen)
        till = try StaffMember.cashier("caja", role: .till)
    }

    /// The kitchen as it is now, read from the queue.
    func view(_ station: StationID? = nil, _ policy: FirePolicy = .received) async throws
        -> KitchenView
    {
        KitchenView(try await snapshot(), policy, station: station, at: fixture.now)
    }

    private func snapshot() async throws -> CounterSnapshot {
        try await counter.reading { view in
            var reader = PartitionReader(view, of: fixture.known)
            return try #require(try await reader.snapshot(1, at: fixture.now))
        }
    }

    @discardableResult
    func step(_ step: KitchenStep, _ id: Int64, _ station: StationID?, revision: Int? = nil)
        async throws -> QueuedOrder
    {
        let change = try await counter.perform(
            .kitchen(id, step, at: station),
            expecting: revision,
            as: kitchen
        )
        guard case .order(let order, _) = change else { throw CounterError.noOrder("#\(id)") }
        return order
    }

    func act(_ action: OrderAction, _ id: Int64) async throws {
        _ = try await counter.perform(.order(id, action), as: till)
    }

    func mixed(_ number: Int = 1) async throws -> Int64 {
        try await fixture.arrive(number, from: 1, lines: [("BigMac", 395), ("Espresso", 120)])
    }

    private func names(_ view: KitchenView) -> [[String]] {
        view.tiles.map { $0.lines.map(\.line.text) }
    }

    private func finished(_ view: KitchenView) -> [[String]] {
        view.tiles.map { $0.done.map(\.line.text) }
    }

    private func counts(_ view: KitchenView) -> [String] {
        view.allDay.map { "\($0.count) \(ShownNames.own.item($0.item))" }
    }

    @Test func `each station sees its own lines, and the expo sees all`() async throws {
        _ = try await mixed()
        _ = try await fixture.arrive(2, from: 2, lines: [(Self.menu, 555)])
        #expect(names(try await view()) == [["BigMac", "Espresso"], [Self.menu]])
        #expect(names(try await view(grill)) == [["BigMac"], [Self.menu]])
        #expect(names(try await view(drinks)) == [["Espresso"], [Self.menu]])
        #expect(counts(try await view(grill)) == ["2 BigMac", "1 Deluxe"])
        #expect(counts(try await view(drinks)) == ["1 Espresso", "1 Lipton Ice"])
    }

    @Test func `the last station makes the order ready, and the expo sees which stations are missing`()
        async throws
    {
        let id = try await mixed()
        #expect(try await step(.finish, id, grill).state == .preparing)
        #expect(try await view(grill).tiles.isEmpty)
        #expect(try await view(grill).ended.map(\.id) == [id])
        #expect(try await view(drinks).ended.isEmpty)
        let rows = try #require(try await view().tiles.first).rows
        #expect(rows.map(\.station?.id) == [grill, drinks])
        #expect(rows.map { $0.doneAt == nil } == [false, true])
        #expect(try await step(.finish, id, drinks).state == .ready)
        #expect(try await view().tiles.isEmpty)
        #expect(try await view().ended.map(\.id) == [id])
    }

    @Test func `a part that is taken back returns to its station`() async throws {
        let id = try await mixed()
        try await step(.finish, id, nil)
        #expect(try await step(.unfinish, id, drinks).state == .preparing)
        #expect(try await view(grill).tiles.isEmpty)
        #expect(names(try await view(drinks)) == [["Espresso"]])
        #expect(names(try await view()) == [["Espresso"]])
        #expect(finished(try await view()) == [["BigMac"]])
    }

    @Test func `a line that is added later returns the order to its station only, and only it is to do`()
        async throws
    {
        let id = try await mixed()
        try await step(.finish, id, nil)
        try await act(.edit(.adding("Espresso", 120)), id)
        #expect(try await view(grill).tiles.isEmpty)
        for view in [try await view(drinks), try await view()] {
            #expect(names(view) == [["Espresso"]])
            #expect(view.tiles[0].lines.map { $0.line.added != nil } == [true])
            #expect(counts(view) == ["1 Espresso"])
        }
        #expect(finished(try await view(drinks)) == [["Espresso"]])
        #expect(finished(try await view()) == [["BigMac", "Espresso"]])
        #expect(try await step(.finish, id, drinks).state == .ready)
        #expect(try await view().tiles.isEmpty)
    }

    @Test func `taking back the end of an added line leaves what was finished before as done`() async throws {
        let id = try await mixed()
        try await step(.finish, id, nil)
        try await act(.edit(.adding("Lipton Ice", 190)), id)
        try await step(.finish, id, drinks)
        try await step(.unfinish, id, drinks)
        #expect(names(try await view(drinks)) == [["Lipton Ice"]])
        #expect(finished(try await view(drinks)) == [["Espresso"]])
        #expect(counts(try await view(drinks)) == ["1 Lipton Ice"])
        try await step(.finish, id, drinks)
        #expect(try await view(drinks).tiles.isEmpty)
    }

    @Test func `a station that has finished shows a struck line until it is acknowledged`() async throws {
        let id = try await fixture.arrive(1, from: 1, lines: [("BigMac", 395), ("Deluxe", 175)])
        try await step(.finish, id, grill)
        let line = try #require(try await counter.order(id: id)?.lines[1])
        try await act(.edit(.strike(line), reason: "x"), id)
        for station in [grill, nil] {
            let tile = try #require(try await view(station).tiles.first)
            #expect(tile.struck.map(\.line.text) == ["Deluxe"])
            #expect(tile.isOnlyToAcknowledge && tile.lines.isEmpty)
            // The only station of the order has noticed it when the expo sees it.
            #expect(tile.isUnseen == (station != nil))
            #expect(tile.done.map(\.line.text) == ["BigMac"])
            #expect(try await view(station).allDay.isEmpty)
            try await step(.acknowledge, id, station)
            #expect(try await view(station).tiles.isEmpty)
        }
    }

    @Test(arguments: [true, false])
    func `an added line that is struck again is shown until it is acknowledged`(wasFinished: Bool)
        async throws
    {
        let id = try await mixed()
        try await step(.finish, id, nil)
        try await act(.edit(.adding("Lipton Ice", 190)), id)
        if wasFinished { try await step(.finish, id, drinks) }
        let line = try #require(try await counter.order(id: id)?.lines.last)
        try await act(.edit(.strike(line), reason: "x"), id)
        let tile = try #require(try await view(drinks).tiles.first)
        #expect(tile.struck.map(\.line.text) == ["Lipton Ice"] && tile.isOnlyToAcknowledge)
        #expect(tile.done.map(\.line.text) == ["Espresso"])
        #expect(try await view(grill).tiles.isEmpty)
        try await step(.acknowledge, id, drinks)
        #expect(try await view(drinks).tiles.isEmpty)
        #expect(try await counter.order(id: id)?.state == .ready)
    }

    @Test func `an addition that is undone is shown until it is acknowledged`() async throws {
        let id = try await mixed()
        try await step(.finish, id, nil)
        try await act(.edit(.adding("Lipton Ice", 190)), id)
        try await act(.recall, id)
        let tile = try #require(try await view(drinks).tiles.first)
        #expect(tile.struck.map(\.line.text) == ["Lipton Ice"] && tile.isOnlyToAcknowledge)
        #expect(try await view(grill).tiles.isEmpty)
        try await step(.acknowledge, id, drinks)
        #expect(try await view(drinks).tiles.isEmpty)
    }

    @Test(arguments: [true, false])
    func `a struck line that returns is to do again if the station knew that it was struck`(knew: Bool)
        async throws
    {
        let lines = [("BigMac", 395), ("Deluxe", 175), ("Espresso", 120)]
        let id = try await fixture.arrive(1, from: 1, lines: lines.map { (name: $0.0, cents: $0.1) })
        try await act(.advance(to: .preparing), id)
        if !knew { try await step(.finish, id, grill) }
        let line = try #require(try await counter.order(id: id)?.lines[1])
        try await act(.edit(.strike(line), reason: "x"), id)
        if knew { try await step(.finish, id, grill) }
        try await act(.recall, id)
        #expect(names(try await view(grill)) == (knew ? [["Deluxe"]] : []))
        #expect(counts(try await view(grill)) == (knew ? ["1 Deluxe"] : []))
        #expect(names(try await view(drinks)) == [["Espresso"]])
        try await step(.finish, id, drinks)
        #expect(try await counter.order(id: id)?.state == (knew ? .preparing : .ready))
    }

    @Test(arguments: [true, false])
    func `who ends the work has seen what was struck before`(atStation: Bool) async throws {
        let id = try await fixture.arrive(1, from: 1, lines: [("BigMac", 395), ("Deluxe", 175)])
        let line = try #require(try await counter.order(id: id)?.lines[1])
        try await act(.edit(.strike(line), reason: "x"), id)
        let station = atStation ? grill : nil
        #expect(try await view(station).tiles.first?.struck.count == 1)
        try await step(.finish, id, station)
        #expect(try await view(station).tiles.isEmpty)
    }

    @Test func `struck lines are shown until they are acknowledged`() async throws {
        let id = try await fixture.arrive(
            1,
            from: 1,
            lines: [("BigMac", 395), ("Deluxe", 175), ("Espresso", 120)]
        )
        let line = try #require(try await counter.order(id: id)?.lines[1])
        try await act(.edit(.strike(line), reason: "x"), id)
        #expect(try await view(grill).tiles.first?.struck.map(\.line.text) == ["Deluxe"])
        #expect(try await view(drinks).tiles.first?.struck.isEmpty == true)
        try await step(.acknowledge, id, grill)
        #expect(try await view(grill).tiles.first?.struck.isEmpty == true)
        #expect(try await view().tiles.first?.struck.map(\.line.text) == ["Deluxe"])
    }

    @Test func `a station whose lines were all struck does not keep the order from becoming ready`()
        async throws
    {
        let id = try await mixed()
        let line = try #require(try await counter.order(id: id)?.lines[1])
        try await act(.edit(.strike(line), reason: "x"), id)
        let tile = try #require(try await view(drinks).tiles.first)
        #expect(tile.isOnlyToAcknowledge && tile.lines.isEmpty)
        #expect(try await step(.finish, id, grill).state == .ready)
        #expect(try await view(drinks).tiles.count == 1)
        try await step(.acknowledge, id, drinks)
        #expect(try await view(drinks).tiles.isEmpty)
    }

    @Test(arguments: FirePolicy.allCases) func `an order reaches the kitchen when the policy fires it`(
        policy: FirePolicy
    )
        async throws
    {
        let id = try await mixed()
        let received = fixture.now
        #expect(try await view(nil, policy).onTheWay == (policy == .received ? 0 : 1))
        fixture.wait(.seconds(10))
        try await act(.arrive, id)
        let arrived = fixture.now
        #expect(try await view(nil, policy).onTheWay == (policy == .preparing ? 1 : 0))
        fixture.wait(.seconds(10))
        try await act(.advance(to: .preparing), id)
        let firedAt = try await view(nil, policy).tiles.map(\.firedAt)
        let expected: [FirePolicy: Timestamp] = [
            .received: received, .arrived: arrived, .preparing: fixture.now,
        ]
        #expect(firedAt == [try #require(expected[policy])])
        try await act(.advance(to: .cancelled, reason: "x"), id)
        #expect(try await view(nil, policy).tiles.map(\.isCalledOff) == [true])
    }

    /// All that a view found, as a text.
    private func text(of view: KitchenView) -> String {
        let numbers = [view.onTheWay, view.awaited, view.waiting, view.later.count]
        return "\(view.tiles) \(view.ended) \(view.allDay) \(numbers)"
    }

    @Test func `a view that remembers the last one finds what a new one finds`() async throws {
        let (first, second) = (try await mixed(1), try await mixed(2))
        let line = try #require(try await counter.order(id: first)?.lines.first)
        let steps: [() async throws -> Void] = [
            {}, { try await step(.see, first, grill) }, { try await step(.finish, first, grill) },
            { try await step(.finish, first, drinks) }, { try await step(.unfinish, first, drinks) },
            { try await act(.edit(.strike(line), reason: "x"), first) },
            { try await step(.finish, second, nil) },
            { try await act(.advance(to: .cancelled, reason: "x"), first) }, { _ = try await mixed(3) },
        ]
        try await counter.reading { queue in
            var reader = PartitionReader(queue, of: fixture.known)
            var memories: [StationID?: OrderMemory<KitchenView.Found>] = [:]
            for (place, change) in steps.enumerated() {
                try await change()
                fixture.wait(.seconds(1))
                let snapshot = try #require(try await reader.snapshot(place + 1, at: fixture.now))
                for station in [nil, grill, drinks] {
                    let known = KitchenView(
                        snapshot,
                        .received,
                        station: station,
                        at: fixture.now,
                        remembering: &memories[station, default: OrderMemory()]
                    )
                    let new = KitchenView(snapshot, .received, station: station, at: fixture.now)
                    let isSame = text(of: known) == text(of: new)
                    #expect(isSame, "step \(place)")
                }
            }
        }
    }

    @Test func `the till warns of an order that no station has noticed for a minute`() async throws {
        var memory = OrderMemory<Timestamp?>()
        func unseen() async throws -> [Int64] {
            try await snapshot().unseenByKitchen(.received, at: fixture.now, remembering: &memory).map(\.id)
        }
        let id = try await mixed()
        fixture.wait(.seconds(61))
        // Without a kitchen screen there is no warning.
        #expect(try await unseen() == [])
        let owner = try StaffMember.cashier("Ane")
        _ = try await counter.pair(
            code: try await counter.invite(browser: "Kitchen", role: .kitchen, as: owner).code
        )
        #expect(try await unseen() == [id])
        try await step(.see, id, grill)
        #expect(try await view(grill).tiles.first?.isUnseen == false)
        #expect(try await view(drinks).tiles.first?.isUnseen == true)
        #expect(try await unseen() == [id])
        try await step(.finish, id, drinks)
        #expect(try await unseen() == [])
        let second = try await mixed(2)
        fixture.wait(.seconds(60))
        #expect(try await unseen() == [])
        fixture.wait(.seconds(1))
        #expect(try await unseen() == [second])
        try await step(.see, second, nil)
        #expect(try await unseen() == [])
    }

    @Test func `the last fifty finished orders can be taken back, listed latest first`() async throws {
        var ids: [Int64] = []
        for number in 1...52 {
            ids.append(try await fixture.arrive(number, from: UInt8(number)))
            fixture.wait(.seconds(1))
            try await step(.finish, ids[number - 1], nil)
        }
        #expect(try await view().ended.map(\.id) == Array(ids.reversed().prefix(50)))
    }

    @Test func `if two kitchen screens finish the same part, the slower one gets an error`() async throws {
        let id = try await mixed()
        let seen = try #require(try await counter.order(id: id)).revision
        try await step(.finish, id, grill, revision: seen)
        await #expect {
            try await step(.finish, id, grill, revision: seen)
        } throws: { error in
            guard case .overtaken(let status)? = error as? CounterError else { return false }
            return status.by == "cocina"
        }
        // Noting that an order was seen is allowed at any revision.
        try await step(.see, id, drinks, revision: seen)
    }

    @Test func `an order that was handed over cannot be taken back, and the error says why`() async throws {
        let id = try await mixed()
        try await step(.finish, id, nil)
        try await act(.advance(to: .collected), id)
        #expect(try await view().ended.isEmpty)
        await #expect {
            try await step(.unfinish, id, nil)
        } throws: { error in
            guard case .illegal(let status, _)? = error as? CounterError else { return false }
            return status.state == .collected && status.by == "caja"
        }
    }

    @Test func `a station that the restaurant does not have is refused`() async throws {
        let id = try await mixed()
        for step in KitchenStep.allCases {
            await #expect(throws: CounterError.noStation("bar", among: ["grill", "drinks"])) {
                try await self.step(step, id, StationID("bar"))
            }
        }
    }

    @Test func `a board may not perform a kitchen's steps`() async throws {
        let id = try await mixed()
        let board = try StaffMember.cashier("tabla", role: .board)
        for step in KitchenStep.allCases {
            await #expect(throws: CounterError.notPermitted(.board)) {
                try await counter.perform(.kitchen(id, step, at: nil), as: board)
            }
            #expect(Role.kitchen.permits(.kitchen(id, step, at: nil)))
            #expect(Role.till.permits(.kitchen(id, step, at: nil)))
        }
    }

    @Test func `the board removes an order that was ready for too long`() async throws {
        let id = try await mixed()
        let board = { BoardView(try await snapshot(), keep: .seconds(120), at: fixture.now) }
        #expect(try await board().preparing.isEmpty)
        try await act(.advance(to: .preparing), id)
        #expect(try await board().preparing.map(\.id) == [id])
        try await step(.finish, id, nil)
        fixture.wait(.seconds(120))
        // An edit does not bring the order back to the board.
        try await act(.edit(.comment("x")), id)
        #expect(try await board().ready.map(\.id) == [id])
        fixture.wait(.seconds(1))
        #expect(try await board().ready.isEmpty)
    }
}

/// A kitchen without stations.
@Suite(.timeLimit(.minutes(5))) struct OnePlaceKitchenTests {
    @Test func `a kitchen without stations prepares everything`() async throws {
        let fixture = try await TestCounter()
        let counter = fixture.counter()
        let kitchen = try StaffMember.cashier("cocina", role: .kitchen)
        let id = try await fixture.arrive(1, from: 1)
        let view = {
            try await counter.reading { view in
                var reader = PartitionReader(view, of: fixture.known)
                let snapshot = try #require(try await reader.snapshot(1, at: fixture.now))
                return KitchenView(snapshot, .received, station: nil, at: fixture.now)
            }
        }
        #expect(try await view().tiles.first?.rows.map(\.station?.id) == [nil])
        _ = try await counter.perform(.kitchen(id, .finish, at: nil), as: kitchen)
        #expect(try await counter.order(id: id)?.state == .ready)
        #expect(try await view().tiles.isEmpty)
        _ = try await counter.perform(.kitchen(id, .unfinish, at: nil), as: kitchen)
        #expect(try await counter.order(id: id)?.state == .preparing)
        #expect(try await view().tiles.map(\.order.id) == [id])
    }
}
