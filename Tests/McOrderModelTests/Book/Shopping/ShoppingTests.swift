import OrderTesting
import Testing

@testable import McOrderModel

/// Quantities, what is there, and what has to be bought.
@Suite struct ShoppingTests {
    private func grams(_ number: Int) -> BookQuantity { BookQuantity(millionths: number * 1_000_000) }

    // MARK: Quantities

    @Test(arguments: [
        ("1.5", BookUnit.kilogram, BookUnit.gram, 1_500_000_000), ("25", .centilitre, .litre, 250_000_000),
        ("3", .piece, .piece, 3_000_000), ("0.001", .gram, .kilogram, 1000),
    ])
    func `a quantity converts within its kind`(
        _ text: String,
        _ unit: BookUnit,
        _ kept: BookUnit,
        _ millionths: Int
    ) throws {
        let number = try #require(BookNumber(text))
        #expect(Conversion(unit: kept).quantity(number, unit)?.millionths == millionths)
    }

    @Test func `pieces and litres convert by their grams, rounded once`() throws {
        let egg = Conversion(unit: .gram, gramsPerPiece: BookNumber(60))
        #expect(egg.quantity(BookNumber(3), .piece) == grams(180))
        let oil = Conversion(unit: .litre, gramsPerLitre: BookNumber(920))
        #expect(oil.quantity(BookNumber(920), .gram)?.millionths == 1_000_000_000)
        #expect(oil.quantity(BookNumber(1), .gram)?.millionths == 1_086_957)
        let bun = Conversion(unit: .piece, gramsPerPiece: BookNumber(70), gramsPerLitre: BookNumber(350))
        #expect(bun.quantity(BookNumber(1), .litre)?.millionths == 5_000_000)
    }

