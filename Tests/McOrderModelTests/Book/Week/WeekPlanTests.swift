import OrderTesting
import Testing

@testable import McOrderModel

/// What days are expected to need, and what is planned.
@Suite(.timeLimit(.minutes(5))) struct WeekPlanTests {
    private let days: BusinessDays
    /// A Monday.
    private let today: CivilDay

    init() throws {
        days = BusinessDays(zone: try #require(RestaurantZone(identifier: "Europe/Madrid")), startMinute: 300)
        today = try #require(CivilDay("2026-11-30"))
    }

    private var now: Timestamp { days.start(of: today) + .seconds(3600) }

    private func value(_ json: String) throws -> JSONValue {
        try JSONReader.read(Array(json.utf8), depth: 8).value
    }

    private func plan(_ key: String, _ json: String) throws -> BookPlan {
        try BookPlan(PlanID(key), value(json))
    }

    private func kind(_ product: String) throws -> MadeLines.Kind {
        let json = #"{"cents":1,"parts":[{"id":"\#(product)","name":"\#(product)","cents":1,"rank":0}]}"#
        return MadeLines.Kind(try #require(LineTerms(stored: json)).content, service: nil)
    }

    /// What was made so many days before today.
    private func history(_ sold: [(ago: Int, product: String, portions: Int)]) throws -> SalesHistory {
        let products = Set(sold.map(\.product)).sorted()
        var lines: [MadeLines.Line] = []
        for row in sold {
            let kind = try #require(products.firstIndex(of: row.product))
            // A quarter of an hour before the day ends.
            let at = days.start(of: today.advanced(by: 1 - row.ago)) - .seconds(900)
            for _ in 0..<row.portions {
                lines.append(.init(kind: kind, .init(event: Int64(lines.count + 1), at: at)))
            }
        }
        return SalesHistory(MadeLines(try products.map { try kind($0) }, lines), days, at: now)
    }

    private func burgers(_ weeks: [Int]) -> [(ago: Int, product: String, portions: Int)] {
        weeks.enumerated().map { (ago: 7 * (weeks.count - $0), product: "burger", portions: $1) }
    }

    private func expected(_ weeks: [Int], without struck: [Int] = []) throws -> Portions? {
        let struck = Set(struck.map { today.advanced(by: -7 * $0) })
        return try history(burgers(weeks))
            .expectation(of: ProductID("burger"), on: today.weekday, without: struck)?.portions
    }

    @Test func `the last six open days of a weekday say what is expected`() throws {
        #expect(try expected([4]) == nil)
        #expect(try expected([4, 5])?.rounded.description == "4.5")
        #expect(try expected([100, 1, 2, 3, 4, 5, 6])?.rounded.description == "3.5")
        // 10, 10 and 23 of 50: twice the second highest, and 3.
        #expect(try expected([10, 50, 10])?.rounded.description == "14.3")
        #expect(try expected([10, 23, 10])?.rounded.description == "14.3")
        #expect(try expected([10, 50, 10], without: [2])?.rounded.description == "10")
        #expect(try expected([10, 50, 10], without: [2, 1]) == nil)
    }

    @Test func `a day without any order is no open day, and before its first one a product was not sold`()
        throws
    {
        let both = try history([
            (21, "burger", 6), (14, "burger", 6), (14, "salad", 2), (7, "burger", 3), (6, "burger", 9),
        ])
        func expected(_ product: String) -> String? {
            both.expectation(of: ProductID(product), on: today.weekday)?.portions.rounded.description
        }
        #expect(both.openDays.map { today.number - $0.number } == [21, 14, 7, 6])
        #expect(expected("burger") == "5")
        #expect(expected("salad") == "1")
        #expect(expected("water") == nil)
    }

    @Test func `a plan takes the place of what is expected, and a group comes on top`() throws {
        let history = try history(burgers([10, 10]))
        func line(_ plans: [(String, String)], soldOut: Set<CivilDay> = []) throws -> WeekPlan.Line? {
            let all = try plans.map { try plan($0.0, $0.1) }
            let week = WeekPlan(all, history, soldOut: [ProductID("burger"): soldOut], today: today)
            return week.day(today).lines.first
        }
        func portions(_ plans: [(String, String)]) throws -> String? {
            try line(plans)?.portions.rounded.description
        }
        let weekday = ("mondays", #"{"weekday":"mon","product":"burger","portions":7}"#)
        let day = ("day", #"{"day":"2026-11-30","product":"burger","portions":"2.5"}"#)
        let group = ("group", #"{"day":"2026-11-30","product":"burger","portions":40,"group":"40 people"}"#)
        #expect(try portions([]) == "10")
        #expect(try portions([weekday]) == "10")
        #expect(try portions([day]) == "2.5")
        #expect(try portions([weekday, group]) == "50")
        #expect(try portions([day, group]) == "42.5")
        // Sold out on one of two days leaves too few of them.
        let lastMonday = today.advanced(by: -7)
        #expect(try line([weekday], soldOut: [lastMonday])?.portions.rounded.description == "7")
        #expect(try line([], soldOut: [lastMonday]) == nil)
        let struck = ("x", #"{"day":"2026-11-23","struck":true}"#)
        #expect(try portions([weekday, struck]) == "7")
        let other = ("day", #"{"day":"2026-12-01","product":"burger","portions":3}"#)
        #expect(try portions([other]) == "10")
    }

    @Test func `on a day on which the restaurant is closed only what was planned is needed`() throws {
        let plans = [
            try plan("mondays", #"{"weekday":"mon","product":"salad","portions":7}"#),
            try plan("group", #"{"day":"2026-11-30","product":"salad","portions":40,"group":"Party"}"#),
        ]
        let week = WeekPlan(plans, try history(burgers([10, 10])), soldOut: [:], today: today) { _ in false }
        let day = week.day(today)
        #expect(day.isClosed)
        #expect(day.lines.map { "\($0.product) \($0.portions.rounded)" } == ["salad 40"])
    }

    private func recipes() throws -> RecipeBook {
        let rows: [(BookKind, String, String)] = [
            (.ingredient, "beef", #"{"name":"Beef","unit":"kg"}"#),
            (.ingredient, "egg", #"{"name":"Egg","unit":"ud","shelfLife":21}"#),
            (.ingredient, "milk", #"{"name":"Milk","unit":"l","shelfLife":4}"#),
            (
                .recipe, "sauce",
                #"""
                {"name":"Sauce","of":"preparation","portions":10,"station":"cold",
                "ingredients":[{"ingredient":"egg","quantity":2,"unit":"ud"},
                {"ingredient":"milk","quantity":1,"unit":"l"}]}
                """#
            ),
            (
                .recipe, "burger",
                #"""
                {"name":"Burger","of":"product","for":"burger","ingredients":[
                {"ingredient":"beef","quantity":100,"unit":"g"},{"preparation":"sauce","quantity":2,"unit":"ud"}]}
                """#
            ),
        ]
        return RecipeBook(
            Book(
                try rows.enumerated().map { index, row in
                    Book.Entry(
                        id: Int64(index + 1),
                        kind: row.0,
                        key: row.1,
                        content: try row.0.content(try value(row.2), row.1),
                        at: noon,
                        by: "Ane",
                        since: noon
                    )
                }
            )
        )
    }

    @Test func `what days need follows from portions and recipes, without what was made today`() throws {
        let sold = burgers([10, 10]) + [(0, "burger", 4), (7, "salad", 1), (14, "salad", 1)]
        let plans = [
            try plan("beef", #"{"day":"2026-12-01","ingredient":"beef","portions":"1.5"}"#),
            try plan("sauce", #"{"day":"2026-12-01","recipe":"sauce","portions":5}"#),
            try plan("clean", #"{"day":"2026-12-01","text":"Clean the fryer"}"#),
        ]
        let weekly = try plan("oil", #"{"weekday":"tue","text":"Change the oil"}"#)
        let week = WeekPlan(plans + [weekly], try history(sold), soldOut: [:], today: today)
        let recipes = try recipes()
        let (today, tomorrow) = (self.today, self.today.advanced(by: 1))
        func need(_ days: ClosedRange<CivilDay>, _ id: String, isWhole: Bool = false) -> Int? {
            week.need(of: days, recipes, isWhole: isWhole).quantities.ofIngredients[IngredientID(id)]?
                .millionths
        }
        #expect(need(today...today, "beef") == 600_000_000)
        #expect(need(today...today, "beef", isWhole: true) == 1_000_000_000)
        #expect(need(today...today, "egg") == 2_400_000)
        #expect(need(today.advanced(by: -7)...today, "beef") == 600_000_000)
        #expect(need(tomorrow...tomorrow, "beef") == 1_500_000_000)
        #expect(need(tomorrow...tomorrow, "egg") == 1_000_000)
        #expect(need(today...today.advanced(by: 7), "beef") == 3_100_000_000)
        #expect(week.need(of: today...today, recipes).unknown == [ProductID("salad")])

        let preparations = week.preparations(on: today, recipes)
        #expect(preparations.map { "\($0.name) \($0.portions?.description ?? "")" } == ["Sauce 20"])
        #expect(preparations.first?.useBy == today.advanced(by: 4))
        #expect(preparations.first?.station == StationID("cold"))
        let planned = week.preparations(on: tomorrow, recipes)
        #expect(planned.map(\.name) == ["Sauce", "Beef", "Change the oil", "Clean the fryer"])
        #expect(planned.map(\.key) == ["sauce", "beef", "oil", "clean"])
    }

    @Test(arguments: [
        #"{"product":"a","portions":1}"#, #"{"day":"2026-11-31","product":"a","portions":1}"#,
        #"{"day":"2026-11-30","weekday":"mon","product":"a","portions":1}"#,
        #"{"day":"2026-11-30","product":"a"}"#, #"{"day":"2026-11-30","product":"","portions":1}"#,
        #"{"day":"2026-11-30","portions":1}"#,
        #"{"day":"2026-11-30","product":"a","text":"b","portions":1}"#,
        #"{"day":"2026-11-30","product":"a","portions":-1}"#, #"{"weekday":"mon","struck":true}"#,
        #"{"day":"2026-11-30","struck":false}"#, #"{"day":"2026-11-30","struck":true,"portions":1}"#,
        #"{"day":"2026-11-30","text":"a","colour":"b"}"#,
    ])
    func `a plan that says nothing, or two things, is refused`(json: String) throws {
        #expect(throws: BookContentError.self) { try plan("x", json) }
    }

    @Test(arguments: [
        #"{"day":"2026-11-30","product":"a","portions":2.5,"service":"Comida","group":"Cuadrilla"}"#,
        #"{"weekday":"sat","product":"a","portions":12}"#, #"{"day":"2026-11-30","recipe":"a","portions":1}"#,
        #"{"day":"2026-11-30","ingredient":"a","portions":1}"#, #"{"day":"2026-11-30","text":"Freír"}"#,
        #"{"day":"2026-11-30","struck":true}"#,
    ])
    func `a plan is stored as it was said`(json: String) throws {
        #expect(JSONWriter.line(try plan("x", json).json) == json)
    }

    // MARK: The factor

    @Test func `counts say how much more is used than recipes say`() {
        func grams(_ number: Int) -> BookQuantity { BookQuantity(millionths: number * 1_000_000) }
        func factor(_ used: Int, bought: Int = 0, left: Int) -> Int {
            Stock.factor([
                .init(.count, at: at(0), seq: 1, grams(1000)), .init(.used, at: at(0), seq: 1, grams(used)),
                .init(.bought, at: at(30), seq: 2, grams(bought)),
                .init(.waste, at: at(40), seq: 3, grams(100)),
                .init(.count, at: at(60), seq: 4, grams(left)), .init(.used, at: at(60), seq: 4, grams(999)),
            ])
        }
        // 900 of which recipes say 600.
        #expect(factor(600, left: 0) == 1500)
        #expect(factor(600, bought: 300, left: 600) == 1000)
        #expect(factor(0, left: 0) == 1000)
        // Below a half, and above five.
        #expect(factor(600, left: 601) == 1000 && factor(600, left: 600) == 500)
        #expect(factor(100, left: 0) == 1000 && factor(180, left: 0) == 5000)
        #expect(Stock.factor([]) == 1000)
        #expect(Stock.factor([.init(.count, at: at(0), seq: 1, grams(1))]) == 1000)
    }

    @Test func `the last four counts say it, without one that was corrected`() {
        func grams(_ number: Int) -> BookQuantity { BookQuantity(millionths: number * 1_000_000) }
        var changes: [Stock.Change] = []
        // Each hour 100 are gone; recipes say 50, in the first hour 1.
        for hour in 0...4 {
            let seq = Int64(10 * hour + 1)
            changes.append(.init(.count, at: at(60 * hour), seq: seq, grams(1000 - 100 * hour)))
            changes.append(.init(.used, at: at(60 * hour), seq: seq, grams(hour == 0 ? 1 : 50)))
        }
        #expect(Stock.factor(changes) == 2000)
        // Somebody counted wrongly and counted again.
        changes.append(.init(.count, at: at(235), seq: 32, grams(1)))
        #expect(Stock.factor(changes) == 2000)
    }
}
