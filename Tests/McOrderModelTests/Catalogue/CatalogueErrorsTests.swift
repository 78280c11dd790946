import McOrderModel
import OrderTesting
import Testing

/// Problems of whole files and parts, and several problems at once.
@Suite struct CatalogueErrorsTests {
    @Test(arguments: CatalogueReader.Part.required)
    func `for a missing file no further errors are reported`(_ part: CatalogueReader.Part) {
        var files = SampleCatalogue().files
        files[part] = nil
        let errors = SampleCatalogue.errors(files)
        #expect(errors.map(\.problem) == [.missingFile])
        #expect(errors.map(\.file) == [part.fileName])
        files[part] = .failure(.missing)
        #expect(SampleCatalogue.errors(files).map(\.problem) == [.missingFile])
    }

    @Test func `an unreadable file is reported with the system's message`() {
        var files = SampleCatalogue().files
        files[.menus] = .failure(.unreadable("Permission denied"))
        #expect(SampleCatalogue.errors(files).map(\.problem) == [.unreadable("Permission denied")])
    }

    @Test(
        arguments: [
            (Array("[1,]".utf8), JSONError.syntax(offset: 3)), ([0x22, 0xFF], .notUTF8),
            ([0xEF, 0xBB, 0xBF, 0x5B, 0x5D], .byteOrderMark),
            (Array("[\"\\n\"]".utf8), .controlCharacter(offset: 2)),
        ]
    )
    func `a file that is not JSON is reported with the place of the error`(
        _ bytes: [UInt8],
        _ error: JSONError
    ) {
        var files = SampleCatalogue().files
        files[.products] = .success(bytes)
        let errors = SampleCatalogue.errors(files)
        #expect(errors.map(\.problem) == [.notJSON(error)])
        #expect(errors.map(\.path) == [""])
    }

    @Test(
        arguments: [
            (.company, "[]", .wrongKind(.object)), (.categories, "{}", .wrongKind(.list)),
            (.products, "\"\"", .wrongKind(.list)), (.menus, "[]", .wrongKind(.object)),
            (.restaurants, "null", .wrongKind(.list)),
        ] as [(CatalogueReader.Part, String, CatalogueError.Problem)]
    )
    func `for a file with the wrong type of JSON no further errors are reported`(
        _ part: CatalogueReader.Part,
        _ text: String,
        _ problem: CatalogueError.Problem
    ) {
        var catalogue = SampleCatalogue()
        catalogue[part] = text
        #expect(catalogue.errors().map(\.problem) == [problem])
    }

    @Test(arguments: [CatalogueReader.Part.categories, .products, .restaurants])
    func `an empty list is an error`(_ part: CatalogueReader.Part) {
        var catalogue = SampleCatalogue()
        catalogue[part] = "[]"
        let errors = catalogue.errors()
        #expect(errors.contains { $0.file == part.fileName && $0.path.isEmpty && $0.problem == .empty })
    }

