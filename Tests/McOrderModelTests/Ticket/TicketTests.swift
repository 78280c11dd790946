import McOrderModel
import OrderTesting
import Testing

@Suite struct TicketTests {
    private let cola = TicketItem.product(.init(id: ProductID("cola"), name: "Cola"))
    private let beer = TicketItem.product(.init(id: ProductID("beer"), name: "Beer"))
    private let menu = TicketItem.menu(
        sandwich: .init(id: ProductID("burger"), name: "Burger"),
        drink: .init(id: ProductID("cola"), name: "Cola"),
        side: .init(id: ProductID("fries"), name: "Fries"),
        isLarge: true
    )

    private func ticket(_ items: [TicketItem]) throws -> Ticket {
        try Ticket(items)
    }

    @Test func `a new ticket is empty`() {
        #expect(Ticket().isEmpty)
        #expect(Ticket().items.isEmpty)
    }

    @Test func `items are in the order in which they were added`() throws {
        var ticket = Ticket()
        try ticket.add(cola)
        try ticket.add(menu)
        try ticket.add(cola)
        #expect(ticket.items == [cola, menu, cola])
        #expect(!ticket.isEmpty)
    }

    @Test func `a quantity of n is added as n items`() throws {
        var ticket = Ticket()
        try ticket.add(beer)
        try ticket.add(cola, count: 3)
        #expect(ticket.items == [beer, cola, cola, cola])
    }

    @Test(arguments: [0, -1, Int.min])
    func `a count below one is refused`(_ count: Int) {
        var ticket = Ticket()
        #expect(throws: TicketError.badCount(count)) { try ticket.add(cola, count: count) }
        #expect(ticket.isEmpty)
    }

    @Test func `a ticket can contain a hundred items, and reports how many more fit`() throws {
        var ticket = Ticket()
        try ticket.add(cola, count: 98)
        #expect(throws: TicketError.full(room: 2)) { try ticket.add(beer, count: 3) }
        #expect(ticket.items.count == 98)
        try ticket.add(beer, count: 2)
        #expect(ticket.items.count == 100)
        #expect(throws: TicketError.full(room: 0)) { try ticket.add(beer) }
    }

    @Test func `the largest count does not overflow`() {
        var ticket = Ticket()
        #expect(throws: TicketError.full(room: 100)) { try ticket.add(cola, count: .max) }
    }

    @Test func `a ticket with more items than an order has lines is refused`() {
        #expect(throws: TicketError.full(room: 0)) { try Ticket(Array(repeating: cola, count: 101)) }
    }

    @Test(
        arguments: [
            ([1], ["Beer", "Cola"]), ([2], ["Cola", "Cola"]), ([3], ["Cola", "Beer"]), ([1, 3], ["Beer"]),
            ([3, 1], ["Beer"]), ([2, 2], ["Cola", "Cola"]), ([1, 2, 3], []), ([], ["Cola", "Beer", "Cola"]),
        ]
    )
    func `lines are removed by their places, each once`(_ lines: [Int], _ left: [String]) throws {
        var ticket = try ticket([cola, beer, cola])
        try ticket.remove(lines: lines)
        #expect(ticket.items.map(\.name) == left)
    }

    @Test(arguments: [([1, 4], 4), ([0], 0), ([-1, 9], -1), ([2, 9, 1, 0], 9), ([.max], .max)])
    func `if one of the lines does not exist, none is removed`(_ lines: [Int], _ missing: Int) throws {
        var ticket = try ticket([cola, beer, cola])
        #expect(throws: TicketError.noSuchLine(missing)) { try ticket.remove(lines: lines) }
        #expect(ticket.items == [cola, beer, cola])
    }

    @Test(arguments: [0, 1, 2])
    func `an empty ticket has no line to remove`(_ line: Int) throws {
        var ticket = Ticket()
        #expect(throws: TicketError.noSuchLine(line)) { try ticket.remove(lines: [line]) }
        try ticket.remove(lines: [])
    }

