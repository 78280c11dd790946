import McOrderModel
import Testing

/// Each problem that a catalogue can have, caused by a single change to a valid catalogue.
@Suite struct CatalogueErrorTests {
    typealias Change = (
        part: CatalogueReader.Part, old: String, new: String, path: String, problem: CatalogueError.Problem
    )

    private static let company: [Change] = [
        (.company, "\"name\":\"M\",", "", ".name", .missing),
        (.company, "\"M\"", "null", ".name", .wrongKind(.text)),
        (.company, "\"M\"", "\"\"", ".name", .length(1...120)),
        (.company, "\"https://m.example\"", "\"m.example\"", ".website", .notAWebAddress("m.example")),
        (.company, "\"EUR\"", "\"EUR\",\"email\":\"bar\"", ".email", .notAMailAddress("bar")),
        (.company, "\"EUR\"", "\"EUR\",\"email\":\"a@b c\"", ".email", .notAMailAddress("a@b c")),
        (.company, "\"EUR\"", "\"EUR\",\"brandColour\":\"red\"", ".brandColour", .notAColour("red")),
        (.company, "\"EUR\"", "\"EUR\",\"brandColour\":\"#12345\"", ".brandColour", .notAColour("#12345")),
        (.company, "\"EUR\"", "\"eur\"", ".currency", .notACurrency("eur")),
        (.company, "\"EUR\"", "\"EURO\"", ".currency", .notACurrency("EURO")),
        (.company, "\"Europe/Madrid\"", "\"Europe/Bilbao\"", ".timeZone", .unknownTimeZone("Europe/Bilbao")),
        (
            .company, "\"currency\"", "\"curency\":1,\"currency\"", ".curency",
            .unknownKey(suggestion: "currency")
        ),
        (.company, "\"currency\"", "\"zzzzzzzz\":1,\"currency\"", ".zzzzzzzz", .unknownKey(suggestion: nil)),
        (.company, "\"currency\"", "\"name\":\"N\",\"currency\"", ".name", .repeatedKey),
    ]

    private static let categories: [Change] = [
        (.categories, "\"order\":1", "\"order\":\"1\"", "[0].order", .wrongKind(.integer)),
        (.categories, "\"order\":1", "\"order\":1.5", "[0].order", .wrongKind(.integer)),
        (.categories, "\"order\":1", "\"order\":-1", "[0].order", .outOfRange("-1", 0...10_000)),
        (.categories, "\"promoted\":true", "\"promoted\":1", "[2].promoted", .wrongKind(.flag)),
        (.categories, "\"Comida\"", "\"MENUS\"", "[1].name", .duplicateName("MENUS", first: "[0].name")),
    ]

    private static let products: [Change] = [
        (.products, "\"3.00\"", "\"3\"", "[0].price", .notAPrice("3")),
        (.products, "\"3.00\"", "\"3.0\"", "[0].price", .notAPrice("3.0")),
        (.products, "\"3.00\"", "\"3.000\"", "[0].price", .notAPrice("3.000")),
        (.products, "\"3.00\"", "\"-3.00\"", "[0].price", .notAPrice("-3.00")),
        (.products, "\"3.00\"", "3.00", "[0].price", .wrongKind(.text)),
        (.products, "\"Té\"", "\"WRAP\"", "[6].name", .duplicateName("WRAP", first: "[1].name")),
        (.products, "\"Té\"", "\"Té + Limón\"", "[6].name", .breaksMenuRule("Té + Limón")),
        (.products, "\"Té\"", "\"(G) Té\"", "[6].name", .breaksMenuRule("(G) Té")),
        (.products, "\"Té\"", "\"Té +\"", "[6].name", .breaksMenuRule("Té +")),
        (.products, "\"Té\"", "\"(G)\"", "[6].name", .breaksMenuRule("(G)")),
        (.products, "[\"food\"]", "[]", "[4].categories", .empty),
        (.products, "[\"food\"]", "\"food\"", "[4].categories", .wrongKind(.list)),
        (.products, "[\"food\"]", "[\"fod\"]", "[4].categories[0]", .unknownReference("fod", .category)),
        (.products, "[\"food\"]", "[\"plus\"]", "[4].categories", .onlyPromoted),
        (
            .products, "\"gluten\"", "\"gluten\",\"senf\"", "[0].allergens[2]",
            .unknownAllergen("senf", suggestion: nil)
        ),
        (.products, "\"milk\"", "\"milc\"", "[0].allergens[0]", .unknownAllergen("milc", suggestion: "milk")),
        (.products, "\"minimumAge\":18", "\"minimumAge\":0", "[3].minimumAge", .outOfRange("0", 1...120)),
        (.products, "images/b.svg", "../b.svg", "[0].image", .missingImage("../b.svg")),
        (.products, "images/b.svg", "/etc/passwd", "[0].image", .missingImage("/etc/passwd")),
        (.products, "images/b.svg", "images/.b.svg", "[0].image", .missingImage("images/.b.svg")),
    ]

