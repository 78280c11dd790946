import Testing

@testable import McOrderModel

/// Orders that a person accepts although a rule refused them.
@Suite struct OverruledOrderTests {
    private func accepted(
        _ lines: [(String, Int)],
        _ terms: OrderTerms = OrderTerms(),
        placed: Timestamp = SampleSale.morning,
        received: Timestamp = SampleSale.morning,
        in catalogue: Catalogue? = nil,
        past: [PriceBook.Past] = []
    ) throws -> (refusal: RejectionReason?, verdict: IncomingFile.Verdict) {
        let catalogue = try catalogue ?? SampleBar.read()
        let place = catalogue.restaurants[0]
        let order = try Order(
            restaurant: place.name,
            placedAt: place.zone.civilTime(at: placed),
            deviceName: "x",
            device: try #require(DeviceID(bytes: [UInt8](repeating: 1, count: 16))),
            number: try #require(OrderNumber(1)),
            comment: "",
            lines: lines.map { OrderLine(name: $0, price: Money(cents: $1)) },
            terms: terms
        )
        var settings = IntakeSettings()
        settings.pricePolicy = .reject
        let judge = OrderJudge(catalogue: catalogue, past: past, settings: settings)
        guard case .decided(let judged) = judge.judge(order.json, file: "x.json", receivedAt: received) else {
            throw CancellationError()
        }
        var refusal: RejectionReason?
        if case .rejected(let reason, _) = judged.verdict { refusal = reason }
        return (refusal, judge.overrule(judged).verdict)
    }

    private func priced(_ verdict: IncomingFile.Verdict) throws -> PricedOrder {
        guard case .acceptable(let order) = verdict else { throw CancellationError() }
        return order
    }

    @Test func `an accepted order has its service, table, coupon, offers, options and tax`() throws {
        var terms = OrderTerms(service: ServiceID("table"), table: "4", coupon: "AMIGO")
        terms.offers = [OfferID("friend"), OfferID("gildas")]
        let lines = [
            ("Hamburguesa [sin cebolla, extra queso]", 751), ("Gilda", 125), ("Gilda", 125), ("Cola", 220),
        ]
        let late = SampleSale.morning + .seconds(2 * 86_400)
        let catalogue = try SampleBar.read(
            replacing: #""products":["burger","cola"]"#,
            with: #""products":["burger"]"#,
            in: .offers
        )
        let (refusal, verdict) = try accepted(lines, terms, received: late, in: catalogue)
        #expect(refusal == .stale)
        let order = try priced(verdict)
        #expect(order.lines.map(\.price.cents) == lines.map(\.1))
        #expect(!order.isRepriced)
        #expect(order.details.service?.id == ServiceID("table"))
        #expect(order.details.table == "4" && order.details.coupon == "AMIGO")
        #expect(order.details.offers.map(\.id.description) == ["friend", "gildas"])
        #expect(order.lines[0].details?.options.map(\.name) == ["sin cebolla", "extra queso"])
        #expect(order.lines.allSatisfy { $0.details?.shares(of: $0.price).isEmpty == false })
    }

    @Test func `an accepted order is charged as an order that no rule refused`() throws {
        let lines = [("Gilda", 125), ("Gilda", 125), ("Cola", 180)]
        var terms = OrderTerms()
        terms.offers = [OfferID("gildas")]
        let free = try priced(try accepted(lines, terms).verdict)
        let stale = try priced(
            try accepted(lines, terms, received: SampleSale.morning + .seconds(7 * 86_400)).verdict
        )
        #expect(stale.lines == free.lines)
        #expect(stale.details == free.details)
    }

    @Test func `an unknown line of an accepted order costs what the customer was shown`() throws {
        let (refusal, verdict) = try accepted([("Gilda", 250), ("Tarta", 333)])
        #expect(refusal == .unknownProduct)
        #expect(try priced(verdict).lines.map(\.price.cents) == [250, 333])
    }

    @Test func `a line with choices that do not fit keeps its tax and the price that was shown`() throws {
        let (refusal, verdict) = try accepted([("Hamburguesa [4× extra queso]", 900)])
        #expect(refusal == .wrongOptions)
        let order = try priced(verdict)
        #expect(order.lines.map(\.price.cents) == [900])
        #expect(order.lines[0].details?.shares(of: Money(cents: 900)).map(\.gross.cents) == [900])
        #expect(order.lines[0].details?.options.map(\.count) == [4])
    }

    @Test func `an order that was shown less than its options cost is charged that, with its tax`() throws {
        let (refusal, verdict) = try accepted([("Hamburguesa [4× extra queso]", 5)])
        #expect(refusal == .wrongOptions)
        let line = try #require(try priced(verdict).lines.first)
        #expect(line.price.cents == 5)
        #expect(line.details?.shares(of: line.price).map(\.gross.cents) == [5])
    }

    @Test func `an order that came while the restaurant was closed can be accepted`() throws {
        let evening = try SampleBar.read(
            replacing: #""packaging":"bag","#,
            with: #""packaging":"bag","hours":{"fri":["18:00-23:00"]},"#,
            in: .restaurants
        )
        let (refusal, verdict) = try accepted([("Gilda", 250)], in: evening)
        #expect(refusal == .closed)
        #expect(try priced(verdict).lines.map(\.price.cents) == [250])
    }

    @Test func `an accepted order for a service that is gone has the restaurant's first one`() throws {
        let (refusal, verdict) = try accepted([("Cola", 180)], OrderTerms(service: ServiceID("terrace")))
        #expect(refusal == .unknownService)
        #expect(try priced(verdict).details.service?.id == ServiceID("to-go"))
    }

    @Test func `nobody can accept an order in spite of changed allergens, however late it came`() throws {
        let old = try SampleBar.read()
        let new = try SampleBar.read(replacing: #"["gluten"]"#, with: #"["gluten","milk"]"#)
        var terms = OrderTerms()
        terms.catalogue = old.version
        let (refusal, verdict) = try accepted(
            [("Hamburguesa", 800)],
            terms,
            received: SampleSale.morning + .seconds(2 * 86_400),
            in: new,
            past: [PriceBook.Past(old, until: SampleSale.morning + .seconds(86_400))]
        )
        #expect(refusal == .stale)
        guard case .rejected(.allergensChanged, _) = verdict else {
            Issue.record("\(verdict)")
            return
        }
    }
}
