import McOrderModel
import OrderTesting
import Testing

@testable import McOrderQueue

/// Pauses and sold-out products: how the queue stores them, and which orders are refused because of them.
@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct TodayTests {
    private let fixture: TestQueue
    private let garbera = RestaurantID("garbera")
    private let cola = ProductID("coca-cola")

    init() async throws {
        fixture = try await TestQueue()
    }

    private func pause(until: Timestamp, at now: Timestamp = noon, by: String = "caja 1") async throws {
        try await fixture.queue.pause(garbera, until: until, by: by, at: now)
    }

    private func sellOut(until: Timestamp, at now: Timestamp = noon) async throws {
        try await fixture.queue.markSoldOut(
            .product(cola),
            named: "Coca Cola",
            at: garbera,
            until: until,
            by: "caja 1",
            at: now
        )
    }

    private func decide(
        _ value: Int = 9,
        placedAt: Timestamp,
        receivedAt: Timestamp? = nil,
        products: Set<ProductID> = [ProductID("espresso")]
    ) async throws -> FileOutcome? {
        let file = try incoming(
            order(value, placedAt: placedAt),
            placedAt: placedAt,
            receivedAt: receivedAt ?? placedAt,
            products: products
        )
        return try await fixture.queue.decide([file], by: "mcorderd").first
    }

    // MARK: What the queue keeps

    @Test func `a pause is in force until its end, and stays stored`() async throws {
        try await pause(until: at(20))
        let spell = try #require(try await fixture.view.availability(at: noon).pauses.first)
        #expect(spell.restaurant == garbera && spell.by == "caja 1" && spell.ending == nil)
        #expect(spell.since == noon && spell.until == at(20) && spell.end == at(20))
        #expect(try await fixture.view.availability(at: at(20) - .milliseconds(1)).pauses.count == 1)
        #expect(try await fixture.view.availability(at: at(20)) == .nothing)
        #expect(try await fixture.view.availability(at: at(30), since: at(19)).pauses.count == 1)
        #expect(try await fixture.view.availability(at: at(30), since: at(20)).pauses.isEmpty)
    }

    @Test func `a pause that a user ends has the name and the time, and can be ended only once`() async throws
    {
        try await pause(until: at(20))
        #expect(try await fixture.queue.endPause(of: garbera, by: "caja 2", at: at(5)))
        #expect(try await !fixture.queue.endPause(of: garbera, by: "caja 3", at: at(6)))
        #expect(try await fixture.view.availability(at: at(5)) == .nothing)
        let spell = try #require(try await fixture.view.availability(at: at(5), since: noon).pauses.first)
        #expect(spell.ending == Unavailability.Ending(at: at(5), by: "caja 2") && spell.until == at(20))
    }

    @Test func `a new pause replaces the current one, and both stay stored`() async throws {
        try await pause(until: at(60))
        try await pause(until: at(20), at: at(10), by: "caja 2")
        #expect(try await fixture.view.availability(at: at(10)).pauses.map(\.until) == [at(20)])
        #expect(try await fixture.view.availability(at: at(21)) == .nothing, "the longer one is over as well")
        let all = try await fixture.view.availability(at: at(99), since: noon).pauses
        #expect(all.map(\.by) == ["caja 1", "caja 2"])
        #expect(all.first?.ending == Unavailability.Ending(at: at(10), by: "caja 2"))
    }

    @Test func `a pause that is already over cannot be ended`() async throws {
        try await pause(until: at(20))
        #expect(try await !fixture.queue.endPause(of: garbera, by: "caja 2", at: at(20)))
        #expect(try await fixture.view.availability(at: at(30), since: noon).pauses.first?.ending == nil)
    }

    @Test func `after the clock was set back no pause ends before it began`() async throws {
        try await pause(until: at(20))
        #expect(try await fixture.queue.endPause(of: garbera, by: "caja 1", at: noon - .seconds(60)))
        #expect(try await fixture.view.availability(at: noon) == .nothing)
        #expect(try await fixture.rows("SELECT ended_at - since FROM pauses") == [["0"]])
    }

    @Test func `the schema refuses a pause that ends when it begins`() async throws {
        await #expect(throws: QueueError.self) { try await pause(until: noon) }
        #expect(try await fixture.count("pauses") == 0)
    }

    @Test func `each product is sold out separately, at its restaurant`() async throws {
        try await sellOut(until: at(60))
        try await fixture.queue.markSoldOut(
            .product(ProductID("agua")),
            named: "Agua",
            at: RestaurantID("urbil"),
            until: at(30),
            by: "caja 1",
            at: noon
        )
        let day = try await fixture.view.availability(at: noon)
        #expect(day.soldOut.compactMap(\.sellable?.name) == ["Agua", "Coca Cola"])
        #expect(day.inForce(at: noon, in: garbera).soldOut.compactMap(\.sellable?.id) == [.product(cola)])
        #expect(
            try await !fixture.queue.endSoldOut(.product(ProductID("agua")), at: garbera, by: "x", at: at(1))
        )
        #expect(try await fixture.queue.endSoldOut(.product(cola), at: garbera, by: "x", at: at(1)))
        #expect(
            try await fixture.view.availability(at: at(1)).soldOut.compactMap(\.sellable?.name) == ["Agua"]
        )
    }

    @Test func `the published entries are those in force at that instant, separately for each restaurant`()
        async throws
    {
        try await pause(until: at(20))
        try await sellOut(until: at(60))
        let day = try await fixture.view.availability(at: noon)
        let ids = [RestaurantID("urbil"), garbera]
        let urbil = Today.Entry(id: ids[0], pausedUntil: nil, soldOut: [:])
        #expect(
            day.today(of: ids, at: noon)
                == Today(entries: [
                    urbil, Today.Entry(id: garbera, pausedUntil: at(20), soldOut: [.product(cola): at(60)]),
                ])
        )
        #expect(
            day.today(of: ids, at: at(20))
                == Today(entries: [
                    urbil, Today.Entry(id: garbera, pausedUntil: nil, soldOut: [.product(cola): at(60)]),
                ])
        )
    }

    // MARK: Pauses

    @Test(
        arguments: [
            (-1, true), (0, false), (1199, false), (1200, true), (9999, true),
        ]
    )
    func `an order placed during a pause is refused, and one second outside it is not`(
        _ second: Int,
        _ isAccepted: Bool
    ) async throws {
        try await pause(until: at(20))
        let outcome = try await decide(placedAt: noon + .seconds(second))
        #expect(outcome == (isAccepted ? .enqueued(id: 1) : .rejected(.paused)))
    }

    @Test func `an order placed before the pause is served, however late it arrives`() async throws {
        try await pause(until: at(20))
        #expect(try await decide(placedAt: at(-1), receivedAt: at(10)) == .enqueued(id: 1))
    }

    @Test func `an order placed during a pause is refused, also when it arrives after its end`() async throws
    {
        try await pause(until: at(20))
        #expect(try await decide(1, placedAt: at(19), receivedAt: at(25)) == .rejected(.paused))
        try await fixture.queue.endPause(of: garbera, by: "x", at: at(5))
        #expect(try await decide(2, placedAt: at(4), receivedAt: at(25)) == .rejected(.paused))
        #expect(try await decide(3, placedAt: at(5), receivedAt: at(25)) == .enqueued(id: 1))
    }

    @Test func `orders placed in the second in which a pause begins or ends are accepted`() async throws {
        try await pause(until: at(20), at: noon + .milliseconds(700))
        try await fixture.queue.endPause(of: garbera, by: "x", at: at(5) + .milliseconds(300))
        #expect(try await decide(1, placedAt: noon) == .enqueued(id: 1))
        #expect(try await decide(2, placedAt: noon + .seconds(1)) == .rejected(.paused))
        #expect(try await decide(3, placedAt: at(5) - .seconds(1)) == .rejected(.paused))
        #expect(try await decide(4, placedAt: at(5), receivedAt: at(6)) == .enqueued(id: 2))
    }

    @Test func `a pause at another restaurant has no effect`() async throws {
        try await fixture.queue.pause(RestaurantID("urbil"), until: at(20), by: "x", at: noon)
        #expect(try await decide(placedAt: at(1)) == .enqueued(id: 1))
    }

    @Test func `a refusal says when the pause ends, unless it is already over`() async throws {
        try await pause(until: at(20))
        _ = try await decide(1, placedAt: at(1))
        _ = try await decide(2, placedAt: at(1), receivedAt: at(20))
        #expect(try await details() == [ReasonDetail(until: at(20), zone: nil), .none])
    }

    // MARK: Sold out

    @Test(
        arguments: [
            (["coca-cola"], false), (["bigmac", "coca-cola", "deluxe"], false),
            (["bigmac", "agua", "deluxe"], true),
        ] as [([String], Bool)]
    )
    func `an order with something that is sold out is refused, menus included`(
        _ products: [String],
        _ isAccepted: Bool
    ) async throws {
        try await sellOut(until: at(60))
        let outcome = try await decide(placedAt: at(1), products: Set(products.map { ProductID($0) }))
        #expect(outcome == (isAccepted ? .enqueued(id: 1) : .rejected(.soldOut)))
    }

    @Test
    func `an order for a sold-out product is refused, also if it was placed before the product sold out`()
        async throws
    {
        try await sellOut(until: at(60))
        #expect(
            try await decide(placedAt: at(-10), receivedAt: at(1), products: [cola]) == .rejected(.soldOut)
        )
    }

    @Test func `once the product is available again, an order placed meanwhile is accepted`() async throws {
        try await sellOut(until: at(60))
        let late = at(60)
        #expect(
            try await decide(placedAt: at(1), receivedAt: late - .milliseconds(1), products: [cola])
                == .rejected(.soldOut)
        )
        #expect(try await decide(8, placedAt: at(1), receivedAt: late, products: [cola]) == .enqueued(id: 1))
    }

    @Test func `a refusal names the missing products, and the time at which all are available again`()
        async throws
    {
        try await sellOut(until: at(60))
        try await fixture.queue.markSoldOut(
            .product(ProductID("agua")),
            named: "Agua",
            at: garbera,
            until: at(30),
            by: "x",
            at: noon
        )
        _ = try await decide(placedAt: at(1), products: [cola, ProductID("agua"), ProductID("bigmac")])
        #expect(
            try await details() == [ReasonDetail(products: ["Agua", "Coca Cola"], until: at(60), zone: nil)]
        )
    }

    @Test func `a choice is stored with the mark of a choice, apart from a product of that name`()
        async throws
    {
        try await fixture.queue.markSoldOut(
            .choice(ChoiceID("cola")),
            named: "Cola",
            at: garbera,
            until: at(30),
            by: "x",
            at: noon
        )
        #expect(try await fixture.rows("SELECT product_id FROM sold_out") == [["option/cola"]])
        let spell = try #require(try await fixture.view.availability(at: noon).soldOut.first)
        #expect(spell.sellable?.id == .choice(ChoiceID("cola")))
        let isGone = try await fixture.queue.endSoldOut(
            .product(ProductID("cola")),
            at: garbera,
            by: "x",
            at: at(1)
        )
        #expect(!isGone)
    }

    private func details() async throws -> [ReasonDetail] {
        try await fixture.view.receiptsDue(atMost: 10).compactMap { task in
            guard case .rejection(_, _, _, let detail, _) = task.content else { return nil }
            return detail
        }
    }

    // MARK: Beside other reasons, and judged again

    @Test func `reasons about the device come first, and a pause comes before sold-out products`()
        async throws
    {
        try await pause(until: at(20))
        try await sellOut(until: at(60))
        #expect(try await decide(1, placedAt: at(1), products: [cola]) == .rejected(.paused))
        try await fixture.queue.blacklist(.plain(device()), reason: "x", by: "x", since: noon, until: nil)
        #expect(try await decide(2, placedAt: at(1), products: [cola]) == .rejected(.blacklisted))
        #expect(try await details().last == ReasonDetail.none)
    }

    @Test
    func `the reason closed comes after the rules about the device, and says when the restaurant opens`()
        async throws
    {
        let zone = try restaurant().zone
        func closed(_ value: Int) throws -> IncomingFile {
            let sent = try order(value)
            return IncomingFile(
                kind: .order,
                file: sent.fileName,
                receivedAt: at(1),
                raw: sent.json,
                size: 1,
                identity: sent.identity,
                key: .order(sent),
                verdict: .rejected(.closed, restaurant: sent.restaurant),
                detail: ReasonDetail(until: at(90), zone: zone)
            )
        }
        #expect(try await fixture.queue.decide([closed(1)], by: "mcorderd") == [.rejected(.closed)])
        try await fixture.queue.blacklist(.plain(device()), reason: "x", by: "x", since: noon, until: nil)
        #expect(try await fixture.queue.decide([closed(2)], by: "mcorderd") == [.rejected(.blacklisted)])
        #expect(try await details() == [ReasonDetail(until: at(90), zone: nil), .none])
    }

    @Test func `a retry applies the present pauses again, and an acceptance overrules them`() async throws {
        try await sellOut(until: at(60))
        _ = try await decide(placedAt: at(1), products: [cola])
        func answer(_ request: RejectionRequest, at now: Timestamp) async throws -> FileOutcome {
            try await fixture.queue.request(request, rejection: 1, by: "caja 1")
            let requested = try #require(try await fixture.view.requestedRejections().first)
            let again = try incoming(
                order(placedAt: at(1)),
                placedAt: at(1),
                receivedAt: now,
                products: [cola]
            )
            return try await fixture.queue.answer(requested, with: again, by: "mcorderd", maxOpen: 0)
        }
        #expect(try await answer(.retry, at: at(2)) == .rejected(.soldOut))
        #expect(try await details() == [ReasonDetail(products: ["Coca Cola"], until: at(60), zone: nil)])
        #expect(try await answer(.accept, at: at(3)) == .enqueued(id: 1))
    }

    @Test func `a retry takes the order in once the product is available again`() async throws {
        try await sellOut(until: at(60))
        _ = try await decide(placedAt: at(1), products: [cola])
        try await fixture.queue.endSoldOut(.product(cola), at: garbera, by: "x", at: at(2))
        try await fixture.queue.request(.retry, rejection: 1, by: "caja 1")
        let requested = try #require(try await fixture.view.requestedRejections().first)
        let again = try incoming(order(placedAt: at(1)), placedAt: at(1), receivedAt: at(3), products: [cola])
        let outcome = try await fixture.queue.answer(requested, with: again, by: "mcorderd", maxOpen: 0)
        #expect(outcome == .enqueued(id: 1))
    }

    @Test(.onSQLite) func `a decision finds its pause by an index, however many past pauses are stored`()
        async throws
    {
        try await pause(until: at(20))
        let steps = try await fixture.rows(
            """
            EXPLAIN QUERY PLAN SELECT max(coalesce(ended_at, until)) FROM pauses
            WHERE restaurant_id = 'garbera' AND since <= 1 AND until > 1 AND coalesce(ended_at, until) > 1
            """
        )
        #expect(steps.compactMap(\.last).allSatisfy { $0.hasPrefix("SEARCH pauses USING INDEX") }, "\(steps)")
    }
}
