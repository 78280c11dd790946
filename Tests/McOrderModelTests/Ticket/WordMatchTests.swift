import McOrderModel
import OrderTesting
import Testing

@Suite struct WordMatchTests {
    private enum Answer: Equatable {
        case one(String)
        case several([String])
        case none(String?)
    }

    private func find(_ word: String, allowsBeginning: Bool = true) throws -> Answer {
        let catalogue = try RepositoryCatalogue.read()
        let match = catalogue.findProduct(word, among: catalogue.products, allowsBeginning: allowsBeginning)
        return switch match {
        case .one(let product): .one(product.id.description)
        case .several(let products): .several(products.map(\.id.description))
        case .none(let nearest): .none(nearest?.id.description)
        }
    }

    @Test(
        arguments: [
            ("coca-cola", "coca-cola"), ("Coca Cola", "coca-cola"), ("COCA COLA", "coca-cola"),
            ("coca  cola ", "coca-cola"), ("ensalada cesar", "ensalada-cesar"), ("AGUA", "agua"),
            ("cbo", "cbo"),
        ]
    )
    func `an id or a whole name matches, whatever its case and accents`(
        _ word: String,
        _ id: String
    ) throws {
        #expect(try find(word) == .one(id))
        #expect(try find(word, allowsBeginning: false) == .one(id))
    }

    @Test func `a whole name takes precedence over the beginning of longer names`() throws {
        #expect(try find("Hamburguesa") == .one("hamburguesa"))
    }

    @Test func `the beginning of a single name matches where that is allowed`() throws {
        #expect(try find("espr") == .one("espresso"))
    }

    @Test func `the beginning of an id matches too`() throws {
        let catalogue = try RepositoryCatalogue.read()
        guard case .one(let restaurant) = catalogue.findRestaurant("garb", allowsBeginning: true) else {
            Issue.record("nothing was found")
            return
        }
        #expect(restaurant.id == RestaurantID("garbera"))
    }

    @Test func `where beginnings are not allowed the only candidate is suggested`() throws {
        #expect(try find("espr", allowsBeginning: false) == .none("espresso"))
    }

    @Test(arguments: [true, false])
    func `the beginning of several names is ambiguous`(_ allowsBeginning: Bool) throws {
        #expect(
            try find("fanta", allowsBeginning: allowsBeginning) == .several(["fanta-naranja", "fanta-limon"])
        )
    }

    @Test(arguments: [("expresso", "espresso"), ("serveza", "cerveza"), ("coka-cola", "coca-cola")])
    func `for a typing mistake the probable name is suggested`(_ word: String, _ id: String) throws {
        #expect(try find(word) == .none(id))
    }

    @Test(arguments: ["sushi", "", "   ", "zzzzzzzzzzzz"])
    func `a word that is similar to no name has no suggestion`(_ word: String) throws {
        #expect(try find(word) == .none(nil))
    }

    @Test func `all things with the same name match`() {
        let items = [("1", "Same"), ("2", "same"), ("3", "Other")]
        let match = WordMatch<(String, String)>.find(
            "SAME",
            among: items,
            id: \.0,
            name: \.1,
            allowsBeginning: true
        )
        guard case .several(let found) = match else {
            Issue.record("\(match)")
            return
        }
        #expect(found.map(\.0) == ["1", "2"])
    }

    @Test func `restaurants and categories are found in the same way`() throws {
        let catalogue = try RepositoryCatalogue.read()
        guard case .one(let restaurant) = catalogue.findRestaurant("garbera", allowsBeginning: false),
            case .one(let category) = catalogue.findCategory("bebidas", allowsBeginning: false)
        else {
            Issue.record("garbera and bebidas are not found")
            return
        }
        #expect(restaurant.name == "McDonald's Garbera")
        #expect(category.id == CategoryID("drinks"))
    }
}
