import McOrderModel
import OrderTesting
import Testing

@Suite struct CatalogueReaderTests {
    @Test func `a valid folder is read`() throws {
        let catalogue = try SampleCatalogue().read()
        #expect(catalogue.company.name == "M")
        #expect(catalogue.company.website == "https://m.example")
        #expect(catalogue.company.currency == "EUR")
        #expect(catalogue.company.zone.identifier == "Europe/Madrid")
        #expect(catalogue.products.map(\.name) == ["Burger", "Wrap", "Cola", "Beer", "Fries", "Rings", "Té"])
        #expect(catalogue.restaurants.map(\.name) == ["One", "Two", "Three"])
    }

    @Test func `categories are sorted by their order, and equal ones as in the file`() throws {
        let catalogue = try SampleCatalogue().read()
        #expect(catalogue.categories.map(\.id.description) == ["menus", "plus", "food", "drinks"])
        #expect(catalogue.categories.map(\.isPromotion) == [false, true, false, false])
    }

    @Test func `a product has the values of its file`() throws {
        let catalogue = try SampleCatalogue().read()
        let burger = try #require(catalogue.product(ProductID("burger")))
        #expect(burger.price == Money(cents: 300))
        #expect(burger.categories == [CategoryID("menus"), CategoryID("food")])
        #expect(burger.image == "images/b.svg")
        #expect(burger.allergens == [.gluten, .milk])
        #expect(burger.minimumAge == nil)
        #expect(catalogue.product(ProductID("beer"))?.minimumAge == 18)
        #expect(catalogue.product(ProductID("cola"))?.description == "Fría")
    }

    @Test func `unknown allergens differ from no allergens`() throws {
        let catalogue = try SampleCatalogue().read()
        #expect(catalogue.product(ProductID("fries"))?.allergens == [])
        let wrap = try #require(catalogue.product(ProductID("wrap")))
        #expect(wrap.allergens == nil)
    }

    @Test func `menus have sandwiches, drinks and sides`() throws {
        let menus = try SampleCatalogue().read().menus
        #expect(menus.category == CategoryID("menus"))
        #expect(menus.sandwich(ProductID("burger"))?.price == Money(cents: 500))
        #expect(menus.sandwich(ProductID("burger"))?.largePrice == Money(cents: 600))
        #expect(menus.drink(ProductID("cola"))?.supplement == .zero)
        #expect(menus.drink(ProductID("beer"))?.supplement == Money(cents: 40))
        #expect(menus.side(ProductID("rings"))?.supplement == Money(cents: 30))
        #expect(menus.side(ProductID("cola")) == nil)
    }

    @Test func `a restaurant has its own prices and its list of products that are not sold`() throws {
        let two = try #require(try SampleCatalogue().read().restaurant(RestaurantID("two")))
        #expect(two.zone.identifier == "Atlantic/Canary")
        #expect(two.prices == [ProductID("cola"): Money(cents: 200), ProductID("burger"): Money(cents: 350)])
        #expect(two.menuPrices[ProductID("burger")]?.price == Money(cents: 520))
        #expect(two.menuPrices[ProductID("burger")]?.largePrice == nil)
        #expect(two.notSold == [ProductID("beer"), ProductID("rings")])
    }

    @Test func `a restaurant without a time zone has the company's`() throws {
        let one = try #require(try SampleCatalogue().read().restaurant(RestaurantID("one")))
        #expect(one.zone.identifier == "Europe/Madrid")
    }

    @Test func `a restaurant is found by its name in either Unicode form`() throws {
        let folder = try SampleCatalogue().replacing("\"One\"", in: .restaurants, with: "\"Caf\u{E9}\"")
        let catalogue = try folder.read()
        #expect(catalogue.restaurant(named: "Cafe\u{301}")?.id == RestaurantID("one"))
        #expect(catalogue.restaurant(named: "CAFÉ") == nil)
        #expect(catalogue.restaurant(named: "Cafe") == nil)
    }

