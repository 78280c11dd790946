import Testing

@testable import McOrderModel

@Suite struct OptionCatalogueTests {
    @Test(
        arguments: [
            (
                .options, #""kind":"without""#, #""kind":"drop""#, "[0].kind",
                .unknownWord("drop", among: ["choose", "without"])
            ),
            (
                .options, #""name":"sin cebolla""#, #""name":"sin, cebolla""#, "[0].choices[0].name",
                .breaksOptionRule("sin, cebolla")
            ),
            (
                .options, #""name":"bacon""#, #""name":"extra queso""#, "[1].choices[1].name",
                .duplicateName("extra queso", first: "[1].choices[0].name")
            ),
            (
                .options, #""id":"bacon""#, #""id":"no-ice""#, "[2].choices[0].id",
                .duplicateID("no-ice", first: "[1].choices[1].id")
            ),
            (.options, #""id":"ice""#, #""id":"out""#, "[2].id", .duplicateID("out", first: "[0].id")),
            (.options, #""id":"no-ice""#, #""id":"No Ice""#, "[2].choices[0].id", .badID("No Ice")),
            (.options, #""min":1,"max":1"#, #""min":3"#, "[3].choices", .tooFewChoices(3)),
            (.options, #""min":1,"max":1"#, #""min":2,"max":1"#, "[3].max", .outOfRange("1", 2...99)),
            (.options, #""min":1,"max":1"#, #""max":1"#, "[3].default", .wrongDefault(1...1)),
            (.options, #""default":["m"]"#, #""default":["m","l"]"#, "[3].default", .wrongDefault(1...1)),
            (
                .options, #""default":["m"]"#, #""default":["s"]"#, "[3].default[0]",
                .unknownReference("s", .choice)
            ),
            (.options, #""price":"0.80""#, #""price":"-0.80""#, "[1].choices[1].price", .notAPrice("-0.80")),
            (.options, #""price":"0.80""#, #""max":0"#, "[1].choices[1].max", .outOfRange("0", 1...99)),
            (
                .options, #""kind":"without""#, #""kind":"without","requires":1"#, "[0].requires",
                .unknownKey(suggestion: nil)
            ),
            (.options, #"[{"id":"no-ice","name":"sin hielo"}]"#, "[]", "[2].choices", .empty),
            (
                .products, #"["out","extra"]"#, #"["out","extras"]"#, "[0].options[1]",
                .unknownReference("extras", .optionGroup)
            ),
            (
                .products, #"["out","extra"]"#, #"["out","out"]"#, "[0].options[1]",
                .duplicateID("out", first: "[0].options")
            ),
            (
                .products, #""name":"Burger""#, #""name":"Burger [XL""#, "[0].name",
                .breaksOptionRule("Burger [XL")
            ),
            (
                .products, #"{"l":"0.60"}"#, #"{"oat":"0.60"}"#, "[6].options[0].prices.oat",
                .choiceNotOffered("oat")
            ),
            (
                .options, #""price":"0.80""#, #""station":"grill""#, "[1].choices[1].station",
                .unknownReference("grill", .station)
            ),
            (
                .products, #"["out","extra"]"#, #"["out","extra"],"station":"grill""#, "[0].station",
                .unknownReference("grill", .station)
            ),
            (
                .restaurants, #"{"tea":{"l":"0.70"}}"#, #"{"tea":{"bacon":"0.70"}}"#,
                "[1].optionPrices.tea.bacon", .choiceNotOffered("bacon")
            ),
            (
                .restaurants, #"{"tea":{"l":"0.70"}}"#, #"{"coffee":{}}"#, "[1].optionPrices.coffee",
                .unknownReference("coffee", .product)
            ),
        ] as [(CatalogueReader.Part, String, String, String, CatalogueError.Problem)]
    )
    func `each error of the options is reported at its place`(
        _ part: CatalogueReader.Part,
        _ old: String,
        _ new: String,
        _ path: String,
        _ problem: CatalogueError.Problem
    ) throws {
        let errors = try SampleCatalogue.withOptions().replacing(old, in: part, with: new).errors()
        #expect(
            errors.contains(CatalogueError(file: part.fileName, path: path, problem: problem)),
            "\(errors)"
        )
    }

    @Test func `a station that only one restaurant has may be named`() throws {
        let catalogue = try SampleCatalogue.withOptions()
            .replacing(#""price":"0.80""#, in: .options, with: #""station":"grill""#)
            .replacing(
                #""optionPrices""#,
                in: .restaurants,
                with: #""stations":[{"id":"grill","name":"Plancha"}],"optionPrices""#
            )
            .read()
        #expect(catalogue.optionGroups[1].choices[1].station == StationID("grill"))
    }

    @Test func `two groups of a product cannot have choices with the same name`() throws {
        let errors = try SampleCatalogue.withOptions()
            .replacing(#""name":"bacon""#, in: .options, with: #""name":"SIN cebolla""#).errors()
        #expect(
            errors == [
                CatalogueError(
                    file: "products.json",
                    path: "[0].options[1]",
                    problem: .choiceInTwoGroups("SIN cebolla")
                )
            ]
        )
    }

    @Test func `names with brackets are allowed for products without options`() throws {
        let catalogue = try SampleCatalogue.withOptions()
            .replacing(#""name":"Rings""#, in: .products, with: #""name":"Rings [XL]""#).read()
        #expect(try PriceList(catalogue, at: nil).price(of: "Rings [XL]").cents == 210)
        #expect(try PriceList(catalogue, at: nil).price(of: "Burger + Cola + Rings [XL]").cents == 530)
    }

    @Test func `a folder without options is published as a catalogue without options`() throws {
        var files = SampleCatalogue().files
        files[.options] = .failure(.missing)
        let without = try CatalogueReader.read(files: files, hasImage: { _ in true })
        #expect(without == (try SampleCatalogue().read()))
        let published = PublishedCatalogue(without, publishedAt: Timestamp(seconds: 0))
        #expect(!String(decoding: published.json, as: UTF8.self).contains("options"))
    }

    @Test func `a published catalogue with options is read back, and any change to it is detected`() throws {
        let catalogue = try SampleCatalogue.withOptions().read()
        let published = PublishedCatalogue(catalogue, publishedAt: Timestamp(seconds: 1_800_000_000))
        let read = try CatalogueReader.read(published: published.json)
        #expect(read == published)
        #expect(read.catalogue.optionGroups.count == 5)
        let text = String(decoding: published.json, as: UTF8.self)
        for (old, new) in [
            ("\"0.80\"", "\"0.10\""), ("sin hielo", "con hielo"), ("\"further\"", "\"father\""),
        ] {
            try #require(text.contains(old))
            let changed = Array(text.replacing(old, with: new).utf8)
            #expect(throws: CatalogueErrors.self) { try CatalogueReader.read(published: changed) }
        }
    }

    @Test func `a program that knows only the first five parts accepts the version`() throws {
        let catalogue = try SampleCatalogue.withOptions().read()
        let published = PublishedCatalogue(catalogue, publishedAt: Timestamp(seconds: 0))
        let root = try JSONReader.read(published.json, depth: 8).value
        let names = ["company", "categories", "products", "menus", "restaurants"]
        let five = try names.map { JSONValue.Member($0, try #require(root.member($0))) }
        #expect(root.member("version")?.text == ContentHash(of: JSONWriter.line(.object(five))).description)
    }
}
