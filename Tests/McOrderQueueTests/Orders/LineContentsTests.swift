import OrderTesting
import Testing

@testable import McOrderModel
@testable import McOrderQueue

/// The contents of lines that an earlier version stored as text.
@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct LineContentsTests {
    private let fixture: TestQueue
    private let bar: Catalogue

    init() async throws {
        fixture = try await TestQueue()
        bar = try OrderPricingTests.catalogue()
        _ = try await fixture.queue.recordPublication(of: PublishedCatalogue(bar, publishedAt: noon))
    }

    /// An order that was judged by the catalogue, with its lines as an earlier version stored them.
    private func older(
        _ lines: [(String, Int)] = [("Gilda", 251), ("Cola", 181)],
        _ details: String? = nil,
        number: Int = 9
    ) async throws -> QueuedOrder {
        let order = try await fixture.enqueue(
            incoming(
                OrderTesting.order(
                    number,
                    lines: lines.map { OrderLine(name: $0.0, price: Money(cents: $0.1)) }
                )
            )
        )
        let stored = details.map { "'\($0)'" } ?? "NULL"
        try await fixture.execute(
            "UPDATE order_lines SET details = \(stored) WHERE order_id = \(order.id) AND position = 1"
        )
        return try await fixture.order(order.id)
    }

    private func add(at minutes: Int = 30) async throws -> Int {
        try await fixture.queue.addLineContents(at: at(minutes))
    }

    @Test func `the lines of an open order get their products, tax and price, once`() async throws {
        let before = try await older()
        #expect(before.lines.allSatisfy { $0.content == nil })
        #expect(try await add() == 2)
        let after = try await fixture.order(before.id)
        #expect(after.lines.map { $0.content?.parts.map(\.product.description) } == [["gilda"], ["cola"]])
        #expect(after.lines.map(\.text) == before.lines.map(\.text))
        #expect(after.lines.map(\.price) == before.lines.map(\.price) && after.revision == before.revision)
        #expect(after.lines[1].details?.shares(of: Money(cents: 181)).map(\.rates.toGo.description) == ["21"])
        _ = try await older(number: 10)
        #expect(try await add() == 0)
    }

    @Test func `a line keeps what is stored where the catalogue has it with another tax or other options`()
        async throws
    {
        let tax = #"{"vat":[{"class":"food","cents":251,"here":"4","to-go":"4"}]}"#
        let options = #"{"options":[{"id":"a","name":"picante","count":1,"cents":0,"without":false}]}"#
        let one = try await older([("Gilda", 251)], tax, number: 1)
        let two = try await older([("Gilda", 251)], options, number: 2)
        let three = try await older([("Tarta", 300)], number: 3)
        #expect(try await add() == 0)
        for order in [one, two, three] { #expect(try await fixture.order(order.id) == order) }
    }

    @Test func `a line with an offer keeps its offer and the price before it`() async throws {
        let details = #"""
            {"cents":251,"offer":"gildas","held":["gildas"],
            "vat":[{"class":"food","cents":126,"here":"10","to-go":"10"}]}
            """#
        let before = try await older([("Gilda", 126)], details)
        #expect(try await add() == 1)
        let line = try #require(try await fixture.order(before.id).lines.first)
        #expect(line.content?.price.cents == 251 && line.details?.offer == OfferID("gildas"))
        #expect(
            line.details?.held == [OfferID("gildas")]
                && line.details?.reduction == before.lines[0].details?.reduction
        )
        #expect(line.details?.shares(of: line.price) == before.lines[0].details?.shares(of: line.price))
    }

    @Test func `a line is read by the catalogue that was in force when it was received or added`()
        async throws
    {
        let before = try await older([("Gilda", 251)])
        let renamed = try OrderPricingTests.catalogue(gilda: "Gilda picante")
        _ = try await fixture.queue.recordPublication(of: PublishedCatalogue(renamed, publishedAt: at(5)))
        try await fixture.queue.edit(before, .adding("Gilda picante", 251), by: "till", at: at(10))
        try await fixture.queue.edit(
            try await fixture.order(before.id),
            .adding("Gilda", 251),
            by: "till",
            at: at(11)
        )
        #expect(try await add() == 2)
        let after = try await fixture.order(before.id)
        #expect(after.lines.map { $0.content?.parts.first?.name } == ["Gilda", "Gilda picante", nil])
    }

    @Test func `finished orders get theirs only since the last close, or within two days without one`()
        async throws
    {
        let before = try await older(number: 1)
        try await fixture.queue.advance(before, to: .collected, by: "till", at: at(2))
        #expect(try await fixture.queue.addLineContents(at: at(2) + .seconds(3 * 86_400)) == 0)
        #expect(try await fixture.order(before.id).lines.allSatisfy { $0.content == nil })
    }

    @Test func `more orders than one transaction takes all get their contents`() async throws {
        for index in 1...205 { _ = try await older([("Cola", 181)], number: index) }
        #expect(try await add() == 205)
        #expect(try await fixture.rows("SELECT count(*) FROM order_lines WHERE details IS NULL") == [["0"]])
    }

    @Test func `an order that got its contents is changed and recalled like any other`() async throws {
        let before = try await older([("Gilda", 251), ("Cola", 181), ("Gilda", 251)])
        #expect(try await add() == 3)
        let read = try await fixture.order(before.id)
        try await fixture.queue.edit(
            read,
            .strike(read.lines[1]),
            by: "till",
            reason: "x",
            catalogues: try await fixture.view.catalogues(of: read),
            at: at(31)
        )
        try await fixture.queue.recall(try await fixture.order(before.id), by: "till", at: at(32))
        #expect(try await fixture.order(before.id).lines == read.lines)
    }
}