    private static let menus: [Change] = [
        (
            .menus, "\"product\":\"cola\"", "\"product\":\"kola\"", ".drinks[0].product",
            .unknownReference("kola", .product)
        ),
        (
            .menus, "\"product\":\"beer\"", "\"product\":\"cola\"", ".drinks[1].product",
            .duplicateID("cola", first: ".drinks[0].product")
        ),
        (.menus, "\"0.30\"", "0.30", ".sides[1].supplement", .wrongKind(.text)),
    ]

    private static let restaurants: [Change] = [
        (.restaurants, "43.31012", "\"43.31012\"", "[0].latitude", .wrongKind(.number)),
        (.restaurants, "43.31012", "91", "[0].latitude", .outOfRange("91", -90...90)),
        (.restaurants, "-1.94107", "-180.5", "[0].longitude", .outOfRange("-180.5", -180...180)),
        (.restaurants, "-1.94107", "1e999", "[0].longitude", .outOfRange("1e999", -180...180)),
        (.restaurants, "43.31012,\"longitude\":-1.94107", "0,\"longitude\":0.0", "[0]", .zeroCoordinates),
        (
            .restaurants, "43.31012,\"longitude\":-1.94107", "-1.94107,\"longitude\":43.31012", "[0]",
            .swappedCoordinates
        ),
        (
            .restaurants, "Atlantic/Canary", "Atlantic/Canaries", "[1].timeZone",
            .unknownTimeZone("Atlantic/Canaries")
        ),
        (.restaurants, "{\"cola\":", "{\"kola\":", "[1].prices.kola", .unknownReference("kola", .product)),
        (.restaurants, "\"2.00\"", "\"2,00\"", "[1].prices.cola", .notAPrice("2,00")),
        (.restaurants, "{\"cola\":\"2.00\",\"burger\":\"3.50\"}", "[]", "[1].prices", .wrongKind(.object)),
        (.restaurants, "\"burger\":\"3.50\"", "\"cola\":\"3.50\"", "[1].prices.cola", .repeatedKey),
        (
            .restaurants, "{\"burger\":{\"price\":\"5.20\"}", "{\"tea\":{\"price\":\"5.20\"}",
            "[1].menuPrices.tea", .unknownReference("tea", .sandwich)
        ),
        (.restaurants, "{\"burger\":{\"largePrice\":\"6.60\"}}", "7", "[2].menuPrices", .wrongKind(.object)),
        (.restaurants, "{\"largePrice\":\"6.60\"}", "\"6.60\"", "[2].menuPrices.burger", .wrongKind(.object)),
        (.restaurants, "[\"beer\",\"rings\"]", "{}", "[1].notSold", .wrongKind(.list)),
        (.restaurants, "\"rings\"]", "\"rins\"]", "[1].notSold[1]", .unknownReference("rins", .product)),
        (.restaurants, "\"Three\"", "\"ONE\"", "[2].name", .duplicateName("ONE", first: "[0].name")),
        (.restaurants, "\"phone\":\"1\",", "", "[0].phone", .missing),
    ]

    private static let spreading: [Change] = [
        (
            .categories, "\"id\":\"drinks\"", "\"id\":\"food\"", "[3].id",
            .duplicateID("food", first: "[1].id")
        ),
        (.products, "\"wrap\"", "\"burger\"", "[1].id", .duplicateID("burger", first: "[0].id")),
        (
            .menus, "\"category\":\"menus\"", "\"category\":\"x\"", ".category",
            .unknownReference("x", .category)
        ),
        (
            .menus, "\"largePrice\":\"6.00\"", "\"largeprice\":\"6.00\"", ".sandwiches[0].largeprice",
            .unknownKey(suggestion: "largePrice")
        ),
        (.products, "\"id\":\"burger\",", "", "[0].id", .missing),
    ]

    @Test func `the unchanged sample catalogue has no error`() {
        #expect(SampleCatalogue().errors().isEmpty)
    }

    @Test(arguments: company + categories + products + menus + restaurants)
    func `one mistake is reported as one error, with its file and place`(_ change: Change) throws {
        let errors = try SampleCatalogue().replacing(change.old, in: change.part, with: change.new).errors()
        #expect(errors.count == 1, "\(errors)")
        let error = try #require(errors.first)
        #expect(error.file == change.part.fileName)
        #expect(error.path == change.path)
        #expect(error.problem == change.problem)
    }

    @Test(arguments: spreading)
    func `a mistake that leaves a name undefined is reported at both places`(
        _ change: Change
    ) throws {
        let errors = try SampleCatalogue().replacing(change.old, in: change.part, with: change.new).errors()
        #expect(errors.count > 1)
        #expect(errors.contains { $0.path == change.path && $0.problem == change.problem }, "\(errors)")
    }
}
