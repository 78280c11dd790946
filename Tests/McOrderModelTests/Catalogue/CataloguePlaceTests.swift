import Testing

@testable import McOrderModel

/// The places reported for a catalogue's problems, and prices that are probably mistakes.
@Suite struct CataloguePlaceTests {
    private func errors(_ old: String, in part: CatalogueReader.Part, with new: String) throws
        -> CatalogueErrors
    {
        let sample = try SampleCatalogue().replacing(old, in: part, with: new)
        return try #require(throws: CatalogueErrors.self) { try sample.read() }
    }

    @Test func `a wrong price has its line, its column and the product's name`() throws {
        let found = try errors("\"3.00\"", in: .products, with: "\n  \"3\"")
        let error = try #require(found.errors.first)
        let place = try #require(found.places[error])
        #expect(place.column == 3 && place.line > 1 && place.name == "Burger")
    }

    @Test func `a missing key has the place of the object that lacks it`() throws {
        let found = try errors("\"id\":\"burger\",", in: .products, with: "")
        let error = try #require(found.errors.first { $0.path == "[0].id" })
        #expect(found.places[error]?.name == "Burger")
    }

    @Test func `a file that is not JSON has the place of the first wrong byte`() throws {
        let found = try errors("\"3.00\"", in: .products, with: "\n  3.00x")
        let error = try #require(found.errors.first { $0.file == "products.json" })
        let place = try #require(found.places[error])
        #expect(place.column == 7 && place.name == nil)
    }

    @Test(arguments: ["Burger", "café", "a b", "a_b"])
    func `a product's id consists of lower-case letters, digits and hyphens`(_ id: String) throws {
        let found = try errors("\"id\":\"tea\"", in: .products, with: "\"id\":\"\(id)\"")
        #expect(found.errors.map(\.problem).contains(.badID(id)))
    }

    @Test func `the sample has no probable mistakes`() throws {
        #expect(try SampleCatalogue().read().warnings.isEmpty)
    }

    @Test func `a large menu that is cheaper than the normal one causes a warning`() throws {
        let sample = try SampleCatalogue().replacing(
            "\"largePrice\":\"6.00\"",
            in: .menus,
            with: "\"largePrice\":\"0.60\""
        )
        #expect(try sample.read().warnings.first == .largeMenuCheaper(sandwich: "Burger", restaurant: nil))
    }
}
