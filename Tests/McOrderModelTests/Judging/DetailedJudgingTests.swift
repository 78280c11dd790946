import Testing

@testable import McOrderModel

/// How the intake judges orders with options, services, offers and times of sale.
@Suite struct DetailedJudgingTests {
    /// Friday, 20 November 2026, 09:00 in Madrid.
    private static let morning = Timestamp(seconds: 1_795_161_600)

    private static func judge(
        _ lines: [(String, Int)],
        terms: OrderTerms = OrderTerms(),
        at received: Timestamp = morning,
        policy: IntakeSettings.PricePolicy = .reject,
        grace: Duration = .zero,
        catalogue: Catalogue? = nil,
        past: [PriceBook.Past] = []
    ) throws -> PriceBook.Charge {
        let catalogue = try catalogue ?? SampleBar.read()
        let place = try #require(catalogue.restaurants.first)
        let order = try Order(
            restaurant: place.name,
            placedAt: place.zone.civilTime(at: received),
            deviceName: "x",
            device: try #require(DeviceID(bytes: [UInt8](repeating: 1, count: 16))),
            number: try #require(OrderNumber(1)),
            comment: "",
            lines: lines.map { OrderLine(name: $0, price: Money(cents: $1)) },
            terms: terms
        )
        return try PriceBook(catalogue, past: past).charge(
            order,
            at: place,
            PriceBook.Comparison(receivedAt: received, policy: policy, grace: grace)
        )
    }

    private static func refusal(_ body: () throws -> PriceBook.Charge) -> RejectionReason? {
        do {
            _ = try body()
            return nil
        } catch {
            return (error as? PriceBook.PriceError)?.reason
        }
    }

    @Test func `the day of the tests is a Friday morning`() throws {
        let zone = try #require(RestaurantZone(identifier: "Europe/Madrid"))
        let time = zone.civilTime(at: Self.morning)
        #expect(CivilDay(time).weekday == .friday)
        #expect(time.hour == 9)
    }

    @Test(
        arguments: [
            ("Hamburguesa [sin tomate]", .unknownOption), ("Gilda [sin cebolla]", .unknownOption),
            ("Hamburguesa [4× extra queso]", .wrongOptions), ("Hamburguesa [2× sin cebolla]", .wrongOptions),
            ("Nada [sin cebolla]", .unknownProduct),
        ] as [(String, RejectionReason)]
    )
    func `invalid options are refused`(_ line: String, _ reason: RejectionReason) {
        #expect(Self.refusal { try Self.judge([(line, 800)], policy: .honour) } == reason)
    }

    @Test func `options are charged and stored, in whatever order the customer wrote them`() throws {
        let charge = try Self.judge([("Hamburguesa [2× extra queso, sin cebolla]", 966)])
        #expect(charge.lines.map(\.price.cents) == [966])
        let details = try #require(charge.lines.first?.details)
        #expect(details.options.map(\.name) == ["sin cebolla", "extra queso"])
        #expect(details.options.map(\.isLeftOut) == [true, false])
        #expect(details.shares(of: Money(cents: 966)).map(\.gross.cents) == [966])
    }

    @Test func `a menu's price is split over its parts, with their options`() throws {
        let line = "Hamburguesa [extra queso] + Cola + Patatas"
        let charge = try Self.judge([(line, 995 + 30 + 83)])
        let shares = try #require(charge.lines.first?.details).shares(of: charge.lines[0].price)
        // 10.25 in proportion to 8.00, 1.80 and 1.99.
        #expect(shares.map(\.gross.cents) == [696 + 83, 156, 173])
        #expect(shares.map(\.taxClass.description) == ["food", "drink", "food"])
    }

    @Test func `a service has its own prices, and an unknown one is refused`() throws {
        let table = OrderTerms(service: ServiceID("table"), table: "5")
        let charge = try Self.judge([("Cola", 220)], terms: table)
        #expect(charge.details.service?.place == .here)
        #expect(charge.details.table == "5")
        #expect(try Self.judge([("Cola", 180)]).details.service?.id.description == "to-go")
        let other = OrderTerms(service: ServiceID("taxi"))
        #expect(Self.refusal { try Self.judge([("Cola", 180)], terms: other) } == .unknownService)
    }

    @Test(
        arguments: [
            (0, 0, nil), (3599, 0, nil), (3600, 0, .notSoldNow), (3600, 1, nil), (7200, 3600, .notSoldNow),
            (86_400, 0, .notSoldNow), (3 * 86_400, 0, nil),
        ] as [(Int, Int, RejectionReason?)]
    )
    func `a product is sold on its days until its hour, plus the grace`(
        _ later: Int,
        _ grace: Int,
        _ reason: RejectionReason?
    ) {
        let received = Self.morning + .seconds(later)
        let refusal = Self.refusal {
            try Self.judge([("Menú del día", 950)], at: received, grace: .seconds(grace))
        }
        #expect(refusal == reason)
    }

