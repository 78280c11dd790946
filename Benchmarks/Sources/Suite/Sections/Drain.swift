import Bench
import Foundation

/// A folder full of orders, drained by everybody; receipts; and the queue alone.
enum Drain {
    static func rows(_ plan: Plan) throws -> [Row] {
        var ours = (drain: Sample(), receipts: Sample(), processor: Sample())
        var limit = (drain: Sample(), receipts: Sample(), processor: Sample())
        var python = Sample()
        var queues: [String: Sample] = [:]
        for round in 1...plan.rounds {
            plan.say("  round \(round) of \(plan.rounds)")
            let own = try mcorder(plan)
            ours.drain.add(own.drain)
            ours.receipts.add(own.receipts)
            ours.processor.add(own.processor)
            let least = (drain: try limited(plan), receipts: try limitedReceipts(plan))
            limit.drain.add(least.drain.seconds)
            limit.receipts.add(least.receipts.seconds)
            limit.processor.add(least.drain.processor + least.receipts.processor)
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
            ours: count / ours.drain.median
        )
        .against(
            limit: count / limit.drain.median,
            python.count == 0 ? [:] : ["python": count / python.median]
        )
        let fast = (rate.ratio ?? 0) >= 1 && python.count > 0 && rate.times(as: count / python.median) >= 1.5
        let receipts = Row("their receipts", "a second", better: .higher, ours: count / ours.receipts.median)
            .against(limit: count / limit.receipts.median)
        let processor = Row("processor time, both", "µs an order", ours: ours.processor.median / count)
            .against(limit: limit.processor.median / count)
        let alone = Row("the queue alone", "µs an order", ours: ours.drain.median / count * 1e6)
            .against(queues.mapValues { $0.median })
            .note("ours is the whole drain, which commits together what waits; the packages commit each put")
        return [
            rate.floor("≥ 1.0 × limit, ≥ 1.5 × python", fast),
            receipts.floor("≥ 0.7 × limit", (receipts.ratio ?? 0) >= 0.7), processor, alone,
        ]
    }

    /// Drained by `mcorderd run --once`; seconds, of the processor microseconds.
    private static func mcorder(
        _ plan: Plan
    ) throws -> (drain: Double, receipts: Double, processor: Double) {
        let house = try full(plan)
        let start = Wall.now
        let cost = try house.measure("mcorderd", ["run", "--once"])
        let drained = try Wall.lastChange(of: house.orders)
        try check(house, plan)
        return (drained - start, try Wall.lastChange(of: house.receipts) - drained, Double(cost.processor))
    }

    /// Drained by the C program.
    private static func limited(_ plan: Plan) throws -> (seconds: Double, processor: Double) {
        let house = try full(plan)
        let start = Wall.now
        let cost = try house.measure("limit", ["drain", house.orders, house.queue, "128"])
        let drained = try Wall.lastChange(of: house.orders)
        try check(house, plan)
        return (drained - start, Double(cost.processor))
    }

    /// Made by the C program in a house that McOrder has just drained, and kept from making any: a file system is
    /// slower at making files where it has just unlinked as many, the more so the sooner.
    private static func limitedReceipts(_ plan: Plan) throws -> (seconds: Double, processor: Double) {
        let house = try full(plan)
        house.settings = ["MCORDERD_FOLDERS_RECEIPTS": "\(house.folder)/none"]
        try house.run("mcorderd", ["run", "--once"])
        try check(house, plan)
        let begin = Wall.now
        let cost = try house.measure("limit", ["receipts", house.receipts, "\(plan.orders)"])
        return (try Wall.lastChange(of: house.receipts) - begin, Double(cost.processor))
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
