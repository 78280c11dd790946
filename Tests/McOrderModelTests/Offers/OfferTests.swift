import Foundation
import OrderTesting
import Testing

@testable import McOrderModel

@Suite struct OfferTests {
    private static let names = [
        "Gilda", "Hamburguesa", "Hamburguesa [sin cebolla, 2× extra queso]", "Cola", "Cola [sin hielo]",
        "Patatas", "Hamburguesa + Cola + Patatas",
        "(G) Hamburguesa [extra queso] + Cola [sin hielo] + Patatas",
    ]

    private static func offered(
        _ lines: [String],
        coupon: String? = nil,
        at time: String = "20-11-2026 12:00:00"
    ) throws -> OfferedPrices {
        let catalogue = try SampleBar.read()
        let list = PriceList(catalogue, at: catalogue.restaurants[0])
        let restaurant = catalogue.restaurants[0]
        let moment = restaurant.moment(at: restaurant.zone.instant(of: try #require(CivilTime(time))))
        return OfferedPrices(
            try lines.map { try list.content(of: $0) },
            offers: catalogue.offers.filter {
                $0.holds(at: restaurant.id, moment, coupon: coupon)
            }
        )
    }

    @Test func `under a two-for-one offer a pair costs its dearer line, split over both lines`() throws {
        let offered = try Self.offered(["Gilda", "Patatas", "Gilda"])
        #expect(offered.prices.map(\.cents) == [125, 199, 125])
        #expect(offered.used.map(\.id.description) == ["gildas"])
        #expect(offered.used.map(\.saved.cents) == [250])
    }

    @Test func `the cheaper line of a pair is free`() throws {
        let offered = try Self.offered(["Gilda", "Patatas"])
        #expect(offered.prices.total().cents == 250)
        #expect(offered.prices.map(\.cents) == [139, 111])
    }

    @Test func `if two offers compete for a line the better one is applied, whatever their ids`() throws {
        let catalogue = try SampleBar.read(
            replacing: #""products":["burger","cola"]"#,
            with: #""products":["burger","gilda"]"#,
            in: .offers
        )
        let list = PriceList(catalogue, at: catalogue.restaurants[0])
        let contents = try ["Gilda", "Patatas", "Hamburguesa"].map { try list.content(of: $0) }
        let offered = OfferedPrices(contents, offers: catalogue.offers.filter { $0.kind == .twoForOne })
        #expect(offered.used.map(\.id.description) == ["two"])
        #expect(offered.prices.total().cents == 199 + 800)
    }

    @Test(arguments: [("amigo", 680), (" AMIGO ", 680), ("other", 800), (nil, 800)] as [(String?, Int)])
    func `an offer with a coupon applies only with the coupon`(_ coupon: String?, _ cents: Int) throws {
        #expect(try Self.offered(["Hamburguesa"], coupon: coupon).prices.map(\.cents) == [cents])
    }

    @Test(arguments: [
        ("20-11-2026 17:59:59", 180), ("20-11-2026 18:00:00", 120), ("21-11-2026 01:59:59", 120),
        ("21-11-2026 02:00:00", 180), ("21-11-2026 18:00:00", 180), ("20-11-2026 01:00:00", 180),
    ])
    func `an offer with hours applies on its day, also after midnight`(_ time: String, _ cents: Int) throws {
        #expect(try Self.offered(["Cola"], at: time).prices.map(\.cents) == [cents])
    }

    @Test func `an offer never raises a price`() throws {
        let catalogue = try SampleBar.read(
            replacing: #""price":"1.20""#,
            with: #""price":"9.99""#,
            in: .offers
        )
        let list = PriceList(catalogue, at: catalogue.restaurants[0])
        let cola = try list.content(of: "Cola")
        #expect(OfferedPrices([cola], offers: catalogue.offers).prices == [cola.price])
    }

    @Test func `the prices of random baskets add up, and no single offer is better`() throws {
        let catalogue = try SampleBar.read()
        let place = try #require(catalogue.restaurants.first)
        let lists = [nil, ServiceID("to-go"), ServiceID("table")].map {
            PriceList(catalogue, at: place, service: $0)
        }
        let taxes = try #require(catalogue.company.taxes)
        let day = try #require(CivilDay("2026-11-20"))
        var random = SeededGenerator(seed: 2026)
        for _ in 0..<Baskets.count {
            let list = random.pick(lists, or: lists[0])
            let contents = try (0..<random.number(in: 1...7)).map { _ in
                try list.content(of: random.pick(Self.names, or: "Cola"))
            }
            let offers = catalogue.offers.filter { _ in random.number(in: 0...3) > 0 }
            let best = OfferedPrices(contents, offers: offers)
            let full = contents.map(\.price).total()
            #expect(best.prices.total() + best.used.map(\.saved).total() == full)
            #expect(zip(best.prices, contents).allSatisfy { $0.cents >= 0 && $0 <= $1.price })
            for offer in offers {
                let single = OfferedPrices(contents, offers: [offer]).prices.total()
                #expect(best.prices.total() <= single)
            }
            for (content, price) in zip(contents, best.prices) {
                #expect(content.taxed(by: taxes, on: day).shares(of: price).map(\.gross).total() == price)
            }
        }
    }

    @Test func `client and daemon agree on the price of random tickets`() throws {
        let catalogue = try SampleBar.read()
        let place = try #require(catalogue.restaurants.first)
        let book = PriceBook(catalogue, past: [])
        let burger = try #require(catalogue.product(ProductID("burger")))
        let cheese = try #require(catalogue.options(of: burger, at: place).choice(named: "extra queso"))
        let items =
            try catalogue.menuProducts.filter { $0.id.description != "day" }.map {
                TicketItem.product(try catalogue.part($0))
            } + [
                .product(try catalogue.part(burger, options: [ChosenOption(cheese, count: 2)])),
                catalogue.menu(sandwich: burger.id, drink: ProductID("cola"), side: ProductID("fries")),
            ]
        var random = SeededGenerator(seed: 7)
        for number in 1...(Baskets.count / 20) {
            let now = Timestamp(seconds: 1_795_176_000 + Int64(random.number(in: 0...1_000_000)))
            var terms = OrderTerms(
                service: random.pick([nil, ServiceID("to-go"), ServiceID("table")], or: nil),
                coupon: random.pick([nil, "AMIGO"], or: nil)
            )
            let chosen = (0..<random.number(in: 1...6)).map { _ in random.pick(items, or: items[0]) }
            let quote = try Ticket(chosen).quote(catalogue, at: place, terms: terms, now: now)
            terms.offers = quote.offers.map(\.id)
            let lines = try quote.lines.map { OrderLine(name: $0.name, price: try $0.price.get()) }
            let order = try Order(
                restaurant: place.name,
                placedAt: place.zone.civilTime(at: now),
                deviceName: "x",
                device: try #require(DeviceID(bytes: [UInt8](repeating: 1, count: 16))),
                number: try #require(OrderNumber(number)),
                comment: "",
                lines: lines,
                terms: terms
            )
            let judged = try book.charge(
                try Order(json: order.json),
                at: place,
                PriceBook.Comparison(receivedAt: now, policy: .reject, grace: .zero)
            )
            #expect(judged.lines.map(\.price) == lines.map(\.price))
            #expect(judged.details.offers == quote.offers)
        }
    }
}

/// The number of random baskets in a test: the environment variable `MCORDER_BASKETS`, or 20,000.
private enum Baskets {
    static let count = ProcessInfo.processInfo.environment["MCORDER_BASKETS"].flatMap { Int($0) } ?? 20_000
}
