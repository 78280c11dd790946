import OrderTesting
import Testing

@testable import McOrderModel
@testable import McOrderQueue

/// Payments that are held, in the queue of each engine.
@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct PayingTests {
    private let fixture: TestQueue

    init() async throws {
        fixture = try await TestQueue()
        _ = try await fixture.queue.adopt { PayTerms(house: $0, hosts: ["checkout.stripe.com"]) }
        try await fixture.queue.notePayAnswer(at: at(1))
    }

    private func paid(
        _ value: Int = 9,
        from index: UInt8 = 1,
        isSealed: Bool = true,
        lines: [OrderLine]? = nil,
        receivedAt: Timestamp = at(1)
    ) throws -> IncomingFile {
        let plain = try order(value, from: index)
        var terms = OrderTerms()
        (terms.pay, terms.catalogue) = (OrderTerms.ahead, "v")
        let sent = try Order(
            restaurant: plain.restaurant,
            placedAt: plain.placedAt,
            deviceName: plain.deviceName,
            device: plain.device,
            number: plain.number,
            comment: plain.comment,
            lines: lines ?? plain.lines,
            terms: terms
        )
        let file = try incoming(sent, receivedAt: receivedAt)
        guard isSealed else { return file }
        let secret = ReceiptSecret(bytes: Array(repeating: UInt8(value), count: ReceiptSecret.byteCount))
        return file.answered(bySecrets: [try #require(secret)])
    }

    /// The payment of an order, changed.
    @discardableResult
    private func store(
        _ order: QueuedOrder,
        at instant: Timestamp = at(2),
        _ change: (inout HeldPayment) -> Void
    ) async throws -> QueuedOrder {
        let id = try #require(try await fixture.order(order.id).ahead?.id)
        let read = try #require(try await fixture.view.paymentCase(id))
        var payment = read.payment
        change(&payment)
        #expect(try await fixture.queue.store(payment, over: read, by: "w", at: instant) != nil)
        return try await fixture.order(order.id)
    }

    private func held(_ order: QueuedOrder) async throws -> QueuedOrder {
        try await store(order) { payment in
            (payment.state, payment.intent, payment.held, payment.heldAt) = (.held, "pi", order.total, at(2))
        }
    }

    @Test func `an order that is paid ahead waits for its money, with a payment of what it costs`()
        async throws
    {
        let order = try await fixture.enqueue(paid())
        #expect(order.waits && order.awaitsMoney && !order.isPaid)
        #expect(order.ahead?.state == .due && order.ahead?.amount == order.total)
        #expect(order.rest == order.total && order.paidAhead == .zero)
        let cases = try await fixture.view.paymentsUnderWay(taken: at(0))
        #expect(cases.map(\.payment) == [order.ahead] && cases.first?.code == order.code)
    }

    @Test func `an order that others can read, or that is not within the terms, is an ordinary one`()
        async throws
    {
        let open = try await fixture.enqueue(paid(1, isSealed: false))
        let cheap = OrderLine(name: "Espresso", price: Money(cents: 49))
        let little = try await fixture.enqueue(paid(2, from: 2, lines: [cheap]))
        let late = try await fixture.enqueue(paid(3, from: 3, receivedAt: at(7)))
        for order in [open, little, late] { #expect(order.ahead == nil && !order.waits) }
    }

    @Test func `a device has one page open at a time`() async throws {
        let first = try await fixture.enqueue(paid(1))
        #expect(try await fixture.enqueue(paid(2)).ahead == nil)
        #expect(try await fixture.enqueue(paid(3, from: 2)).ahead != nil)
        _ = try await held(first)
        #expect(try await fixture.enqueue(paid(4)).ahead != nil)
    }

    @Test func `held money lets the kitchen begin, and the receipt says so`() async throws {
        let order = try await fixture.enqueue(paid())
        let shown = try await held(order)
        #expect(!shown.waits && shown.settledAt == at(2) && shown.isPaid && shown.rest == .zero)
        #expect(shown.revision == order.revision && shown.version > order.version)
        guard case .order(let receipt)? = try await fixture.view.receiptsDue(atMost: 10).first?.content else {
            Issue.record("no receipt")
            return
        }
        #expect(receipt.pay?.state == .held && receipt.pay?.amount == order.total && !receipt.waits)
        let marks = try await fixture.rows("SELECT detail FROM order_changes WHERE step = 'mark'")
        #expect(marks == [["held"]])
        await #expect(throws: QueueError.paidAhead(code: order.code)) {
            try await fixture.queue.pay(shown, .cash, by: "till 1", at: at(3))
        }
    }

    @Test func `a change upon what somebody else changed is not stored`() async throws {
        let order = try await fixture.enqueue(paid())
        let id = try #require(order.ahead?.id)
        let read = try #require(try await fixture.view.paymentCase(id))
        _ = try await held(order)
        #expect(try await fixture.queue.store(read.payment.lapsed(), over: read, by: "w", at: at(3)) == nil)
        let now = try #require(try await fixture.view.paymentCase(id))
        // The order changed: what was decided upon it does not hold any more.
        try await fixture.queue.advance(
            try await fixture.order(order.id),
            to: .cancelled,
            by: "t",
            reason: "x",
            at: at(3)
        )
        let capture = now.payment.writing(.capture, order.total)
        #expect(try await fixture.queue.store(capture, over: now, by: "w", at: at(4)) == nil)
        #expect(try await fixture.view.paymentCase(id)?.order?.state == .cancelled)
    }

    @Test func `the money is earned once the customer is seen and the kitchen has begun, in any order`()
        async throws
    {
        for isFirst in [true, false] {
            let value: UInt8 = isFirst ? 1 : 2
            let order = try await held(fixture.enqueue(paid(Int(value), from: value)))
            let id = try #require(order.ahead?.id)
            func isEarned() async throws -> Bool? { try await fixture.view.paymentCase(id)?.order?.isEarned }
            func see() async throws {
                _ = try await fixture.queue.markArrived(
                    try await fixture.order(order.id),
                    by: "till",
                    at: at(4)
                )
            }
            func begin() async throws {
                try await fixture.queue.advance(
                    try await fixture.order(order.id),
                    to: .preparing,
                    by: "k",
                    at: at(4)
                )
            }
            if isFirst { try await see() } else { try await begin() }
            #expect(try await isEarned() == false)
            if isFirst { try await begin() } else { try await see() }
            #expect(try await isEarned() == true)
        }
    }

    @Test func `a close counts what was paid ahead, and the rest by how it was paid`() async throws {
        let order = try await held(fixture.enqueue(paid()))
        let price = order.total.cents
        try await store(order) { $0.held = Money(cents: price - 100) }
        let shown = try await fixture.order(order.id)
        #expect(shown.rest == Money(cents: 100) && !shown.isPaid)
        try await fixture.queue.advance(shown, to: .collected, by: "till 1", payment: .cash, at: at(5))
        let collected = try await fixture.order(order.id)
        #expect(collected.payment?.amount == Money(cents: 100))
        let figures = DayFigures(collected, hour: 0, payment: collected.payment?.kind)
        #expect(figures.paid["ahead"]?.money == Money(cents: price - 100))
        #expect(figures.paid["cash"]?.money == Money(cents: 100))
        #expect(figures.orders.money == order.total)
    }

    @Test func `an order whose money nobody holds in time is let go`() async throws {
        let order = try await fixture.enqueue(paid())
        #expect(try await fixture.queue.lapsePayments(at: at(10)) == 0)
        #expect(try await fixture.view.hasOverduePayment(at: at(12)))
        #expect(try await fixture.queue.lapsePayments(at: at(12)) == 1)
        #expect(try await fixture.queue.lapsePayments(at: at(12)) == 0)
        let free = try await fixture.order(order.id)
        #expect(!free.waits && free.ahead?.state == .lapsed && free.rest == free.total)
    }

    @Test func `a request is stored before it is sent, and one payment has one without an answer`()
        async throws
    {
        let order = try await fixture.enqueue(paid())
        let id = try #require(order.ahead?.id)
        let read = try #require(try await fixture.view.paymentCase(id))
        let new = NewPaymentRequest(
            kind: .checkout,
            amount: order.total,
            key: "k",
            request: ProviderRequest(path: "/p", body: "b")
        )
        let written = try await fixture.queue.store(
            read.payment.writing(.checkout, order.total),
            over: read,
            writing: new,
            by: "w",
            at: at(2)
        )
        let found = try #require(written)
        #expect(found.request?.key == "k" && found.request?.tag == "k" && found.request?.claimedBy == "w")
        #expect(found.payment.marks == [.unknown])
        let claimed = try #require(try await fixture.queue.claim(found, key: "l", by: "v", at: at(3)))
        #expect(
            claimed.request?.key == "l" && claimed.request?.tag == "k" && claimed.request?.claimedBy == "v"
        )
        let closed = try await fixture.queue.store(
            claimed.payment.lapsed(),
            over: claimed,
            closing: ClosedRequest(.dropped),
            by: "v",
            at: at(4)
        )
        #expect(closed?.request == nil)
    }

    @Test func `after a restore each payment under way waits for a person`() async throws {
        let order = try await held(fixture.enqueue(paid()))
        try await fixture.queue.write { _ = try $0.run(SQL.paying.restored, []) }
        let shown = try await fixture.order(order.id)
        #expect(shown.ahead?.marks == [.restored] && shown.paidAhead == .zero)
        try await fixture.queue.noteLook(at: try #require(shown.ahead?.id), now: at(5))
        #expect(try await fixture.order(order.id).paidAhead == order.total)
        let unknown = PaymentID()
        await #expect(throws: QueueError.noSuchPayment(unknown.description)) {
            try await fixture.queue.noteLook(at: unknown, now: at(5))
        }
    }

    private func taken(_ value: Int, from index: UInt8) async throws -> QueuedOrder {
        let order = try await held(fixture.enqueue(paid(value, from: index)))
        return try await store(order) { ($0.state, $0.captured) = (.captured, order.total) }
    }

    @Test func `a person gives some back, with a reason in the order's history`() async throws {
        let order = try await taken(1, from: 1)
        let id = try #require(order.ahead?.id)
        func give(_ cents: Int?) async throws -> Money {
            try await fixture.queue.giveBack(
                cents.map { Money(cents: $0) },
                in: "EUR",
                of: id,
                reason: "cold",
                by: "Ane",
                now: at(5)
            )
        }
        #expect(try await give(100) == Money(cents: 100))
        let rest = Money(cents: order.total.cents - 100)
        await #expect(throws: QueueError.tooMuchBack(most: rest, currency: "EUR")) {
            _ = try await give(order.total.cents)
        }
        #expect(try await give(nil) == rest)
        await #expect(throws: QueueError.tooMuchBack(most: .zero, currency: "EUR")) { _ = try await give(1) }
        let history = try await fixture.view.history(of: order.id, includesArrivals: true)
        let given = history.filter { $0.by == "Ane" }
        #expect(given.map(\.detail) == ["goodwill 100 EUR", "goodwill \(rest.cents) EUR"])
        #expect(given.allSatisfy { $0.reason == "cold" && $0.isPaying })
        // The worker finds it however old it is, and the order stays paid.
        #expect(try await fixture.view.paymentsUnderWay(taken: at(1000)).map(\.payment.id) == [id])
        #expect(try await fixture.order(order.id).isPaid)
    }

    @Test func `a close tells what was taken, given back, lost and disputed since the last one, once`()
        async throws
    {
        let zone = try #require(RestaurantZone(identifier: "Europe/Madrid"))
        let place = KnownRestaurant(
            id: RestaurantID("garbera"),
            name: "McDonald's Garbera",
            days: BusinessDays(zone: zone, startMinute: 300)
        )
        func close(_ minutes: Int) async throws -> AheadFigures {
            let made = try await fixture.queue.close(place, by: "caja", register: nil, at: at(minutes))
            // It is read again as it was stored.
            #expect(DayClose(made.json)?.ahead == made.ahead)
            return made.ahead
        }
        let collected = try await taken(1, from: 1)
        let price = collected.total
        try await fixture.queue.advance(collected, to: .collected, by: "t", at: at(4))
        let open = try await taken(2, from: 2)
        _ = try await held(fixture.enqueue(paid(3, from: 3)))
        let first = try await close(6)
        #expect(first[.taken] == DayFigures.Tally(2, price + open.total))
        #expect(first[.takenOfOthers] == DayFigures.Tally(1, open.total))
        #expect(first[.held].count == 1 && first.kinds == [.taken, .takenOfOthers, .held])
        #expect(try await fixture.view.closePreview(of: place, at: at(7)).isEmpty)
        try await store(collected) { payment in
            payment.refunded = Money(cents: 100)
            payment.marks.insert(.disputed)
        }
        let second = try await close(8)
        #expect(second[.refunded] == DayFigures.Tally(1, Money(cents: 100)))
        #expect(second[.disputed] == DayFigures.Tally(1, price) && second[.taken].count == 0)
        try await store(collected) { $0.refunded = Money(cents: 150) }
        #expect(try await close(9)[.refunded] == DayFigures.Tally(1, Money(cents: 50)))
        #expect(try await fixture.view.closePreview(of: place, at: at(10)).ahead.kinds == [.held])
    }

    @Test func `a payment is held at the account of its restaurant, and stays there`() async throws {
        let own = PayAccount(name: "own", restaurants: [RestaurantID("garbera")])
        _ = try await fixture.queue.adopt {
            PayTerms(house: $0, hosts: ["checkout.stripe.com"], accounts: [own])
        }
        let order = try await fixture.enqueue(paid())
        #expect(order.ahead?.account == "own")
        _ = try await fixture.queue.adopt { PayTerms(house: $0, hosts: ["checkout.stripe.com"]) }
        #expect(try await held(order).ahead?.account == "own")
        let house = try await fixture.queue.house(ofAccount: "own")
        #expect(try await fixture.queue.house(ofAccount: "own") == house)
        #expect(try await fixture.queue.house(ofAccount: PayAccount.standard) != house)
    }

    @Test func `a stranger with many devices gets twenty pages, and a device three a day`() async throws {
        var pages = 0
        for value in 1...25 where try await fixture.enqueue(paid(value, from: UInt8(value))).ahead != nil {
            pages += 1
        }
        #expect(pages == 20)
        for payment in try await fixture.view.paymentsUnderWay(taken: at(0)) {
            _ = try await fixture.queue.store(payment.payment.lapsed(), over: payment, by: "w", at: at(2))
        }
        for value in 26...27 {
            let order = try await fixture.enqueue(paid(value))
            try await store(order) { $0 = $0.lapsed() }
        }
        #expect(try await fixture.enqueue(paid(28)).ahead == nil)
    }

    @Test func `many declined cards shut out devices that nobody knows`() async throws {
        try await fixture.queue.shutOutNewDevices(until: at(3))
        // An earlier end changes nothing.
        try await fixture.queue.shutOutNewDevices(until: at(2))
        #expect(try await fixture.enqueue(paid(1, receivedAt: at(2))).ahead == nil)
        #expect(try await fixture.enqueue(paid(2, from: 2, receivedAt: at(3))).ahead != nil)
    }

    @Test func `a refund is in the receipt, and a mark is shown at the till`() async throws {
        let order = try await held(fixture.enqueue(paid()))
        try await store(order) { ($0.state, $0.captured) = (.captured, order.total) }
        let receipts = DueReceipts(fixture)
        _ = try await receipts.write()
        let back = try await store(order) { $0.refunded = Money(cents: 100) }
        guard case .order(let receipt)? = try await receipts.write().first?.content else {
            Issue.record("no receipt")
            return
        }
        #expect(receipt.pay?.amount == Money(cents: order.total.cents - 100))
        let marked = try await store(order) { $0.marks.insert(.look) }
        #expect(marked.version > back.version && marked.ahead?.needsPerson == true)
    }

    @Test func `all payments under way are read with the same number of statements`() async throws {
        for value in 1...3 { _ = try await fixture.enqueue(paid(value, from: UInt8(value))) }
        let cases = try await fixture.view.paymentsUnderWay(taken: at(0))
        #expect(cases.count == 3 && cases.allSatisfy { $0.order?.state == .received && !$0.code.isEmpty })
        for one in cases { #expect(try await fixture.view.paymentCase(one.payment.id) == one) }
    }
}
