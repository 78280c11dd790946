import Testing

@testable import McOrderModel

/// What an order costs after a change at the till.
@Suite struct EditedOrderTests {
    private let bar: Catalogue

    init() throws { bar = try SampleBar.read() }

    private func sale(
        _ lines: [String],
        service: String = "to-go",
        table: String? = nil,
        coupon: String? = nil,
        at now: Timestamp = SampleSale.morning,
        in catalogue: Catalogue? = nil
    ) throws -> SampleSale {
        let terms = OrderTerms(service: ServiceID(service), table: table, coupon: coupon)
        return try SampleSale(lines, terms, at: now, in: catalogue ?? bar)
    }

    /// The bar without two colas for one, and with its gildas on one Friday only.
    private static func quietBar() throws -> Catalogue {
        var files = SampleBar.files
        files[.offers] = files[.offers]?
            .replacing(#""products":["burger","cola"]"#, with: #""products":["burger"]"#)
            .replacing(#""products":["gilda","fries"]"#, with: #""products":["gilda"],"dates":"2026-11-20""#)
        return try CatalogueReader.read(
            files: files.mapValues { .success(Array($0.utf8)) },
            hasImage: { _ in true }
        )
    }

    // MARK: Struck lines

    @Test func `when half of a two-for-one is struck the other half has its full price`() throws {
        var sale = try sale(["Gilda", "Gilda"])
        #expect(sale.prices == [125, 125] && sale.saved == ["gildas": 250])
        try sale.strike(0)
        #expect(sale.prices == [250] && sale.saved.isEmpty)
        #expect(sale.lines[0].details?.shares(of: Money(cents: 250)).map(\.gross.cents) == [250])
    }

    @Test func `when one of three is struck the pair stays`() throws {
        var sale = try sale(["Gilda", "Gilda", "Gilda"])
        #expect(sale.order.total.cents == 500)
        try sale.strike(0)
        #expect(sale.prices == [125, 125] && sale.saved == ["gildas": 250])
    }

    @Test func `when the dearer half of a pair is struck the order does not become dearer`() throws {
        var sale = try sale(["Gilda", "Patatas"])
        #expect(sale.order.total.cents == 250)
        try sale.strike(0)
        #expect(sale.prices == [199] && sale.saved.isEmpty)
    }

    @Test func `a line that another offer reduced keeps its price when another one is struck`() throws {
        var sale = try sale(["Hamburguesa", "Gilda"], coupon: "AMIGO")
        #expect(sale.prices == [680, 212] || sale.prices == [680, 213])
        let burger = sale.lines[0]
        try sale.strike(1)
        #expect(sale.lines == [burger])
        #expect(sale.saved == ["friend": 120])
    }

    @Test func `an offer that ended after the order was received still holds for its lines`() throws {
        var sale = try sale(["Gilda", "Gilda", "Gilda", "Cola"], at: SampleSale.evening)
        #expect(sale.prices.last == 120)
        sale.wait(.seconds(12 * 3600))
        try sale.strike(0)
        #expect(sale.prices == [125, 125, 120])
    }

    @Test func `the last dish cannot be struck, even if packaging would remain`() throws {
        var sale = try sale(["Gilda", "Bolsa"])
        #expect(throws: EditedOrder.Failure.lastLine) { try sale.strike(0) }
        try sale.strike(1)
        #expect(throws: EditedOrder.Failure.lastLine) { try sale.strike(0) }
    }

    // MARK: Added lines

    @Test func `an added line has the price of the order's service, and its tax`() throws {
        var sale = try sale(["Gilda"], service: "table", table: "4")
        try sale.add("Cola")
        #expect(sale.prices == [250, 220])
        let share = try #require(sale.lines[1].details?.shares(of: sale.lines[1].price).first)
        #expect(share.gross.cents == 220 && share.rates[.here] == VATRate("10"))
    }

    @Test func `an added line makes a pair with a line of the order under an offer that runs`() throws {
        var sale = try sale(["Gilda"])
        try sale.add("Gilda")
        #expect(sale.prices == [125, 125] && sale.saved == ["gildas": 250])
        #expect(sale.lines[0].shownPrice?.cents == 250)
        try sale.strike(0)
        #expect(sale.prices == [250] && sale.saved.isEmpty)
    }

    @Test func `an added line has the order's coupon`() throws {
        var sale = try sale(["Patatas"], coupon: "amigo")
        try sale.add("Hamburguesa")
        #expect(sale.prices == [199, 680] && sale.saved == ["friend": 120])
        var without = try self.sale(["Patatas"])
        try without.add("Hamburguesa")
        #expect(without.prices == [199, 800] && without.saved.isEmpty)
    }

    @Test func `an offer that begins after the order was received reduces only what is added`() throws {
        var sale = try sale(["Cola"], in: Self.quietBar())
        sale.wait(.seconds(10 * 3600))
        try sale.add("Cola [sin hielo]")
        #expect(sale.prices == [180, 120])
        try sale.strike(1)
        #expect(sale.prices == [180])
    }

    @Test func `an offer that has ended does not hold for an added line`() throws {
        // The coupon's offer makes the order use offers, so that it holds those for pairs too.
        var sale = try sale(
            ["Gilda", "Cola"],
            coupon: "AMIGO",
            at: SampleSale.evening,
            in: Self.quietBar()
        )
        #expect(sale.prices == [212, 120])
        sale.wait(.seconds(24 * 3600))
        try sale.add("Gilda")
        try sale.add("Cola")
        #expect(sale.prices == [212, 120, 212, 180])
        #expect(sale.saved == ["friend": 76, "happy": 60])
    }

    // MARK: Other services

    @Test func `a move to where it is cheaper charges less`() throws {
        var sale = try sale(["Cola"], service: "table", table: "4")
        #expect(sale.prices == [220])
        try sale.move(to: "to-go", agreed: nil)
        #expect(sale.order.details.table == nil)
        #expect(sale.lines.map(\.text) == ["Cola", "Bolsa"])
        #expect(sale.prices == [180, 15])
        #expect(sale.lines[1].added != nil)
    }

    @Test func `a move to where it is dearer asks first`() throws {
        var sale = try sale(["Cola", "Gilda", "Gilda", "Gilda"])
        let before = sale.order
        #expect(before.total.cents == 180 + 500)
        #expect(
            throws: EditedOrder.Failure.costsMore(from: Money(cents: 680), to: Money(cents: 720))
        ) { try sale.move(to: "table") }
        #expect(
            throws: EditedOrder.Failure.costsMore(from: Money(cents: 680), to: Money(cents: 720))
        ) { try sale.move(to: "table", agreed: Money(cents: 719)) }
        #expect(sale.order == before)
        try sale.move(to: "table", agreed: Money(cents: 720))
        #expect(sale.order.total.cents == 720)
        #expect(sale.order.details.service?.place == .here)
    }

