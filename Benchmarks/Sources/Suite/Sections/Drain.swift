import Bench
import Foundation
import Glibc

/// A folder full of orders, drained by everybody; and the queue alone.
enum Drain {
    static func rows(_ plan: Plan) throws -> [Row] {
        var ours = (seconds: Sample(), processor: Sample())
        var limit = (seconds: Sample(), processor: Sample())
        var python = Sample()
        var queues: [String: Sample] = [:]
        for round in 1...plan.rounds {
            plan.say("  round \(round) of \(plan.rounds)")
            let cost = try mcorder(plan)
            ours.seconds.add(cost.seconds)
            ours.processor.add(cost.processor)
            let least = try limited(plan)
            limit.seconds.add(least.seconds)
            limit.processor.add(least.processor)
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
            ours: count / ours.seconds.median
        )
        .against(
            limit: count / limit.seconds.median,
            python.count == 0 ? [:] : ["python": count / python.median]
        )
        let fast = (rate.ratio ?? 0) >= 1 && python.count > 0 && rate.times(as: count / python.median) >= 1.5
        let processor = Row("processor time of an order", "µs", ours: ours.processor.median / count)
            .against(limit: limit.processor.median / count)
        let alone = Row("the queue alone", "µs an order", ours: ours.seconds.median / count * 1e6)
            .against(queues.mapValues { $0.median })
            .note("ours is the whole drain, which commits together what waits; the packages commit each put")
        return [rate.floor("≥ 1.0 × limit, ≥ 1.5 × python", fast), processor, alone]
    }

    private typealias Cost = (seconds: Double, processor: Double)

    /// What `mcorderd run --once` needs where it cannot make receipts, which are measured apart.
    private static func mcorder(_ plan: Plan) throws -> Cost {
        let house = try full(plan)
        house.settings = ["MCORDERD_FOLDERS_RECEIPTS": "\(house.folder)/none"]
        return try measure(plan, house, "mcorderd", ["run", "--once"])
    }

    /// What the C program needs.
    private static func limited(_ plan: Plan) throws -> Cost {
        let house = try full(plan)
        return try measure(plan, house, "limit", ["drain", house.orders, house.queue, "128"])
    }

    /// How long until the last file was unlinked, and the processor microseconds of the whole program.
    private static func measure(_ plan: Plan, _ house: House, _ name: String, _ arguments: [String]) throws
        -> Cost
    {
        let start = Wall.now
        let cost = try house.measure(name, arguments)
        let drained = try Wall.lastChange(of: house.orders)
        try check(house, plan)
        return (drained - start, Double(cost.processor))
    }

    private static func python(_ plan: Plan) throws -> Double {
        let house = try full(plan)
        let start = Wall.now
        try house.run("python", [plan.programs.script("drain"), house.orders, house.queue, "128"])
        let drained = try Wall.lastChange(of: house.orders)
        try check(house, plan)
        return drained - start
    }

    /// Microseconds for each put into a queue package.
    private static func queue(_ package: String, _ plan: Plan) throws -> Double {
        let house = try plan.house()
        let count = min(plan.orders, plan.isQuick ? 300 : 2000)
        let text = try house.run(
            "python",
            [plan.programs.script("queue_alone"), package, house.state, "\(count)"]
        )
        guard let seconds = Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw BenchFailure("\(package): \(text)")
        }
        return seconds / Double(count) * 1e6
    }

    private static func full(_ plan: Plan) throws -> House {
        let house = try plan.house()
        try house.run("limit", ["orders", house.orders, "\(plan.orders)"])
        return house
    }

    private static func check(_ house: House, _ plan: Plan) throws {
        let counts = try house.counts()
        guard counts == (plan.orders, 0) else { throw BenchFailure("drained: \(counts)") }
    }
}