    @Test func `what nobody can convert is no quantity`() {
        #expect(Conversion(unit: .gram).quantity(BookNumber(1), .piece) == nil)
        #expect(Conversion(unit: .litre).quantity(BookNumber(1), .gram) == nil)
        #expect(Conversion(unit: .piece, gramsPerPiece: BookNumber(0)).quantity(BookNumber(1), .gram) == nil)
        let tiny = Conversion(unit: .piece, gramsPerPiece: BookNumber(thousandths: 1))
        #expect(
            tiny.quantity(BookNumber(thousandths: 999_999_999), .kilogram)?.millionths ?? 0
                <= 1_000_000_000_000_000
        )
    }

    // MARK: What is there

    @Test func `the count is the truth, and what came and went since changes it`() {
        let changes = [
            Stock.Change(.bought, at: at(-10), seq: 1, grams(500)),
            Stock.Change(.count, at: noon, seq: 2, grams(100)),
            Stock.Change(.bought, at: at(5), seq: 3, grams(50)),
            Stock.Change(.waste, at: at(6), seq: 4, grams(20)),
        ]
        for order in [changes, changes.reversed()] {
            let stock = Stock(order, at: at(10))
            #expect(stock.there == grams(130) && !stock.mustBeCounted)
        }
    }

    @Test func `what was never or long ago counted, or would be below nothing, has to be counted`() {
        #expect(Stock([], at: noon) == Stock([Stock.Change(.bought, at: noon, seq: 1, grams(5))], at: noon))
        let count = Stock.Change(.count, at: noon, seq: 1, grams(10))
        #expect(!Stock([count], at: noon + .seconds(8 * 86_400)).mustBeCounted)
        #expect(Stock([count], at: noon + .seconds(8 * 86_400 + 1)).mustBeCounted)
        let negative = Stock([count, Stock.Change(.used, at: at(1), seq: 2, grams(11))], at: at(2))
        #expect(negative.there == .none && negative.mustBeCounted)
    }

    // MARK: What has to be bought

    @Test(arguments: [
        (0, 1000, 0, 1), (0, 1000, 1000, 0), (2500, 0, 0, 3), (0, 1009, 0, 1), (0, 1010, 0, 2), (0, 0, 0, 0),
        (500, 500, 999, 0), (500, 500, 990, 1),
    ])
    func `packages are rounded up once, and crumbs buy none`(
        _ need: Int,
        _ keep: Int,
        _ there: Int,
        _ packages: Int
    ) {
        let found = ShoppingNeed.packages(
            need: grams(need),
            keep: grams(keep),
            there: grams(there),
            package: grams(1000)
        )
        #expect(found == packages)
    }

    // MARK: Ticks

    @Test func `browsers add up, and any order of arrival gives one state`() throws {
        let id = { (number: Int) in FactID("00000000-0000-4000-8000-00000000000\(number)") }
        let tick = { (number: Int, browser: String, n: Int, packages: Int) in
            Purchase.Tick(
                id: try #require(id(number)),
                item: "oil",
                browser: browser,
                number: n,
                packages: BookNumber(packages)
            )
        }
        let ticks = [
            try tick(1, "Ane", 1, 1), try tick(2, "Beñat", 1, 2), try tick(3, "Ane", 2, 3),
            try tick(4, "Ane", 3, 1),
            // Two tabs of one browser, of which neither knows the other.
            try tick(5, "Ane", 3, 4),
        ]
        var random = SystemRandomNumberGenerator()
        for _ in 0..<50 {
            let purchase = Purchase((ticks + ticks.prefix(3)).shuffled(using: &random))
            #expect(purchase.byBrowser == ["Ane": BookNumber(4), "Beñat": BookNumber(2)])
            #expect(purchase.packages == BookNumber(6) && purchase.lastNumber == 3)
        }
        #expect(Purchase(ticks + [try tick(6, "Beñat", 2, 0)]).byBrowser == ["Ane": BookNumber(4)])
    }

    // MARK: The book

    private func book(adding entries: [Book.Entry] = []) throws -> Book {
        let rows: [(BookKind, String, String)] = [
            (.ingredient, "oil", #"{"name":"Aceite","unit":"l"}"#),
            (.ingredient, "egg", #"{"name":"Huevos","unit":"ud"}"#),
            (
                .supply, "oil-5l",
                #"{"ingredient":"oil","supplier":"M","size":5,"unit":"l","keep":10,"price":"24.50"}"#
            ),
            (.supply, "egg-30", #"{"ingredient":"egg","supplier":"G","size":30,"unit":"ud","keep":60}"#),
            (
                .list, "sat",
                #"{"name":"S","items":[{"key":"x-1","text":"Servilletas"},{"key":"egg-30","leftOut":true}]}"#
            ),
        ]
        return Book(
            try rows.map { kind, key, json in
                let content = try kind.content(JSONReader.read(Array(json.utf8), depth: 8).value, key)
                return Book.Entry(
                    id: 1,
                    kind: kind,
                    key: key,
                    content: content,
                    at: noon,
                    by: "",
                    since: noon
                )
            } + entries
        )
    }

    private func fact(
        _ seq: Int64,
        _ kind: BookFact.Kind,
        _ key: String,
        _ json: String,
        browser: String = "Ane",
        at moment: Timestamp = at(1)
    ) throws -> BookFact {
        BookFact(
            seq: seq,
            id: try #require(FactID("00000000-0000-4000-8000-00000000100\(seq)")),
            kind: kind,
            key: key,
            browser: browser,
            number: Int(seq),
            person: nil,
            at: moment,
            entered: moment,
            isDoubted: false,
            content: try JSONReader.read(Array(json.utf8), depth: 8).value
        )
    }

    @Test func `a count a package above what is expected asks for a purchase that nobody ticked`() throws {
        let book = try book()
        func unticked(_ facts: [BookFact]) -> UntickedPurchase? {
            UntickedPurchase.all(in: book, book.stockChanges(facts))[IngredientID("oil")]
        }
        let first = try fact(1, .count, "oil", #"{"amount":5,"unit":"l"}"#, at: noon)
        let waste = try fact(2, .waste, "oil", #"{"amount":1,"unit":"l"}"#, at: at(30))
        // Without an earlier count nothing is expected.
        #expect(unticked([first]) == nil)
        let less = try fact(3, .count, "oil", #"{"amount":8.9,"unit":"l"}"#, at: at(60))
        #expect(unticked([first, waste, less]) == nil)
        let more = try fact(4, .count, "oil", #"{"amount":15,"unit":"l"}"#, at: at(60))
        let found = try #require(unticked([more, first, waste]))
        #expect(found.supply.id == SupplyID("oil-5l") && found.packages == BookNumber(2))
        #expect(found.at == at(59))
        // A tick answers it, and the count stays the truth.
        let tick = try fact(5, .bought, "sat/oil-5l", #"{"packages":2}"#, at: found.at)
        let facts = [first, waste, more, tick]
        #expect(unticked(facts) == nil)
        let oil = try #require(IngredientID(key: "oil"))
        let stock = Stock(book.stockChanges(facts)[oil] ?? [], at: at(70))
        #expect(stock.there.millionths == 15_000_000_000)
        // Who counted wrongly and counts again at once bought nothing.
        let again = try fact(6, .count, "oil", #"{"amount":25,"unit":"l"}"#, at: at(65))
        #expect(unticked([first, waste, more, again])?.packages == BookNumber(4))
        #expect(unticked([less, again]) == nil)
        // What was counted nine days before says nothing any more.
        let late = try fact(7, .count, "oil", #"{"amount":99,"unit":"l"}"#, at: noon + .seconds(9 * 86_400))
        #expect(unticked([first, late]) == nil)
    }

    @Test func `a list has what counts and ticks leave to buy`() throws {
        let book = try book()
        let facts = [
            try fact(1, .count, "oil", #"{"amount":4,"unit":"l"}"#, at: noon),
            try fact(2, .waste, "oil", #"{"amount":"500","unit":"ml"}"#),
        ]
        let list = try #require(book.lists.first)
        func shopping(_ facts: [BookFact]) -> ShoppingList {
            ShoppingList(
                list,
                ingredients: book.ingredients,
                supplies: book.supplies,
                changes: book.stockChanges(facts, except: list.id),
                ticks: book.ticks(facts, of: list.id),
                at: at(5)
            )
        }
        let first = shopping(facts)
        // 10 litres are to be there, and 3.5 are; what was left out is not there, what was typed comes last.
        #expect(first.lines.map(\.name) == ["Aceite", "Servilletas"])
        #expect(first.lines.map(\.packages) == [BookNumber(2), BookNumber(1)])
        #expect(first.leftOut.map(\.key) == ["egg-30"] && first.leftOut.map(\.name) == ["Huevos"])
        #expect(first.lines[0].cost == Money(cents: 4900) && first.cost == Money(cents: 4900))
        #expect(!first.lines[0].mustBeCounted && !first.lines[0].isBought)
        let bought = [
            try fact(3, .bought, "sat/oil-5l", #"{"packages":1}"#),
            try fact(4, .bought, "sat/oil-5l", #"{"packages":1}"#, browser: "Beñat"),
            try fact(5, .bought, "other/oil-5l", #"{"packages":7}"#),
        ]
        let second = shopping(facts + bought.prefix(2))
        // What the list wants stays as it is ticked.
        #expect(second.lines[0].packages == BookNumber(2) && second.lines[0].isBought)
        #expect(second.lines[0].bought.byBrowser == ["Ane": BookNumber(1), "Beñat": BookNumber(1)])
        #expect(book.ticks(facts + bought, of: list.id).count == 2)
    }

    @Test func `a browser says how much it has bought so far, and the differences are its purchases`() throws
    {
        let facts = [
            try fact(1, .count, "egg", #"{"amount":0,"unit":"ud"}"#, at: noon),
            try fact(2, .bought, "sat/egg-30", #"{"packages":1}"#),
            try fact(3, .bought, "sat/egg-30", #"{"packages":3}"#, at: at(2)),
            try fact(4, .bought, "sat/egg-30", #"{"packages":2}"#, at: at(3)),
            try fact(5, .bought, "sat/egg-30", #"{"packages":1,"price":"3.20"}"#, browser: "Beñat"),
        ]
        let content = { (json: JSONValue) in json.member("content")?.members.map(\.name) }
        #expect(content(facts[4].json) == ["packages", "price"])
        #expect(content(facts[4].jsonWithoutPrice) == ["packages"])
        #expect(facts[0].jsonWithoutPrice == facts[0].json)
        let changes = try book().stockChanges(facts)
        #expect(Stock(changes[IngredientID("egg"), default: []], at: at(5)).there.millionths == 90_000_000)
    }

    // MARK: What somebody has to look at

    private func pantry(
        _ facts: [BookFact],
        after days: Int = 0,
        adding entries: [Book.Entry] = []
    ) throws -> Pantry {
        let book = try book(adding: entries)
        return Pantry(
            book,
            changes: book.stockChanges(facts),
            purchases: facts,
            days: BusinessDays(zone: try #require(RestaurantZone(identifier: "UTC"))),
            at: at(60) + .seconds(days * 86_400)
        )
    }

    @Test func `what is below what is to be there is shown, and what was not counted is not`() throws {
        #expect(try pantry([]).isEmpty)
        let facts = [
            try fact(1, .count, "oil", #"{"amount":9.5,"unit":"l"}"#, at: noon),
            try fact(2, .count, "egg", #"{"amount":60,"unit":"ud"}"#, at: noon),
        ]
        let low = try pantry(facts).low
        #expect(low.map(\.ingredient.name) == ["Aceite"])
        #expect(low.map { $0.ingredient.number($0.there) } == [BookNumber("9.5")])
        #expect(low.map { $0.ingredient.number($0.keep) } == [BookNumber(10)])
        let thrown = try fact(3, .waste, "egg", #"{"amount":1,"unit":"ud"}"#)
        #expect(try pantry(facts + [thrown]).low.count == 2)
    }

    @Test func `what has run out names all that needs it`() throws {
        let recipe =
            #"{"name":"Tortilla","of":"product","for":"tortilla","ingredients":[{"ingredient":"egg","quantity":"3","unit":"ud"}]}"#
        let content = try BookKind.recipe.content(
            JSONReader.read(Array(recipe.utf8), depth: 8).value,
            "tortilla"
        )
        let entry = Book.Entry(
            id: 9,
            kind: .recipe,
            key: "tortilla",
            content: content,
            at: noon,
            by: "",
            since: noon
        )
        let egg = try fact(1, .count, "egg", #"{"amount":0,"unit":"ud"}"#, at: noon)
        let oil = try fact(2, .count, "oil", #"{"amount":0,"unit":"l"}"#, at: noon)
        let gone = try pantry([egg, oil], adding: [entry]).gone
        #expect(gone.map(\.ingredient.name) == ["Huevos"])
        #expect(gone.map(\.sellables) == [[.product(ProductID("tortilla"))]])
        // What was not counted may be there.
        #expect(try pantry([oil], adding: [entry]).gone.isEmpty)
        let bought = try fact(3, .bought, "sat/egg-30", #"{"packages":1}"#)
        #expect(try pantry([egg, bought], adding: [entry]).gone.isEmpty)
    }

    @Test(arguments: [(-3, false), (-2, true), (0, true), (7, true), (8, false)])
    func `what was bought is shown from two days before its day until a week after it`(
        _ days: Int,
        _ isShown: Bool
    ) throws {
        // 20 November.
        let tick = #"{"packages":1,"lot":"L7","bestBefore":"2026-11-30"}"#
        let ending = try pantry([try fact(1, .bought, "sat/egg-30", tick)], after: 10 + days).ending
        #expect(ending.map(\.lot) == (isShown ? ["L7"] : []))
        #expect(
            ending.allSatisfy { $0.ingredient.name == "Huevos" && $0.bestBefore.description == "2026-11-30" }
        )
    }

    @Test func `what is used up, taken back or counted after its day is shown no more`() throws {
        let tick = #"{"packages":1,"bestBefore":"2026-11-21"}"#
        let bought = try fact(1, .bought, "sat/egg-30", tick)
        func count(_ amount: Int, _ moment: Timestamp) throws -> BookFact {
            try fact(2, .count, "egg", #"{"amount":\#(amount),"unit":"ud"}"#, at: moment)
        }
        #expect(try pantry([bought, try count(12, at(5))]).ending.count == 1)
        #expect(try pantry([bought, try count(0, at(5))]).ending.isEmpty)
        let later = noon + .seconds(2 * 86_400)
        #expect(try pantry([bought, try count(12, at(5))], after: 2).ending.count == 1)
        #expect(try pantry([bought, try count(12, later)], after: 2).ending.isEmpty)
        let back = try fact(3, .bought, "sat/egg-30", #"{"packages":0,"bestBefore":"2026-11-21"}"#)
        #expect(try pantry([bought, back]).ending.isEmpty)
        let corrected = try fact(3, .bought, "sat/egg-30", #"{"packages":1,"bestBefore":"2026-12-21"}"#)
        #expect(try pantry([corrected, bought]).ending.isEmpty)
        let other = try fact(4, .bought, "sat/egg-30", tick, browser: "Beñat")
        #expect(try pantry([bought, other]).ending.count == 1)
    }
}