    @Test func `a move to a table takes the packaging away, and a move back adds it again`() throws {
        var sale = try sale(["Gilda", "Bolsa"])
        try sale.move(to: "table")
        #expect(sale.lines.map(\.text) == ["Gilda"])
        #expect(sale.order.struckLines.map(\.text) == ["Bolsa"])
        try sale.move(to: "to-go", agreed: Money(cents: 265))
        #expect(sale.lines.map(\.text) == ["Gilda", "Bolsa"])
        #expect(sale.order.total.cents == 265)
    }

    @Test func `the service of a collected order changes its tax and nothing that was paid`() throws {
        var sale = try sale(["Cola", "Gilda", "Gilda", "Bolsa"])
        sale.collect()
        let before = sale.order
        try sale.move(to: "table")
        #expect(sale.lines == before.lines && sale.order.total == before.total)
        #expect(sale.order.details.service?.id.description == "table")
    }

    @Test func `a struck line never makes an older order dearer, even if its catalogue is no longer known`()
        throws
    {
        let dearer = try SampleBar.read(replacing: #""price":"2.50""#, with: #""price":"4.00""#)
        var sale = try sale(["Gilda", "Gilda"])
        sale.removeLineDetails()
        let edited = try sale.order.edited(
            by: .strike(sale.lines[0]),
            at: sale.now,
            OrderCatalogues(received: nil, current: dearer)
        )
        #expect(edited.kept.values.map(\.price.cents) == [250])
    }

    @Test func `a line that no catalogue has keeps its price`() throws {
        let other = try SampleBar.read(replacing: #""name":"Gilda""#, with: #""name":"Gilda picante""#)
        let sale = try SampleSale(["Gilda", "Cola"], in: bar)
        let edited = try sale.order.edited(
            by: .strike(sale.lines[1]),
            at: sale.now,
            OrderCatalogues(received: other, current: other)
        )
        #expect(edited.kept.values.map(\.price.cents) == [250])
    }

    @Test func `what is stored with a line can be read back`() throws {
        var sale = try sale(["Gilda", "Gilda", "Hamburguesa [extra queso]"], coupon: "AMIGO")
        try sale.add("Cola [sin hielo]")
        for line in sale.lines {
            let details = try #require(line.details)
            #expect(LineTerms(stored: details.stored) == details)
        }
        #expect(sale.order.details.coupon == "AMIGO")
        #expect(AgreedTerms(stored: try #require(sale.order.details.stored)) == sale.order.details)
    }
}
