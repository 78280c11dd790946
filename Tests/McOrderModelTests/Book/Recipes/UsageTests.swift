import Foundation
import OrderTesting
import Testing

@testable import McOrderModel

/// How many random histories there are: 2000, or `MCORDER_BOOKS`.
private let histories = ProcessInfo.processInfo.environment["MCORDER_BOOKS"].flatMap { Int($0) } ?? 2000

/// What was used by what was made.
@Suite(.timeLimit(.minutes(histories > 2000 ? 60 : 5))) struct UsageTests {
    private static let products = ["burger", "salad", "water"]

    private func value(_ json: String) throws -> JSONValue {
        try JSONReader.read(Array(json.utf8), depth: 8).value
    }

    private func book() throws -> Book {
        let ingredients = ["beef", "cheese", "tomato"].map { ($0, #"{"name":"\#($0)","unit":"g"}"#) }
        return Book(
            try ingredients.enumerated().map { index, row in
                Book.Entry(
                    id: Int64(index + 1),
                    kind: .ingredient,
                    key: row.0,
                    content: try value(row.1),
                    at: noon,
                    by: "Ane",
                    since: noon
                )
            }
        )
    }

    private func recipe(_ product: String, of made: String = "product", taking parts: String) throws
        -> BookRecipe
    {
        let json = #"{"name":"x","of":"\#(made)","for":"\#(product)","ingredients":[\#(parts)]}"#
        return try BookRecipe(RecipeID("recipe-\(product)"), value(json))
    }

    private func version(_ event: Int64, _ recipe: BookRecipe) -> RecipeHistory.Version {
        RecipeHistory.Version(recipe.id, event: event, recipe)
    }

    private func line(_ json: String, service: String? = nil) throws -> MadeLines.Kind {
        let terms = try #require(LineTerms(stored: #"{"cents":1,"parts":[\#(json)]}"#))
        return MadeLines.Kind(terms.content, service: service.map { ServiceID($0) })
    }

    private func count(
        _ seq: Int64,
        of key: String = "beef",
        event: Int64,
        at minutes: Int,
        late: Int = 0,
        _ json: String = #"{"amount":1000,"unit":"g"}"#
    ) throws -> BookFact {
        BookFact(
            seq: seq,
            id: try #require(FactID("00000000-0000-4000-8000-\(100_000_000_000 + seq)")),
            kind: .count,
            key: key,
            browser: "Tablet",
            person: nil,
            at: at(minutes),
            entered: at(minutes + late),
            isDoubted: false,
            event: event,
            content: try value(json)
        )
    }

    private func grams(_ number: Int) -> BookQuantity { BookQuantity(millionths: number * 1_000_000) }

    private func used(
        _ lines: [(MadeLines.Kind, Int64)],
        _ versions: [RecipeHistory.Version],
        since event: Int64 = 0
    ) throws -> (Usage, BookQuantity?) {
        let made = MadeLines(
            lines.map(\.0),
            lines.enumerated().map { MadeLines.Line(kind: $0, .init(event: $1.1, at: at(Int($1.1)))) }
        )
        let usage = Usage(made, RecipeHistory(try book(), versions))
        let changes = usage.changes([try count(1, event: event, at: Int(event))])
        return (usage, changes[IngredientID("beef")]?.first?.quantity)
    }

    @Test func `choices, the large size and the service decide what a line used`() throws {
        let burger = try recipe(
            "burger",
            taking: #"""
                {"ingredient":"beef","quantity":100,"unit":"g"},
                {"ingredient":"beef","quantity":10,"unit":"g","only":"double"},
                {"ingredient":"beef","quantity":1,"unit":"g","unless":"plain"},
                {"ingredient":"beef","quantity":1000,"unit":"g","service":"away"}
                """#
        )
        let bacon = try recipe(
            "bacon",
            of: "choice",
            taking: #"{"ingredient":"beef","quantity":7,"unit":"g"}"#
        )
        let versions = [version(0, burger), version(0, bacon)]
        func option(_ id: String, _ count: Int, without: Bool = false) -> String {
            #"{"id":"\#(id)","name":"\#(id)","count":\#(count),"cents":0,"without":\#(without)}"#
        }
        func used(_ options: [String], service: String? = nil) throws -> BookQuantity? {
            let options = options.joined(separator: ",")
            let json = #"{"id":"burger","name":"B","cents":1,"rank":0,"options":[\#(options)]}"#
            return try self.used([(try line(json, service: service), 5)], versions).1
        }
        #expect(try used([]) == grams(101))
        #expect(try used([option("double", 2)]) == grams(121))
        #expect(try used([option("plain", 1, without: true)]) == grams(100))
        #expect(try used([], service: "away") == grams(1101))
        #expect(try used([], service: "here") == grams(101))
        #expect(try used([option("bacon", 3)]) == grams(122))
        // What is left out is not taken, whatever its recipe says.
        #expect(try used([option("bacon", 1, without: true)]) == grams(101))
    }

    @Test func `a recipe counts from the change of an order after it on, and the earliest one before`() throws
    {
        func burger(_ grams: Int) throws -> BookRecipe {
            try recipe("burger", taking: #"{"ingredient":"beef","quantity":\#(grams),"unit":"g"}"#)
        }
        let versions = [
            version(10, try burger(1)), version(20, try burger(10)), version(30, try burger(100)),
        ]
        let kind = try line(#"{"id":"burger","name":"B","cents":1,"rank":0}"#)
        func used(at event: Int64) throws -> BookQuantity? { try self.used([(kind, event)], versions).1 }
        #expect(try used(at: 5) == grams(1) && used(at: 20) == grams(1))
        #expect(try used(at: 21) == grams(10) && used(at: 30) == grams(10))
        #expect(try used(at: 31) == grams(100))
        let removed = versions + [RecipeHistory.Version(versions[0].id, event: 40, nil)]
        #expect(try self.used([(kind, 40)], removed).1 == grams(100))
        #expect(try self.used([(kind, 41)], removed).1 == nil)
    }

    @Test func `what no recipe covers is counted and named`() throws {
        let burger = try recipe("burger", taking: #"{"ingredient":"beef","quantity":1,"unit":"g"}"#)
        let unknown = try recipe("salad", taking: #"{"ingredient":"saffron","quantity":1,"unit":"g"}"#)
        func kind(_ ids: [String]) throws -> MadeLines.Kind {
            try line(
                ids.map { #"{"id":"\#($0)","name":"\#($0)","cents":1,"rank":0}"# }.joined(separator: ",")
            )
        }
        let menu = try kind(["burger", "water", "salad"])
        let lines = [(try kind(["burger"]), 1), (menu, 2), (menu, 3), (try kind(["water"]), Int64(4))]
        let forgotten = MadeLines.Kind(nil, service: nil)
        let (usage, beef) = try used(lines + [(forgotten, 5)], [version(0, burger), version(0, unknown)])
        #expect(usage.made == 5 && usage.covered == 1)
        #expect(usage.uncovered.map { "\($0.name) \($0.count)" } == ["water 3", "salad 2"])
        // A line that is known in part is not computed in part.
        #expect(beef == grams(1))
    }

    @Test func `a count is placed by the changes of orders, and by its time if it was sent later`() throws {
        let burger = try recipe("burger", taking: #"{"ingredient":"beef","quantity":1,"unit":"g"}"#)
        let kind = try line(#"{"id":"burger","name":"B","cents":1,"rank":0}"#)
        // The clock was an hour ahead until the sixth change.
        let made = MadeLines(
            [kind],
            (1...10).map { .init(kind: 0, .init(event: $0, at: at($0 < 6 ? 60 + Int($0) : Int($0)))) }
        )
        let usage = Usage(made, RecipeHistory(try book(), [version(0, burger)]))
        func used(_ fact: BookFact) -> BookQuantity? {
            usage.changes([fact])[IngredientID("beef")]?.first?.quantity
        }
        #expect(used(try count(1, event: 5, at: 65)) == grams(5))
        #expect(used(try count(1, event: 10, at: 8, late: 30)) == grams(2))
        #expect(used(try count(1, event: 10, at: 10)) == nil)
    }

    @Test func `a preparation that is counted in the same walk counts as its ingredients`() throws {
        let sauce =
            #"{"name":"Sauce","of":"preparation","portions":10,"ingredients":[{"ingredient":"beef","quantity":500,"unit":"g"}]}"#
        let rows: [(BookKind, String, String)] = [
            (.ingredient, "beef", #"{"name":"beef","unit":"g"}"#), (.recipe, "sauce", sauce),
        ]
        let book = Book(
            try rows.enumerated().map { index, row in
                Book.Entry(
                    id: Int64(index + 1),
                    kind: row.0,
                    key: row.1,
                    content: try row.0.content(value(row.2), row.1),
                    at: noon,
                    by: "Ane",
                    since: noon
                )
            }
        )
        func portions(_ seq: Int64, _ number: Int, at minutes: Int) throws -> BookFact {
            let json = #"{"amount":\#(number),"unit":"ud"}"#
            return try count(seq, of: "recipe/sauce", event: 0, at: minutes, json)
        }
        func there(_ facts: [BookFact]) -> BookQuantity {
            Stock(book.stockChanges(facts)[IngredientID("beef")] ?? [], at: at(1000)).there
        }
        // 1000 g, and 50 g in each portion.
        let beef = try count(1, event: 0, at: 0)
        #expect(there([beef]) == grams(1000))
        #expect(there([beef, try portions(2, 4, at: 5)]) == grams(1200))
        #expect(there([beef, try portions(2, 4, at: 5), try portions(3, 2, at: 6)]) == grams(1100))
        // It was counted on another day.
        #expect(there([beef, try portions(2, 4, at: 361)]) == grams(1000))
        // A later count of the ingredient without the preparation knows nothing of it any more.
        #expect(there([beef, try portions(2, 4, at: 5), try count(4, event: 0, at: 900)]) == grams(1000))
        // The next count expects it, and so shows no purchase.
        let later = [try count(4, event: 0, at: 900), try portions(5, 4, at: 905)]
        let changes = book.stockChanges([beef, try portions(2, 4, at: 5)] + later)
        #expect(Stock.surplus(changes[IngredientID("beef")] ?? []) == nil)
        #expect(
            Stock.surplus(book.stockChanges([beef] + later)[IngredientID("beef")] ?? [])?.quantity
                == grams(200)
        )
    }

    // MARK: Random histories

    /// A restaurant's day, walked through change by change.
    private struct Day {
        struct Line {
            let product: Int
            var added: Int64?
            var struck: Int64?
            var withdrawn: Int64?
            /// The change at which the walk saw it being made.
            var made: Int64?
        }

        struct Order {
            var lines: [Line]
            var changes = MadeLines.OrderChanges()
        }

        var orders: [Order] = []
        var event: Int64 = 0
        /// By the number of their change.
        var times: [Int64: Int] = [:]
        /// What each product took, and from which change on.
        var recipes: [(product: Int, event: Int64, grams: Int)] = []
        var counts: [BookFact] = []
    }

    /// Lets something happen that a till, a kitchen or an owner can do.
    private func walk(_ day: inout Day, _ random: inout SeededGenerator) throws {
        day.event += Int64(random.number(in: 1...3))
        let event = day.event
        let minutes = (day.times.values.max() ?? 0) + random.number(in: 1...9)
        day.times[event] = minutes
        let order = random.number(in: 0...max(0, day.orders.count - 1))
        let hasOrder = !day.orders.isEmpty
        let line = hasOrder ? random.number(in: 0...(day.orders[order].lines.count - 1)) : 0
        switch random.number(in: 0...9) {
        case 0, 1:
            day.orders.append(Day.Order(lines: (0...1).map { _ in .init(product: random.number(in: 0...2)) }))
        case 2, 3, 4:
            guard hasOrder else { return }
            day.orders[order].changes.add(MadeLines.Making(event: event, at: at(minutes)))
            for index in day.orders[order].lines.indices {
                let line = day.orders[order].lines[index]
                guard line.made == nil, line.struck == nil, line.withdrawn == nil else { continue }
                day.orders[order].lines[index].made = event
            }
        case 5:
            guard hasOrder else { return }
            day.orders[order].lines.append(.init(product: random.number(in: 0...2), added: event))
        case 6:
            guard hasOrder, day.orders[order].lines[line].withdrawn == nil else { return }
            let isTakenBack = day.orders[order].lines[line].struck != nil
            day.orders[order].lines[line].struck = isTakenBack ? nil : event
            day.orders[order].changes.add(strike: event, of: line + 1, isTakenBack: isTakenBack)
        case 7:
            guard hasOrder, day.orders[order].lines[line].added != nil else { return }
            day.orders[order].lines[line].withdrawn = day.orders[order].lines[line].withdrawn ?? event
        case 8:
            day.recipes.append((random.number(in: 0...2), event - 1, random.number(in: 1...500)))
        default:
            let late = random.number(in: 0...3) == 0 ? random.number(in: 2...40) : 0
            let key = ["beef", "cheese", "tomato"][random.number(in: 0...2)]
            let seq = Int64(day.counts.count + 1)
            day.counts.append(try count(seq, of: key, event: event, at: minutes - late, late: late))
        }
    }

    @Test func `what was used equals what a walk through the day sees being made`() throws {
        var random = SeededGenerator(seed: 71)
        let book = try book()
        let keys = ["beef", "cheese", "tomato"]
        for _ in 0..<(histories / 20) {
            var day = Day()
            for _ in 0..<60 { try walk(&day, &random) }
            let versions = try day.recipes.map { row in
                let part = #"{"ingredient":"\#(keys[row.product])","quantity":\#(row.grams),"unit":"g"}"#
                return version(row.event, try recipe(Self.products[row.product], taking: part))
            }
            let kinds = try Self.products.map { try line(#"{"id":"\#($0)","name":"x","cents":1,"rank":0}"#) }
            var seen: [MadeLines.Line] = []
            for order in day.orders {
                for (index, line) in order.lines.enumerated() {
                    let ended = [line.struck, line.withdrawn].compactMap(\.self).min()
                    let making = order.changes.making(of: index + 1, after: line.added, before: ended)
                    #expect(making?.event == line.made)
                    if let making { seen.append(.init(kind: line.product, making)) }
                }
            }
            let usage = Usage(MadeLines(kinds, seen.shuffled(using: &random)), RecipeHistory(book, versions))
            let changes = usage.changes(day.counts)
            for (product, key) in keys.enumerated() {
                guard
                    let last = day.counts.filter({ $0.key == key }).max(by: {
                        ($0.at, $0.seq) < ($1.at, $1.seq)
                    })
                else { continue }
                var sum = 0
                for line in day.orders.flatMap(\.lines) where line.product == product {
                    guard let made = line.made, let minutes = day.times[made] else { continue }
                    let isLate = last.entered - last.at > .seconds(60)
                    guard isLate ? at(minutes) > last.at : made > last.event else { continue }
                    let own = day.recipes.filter { $0.product == product }
                    sum += (own.last { $0.event < made } ?? own.first)?.grams ?? 0
                }
                let found = changes[IngredientID(key)]?.last { $0.at == last.at && $0.seq == last.seq }
                #expect((found?.quantity ?? .none) == grams(sum), "\(key)")
            }
        }
    }
}