    @Test func `an item has the name that an order's line will have`() {
        #expect(cola.name == "Cola")
        #expect(menu.name == "(G) Burger + Cola + Fries")
    }
}

@Suite struct PricedLineTests {
    private func part(_ id: String, _ name: String) -> TicketItem.Part {
        TicketItem.Part(id: ProductID(id), name: name)
    }

    private func lines(_ item: TicketItem, at restaurant: String? = nil) throws -> [Ticket.PricedLine] {
        let catalogue = try SampleCatalogue().read()
        let place = try restaurant.map { try #require(catalogue.restaurant(RestaurantID($0))) }
        return try Ticket([item]).lines(catalogue, at: place)
    }

    private func menu(_ sandwich: String, _ drink: String, isLarge: Bool = false) -> TicketItem {
        .menu(
            sandwich: part(sandwich, "Old sandwich"),
            drink: part(drink, "Old drink"),
            side: part("fries", "Old side"),
            isLarge: isLarge
        )
    }

    @Test func `a product has its current price at the restaurant`() throws {
        #expect(try lines(.product(part("cola", "Cola"))).map(\.price) == [.success(Money(cents: 180))])
        #expect(
            try lines(.product(part("cola", "Cola")), at: "two").map(\.price) == [.success(Money(cents: 200))]
        )
    }

    @Test func `a renamed product has its current name and price`() throws {
        let line = try #require(try lines(.product(part("cola", "Kola 2013"))).first)
        #expect(line.name == "Cola")
        #expect(line.price == .success(Money(cents: 180)))
    }

    @Test func `a menu has the current names and its price`() throws {
        let line = try #require(try lines(menu("burger", "beer", isLarge: true)).first)
        #expect(line.name == "(G) Burger + Beer + Fries")
        #expect(line.price == .success(Money(cents: 640)))
    }

    @Test func `a removed product keeps its old name and has no price`() throws {
        let line = try #require(try lines(.product(part("gone", "McGone"))).first)
        #expect(line.name == "McGone")
        #expect(line.price == .failure(.unknown))
    }

    @Test func `a menu with a removed part keeps its old names and has no price`() throws {
        let line = try #require(try lines(menu("burger", "gone")).first)
        #expect(line.name == "Old sandwich + Old drink + Old side")
        #expect(line.price == .failure(.unknown))
    }

    @Test func `a menu whose parts no longer form a menu has no price`() throws {
        let line = try #require(try lines(menu("cola", "beer")).first)
        #expect(line.name == "Cola + Beer + Fries")
        #expect(line.price == .failure(.unknown))
    }

    @Test func `a product that the restaurant does not sell is reported as such`() throws {
        #expect(try lines(.product(part("beer", "Beer")), at: "two").map(\.price) == [.failure(.notSold)])
        #expect(try lines(menu("burger", "beer"), at: "two").map(\.price) == [.failure(.notSold)])
    }

    @Test func `a part is created from a product`() throws {
        let product = try #require(try SampleCatalogue().read().product(ProductID("cola")))
        #expect(TicketItem.Part(product) == part("cola", "Cola"))
    }

    @Test func `the lines of a ticket become the lines of an order with their prices`() throws {
        let catalogue = try RepositoryCatalogue.read()
        let garbera = catalogue.restaurant(RestaurantID("garbera"))
        func part(_ id: String) throws -> TicketItem.Part {
            TicketItem.Part(try #require(catalogue.product(ProductID(id))))
        }
        let ticket = try Ticket([
            .menu(
                sandwich: try part("bigmac"),
                drink: try part("lipton-ice"),
                side: try part("deluxe"),
                isLarge: true
            ), .product(try part("espresso")),
        ])
        let lines = try ticket.lines(catalogue, at: garbera).map {
            OrderLine(name: $0.name, price: try $0.price.get())
        }
        #expect(try Order.sample(lines: lines).json == SampleOrder.file)
    }
}
