import Bench
import Foundation
import Glibc

/// The receipts of a queue full of orders that have none, against as many files by the C program.
///
/// Nothing that is made or measured here frees an inode of the disk: without a journal ext4 shuns those that were freed
/// lately, for up to six minutes, and looks at one after the other for each new file. That was up to nine tenths of what a
/// receipt cost, of whichever program the file system had placed near them. So the orders come through a folder in
/// memory, and the houses stay until the end.
enum Receipts {
    static func rows(_ plan: Plan) throws -> [Row] {
        var ours = (seconds: Sample(), processor: Sample())
        var limit = (seconds: Sample(), processor: Sample())
        var houses: [House] = []
        for round in 1...plan.rounds {
            plan.say("  round \(round) of \(plan.rounds)")
            let house = try full(plan)
            houses.append(house)
            let cost = try measure(plan, house, "mcorderd", ["run", "--once"])
            ours.seconds.add(cost.seconds)
            ours.processor.add(cost.processor)
            let other = try plan.house()
            houses.append(other)
            let least = try measure(plan, other, "limit", ["receipts", other.receipts, "\(plan.orders)"])
            limit.seconds.add(least.seconds)
            limit.processor.add(least.processor)
        }
        let count = Double(plan.orders)
        let rate = Row(
            "\(plan.orders) receipts",
            "a second",
            better: .higher,
            ours: count / ours.seconds.median
        )
        .against(limit: count / limit.seconds.median)
        let processor = Row(
            "processor time of a receipt",
            "µs",
            ours: ours.processor.median / count
        ).against(limit: limit.processor.median / count)
        return [rate.floor("≥ 0.7 × limit", (rate.ratio ?? 0) >= 0.7), processor]
    }

    /// How long until the last receipt had its name, and the processor microseconds of the whole program.
    private static func measure(
        _ plan: Plan,
        _ house: House,
        _ name: String,
        _ arguments: [String]
    ) throws -> (seconds: Double, processor: Double) {
        sync()
        let start = Wall.now
        let cost = try house.measure(name, arguments)
        let seconds = try Wall.lastChange(of: house.receipts) - start
        let made = try FileManager.default.contentsOfDirectory(atPath: house.receipts).count
        guard made == plan.orders else { throw BenchFailure("receipts: \(made)") }
        return (seconds, Double(cost.processor))
    }

    /// A house with a queue of orders that came through a folder in memory, and that have no receipts yet.
    private static func full(_ plan: Plan) throws -> House {
        let house = try plan.house()
        let memory = "/dev/shm/mcorder-bench-\(UUID().uuidString)"
        let files = FileManager.default
        try files.createDirectory(atPath: memory, withIntermediateDirectories: false)
        defer {
            do {
                try files.removeItem(atPath: memory)
            } catch {
                plan.say("left behind: \(memory): \(error)")
            }
        }
        try files.copyItem(atPath: "\(house.orders)/.mcorder", toPath: "\(memory)/.mcorder")
        house.settings = ["MCORDERD_FOLDERS_ORDERS": memory, "MCORDERD_FOLDERS_RECEIPTS": "\(memory)-none"]
        for first in stride(from: 0, to: plan.orders, by: portion) {
            let count = min(portion, plan.orders - first)
            try house.run("limit", ["orders", memory, "\(count)", "\(first)"])
            try house.run("mcorderd", ["run", "--once"])
        }
        house.settings = [:]
        let counts = try house.counts()
        guard counts == (plan.orders, 0) else { throw BenchFailure("taken in: \(counts)") }
        return house
    }

    /// Orders that lie in memory at once; where it is scarce, as in a container, there are 64 MB.
    private static let portion = 10_000
}
