import McOrderModel
import Testing

@Suite struct ProductOptionsTests {
    private let catalogue: Catalogue

    init() throws {
        catalogue = try SampleCatalogue.withOptions().read()
    }

    private func prices(_ restaurant: String? = nil) throws -> PriceList {
        PriceList(catalogue, at: try restaurant.map { try #require(catalogue.restaurant(RestaurantID($0))) })
    }

    /// The line as a client writes it.
    private func text(_ content: LineContent) -> String {
        let texts = content.parts.map { part in
            OptionText.text(part.name, part.options.map { .init(name: $0.name, count: $0.count) })
        }
        guard texts.count == 3 else { return texts[0] }
        return MenuLine.text(sandwich: texts[0], drink: texts[1], side: texts[2], isLarge: content.isLarge)
    }

    @Test(
        arguments: [
            (nil, "Burger", 300, "Burger"), (nil, "Burger [sin cebolla]", 300, "Burger [sin cebolla]"),
            (nil, "Burger [extra queso, sin cebolla]", 350, "Burger [sin cebolla, extra queso]"),
            (nil, "Burger [2× extra queso]", 400, "Burger [2× extra queso]"),
            (nil, "Burger [extra queso, extra queso]", 400, "Burger [2× extra queso]"),
            (nil, "Té", 110, "Té [M]"), (nil, "Té [L]", 170, "Té [L]"),
            (nil, "Té [leche de avena]", 140, "Té [M, leche de avena]"),
            ("two", "Té [L]", 180, "Té [L]"), ("one", "Té [L, leche de vaca]", 170, "Té [L, leche de vaca]"),
            (
                nil, "(G) Burger [extra queso] + Cola [sin hielo] + Fries", 650,
                "(G) Burger [extra queso] + Cola [sin hielo] + Fries"
            ),
        ] as [(String?, String, Int, String)]
    )
    func `a line with options includes their price, and is written in the catalogue's order`(
        _ restaurant: String?,
        _ line: String,
        _ cents: Int,
        _ written: String
    ) throws {
        let content = try prices(restaurant).content(of: line)
        #expect(content.price.cents == cents)
        #expect(text(content) == written)
        #expect(try prices(restaurant).price(of: written).cents == cents)
    }

    @Test func `a product without open choices costs the least that its options add`() throws {
        let closed = catalogue.products.filter { !catalogue.options(of: $0, at: nil).needsChoice }
        #expect(closed.contains { !catalogue.options(of: $0, at: nil).isEmpty })
        for product in closed {
            let least = product.price + catalogue.options(of: product, at: nil).leastPrice
            #expect(try prices().price(of: product.name) == least)
        }
    }

    @Test(
        arguments: [
            ("Burger [sin hielo]", .options(.unknownChoice("sin hielo"))),
            ("Fries [sin sal]", .options(.unknownChoice("sin sal"))),
            ("Burger [2× bacon]", .options(.choiceTooOften("bacon", maximum: 1))),
            ("Burger [2× extra queso, bacon]", .options(.tooMany(group: "Extra", maximum: 2))),
            ("Té [M, L]", .options(.tooMany(group: "Tamaño", maximum: 1))), ("Pie [L]", .unknown),
            ("Burger []", .unknown), ("Burger [sin cebolla] + Cola", .unknown),
        ] as [(String, PriceList.PriceError)]
    )
    func `a line with invalid options has no price`(_ line: String, _ error: PriceList.PriceError) throws {
        let prices = try prices()
        #expect(throws: error) { try prices.price(of: line) }
    }

    @Test func `a group without a default must be chosen from`() throws {
        let catalogue = try SampleCatalogue.withOptions()
            .replacing(#","default":["m"]"#, in: .options, with: "").read()
        let prices = PriceList(catalogue, at: nil)
        let error = PriceList.PriceError.options(.tooFew(group: "Tamaño", minimum: 1))
        #expect(throws: error) { try prices.price(of: "Té") }
        #expect(try prices.price(of: "Té [M]").cents == 110)
    }

    @Test(
        arguments: [
            ("Burger", [.milk, .gluten]), ("Burger [sin cebolla, extra queso]", [.milk, .gluten]),
            ("Té", []), ("Té [leche de vaca]", [.milk]), ("Té [leche de avena]", nil),
            ("Wrap + Cola + Fries", nil),
        ] as [(String, Set<Allergen>?)]
    )
    func `choices add their allergens, and unknown allergens make those of the line unknown`(
        _ line: String,
        _ allergens: Set<Allergen>?
    ) throws {
        #expect(try prices().content(of: line).allergens == allergens)
    }

    @Test func `a ticket's line names its options in the catalogue's order`() throws {
        let burger = try #require(catalogue.product(ProductID("burger")))
        let groups = catalogue.options(of: burger, at: nil).groups
        let cheese = ChosenOption(try #require(groups[1].group.choices.first), count: 2)
        let onion = ChosenOption(try #require(groups[0].group.choices.first))
        let part = try catalogue.part(burger, options: [cheese, onion])
        let other = try catalogue.part(burger, options: [onion, cheese])
        #expect(part == other)
        let item = TicketItem.product(part)
        #expect(item.name == "Burger [sin cebolla, 2× extra queso]")
        let ticket = try Ticket([item, item, .product(TicketItem.Part(burger))])
        #expect(ticket.groups.map(\.count) == [2, 1])
        #expect(
            ticket.lines(catalogue, at: nil).map(\.price) == [
                .success(Money(cents: 400)), .success(Money(cents: 400)), .success(Money(cents: 300)),
            ]
        )
    }

    @Test func `a ticket's line whose option was removed has no price, and keeps its name`() throws {
        let burger = try #require(catalogue.product(ProductID("burger")))
        let gone = ChosenOption(id: ChoiceID("egg"), name: "huevo", count: 1)
        let item = TicketItem.product(TicketItem.Part(id: burger.id, name: "Burger", options: [gone]))
        let line = try #require(try Ticket([item]).lines(catalogue, at: nil).first)
        #expect(line.name == "Burger [huevo]")
        #expect(line.price == .failure(.options(.unknownChoice("huevo"))))
    }
}
