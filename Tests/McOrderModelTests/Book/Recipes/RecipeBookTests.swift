import Foundation
import OrderTesting
import Testing

@testable import McOrderModel

/// How many random recipes there are: 2000, or `MCORDER_BOOKS`.
private let books = ProcessInfo.processInfo.environment["MCORDER_BOOKS"].flatMap { Int($0) } ?? 2000

/// What recipes take, their allergens and their cost.
@Suite(.timeLimit(.minutes(books > 2000 ? 60 : 5))) struct RecipeBookTests {
    private func book(_ rows: [(BookKind, String, String)]) throws -> Book {
        Book(
            try rows.enumerated().map { index, row in
                let content = try JSONReader.read(Array(row.2.utf8), depth: 8).value
                return Book.Entry(
                    id: Int64(index + 1),
                    kind: row.0,
                    key: row.1,
                    content: try row.0.content(content, row.1),
                    at: noon,
                    by: "Ane",
                    since: noon
                )
            }
        )
    }

    private func kitchen(adding rows: [(BookKind, String, String)] = []) throws -> Book {
        try book(
            [
                (.ingredient, "bun", #"{"name":"Pan","unit":"ud","allergens":["gluten"]}"#),
                (.ingredient, "beef", #"{"name":"Carne","unit":"kg","allergens":[]}"#),
                (
                    .ingredient, "egg",
                    #"{"name":"Huevo","unit":"ud","gramsPerPiece":60,"allergens":["eggs"]}"#
                ),
                (.ingredient, "oil", #"{"name":"Aceite","unit":"l","gramsPerLitre":920,"allergens":[]}"#),
                (.ingredient, "cheese", #"{"name":"Queso","unit":"ud","allergens":["milk"]}"#),
                (.ingredient, "box", #"{"name":"Caja","unit":"ud","allergens":[]}"#),
                (
                    .supply, "beef-5",
                    #"{"ingredient":"beef","supplier":"M","size":5,"unit":"kg","price":"50.00"}"#
                ),
                (
                    .supply, "bun-6",
                    #"{"ingredient":"bun","supplier":"M","size":6,"unit":"ud","price":"1.50"}"#
                ),
                (
                    .supply, "egg-12",
                    #"{"ingredient":"egg","supplier":"M","size":12,"unit":"ud","price":"3.00"}"#
                ),
                (
                    .supply, "oil-5",
                    #"{"ingredient":"oil","supplier":"M","size":5,"unit":"l","price":"20.00"}"#
                ),
                (
                    .recipe, "mayo",
                    #"""
                    {"name":"Mayonesa","of":"preparation","portions":20,"ingredients":[
                    {"ingredient":"egg","quantity":120,"unit":"g"},
                    {"ingredient":"oil","quantity":460,"unit":"g"}]}
                    """#
                ),
                (
                    .recipe, "burger",
                    #"""
                    {"name":"Hamburguesa","of":"product","for":"burger","portions":2,"ingredients":[
                    {"ingredient":"bun","quantity":2,"unit":"ud","unless":"no-bun"},
                    {"ingredient":"beef","quantity":180,"unit":"g","waste":10},
                    {"ingredient":"cheese","quantity":2,"unit":"ud","only":"cheese"},
                    {"ingredient":"box","quantity":2,"unit":"ud","service":"away"},
                    {"preparation":"mayo","quantity":3,"unit":"ud"}]}
                    """#
                ),
            ] + rows
        )
    }

    private func need(
        _ recipe: String,
        _ book: Book,
        _ variant: RecipeBook.Variant = .init()
    ) throws -> [String: Int] {
        let recipes = RecipeBook(book)
        let need = try recipes.need(of: try #require(recipes[RecipeID(recipe)]), variant)
        return Dictionary(uniqueKeysWithValues: need.map { ($0.key.description, $0.value.millionths) })
    }

    @Test func `a portion takes what stands in it, with what is lost, down to what is bought`() throws {
        let book = try kitchen()
        // 90 g are what is left of 100 g; 1.5 of 20 portions of mayonnaise have 9 g of egg and 34.5 g of oil.
        #expect(
            try need("burger", book) == [
                "bun": 1_000_000, "beef": 100_000_000, "egg": 150_000, "oil": 37_500_000,
            ]
        )
        #expect(try need("mayo", book) == ["egg": 100_000, "oil": 25_000_000])
    }

    @Test func `what was chosen is taken as often, and what was left out is not`() throws {
        let book = try kitchen()
        var variant = RecipeBook.Variant()
        variant.choices = [ChoiceID("cheese"): 2, ChoiceID("no-bun"): 1]
        variant.service = "away"
        let found = try need("burger", book, variant)
        #expect(found["cheese"] == 2_000_000 && found["bun"] == nil && found["box"] == 1_000_000)
    }

    @Test func `a large drink takes its own amount instead of the plain one`() throws {
        let cola = #"""
            {"name":"Cola","of":"product","for":"cola","ingredients":[
            {"ingredient":"oil","quantity":25,"unit":"cl"},
            {"ingredient":"oil","quantity":40,"unit":"cl","size":"large"},
            {"ingredient":"box","quantity":1,"unit":"ud"}]}
            """#
        let book = try kitchen(adding: [(.recipe, "cola", cola)])
        var variant = RecipeBook.Variant()
        #expect(try need("cola", book, variant) == ["oil": 250_000_000, "box": 1_000_000])
        variant.isLarge = true
        #expect(try need("cola", book, variant) == ["oil": 400_000_000, "box": 1_000_000])
    }

    @Test func `a preparation that takes itself, is too deep, unknown or sold is named`() throws {
        func recipe(_ key: String, of made: String = "preparation", taking part: String) -> (
            BookKind, String, String
        ) {
            let sold = made == "product" ? #","for":"x""# : ""
            let parts = #"[{"preparation":"\#(part)","quantity":1,"unit":"ud"}]"#
            return (.recipe, key, #"{"name":"x","of":"\#(made)"\#(sold),"ingredients":\#(parts)}"#)
        }
        let circle = try kitchen(adding: [recipe("a", taking: "b"), recipe("b", taking: "a")])
        #expect(throws: RecipeBook.Problem.circle(RecipeID("a"))) { try need("a", circle) }
        #expect(throws: RecipeBook.Problem.circle(RecipeID("b"))) { try need("b", circle) }
        let chain = (0..<6).map { recipe("r\($0)", taking: $0 == 5 ? "mayo" : "r\($0 + 1)") }
        let deep = try kitchen(adding: chain)
        #expect(throws: RecipeBook.Problem.tooDeep(RecipeID("r0"))) { try need("r0", deep) }
        #expect(try need("r1", deep) == need("mayo", deep))
        let wrong = try kitchen(adding: [recipe("c", taking: "none"), recipe("d", taking: "burger")])
        #expect(throws: RecipeBook.Problem.unknownPreparation(RecipeID("none"))) { try need("c", wrong) }
        #expect(throws: RecipeBook.Problem.notAPreparation(RecipeID("burger"))) { try need("d", wrong) }
        let spoon =
            #"{"name":"x","of":"preparation","ingredients":[{"ingredient":"box","quantity":1,"unit":"g"}]}"#
        let box = try kitchen(adding: [(.recipe, "e", spoon)])
        #expect(throws: RecipeBook.Problem.noConversion(IngredientID("box"), .gram)) { try need("e", box) }
    }

    @Test func `a preparation that hundreds of parts take is computed once`() throws {
        var rows: [(BookKind, String, String)] = [
            (.ingredient, "x", #"{"name":"x","unit":"g","allergens":["milk"]}"#)
        ]
        for level in 0...5 {
            let part =
                level == 0
                ? #"{"ingredient":"x","quantity":1,"unit":"g"}"#
                : #"{"preparation":"r\#(level - 1)","quantity":1,"unit":"ud"}"#
            let parts = [String](repeating: part, count: 60).joined(separator: ",")
            rows.append(
                (
                    .recipe, "r\(level)",
                    #"{"name":"r","of":"preparation","portions":60,"ingredients":[\#(parts)]}"#
                )
            )
        }
        let book = try book(rows)
        let recipes = RecipeBook(book)
        #expect(recipes.endless == nil)
        #expect(try need("r5", book) == ["x": 1_000_000])
        #expect(recipes.allergens(of: try #require(recipes[RecipeID("r5")])) == [.milk])
    }

    @Test func `allergens are the union, also of what can be left out, and unknown ones make it unknown`()
        throws
    {
        let book = try kitchen()
        let recipes = RecipeBook(book)
        let burger = try #require(recipes[RecipeID("burger")])
        // Cheese is a choice of its own, with allergens of its own.
        #expect(recipes.allergens(of: burger) == [.gluten, .eggs])
        let part =
            #"[{"ingredient":"salt","quantity":1,"unit":"g"},{"preparation":"mayo","quantity":1,"unit":"ud"}]"#
        let unknown = try kitchen(adding: [
            (.ingredient, "salt", #"{"name":"Sal","unit":"g"}"#),
            (.recipe, "x", #"{"name":"x","of":"preparation","ingredients":\#(part)}"#),
        ])
        let other = RecipeBook(unknown)
        #expect(other.allergens(of: try #require(other[RecipeID("x")])) == nil)
    }

    @Test func `a portion costs what its parts cost at the first price, rounded once`() throws {
        let recipes = RecipeBook(try kitchen())
        // 25 cents of bun, 100 of beef, 3.75 of egg, 15 of oil.
        #expect(recipes.cost(of: try #require(recipes[RecipeID("burger")])) == Money(cents: 144))
        var variant = RecipeBook.Variant()
        variant.choices = [ChoiceID("cheese"): 1]
        #expect(recipes.cost(of: try #require(recipes[RecipeID("burger")]), variant) == nil)
    }

    @Test func `an allergen that the catalogue lacks is named`() throws {
        let catalogue = try RepositoryCatalogue.read()
        let product = try #require(catalogue.products.first { $0.allergens.map { !$0.isEmpty } ?? false })
        let said = Set(product.allergens ?? [])
        func difference(_ allergens: Set<Allergen>) throws -> AllergenDifference? {
            let names = allergens.map { "\"\($0.rawValue)\"" }.joined(separator: ",")
            let book = try book([
                (.ingredient, "all", #"{"name":"x","unit":"ud","allergens":[\#(names)]}"#),
                (
                    .recipe, "x",
                    #"{"name":"x","of":"product","for":"\#(product.id)","ingredients":[{"ingredient":"all","quantity":1,"unit":"ud"}]}"#
                ),
            ])
            let recipes = RecipeBook(book)
            return AllergenDifference(try #require(recipes[RecipeID("x")]), in: recipes, catalogue)
        }
        #expect(try difference(said) == nil)
        let other = try #require(Allergen.allCases.first { !said.contains($0) })
        #expect(try difference(said.union([other]))?.missing == [other])
        let less = try #require(try difference([]))
        #expect(less.missing.isEmpty && less.additional == said)
    }

    @Test func `the recipes of the example say the same allergens as the sample catalogue`() throws {
        let folder = RepositoryCatalogue.path + "/../docs/examples/book/"
        var files: [BookTable: [UInt8]] = [:]
        for table in BookTable.allCases {
            files[table] = Array(try Data(contentsOf: URL(filePath: folder + table.fileName)))
        }
        let entries = try BookTables(files).changes(from: []).map { change in
            Book.Entry(
                id: 1,
                kind: change.kind,
                key: change.key,
                content: change.after,
                at: noon,
                by: "",
                since: noon
            )
        }
        let recipes = RecipeBook(Book(entries))
        let all = Book(entries).recipes
        #expect(all.count == 10)
        let catalogue = try RepositoryCatalogue.read()
        for recipe in all {
            #expect(
                recipes.problem(of: recipe) == nil && recipes.allergens(of: recipe) != nil,
                "\(recipe.id)"
            )
            #expect(recipes.cost(of: recipe) != nil && !recipe.steps.isEmpty, "\(recipe.id)")
            #expect(AllergenDifference(recipe, in: recipes, catalogue) == nil, "\(recipe.id)")
            if case .product(let id)? = recipe.sellable { #expect(catalogue.product(id) != nil, "\(id)") }
        }
    }

    @Test func `amounts that no kitchen has are named, and end nothing`() throws {
        let most = #"{"preparation":"r%","quantity":999999.999,"unit":"ud","waste":95}"#
        let least = #"{"ingredient":"x","quantity":999999.999,"unit":"kg","waste":94.999}"#
        var rows: [(BookKind, String, String)] = [(.ingredient, "x", #"{"name":"x","unit":"g"}"#)]
        for level in 0...5 {
            let part = level == 0 ? least : most.replacing("%", with: "\(level - 1)")
            let parts = [part, least].joined(separator: ",")
            rows.append(
                (
                    .recipe, "r\(level)",
                    #"{"name":"r","of":"preparation","portions":0.001,"ingredients":[\#(parts)]}"#
                )
            )
        }
        let book = try book(rows)
        #expect(throws: RecipeBook.Problem.tooLarge) { try need("r5", book) }
        // The smallest is no error, and rounds to nothing.
        let small = #"{"preparation":"r%","quantity":0.001,"unit":"ud"}"#
        let grain = #"{"ingredient":"x","quantity":0.001,"unit":"g"}"#
        rows = [(.ingredient, "x", #"{"name":"x","unit":"g"}"#)]
        for level in 0...5 {
            let part = level == 0 ? grain : small.replacing("%", with: "\(level - 1)")
            rows.append(
                (
                    .recipe, "r\(level)",
                    #"{"name":"r","of":"preparation","portions":999999.999,"ingredients":[\#(part)]}"#
                )
            )
        }
        #expect(try need("r5", try self.book(rows)) == ["x": 0])
    }

    /// Decimals, which hold these fractions to more than thirty places, and no fractions.
    private func walked(_ recipe: BookRecipe, _ all: [BookRecipe], _ portions: Decimal) -> Decimal {
        recipe.ingredients.reduce(0) { sum, part in
            let kept = (100 - Decimal(part.waste.thousandths) / 1000) / 100
            let quantity =
                Decimal(part.quantity.thousandths) / 1000 * portions
                / (Decimal(recipe.portions.thousandths) / 1000) / kept
            switch part.source {
            case .ingredient: return sum + quantity * Decimal(part.unit.baseUnits)
            case .preparation(let id):
                guard let inner = all.first(where: { $0.id == id }) else { return sum }
                return sum + walked(inner, all, quantity)
            }
        }
    }

    @Test func `random recipes take what a second implementation says`() throws {
        var random = SeededGenerator(seed: 69)
        for _ in 0..<books {
            let depth = random.number(in: 1...4)
            var rows: [(BookKind, String, String)] = [(.ingredient, "x", #"{"name":"x","unit":"kg"}"#)]
            for level in 0..<depth {
                let parts = (0..<random.number(in: 1...3)).map { _ in
                    let quantity = BookNumber(thousandths: random.number(in: 1...5000))
                    let waste = BookNumber(random.number(in: 0...50))
                    let isInner = level > 0 && Bool.random(using: &random)
                    return isInner
                        ? #"{"preparation":"r\#(level - 1)","quantity":\#(quantity),"unit":"ud","waste":\#(waste)}"#
                        : #"{"ingredient":"x","quantity":\#(quantity),"unit":"kg","waste":\#(waste)}"#
                }
                let portions = BookNumber(thousandths: random.number(in: 500...40_000))
                let json = #"""
                    {"name":"r","of":"preparation","portions":\#(portions),"ingredients":[\#(parts.joined(separator: ","))]}
                    """#
                rows.append((.recipe, "r\(level)", json))
            }
            let book = try book(rows)
            let last = try #require(book.recipes.last)
            var exact = walked(last, book.recipes, 1) * 1_000_000
            var rounded = Decimal()
            NSDecimalRound(&rounded, &exact, 0, .plain)
            let found = try need(last.id.description, book)["x"]
            let wanted = min(NSDecimalNumber(decimal: rounded).intValue, 1_000_000_000_000_000)
            #expect(found == wanted, "\(rows)")
        }
    }
}