    @Test(arguments: ["sandwiches", "drinks", "sides"])
    func `menus without a choice are an error`(_ list: String) throws {
        var catalogue = SampleCatalogue()
        let document = try JSONReader.read(Array(catalogue.menus.utf8), depth: 8).value
        let lists = try ["sandwiches", "drinks", "sides"].map { name in
            JSONValue.Member(name, name == list ? .array([]) : try #require(document.member(name)))
        }
        catalogue.menus = JSONWriter.text(.object([.init("category", .string("menus"))] + lists))
        #expect(catalogue.errors().contains { $0.path == ".\(list)" && $0.problem == .empty })
    }

    @Test func `a picture that does not exist is an error`() {
        let errors = SampleCatalogue().errors { $0 != "images/r.svg" }
        #expect(errors.map(\.problem) == [.missingImage("images/r.svg")])
        #expect(errors.map(\.path) == ["[1].image"])
    }

    @Test func `a product in the category of the menus must begin a menu`() throws {
        let catalogue = try SampleCatalogue().replacing(
            "[\"food\"],\"allergens\"",
            in: .products,
            with: "[\"food\",\"menus\"],\"allergens\""
        )
        let errors = catalogue.errors()
        #expect(errors.map(\.problem) == [.notAMenu("fries")])
        #expect(errors.map(\.path) == [".sandwiches"])
    }

    @Test func `a product that begins a menu must be in the category of the menus`() throws {
        let catalogue = try SampleCatalogue().replacing(
            "\"2.50\",\"categories\":[\"menus\",\"food\"]",
            in: .products,
            with: "\"2.50\",\"categories\":[\"food\"]"
        )
        let errors = catalogue.errors()
        #expect(errors.map(\.problem) == [.notInMenuCategory("wrap")])
        #expect(errors.map(\.path) == [".sandwiches[1].product"])
    }

    @Test func `errors of several files are reported at once, in the order of the files`() throws {
        let catalogue = try SampleCatalogue()
            .replacing("\"EUR\"", in: .company, with: "\"euro\"")
            .replacing("\"3.00\"", in: .products, with: "\"3,00\"")
            .replacing("[\"food\"]", in: .products, with: "[\"fud\"]")
            .replacing("\"0.40\"", in: .menus, with: "0.4")
            .replacing("-1.94107", in: .restaurants, with: "-194.107")
        let errors = catalogue.errors()
        #expect(
            errors.map { "\($0.file) \($0.path)" } == [
                "company.json .currency", "products.json [0].price", "products.json [4].categories[0]",
                "menus.json .drinks[1].supplement", "restaurants.json [0].longitude",
            ]
        )
    }

    @Test func `an invalid product is not reported as undefined where it is used`() throws {
        let catalogue = try SampleCatalogue().replacing("\"3.00\"", in: .products, with: "\"3\"")
        #expect(catalogue.errors().map(\.problem) == [.notAPrice("3")])
    }

    @Test func `an invalid menu is not reported as undefined where it is used`() throws {
        let catalogue = try SampleCatalogue().replacing("\"5.00\"", in: .menus, with: "\"5\"")
        #expect(catalogue.errors().map(\.problem) == [.notAPrice("5")])
    }

    @Test func `a time zone is needed at the company or the restaurant, and reported once`() throws {
        let catalogue = try SampleCatalogue().replacing(
            "\"Europe/Madrid\"",
            in: .company,
            with: "\"Here\""
        )
        #expect(catalogue.errors().map(\.problem) == [.unknownTimeZone("Here")])
    }

    @Test func `with only two restaurants swapped coordinates are not reported`() throws {
        var catalogue = SampleCatalogue()
        catalogue.restaurants = """
            [{"id":"one","name":"One","address":"","phone":"1","latitude":-1.94107,"longitude":43.31012},
             {"id":"two","name":"Two","address":"","phone":"2","latitude":43.26,"longitude":-2.93}]
            """
        #expect(catalogue.errors().isEmpty)
    }

    @Test func `a distant restaurant is not reported as a mistake`() throws {
        let catalogue = try SampleCatalogue().replacing(
            "\"latitude\":43.34,\"longitude\":-2.99",
            in: .restaurants,
            with: "\"latitude\":28.1,\"longitude\":-15.4"
        )
        #expect(catalogue.errors().isEmpty)
    }

    @Test func `random damage to a file is reported or harmless, and never causes a crash`() throws {
        var random = SeededGenerator(seed: 404)
        for _ in 0..<400 {
            var files = SampleCatalogue().files
            let part = random.pick(CatalogueReader.Part.required, or: .menus)
            var bytes = try #require(try files[part]?.get())
            for _ in 0..<random.number(in: 1...3) {
                let place = random.number(in: 0...(bytes.count - 1))
                switch random.number(in: 0...2) {
                case 0: bytes.remove(at: place)
                case 1: bytes[place] = UInt8.random(in: 32...126, using: &random)
                default: bytes.insert(random.pick(Array("[]{},:\"0".utf8), or: 0), at: place)
                }
            }
            files[part] = .success(bytes)
            let errors = SampleCatalogue.errors(files)
            #expect(Set(errors).count == errors.count, "\(String(decoding: bytes, as: UTF8.self))")
        }
    }
}
