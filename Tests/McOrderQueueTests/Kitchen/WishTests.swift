import Foundation
import McOrderModel
import OrderTesting
import Testing

@testable import McOrderQueue

/// Orders for a time that their customers wish.
@Suite(.onEachEngine, .timeLimit(.minutes(20))) struct WishTests {
    private let fixture: TestQueue
    private let kitchens: Kitchens
    private let garbera: Restaurant

    init() async throws {
        fixture = try await TestQueue()
        let catalogue = try KitchenSample.catalogue(
            burger: #","prepSeconds":600"#,
            slots: KitchenSample.slots()
        )
        kitchens = Kitchens(catalogue)
        garbera = try #require(catalogue.restaurant(RestaurantID("garbera")))
    }

    private func wish(_ number: Int, _ minutes: Int, receivedAt: Timestamp = at(1)) throws -> IncomingFile {
        try KitchenSample.wish(number, at: at(minutes), in: garbera, receivedAt: receivedAt)
    }

    private func decide(_ files: IncomingFile..., promises: Bool = true) async throws -> [FileOutcome] {
        try await fixture.queue.decide(files, by: "mcorderd", kitchens: promises ? kitchens : nil)
    }

    @Test func `a wish is promised, and the kitchen gets it in time`() async throws {
        #expect(try await decide(wish(1, 60)) == [.enqueued(id: 1)])
        let order = try await fixture.order(1)
        #expect(order.pickupAt == at(60) && order.readyAt == at(60) && order.promisedAt == at(60))
        // Ten minutes of work, and two of margin.
        #expect(order.releaseAt == at(48) && order.firesAt == at(48))
        #expect(order.isForLater(at: at(48) - .seconds(1)) && !order.isForLater(at: at(48)))
        #expect(order.json(at: at(1)).member("pickupAt")?.text == at(60).description)
    }

    @Test func `a customer who comes too late is told the nearest free times`() async throws {
        #expect(try await decide(wish(1, 60)) == [.enqueued(id: 1)])
        #expect(try await decide(wish(2, 60)) == [.rejected(.slotFull)])
        let rejection = try #require(try await fixture.view.rejections(since: nil).first)
        #expect(rejection.detail.free == [at(50), at(70)])
        let receipts = try await fixture.view.receiptsDue(atMost: 10).compactMap { task in
            if case .rejection(_, _, _, let detail, _) = task.content { detail.free } else { nil }
        }
        #expect(receipts == [[at(50), at(70)]])
    }

    @Test func `a wish that somebody accepts anyway is planned beside everything else`() async throws {
        _ = try await decide(wish(1, 60))
        #expect(try await decide(wish(2, 60), promises: false) == [.enqueued(id: 2)])
        let before = try await fixture.order(2)
        // Nobody has planned it: the kitchen gets it half an hour before.
        #expect(before.releaseAt == nil && before.firesAt == at(30))
        #expect(try await fixture.queue.plan(kitchens, now: at(2)).told == [2])
        let order = try await fixture.order(2)
        #expect(order.readyAt == at(60) && order.releaseAt == at(48))
        let widths = try await fixture.rows("SELECT order_id, width FROM works ORDER BY id")
        #expect(widths == [["1", "1"], ["2", "0"]])
        #expect(try await fixture.order(1).readyAt == at(60))
    }

    @Test func `a kitchen that is full at present takes a wish only where it has time`() async throws {
        // Two customers want the same time tomorrow, while orders for now find none.
        let busy = try (1...40).map { try burger(100 + $0) }
        _ = try await fixture.queue.decide(busy, by: "mcorderd", kitchens: kitchens)
        #expect(try await decide(wish(1, 1200)) == [.enqueued(id: 41)])
        #expect(try await decide(wish(2, 1200)) == [.rejected(.slotFull)])
    }

    @Test func `an order for now leaves orders for later alone, and their hands`() async throws {
        #expect(try await decide(wish(1, 1200), wish(2, 60)) == [.enqueued(id: 1), .enqueued(id: 2)])
        let later = "SELECT id, start, release, units, version FROM works WHERE order_id < 3 ORDER BY id"
        let before = try await fixture.rows(later)
        for number in 3...7 { _ = try await decide(burger(number)) }
        var minutes: [Timestamp?] = []
        for id in 3...7 { minutes.append(try await fixture.order(Int64(id)).readyAt) }
        // The last one does not fit before the order for the sixtieth minute.
        #expect(minutes == [13, 23, 33, 43, 70].map { at($0) })
        #expect(try await fixture.rows(later) == before)
    }

    private func burger(_ number: Int) throws -> IncomingFile {
        try incoming(
            OrderTesting.order(number, lines: [OrderLine(name: "Burger", price: Money(cents: 300))]),
            products: [ProductID("burger")]
        )
    }

    /// `MCORDER_SLOTS` sets how often; 10,000 take some minutes.
    @Test func `of two customers for the last slot one gets it`() async throws {
        let count = ProcessInfo.processInfo.environment["MCORDER_SLOTS"].flatMap { Int($0) } ?? 50
        for round in 0..<count {
            let (one, other) = (2 * round + 1, 2 * round + 2)
            let now = at(1) + .seconds(round)
            let files = try [one, other].map { try wish($0, 1200, receivedAt: now) }
            // In one transaction, or in two.
            let outcomes =
                if round.isMultiple(of: 2) {
                    try await fixture.queue.decide(files, by: "mcorderd", kitchens: kitchens)
                } else {
                    try await decide(files[0]) + decide(files[1])
                }
            guard case .enqueued(let id) = outcomes[0], outcomes[1] == .rejected(.slotFull) else {
                Issue.record("round \(round): \(outcomes)")
                return
            }
            try await fixture.queue.advance(fixture.order(id), to: .cancelled, by: "till 1", at: now)
        }
    }
}
