import McOrderModel
import OrderTesting
import Testing

@Suite struct PriceListTests {
    private func prices(at restaurant: String? = nil) throws -> PriceList {
        let catalogue = try SampleCatalogue().read()
        guard let restaurant else { return PriceList(catalogue, at: nil) }
        let place: Restaurant = try #require(catalogue.restaurant(RestaurantID(restaurant)))
        return PriceList(catalogue, at: place)
    }

    @Test(
        arguments: [
            ("Burger", 300), ("Cola", 180), ("Té", 110), ("T\u{E9}", 110), ("Te\u{301}", 110),
            ("Burger + Cola + Fries", 500), ("(G) Burger + Cola + Fries", 600),
            ("Burger + Beer + Fries", 540),
            ("Burger + Cola + Rings", 530), ("(G) Wrap + Beer + Rings", 620),
        ]
    )
    func `without a restaurant the prices are the catalogue's`(_ line: String, _ cents: Int) throws {
        #expect(try prices().price(of: line).cents == cents)
        #expect(try prices(at: "one").price(of: line).cents == cents)
    }

    @Test(
        arguments: [
            ("Burger", ["burger"]), ("Te\u{301}", ["tea"]),
            ("(G) Burger + Cola + Fries", ["burger", "cola", "fries"]),
            ("Burger + Beer + Rings", ["burger", "beer", "rings"]), ("Burger + Cola + Pie", []), ("Pie", []),
            ("Burger + Cola", []),
        ] as [(String, [String])]
    )
    func `a line contains its product, or the three products of its menu`(_ line: String, _ ids: [String])
        throws
    {
        #expect(try prices(at: "two").products(of: line) == ids.map { ProductID($0) })
    }

    @Test(
        arguments: [
            ("two", "Cola", 200), ("two", "Burger", 350), ("two", "Wrap", 250),
            ("two", "Burger + Cola + Fries", 520),
            ("two", "(G) Burger + Cola + Fries", 600), ("two", "Wrap + Cola + Fries", 480),
            ("two", "(G) Wrap + Cola + Fries", 590), ("three", "Burger + Cola + Fries", 500),
            ("three", "(G) Burger + Beer + Rings", 730), ("three", "Cola", 180),
        ]
    )
    func `a restaurant's own prices replace the catalogue's, one by one`(
        _ restaurant: String,
        _ line: String,
        _ cents: Int
    ) throws {
        #expect(try prices(at: restaurant).price(of: line).cents == cents)
    }

    @Test(arguments: ["Beer", "Rings", "Burger + Beer + Fries", "(G) Wrap + Cola + Rings"])
    func `a product that a restaurant does not sell has no price there, alone or in a menu`(_ line: String)
        throws
    {
        let two = try prices(at: "two")
        #expect(throws: PriceList.PriceError.notSold) { try two.price(of: line) }
        #expect(try prices(at: "one").price(of: line) > .zero)
    }

    @Test(
        arguments: [
            "", " ", "Pizza", "burger", "BURGER", "Burger ", " Burger", "(G) Burger", "Burger + Cola",
            "Burger + Cola + Fries + Rings", "Cola + Burger + Fries", "Burger + Fries + Cola",
            "Burger + Té + Fries",
            "Fries + Cola + Fries", "Burger+Cola+Fries", "Burger +  Cola + Fries",
            "(g) Burger + Cola + Fries",
            "(G)Burger + Cola + Fries", "(G) (G) Burger + Cola + Fries", "Burger + (G) Cola + Fries",
            " + Burger + Cola + Fries", "Burger + Cola + Fries + ", "Burger +  + Cola + Fries",
            "Burger + Cola + Pizza",
            " + Cola + Fries", "(G)  + Cola + Fries",
        ]
    )
    func `a line that is not in the catalogue is unknown`(_ line: String) throws {
        let list = try prices()
        #expect(throws: PriceList.PriceError.unknown) { try list.price(of: line) }
    }

    @Test func `every line that can be made of the repository's catalogue has a price`() throws {
        let catalogue = try RepositoryCatalogue.read()
        let list = PriceList(catalogue, at: nil)
        let names = Dictionary(uniqueKeysWithValues: catalogue.products.map { ($0.id, $0.name) })
        for sandwich in catalogue.menus.sandwiches {
            for drink in catalogue.menus.drinks {
                for side in catalogue.menus.sides {
                    for isLarge in [false, true] {
                        let line = MenuLine.text(
                            sandwich: try #require(names[sandwich.product]),
                            drink: try #require(names[drink.product]),
                            side: try #require(names[side.product]),
                            isLarge: isLarge
                        )
                        let price = isLarge ? sandwich.largePrice : sandwich.price
                        #expect(try list.price(of: line) == price + drink.supplement + side.supplement)
                    }
                }
            }
        }
    }
}

@Suite struct MenuLineTests {
    @Test(
        arguments: [
            ("BigMac + Lipton Ice + Deluxe", false), ("(G) BigMac + Lipton Ice + Deluxe", true),
        ]
    )
    func `the name of a line is split into its parts, and composed from them`(_ text: String, _ isLarge: Bool)
        throws
    {
        let parts = try #require(MenuLine.parts(of: text))
        #expect([parts.sandwich, parts.drink, parts.side] == ["BigMac", "Lipton Ice", "Deluxe"])
        #expect(parts.isLarge == isLarge)
        let again = MenuLine.text(
            sandwich: parts.sandwich,
            drink: parts.drink,
            side: parts.side,
            isLarge: parts.isLarge
        )
        #expect(again == text)
    }

    @Test(
        arguments: [
            "", "BigMac", "(G) BigMac", "BigMac + Cola", "A + B + C + D", "A+B+C", " + ", " +  + ",
            " + B + C",
            "A +  + C", "A + B + ", " + A + B + C", "A + B + C + ", "A +  + B + C", "(G)  + B + C",
        ]
    )
    func `a line with more or fewer than three names is not a menu`(_ text: String) {
        #expect(MenuLine.parts(of: text) == nil)
    }

    @Test func `the names of parts may contain spaces, plus signs and brackets`() throws {
        let parts = try #require(MenuLine.parts(of: "Big+Mac (XL) + +Cola + C++"))
        #expect([parts.sandwich, parts.drink, parts.side] == ["Big+Mac (XL)", "+Cola", "C++"])
    }
}
