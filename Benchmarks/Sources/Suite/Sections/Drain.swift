import Bench
import Foundation
import Glibc

/// A folder full of orders, drained by everybody; receipts; and the queue alone.
enum Drain {
    static func rows(_ plan: Plan) throws -> [Row] {
        var ours = (drain: Sample(), receipts: Sample(), processor: Sample())
        var limit = (drain: Sample(), receipts: Sample(), processor: Sample())
        var python = Sample()
        var queues: [String: Sample] = [:]
        for round in 1...plan.rounds {
            plan.say("  round \(round) of \(plan.rounds)")
            let (house, drain) = try mcorder(plan)
            let (other, least) = try limited(plan)
            try forget(plan, but: [house, other])
            let receipts = try self.receipts(of: house, plan)
            let leastReceipts = try limitedReceipts(of: other, plan)
            ours.drain.add(drain.seconds)
            ours.receipts.add(receipts.seconds)
            ours.processor.add(drain.processor + receipts.processor)
            limit.drain.add(least.seconds)
            limit.receipts.add(leastReceipts.seconds)
            limit.processor.add(least.processor + leastReceipts.processor)
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

    private typealias Cost = (seconds: Double, processor: Double)

    /// A house that `mcorderd run --once` has drained, where it could not make receipts; of the processor microseconds.
    private static func mcorder(_ plan: Plan) throws -> (House, Cost) {
        let house = try full(plan)
        house.settings = ["MCORDERD_FOLDERS_RECEIPTS": "\(house.folder)/none"]
        let start = Wall.now
        let cost = try house.measure("mcorderd", ["run", "--once"])
        let drained = try Wall.lastChange(of: house.orders)
        try check(house, plan)
        house.settings = [:]
        return (house, (drained - start, Double(cost.processor)))
    }

    /// A house that the C program has drained.
    private static func limited(_ plan: Plan) throws -> (House, Cost) {
        let house = try full(plan)
        let start = Wall.now
        let cost = try house.measure("limit", ["drain", house.orders, house.queue, "128"])
        let drained = try Wall.lastChange(of: house.orders)
        try check(house, plan)
        return (house, (drained - start, Double(cost.processor)))
    }

    /// Waits until the file system takes inodes again that were just freed. Without a journal ext4 shuns them for a minute
    /// after they were written, and looks at one after the other for each new file: nine tenths of what a receipt costs,
    /// and by chance, which depends on where it has put the folders.
    private static func forget(_ plan: Plan, but houses: [House]) throws {
        guard !plan.isQuick else { return }
        sync()
        Thread.sleep(forTimeInterval: 65)
        // Receipts come at once otherwise, when all of the queue is in memory, which it need not be after a minute.
        for house in houses { _ = try Data(contentsOf: URL(filePath: house.queue)) }
    }

    /// The receipts of what was drained, by `mcorderd run --once`.
    private static func receipts(of house: House, _ plan: Plan) throws -> Cost {
        sync()
        let start = Wall.now
        let cost = try house.measure("mcorderd", ["run", "--once"])
        let seconds = try Wall.lastChange(of: house.receipts) - start
        let made = try FileManager.default.contentsOfDirectory(atPath: house.receipts).count
        guard made == plan.orders else { throw BenchFailure("receipts: \(made)") }
        return (seconds, Double(cost.processor))
    }

    /// As many files, made by the C program.
    private static func limitedReceipts(of house: House, _ plan: Plan) throws -> Cost {
        sync()
        let start = Wall.now
        let cost = try house.measure("limit", ["receipts", house.receipts, "\(plan.orders)"])
        return (try Wall.lastChange(of: house.receipts) - start, Double(cost.processor))
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
