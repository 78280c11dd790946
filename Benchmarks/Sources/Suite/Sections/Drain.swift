import Bench
import Foundation

/// Each program drains a folder full of orders, with and without receipts. The queue is also measured alone.
enum Drain {
    static func rows(_ plan: Plan) throws -> [Row] {
        try withReceipts(plan) + withoutReceipts(plan)
    }

    /// Order and receipt together, beside lean programs that do the same with tables of their own.
    private static func withReceipts(_ plan: Plan) throws -> [Row] {
        var costs: [String: Costs] = [:]
        for round in 1...plan.rounds {
            plan.say("  round \(round) of \(plan.rounds), with receipts")
            for name in ["mcorderd", "limit"] + (plan.programs.hasPython ? ["python"] : []) {
                costs[name, default: Costs()].add(try answering(name, plan))
            }
        }
        let count = Double(plan.orders)
        func row(_ what: String, _ unit: String, better: Row.Better, _ figure: (Costs) -> Double) -> Row {
            let figures = costs.mapValues(figure)
            return Row(what, unit, better: better, ours: figures["mcorderd"] ?? .nan)
                .against(limit: figures["limit"], figures.filter { $0.key == "python" })
        }
        let rate = row("drain \(plan.orders) orders with receipts", "a second", better: .higher) {
            count / $0.median.seconds
        }
        let fast =
            (rate.ratio ?? 0) >= 0.9 && (rate.alternatives["python"].map { rate.times(as: $0) } ?? 0) >= 1.4
        let processor = row("processor time of order and receipt", "µs", better: .lower) {
            $0.median.processor / count
        }
        return [rate.floor("≥ 0.9 × limit, ≥ 1.4 × python", fast), processor]
    }

    /// The cost of a program that takes all orders in and answers each with a receipt.
    private static func answering(_ name: String, _ plan: Plan) throws -> Cost {
        let sandbox = try full(plan)
        let database = name == "mcorderd" ? sandbox.database : "\(sandbox.folder)/lean.sqlite"
        let lean = [sandbox.orders, database, sandbox.receipts, plan.batch]
        let arguments =
            switch name {
            case "limit": ["lean"] + lean
            case "python": [plan.programs.script("lean")] + lean
            default: ["run", "--once"]
            }
        let cost = try Cost(of: name, arguments, in: sandbox, until: sandbox.orders, sandbox.receipts)
        try sandbox.run("limit", ["await", database, "\(plan.orders)"])
        let folders = try [sandbox.orders, sandbox.receipts].map {
            try FileManager.default.contentsOfDirectory(atPath: $0).filter { !$0.hasPrefix(".") }.count
        }
        guard folders == [0, plan.orders] else { throw BenchError("\(name): \(folders)") }
        return cost
    }

    private static func withoutReceipts(_ plan: Plan) throws -> [Row] {
        var ours = Costs()
        var limit = Costs()
        var python = Sample()
        var queues: [String: Sample] = [:]
        for round in 1...plan.rounds {
            plan.say("  round \(round) of \(plan.rounds)")
            ours.add(try mcorder(plan))
            limit.add(try limited(plan))
            guard plan.programs.hasPython else { continue }
            python.add(try self.python(plan))
            for package in ["litequeue", "persist-queue"] {
                queues[package, default: Sample()].add(try queue(package, plan))
            }
        }
        let count = Double(plan.orders)
        let rate = Row(
            "drain \(plan.orders) orders",
            "a second",
            better: .higher,
            ours: count / ours.median.seconds
        )
        .against(
            limit: count / limit.median.seconds,
            python.count == 0 ? [:] : ["python": count / python.median]
        )
        let fast = (rate.ratio ?? 0) >= 1 && python.count > 0 && rate.times(as: count / python.median) >= 1.5
        let processor = Row("processor time of an order", "µs", ours: ours.median.processor / count)
            .against(limit: limit.median.processor / count)
        let alone = Row("the queue alone", "µs an order", ours: ours.median.seconds / count * 1e6)
            .against(queues.mapValues { $0.median })
            .note("ours is the whole drain, which commits together what waits; the packages commit each put")
        return [rate.floor("≥ 1.0 × limit, ≥ 1.5 × python", fast), processor, alone]
    }

    /// The cost of `mcorderd run --once` without receipts, which are measured separately.
    private static func mcorder(_ plan: Plan) throws -> Cost {
        let sandbox = try full(plan)
        sandbox.settings = ["MCORDERD_FOLDERS_RECEIPTS": "\(sandbox.folder)/none"]
        let cost = try Cost(of: "mcorderd", ["run", "--once"], in: sandbox, until: sandbox.orders)
        try check(sandbox, plan)
        return cost
    }

    /// The C program's cost.
    private static func limited(_ plan: Plan) throws -> Cost {
        let sandbox = try full(plan)
        let program = ["drain", sandbox.orders, sandbox.database, plan.batch]
        let cost = try Cost(of: "limit", program, in: sandbox, until: sandbox.orders)
        try check(sandbox, plan)
        return cost
    }

    private static func python(_ plan: Plan) throws -> Double {
        let sandbox = try full(plan)
        let start = Wall.now
        try sandbox.run(
            "python",
            [plan.programs.script("drain"), sandbox.orders, sandbox.database, plan.batch]
        )
        let drained = try Wall.lastChange(of: sandbox.orders)
        try check(sandbox, plan)
        return drained - start
    }

    /// Microseconds for each order that is put into a queue package.
    private static func queue(_ package: String, _ plan: Plan) throws -> Double {
        let sandbox = try plan.sandbox()
        let count = min(plan.orders, plan.isQuick ? 300 : 2000)
        let text = try sandbox.run(
            "python",
            [plan.programs.script("queue_alone"), package, sandbox.state, "\(count)"]
        )
        guard let seconds = Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw BenchError("\(package): \(text)")
        }
        return seconds / Double(count) * 1e6
    }

    private static func full(_ plan: Plan) throws -> Sandbox {
        let sandbox = try plan.sandbox()
        try sandbox.run("limit", ["orders", sandbox.orders, "\(plan.orders)"])
        return sandbox
    }

    private static func check(_ sandbox: Sandbox, _ plan: Plan) throws {
        let counts = try sandbox.counts()
        guard counts == (plan.orders, 0) else { throw BenchError("drained: \(counts)") }
    }
}
