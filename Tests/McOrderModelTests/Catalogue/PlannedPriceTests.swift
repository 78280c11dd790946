import Testing

@testable import McOrderModel

@Suite struct PlannedPriceTests {
    private static func catalogue(_ plans: String) throws -> Catalogue {
        var sample = SampleCatalogue()
        sample.planned = plans
        return try sample.read()
    }

    private static func instant(_ text: String) throws -> Timestamp {
        let zone = try #require(RestaurantZone(identifier: "Europe/Madrid"))
        return try #require(PlannedPrice.instant(text, in: zone))
    }

    @Test func `a planned price comes into force at its time, everywhere or at one restaurant`() throws {
        let catalogue = try Self.catalogue(
            """
            [{"product":"cola","price":"1.90","from":"2026-12-01T05:00"},
             {"product":"cola","price":"1.95","from":"2027-01-01"},
             {"product":"burger","restaurant":"one","price":"3.10","from":"2026-12-01"}]
            """
        )
        let cola = ProductID("cola")
        let before = catalogue.inForce(at: try Self.instant("2026-12-01T04:59"))
        #expect(before.product(cola)?.price.cents == 180)
        #expect(before.restaurant(RestaurantID("one"))?.prices[ProductID("burger")]?.cents == 310)
        #expect(before.planned.count == 2)
        let after = catalogue.inForce(at: try Self.instant("2026-12-01T05:00"))
        #expect(after.product(cola)?.price.cents == 190)
        let last = catalogue.inForce(at: try Self.instant("2027-06-01"))
        #expect(last.product(cola)?.price.cents == 195)
        #expect(last.planned.isEmpty)
        // The published catalogue does not contain planned prices.
        #expect(
            PublishedCatalogue(catalogue, publishedAt: .init(seconds: 0)).content.member("planned") == nil
        )
        #expect(last.restaurant(RestaurantID("two"))?.prices[cola]?.cents == 200)
    }

    @Test(arguments: [
        (#"{"product":"nada","price":"1.00","from":"2026-12-01"}"#, "[0].product"),
        (#"{"product":"cola","price":"1","from":"2026-12-01"}"#, "[0].price"),
        (#"{"product":"cola","price":"1.00","from":"soon"}"#, "[0].from"),
        (#"{"product":"cola","price":"1.00","from":"2026-12-01T25:00"}"#, "[0].from"),
        (#"{"product":"cola","price":"1.00","from":"2026-12-01","restaurant":"x"}"#, "[0].restaurant"),
    ])
    func `an error in a planned price is reported`(_ plan: String, _ path: String) {
        var sample = SampleCatalogue()
        sample.planned = "[\(plan)]"
        #expect(sample.errors().map(\.path) == [path])
        #expect(sample.errors().map(\.file) == ["planned.json"])
    }

    @Test func `planned prices are unchanged after a conversion to a spreadsheet and back`() throws {
        let catalogue = try Self.catalogue(
            #"[{"product":"cola","price":"1.90","from":"2026-12-01T05:00"},{"product":"tea","restaurant":"two","price":"1.20","from":"2026-12-02"}]"#
        )
        let parts = try SheetImport(
            SheetExport(catalogue).tables.mapValues(\.bytes),
            hasImage: { _ in true }
        ).parts
        let files = parts.mapValues { Result<[UInt8], CatalogueFileError>.success(JSONWriter.document($0)) }
        #expect(try CatalogueReader.read(files: files, hasImage: { _ in true }) == catalogue)
    }
}
