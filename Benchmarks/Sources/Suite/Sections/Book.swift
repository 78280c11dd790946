import Bench
import Foundation

/// A kitchen book of a year: its pages, and what it costs the intake of orders.
enum Book {
    private static let results = 10_000
    private static let recipes = 500
    /// The orders since the counts.
    private static let orders = 10_000
    private static let restaurant = "garbera"
    private static let pages = [
        "", "/register/fridge-1", "/sheet", "/lists", "/lists/saturday", "/lists/week", "/count", "/week", "/recipes",
        "/recipes/bigmac",
    ]

    static func rows(_ plan: Plan) throws -> [Row] {
        let (used, unused) = (try plan.sandbox(), try plan.sandbox())
        let times = try served(in: used, plan)
        var (with, without) = (Costs(), Costs())
        for round in 1...plan.rounds {
            plan.say("  round \(round) of \(plan.rounds)")
            without.add(try drain(unused, plan, round))
            with.add(try drain(used, plan, round))
        }
        let count = Double(plan.orders)
        let intake = Row(
            "processor time of an order and its receipt with a book of \(results) results",
            "µs",
            ours: with.median.processor / count
        ).against(limit: without.median.processor / count)
        return [intake.floor("≤ 1.05 × without one", (intake.ratio ?? 0) >= 1 / 1.05)]
            + zip(pages, times).map { page, time in
                Row(
                    "page /book/\(restaurant)\(page) with \(results) results, \(recipes) recipes, \(orders) orders",
                    "ms",
                    ours: time.median
                )
                    .floor("≤ 200 ms", time.median <= 200)
            }
    }

    private static func drain(_ sandbox: Sandbox, _ plan: Plan, _ round: Int) throws -> Cost {
        try sandbox.run("limit", ["orders", sandbox.orders, "\(plan.orders)", "\(round * plan.orders)"])
        let cost = try Cost(of: "mcorderd", ["run", "--once"], in: sandbox, until: sandbox.orders)
        let counts = try sandbox.counts()
        guard counts == (round * plan.orders, 0) else { throw BenchError("drained: \(counts)") }
        return cost
    }

    /// The milliseconds of each page, for an owner.
    private static func served(in sandbox: Sandbox, _ plan: Plan) throws -> [Sample] {
        try sandbox.run("mcorderd", ["run", "--once"])
        try sandbox.run("limit", ["history", sandbox.database, "\(orders)", "7"])
        let server = try PageServer(in: sandbox)
        let cookie = try server.pair("bench", role: "owner")
        func send(_ method: String, _ path: String, _ json: String) throws {
            let answer = try LoopbackHTTP.post(
                "/v1/book/\(restaurant)/\(path)",
                json: json,
                port: server.port,
                headers: ["Cookie: \(cookie)"],
                method: method
            )
            guard answer.hasPrefix("HTTP/1.1 200 "), !answer.contains("refused") else {
                throw BenchError("\(path): \(answer.suffix(300))")
            }
        }
        for (path, content) in definitions + recipeDefinitions {
            try send("PUT", "entries/\(path)", #"{"after": 0, "content": {\#(content)}}"#)
        }
        let facts = facts
        for start in stride(from: 0, to: facts.count, by: 100) {
            let part = facts[start..<min(start + 100, facts.count)]
            try send("POST", "facts", "[\(part.joined(separator: ","))]")
        }
        var times = pages.map { _ in Sample() }
        for _ in 0..<plan.processes {
            for (place, page) in pages.enumerated() {
                let begin = LoopbackHTTP.now
                let answer = try LoopbackHTTP.get(
                    "/book/\(restaurant)\(page)",
                    port: server.port,
                    headers: ["Cookie: \(cookie)"]
                )
                guard answer.hasPrefix("HTTP/1.1 200 ") else {
                    throw BenchError("\(page): \(answer.prefix(300))")
                }
                times[place].add(LoopbackHTTP.now - begin)
            }
        }
        try server.stop()
        return times
    }

    /// The path of each definition, and its members: ten fridges with two checks, a hundred things to buy.
    private static var definitions: [(String, String)] {
        let fridges = (0..<10).map { #""fridge-\#($0)""# }.joined(separator: ",")
        return (0..<10).map { ("subject/fridge-\($0)", #""name": "Fridge \#($0)", "kind": "cold""#) }
            + [
                (
                    "check/cold",
                    #""name": "Temperature", "kind": "temperature", "due": "10:00 20:00", "max": 4, "#
                        + #""subjects": [\#(fridges)]"#
                ),
                (
                    "check/clean",
                    #""name": "Clean", "kind": "yes-no", "subjects": [\#(fridges)], "due": "1d""#
                ),
                ("list/saturday", #""name": "Saturday""#),
                ("list/week", #""name": "Week", "from": "\(day(0))", "to": "\(day(9))""#),
            ]
            + (0..<100).flatMap { number in
                [
                    (
                        "ingredient/thing-\(number)",
                        #""name": "Thing \#(number)", "unit": "ud", "place": "Shelf \#(number % 5)""#
                    ),
                    (
                        "supply/thing-\(number)",
                        #""ingredient": "thing-\#(number)", "supplier": "Shop \#(number % 4)", "#
                            + #""size": 6, "unit": "ud", "keep": 20"#
                    ),
                ]
            }
    }

    private static func day(_ ahead: Int) -> String {
        String(Date(timeIntervalSinceNow: Double(ahead) * 86_400).ISO8601Format().prefix(10))
    }

    /// The recipes of what is sold, and of preparations, of eight ingredients each.
    private static var recipeDefinitions: [(String, String)] {
        let sold = ["espresso", "bigmac", "lipton-ice", "deluxe", "coca-cola", "patatas-fritas"]
        return (0..<recipes).map { number in
            let parts = (0..<8).map {
                #"{"ingredient": "thing-\#((number * 7 + $0 * 13) % 100)", "quantity": 0.01, "unit": "ud"}"#
            }.joined(separator: ",")
            let (key, made) =
                number < sold.count
                ? (sold[number], #""of": "product", "for": "\#(sold[number])""#)
                : ("preparation-\(number)", #""of": "preparation""#)
            return ("recipe/\(key)", #""name": "Recipe \#(number)", \#(made), "ingredients": [\#(parts)]"#)
        }
    }

    /// The results of 350 days, and a count and a purchase of each thing.
    private static var facts: [String] {
        let found = (0..<results).map { number -> (ago: Int, kind: String, key: String, content: String) in
            let fridge = "fridge-\(number % 10)"
            let ago = 350 * 86_400 / results * (results - number)
            return number % 3 == 0
                ? (ago, "result", fridge + "/clean", #""value": true"#)
                : (ago, "result", fridge + "/cold", #""value": \#(Double(6 + number % 7) / 2)"#)
        }
        let bought = (0..<100).flatMap { number in
            [
                (6 * 86_400, "count", "thing-\(number)", #""amount": \#(number % 8), "unit": "ud""#),
                (1800, "bought", "saturday/thing-\(number)", #""packages": 1"#),
            ]
        }
        return (found + bought).enumerated().map { number, fact in
            #"{"id": "\#(UUID().uuidString)", "n": \#(number + 1), "ago": \#(fact.ago), "kind": "\#(fact.kind)", "#
                + #""key": "\#(fact.key)", "content": {\#(fact.content)}}"#
        }
    }
}
