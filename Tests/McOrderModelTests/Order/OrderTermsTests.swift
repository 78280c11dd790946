import Testing

@testable import McOrderModel

@Suite struct OrderTermsTests {
    private static func order(_ terms: OrderTerms, comment: String = "") throws -> Order {
        try Order(
            restaurant: "Bar",
            placedAt: try #require(CivilTime("20-11-2026 12:00:00")),
            deviceName: "x",
            device: try #require(DeviceID(bytes: [UInt8](repeating: 1, count: 16))),
            number: try #require(OrderNumber(1)),
            comment: comment,
            lines: [OrderLine(name: "Gilda", price: Money(cents: 250))],
            terms: terms
        )
    }

    @Test func `terms are written and read back`() throws {
        var terms = OrderTerms(service: ServiceID("mesa"), table: "5", coupon: "AMIGO")
        terms.offers = [OfferID("gildas"), OfferID("friend")]
        terms.catalogue = "abc"
        let order = try Self.order(terms)
        let read = try Order(json: order.json)
        #expect(read == order)
        #expect(read.terms == terms)
        #expect(
            order.extensions
                == #"{"more":{"service":"mesa","table":"5","coupon":"AMIGO","offers":["gildas","friend"],"catalogue":"abc"}}"#
        )
    }

    @Test func `a note and terms can both be present`() throws {
        let comment = String(repeating: "largo ", count: 10)
        let order = try Self.order(OrderTerms(table: "5"), comment: comment)
        let read = try Order(json: order.json)
        #expect(read.fullComment == comment)
        #expect(read.terms.table == "5")
    }

    @Test func `an order without terms has seven elements`() throws {
        let order = try Self.order(OrderTerms())
        #expect(order.extensions == nil)
        #expect(try JSONReader.read(order.json, depth: 8).value.elements?.count == 7)
    }

    @Test func `terms change the content of an order`() throws {
        let plain = try Self.order(OrderTerms())
        let other = try Self.order(OrderTerms(table: "5"))
        #expect(plain.contentHash != other.contentHash)
        #expect(try Self.order(OrderTerms(table: "6")).contentHash != other.contentHash)
    }

    @Test(arguments: [
        ("service", #"5"#), ("service", #""""#), ("table", "true"),
        ("table", #""123456789012345678901234567890123""#),
        ("pay", "1"), ("pay", #""""#), ("coupon", "[]"), ("offers", #""a""#), ("offers", "[1]"),
        ("catalogue", "{}"),
    ])
    func `a term with another type or length is refused`(_ name: String, _ value: String) throws {
        let text = String(decoding: try Self.order(OrderTerms()).json, as: UTF8.self)
        let bytes = Array("\(text.dropLast(3)),{\"more\":{\"\(name)\":\(value)}}]".utf8)
        let element = name == "offers" && value.hasPrefix("[") ? "offers[0]" : name
        #expect(throws: OrderError.wrongShape(path: "[7].more.\(element)")) { try Order(json: bytes) }
    }

    @Test func `the wish to pay ahead is chosen, written and read back`() throws {
        var terms = OrderTerms()
        terms.pay = OrderTerms.ahead
        var sent = terms
        sent.catalogue = "abc"
        #expect(sent.chosen == terms)
        let order = try Self.order(sent)
        #expect(order.extensions == #"{"more":{"catalogue":"abc","pay":"ahead"}}"#)
        #expect(try Order(json: order.json).terms == sent)
    }

    @Test func `without another term, how an order is paid does not change its content`() throws {
        let plain = try Self.order(OrderTerms())
        for pay in [OrderTerms.ahead, "later"] {
            let text = String(decoding: plain.json, as: UTF8.self)
            let read = try Order(json: Array("\(text.dropLast(3)),{\"more\":{\"pay\":\"\(pay)\"}}]".utf8))
            #expect(read.terms.pay == pay)
            #expect(read.contentHash == plain.contentHash)
        }
    }

    @Test(arguments: ["", String(repeating: "x", count: 33)])
    func `a table that a reader would refuse is not written`(_ table: String) {
        #expect(throws: OrderError.wrongShape(path: "[7].more.table")) {
            try Self.order(OrderTerms(table: table))
        }
    }

    @Test func `the stored details are read back`() throws {
        let catalogue = try SampleBar.read()
        let place = try #require(catalogue.restaurants.first)
        let content = try PriceList(catalogue, at: place).content(
            of: "(G) Hamburguesa [sin cebolla, 2× extra queso] + Cola [sin hielo] + Patatas"
        )
        let day = try #require(CivilDay("2026-11-20"))
        let taxes = try #require(catalogue.company.taxes)
        let line = try #require(LineTerms(content.taxed(by: taxes, on: day)))
        #expect(line.shares(of: content.price).map(\.gross).total() == content.price)
        #expect(LineTerms(stored: line.stored) == line)
        let service = try #require(place.services.last)
        let order = AgreedTerms(
            service: AgreedTerms.Service(service),
            table: "5",
            offers: [OfferedPrices.Used(id: OfferID("a"), name: "A", saved: Money(cents: 5))]
        )
        #expect(AgreedTerms(stored: try #require(order.stored)) == order)
        #expect(AgreedTerms().stored == nil)
    }
}
