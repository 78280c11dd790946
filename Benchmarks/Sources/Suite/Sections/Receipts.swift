import Bench
import Foundation
import Glibc

/// Compares writing the receipts of many orders with writing as many files by the C program.
///
/// Neither the preparation nor a measurement frees an inode of the disk: without a journal ext4 avoids inodes
/// that were freed within six minutes, and checks one after the other for each new file. That took up to nine
/// tenths of the time of a receipt, for whichever program used the same part of the disk. So the orders come
/// through a folder in memory, and the sandboxes stay until the end.
enum Receipts {
    static func rows(_ plan: Plan) throws -> [Row] {
        var ours = Costs()
        var limit = Costs()
        var sandboxes: [Sandbox] = []
        for round in 1...plan.rounds {
            plan.say("  round \(round) of \(plan.rounds)")
            let sandbox = try full(plan)
            sandboxes.append(sandbox)
            ours.add(try measure(plan, sandbox, "mcorderd", ["run", "--once"]))
            let other = try plan.sandbox()
            sandboxes.append(other)
            limit.add(try measure(plan, other, "limit", ["receipts", other.receipts, "\(plan.orders)"]))
        }
        let count = Double(plan.orders)
        let rate = Row(
            "\(plan.orders) receipts",
            "a second",
            better: .higher,
            ours: count / ours.median.seconds
        )
        .against(limit: count / limit.median.seconds)
        let processor = Row(
            "processor time of a receipt",
            "µs",
            ours: ours.median.processor / count
        ).against(limit: limit.median.processor / count)
        return [rate.floor("≥ 0.7 × limit", (rate.ratio ?? 0) >= 0.7), processor]
    }

    /// A program's cost until the last receipt is renamed.
    private static func measure(
        _ plan: Plan,
        _ sandbox: Sandbox,
        _ name: String,
        _ arguments: [String]
    ) throws -> Cost {
        sync()
        let cost = try Cost(of: name, arguments, in: sandbox, until: sandbox.receipts)
        let made = try FileManager.default.contentsOfDirectory(atPath: sandbox.receipts).count
        guard made == plan.orders else { throw BenchError("receipts: \(made)") }
        return cost
    }

    /// Creates a sandbox whose queue has orders without receipts. The orders come through a folder in memory.
    private static func full(_ plan: Plan) throws -> Sandbox {
        let sandbox = try plan.sandbox()
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
        try files.copyItem(atPath: "\(sandbox.orders)/.mcorder", toPath: "\(memory)/.mcorder")
        sandbox.settings = ["MCORDERD_FOLDERS_ORDERS": memory, "MCORDERD_FOLDERS_RECEIPTS": "\(memory)-none"]
        for first in stride(from: 0, to: plan.orders, by: portion) {
            let count = min(portion, plan.orders - first)
            try sandbox.run("limit", ["orders", memory, "\(count)", "\(first)"])
            try sandbox.run("mcorderd", ["run", "--once"])
        }
        sandbox.settings = [:]
        let counts = try sandbox.counts()
        guard counts == (plan.orders, 0) else { throw BenchError("taken in: \(counts)") }
        return sandbox
    }

    /// How many order files are in memory at once. Containers often have only 64 MB of it.
    private static let portion = 10_000
}