    @Test func `an order that names no offer has full prices`() throws {
        #expect(try Self.judge([("Gilda", 250), ("Gilda", 250)]).lines.map(\.price.cents) == [250, 250])
        #expect(Self.refusal { try Self.judge([("Gilda", 125), ("Gilda", 125)]) } == .priceMismatch)
    }

    @Test func `an order that names an offer is charged the reduced price`() throws {
        var terms = OrderTerms()
        terms.offers = [OfferID("gildas")]
        let charge = try Self.judge([("Gilda", 125), ("Gilda", 125)], terms: terms)
        #expect(charge.lines.map(\.price.cents) == [125, 125])
        #expect(charge.details.offers.map(\.saved.cents) == [250])
        #expect(charge.lines.map { $0.details?.shares(of: $0.price).map(\.gross.cents) } == [[125], [125]])
    }

    @Test func `an offer applies for the grace period after its end, by the restaurant's clock`() throws {
        var terms = OrderTerms()
        terms.offers = [OfferID("happy")]
        // The offer ends at two in the night to Saturday, 17 hours after the morning.
        let end = Self.morning + .seconds(17 * 3600)
        #expect(
            try Self.judge([("Cola", 120)], terms: terms, at: end - .seconds(1)).lines.map(\.price.cents) == [
                120
            ]
        )
        let late = { (grace: Int) in
            try Self.judge([("Cola", 120)], terms: terms, at: end + .seconds(60), grace: .seconds(grace))
        }
        #expect(try late(61).lines.map(\.price.cents) == [120])
        #expect(Self.refusal { try late(59) } == .priceMismatch)
    }

    @Test func `a price of a moment ago is that of the order's service`() throws {
        let before = try SampleBar.read()
        let after = try SampleBar.read(
            replacing: #""cola":"2.20""#,
            with: #""cola":"2.60""#,
            in: .restaurants
        )
        var terms = OrderTerms()
        terms.service = ServiceID("table")
        let judge = { (cents: Int) in
            try Self.judge(
                [("Cola", cents)],
                terms: terms,
                policy: .honour,
                grace: .seconds(60),
                catalogue: after,
                past: [PriceBook.Past(before, until: Self.morning)]
            )
        }
        #expect(try judge(220).lines.map(\.price.cents) == [220])
        #expect(try judge(180).lines.map(\.price.cents) == [260])
    }

    @Test func `allergens that changed since the order's catalogue are refused`() throws {
        let before = try SampleBar.read()
        let after = try SampleBar.read(replacing: #"["gluten"]"#, with: #"["gluten","eggs"]"#)
        var terms = OrderTerms()
        terms.catalogue = before.version
        let past = [PriceBook.Past(before, until: Self.morning)]
        let judge = { (line: String, cents: Int) in
            try Self.judge([(line, cents)], terms: terms, catalogue: after, past: past)
        }
        #expect(Self.refusal { try judge("Hamburguesa", 800) } == .allergensChanged)
        #expect(Self.refusal { try judge("Cola", 180) } == nil)
        terms.catalogue = after.version
        #expect(Self.refusal { try judge("Hamburguesa", 800) } == nil)
    }

    @Test func `a line needs its products and its choices, any of which can be sold out`() throws {
        let catalogue = try SampleBar.read()
        let lines = ["Hamburguesa [2× extra queso] + Cola [sin hielo] + Patatas", "Gilda"]
        let list = PriceList(catalogue, at: catalogue.restaurants[0])
        let needed = Set(try lines.flatMap { try list.content(of: $0).sellables })
        let ids = ["burger", "option/cheese", "cola", "option/no-ice", "fries", "gilda"]
        #expect(needed == Set(ids.map { SellableID($0) }))
        let burger = try #require(catalogue.product(ProductID("burger")))
        let cheese = try #require(catalogue.options(of: burger, at: nil).choice(named: "extra queso"))
        let item = TicketItem.product(try catalogue.part(burger, options: [ChosenOption(cheese)]))
        #expect(item.sellables == [.product(burger.id), .choice(ChoiceID("cheese"))])
        #expect(catalogue.name(ofSoldOut: .choice(ChoiceID("cheese"))) == "extra queso")
        #expect(catalogue.name(ofSoldOut: .product(burger.id)) == "Hamburguesa")
        #expect(catalogue.name(ofSoldOut: .choice(ChoiceID("gone"))) == "option/gone")
    }

    @Test func `for an unreadable table of options no further errors are reported`() throws {
        var files = SampleBar.files.mapValues { Result<[UInt8], CatalogueFileError>.success(Array($0.utf8)) }
        files[.options] = .success(Array("[".utf8))
        let errors = SampleCatalogue.errors(files)
        #expect(errors.map(\.file) == ["options.json"])
    }
}