    @Test func `the products of a category keep the catalogue's order`() throws {
        let drinks = try SampleCatalogue().read().products(in: CategoryID("drinks"))
        #expect(drinks.map(\.name) == ["Cola", "Beer", "Té"])
    }

    @Test func `the fourteen allergens are those of the regulation, in its order`() {
        #expect(
            Allergen.allCases.map(\.rawValue) == [
                "gluten", "crustaceans", "eggs", "fish", "peanuts", "soybeans", "milk", "nuts", "celery",
                "mustard", "sesame", "sulphites", "lupin", "molluscs",
            ]
        )
    }

    @Test func `the reader asks for pictures by the paths in the files`() throws {
        var asked: [String] = []
        _ = try CatalogueReader.read(files: SampleCatalogue().files) { path in
            asked.append(path)
            return true
        }
        #expect(asked == ["images/b.svg", "images/r.svg"])
    }

    @Test func `the files have the names of the format`() {
        #expect(
            CatalogueReader.Part.allCases.map(\.fileName) == [
                "company.json", "categories.json", "products.json", "menus.json", "restaurants.json",
                "options.json", "offers.json", "planned.json",
            ]
        )
    }
}

/// Tests of the catalogue in this repository.
@Suite struct RepositoryCatalogueTests {
    @Test func `the repository's catalogue loads without an error`() throws {
        let catalogue = try RepositoryCatalogue.read()
        #expect(catalogue.products.count == 42)
        #expect(catalogue.menus.sandwiches.count == 9)
        #expect(catalogue.restaurants.count == 8)
    }

    @Test(
        arguments: [
            ("(G) BigMac + Lipton Ice + Deluxe", 675), ("Espresso", 120), ("Coca Cola", 180),
            ("Fanta Naranja", 180),
            ("Lipton Ice", 180), ("Agua", 120), ("Cerveza", 220),
        ]
    )
    func `the known prices apply at McDonald's Garbera`(_ line: String, _ cents: Int) throws {
        let catalogue = try RepositoryCatalogue.read()
        let garbera = try #require(catalogue.restaurant(named: "McDonald's Garbera"))
        #expect(garbera.id == RestaurantID("garbera"))
        #expect(try PriceList(catalogue, at: garbera).price(of: line).cents == cents)
    }

    @Test func `every line of the sample order has the price in the order`() throws {
        let catalogue = try RepositoryCatalogue.read()
        let order = try Order(json: SampleOrder.file)
        let prices = PriceList(catalogue, at: catalogue.restaurant(named: order.restaurant))
        for line in order.lines { #expect(try prices.price(of: line.name) == line.price) }
    }

    @Test func `every menu, large or not, is cheaper than its parts in every restaurant`() throws {
        let catalogue = try RepositoryCatalogue.read()
        func names(_ choices: [Menus.Choice]) throws -> [String] {
            try choices.map { try #require(catalogue.product($0.product)).name }
        }
        let (drinks, sides) = (try names(catalogue.menus.drinks), try names(catalogue.menus.sides))
        for restaurant in catalogue.restaurants {
            let prices = PriceList(catalogue, at: restaurant)
            for sandwich in catalogue.menus.sandwiches where !restaurant.notSold.contains(sandwich.product) {
                let name = try #require(catalogue.product(sandwich.product)).name
                for drink in drinks where (try? prices.price(of: drink)) != nil {
                    for side in sides {
                        let parts = [name, drink, side]
                        let sum = try parts.map { try prices.price(of: $0) }.total()
                        let line = MenuLine.text(sandwich: name, drink: drink, side: side, isLarge: true)
                        #expect(try prices.price(of: line) < sum, "\(line) at \(restaurant.name)")
                    }
                }
            }
        }
    }

    @Test func `the catalogue can be published and read back`() throws {
        let published = PublishedCatalogue(try RepositoryCatalogue.read(), publishedAt: Timestamp(seconds: 0))
        let read = try CatalogueReader.read(published: published.json)
        #expect(read == published)
        #expect(read.catalogue == published.catalogue)
    }
}
