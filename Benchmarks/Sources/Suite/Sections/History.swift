import Bench
import Foundation

/// Compares a queue with years of past orders with one that has a thousand.
enum History {
    static func rows(_ plan: Plan) throws -> [Row] {
        let (few, many) = (try old(plan, 1000), try old(plan, plan.past))
        let code = OrderFile.code(of: 7)
        let commands: [(name: String, steps: [[String]])] = [
            ("till list", [["list"]]),
            ("till show", [["show", code]]),
            ("till prepare, recall", [["prepare", code], ["recall", code]]),
        ]
        var times = commands.map { _ in (few: Sample(), many: Sample()) }
        var processor = times
        for round in 0..<plan.processes {
            for (place, command) in commands.enumerated() {
                // The two sizes take turns in being first.
                let first = round % 2 == 0
                for isFew in [first, !first] {
                    let sandbox = isFew ? few : many
                    for step in command.steps {
                        let cost = try sandbox.measure("till", step + ["--as", "bench"])
                        let (wall, own) = (Double(cost.wall) / 1000, Double(cost.processor) / 1000)
                        if isFew {
                            times[place].few.add(wall)
                            processor[place].few.add(own)
                        } else {
                            times[place].many.add(wall)
                            processor[place].many.add(own)
                        }
                    }
                }
            }
        }
        let enqueued = try enqueue(plan, few, many)
        let rows = zip(commands, times).map { row($0.name, $1, plan) }
        return zip(rows, processor).map { row, processor in
            row.note(
                String(
                    format: "processor time %.1f, with 1000 %.1f ms",
                    processor.many.median,
                    processor.few.median
                )
            )
        } + [row("enqueue, rename to visible", enqueued, plan)]
    }

    private static func row(_ name: String, _ times: (few: Sample, many: Sample), _ plan: Plan) -> Row {
        let row = Row("\(name), \(plan.past) past", "ms", ours: times.many.median)
            .against(limit: times.few.median)
        return row.floor("≤ 1.2 × with 1000", row.ours <= 1.2 * times.few.median)
    }

    private static func enqueue(_ plan: Plan, _ few: Sandbox, _ many: Sandbox) throws -> (
        few: Sample, many: Sample
    ) {
        var times = (few: Sample(), many: Sample())
        let daemons = try [few, many].map { try $0.begin("mcorderd", ["run"]) }
        for sandbox in [few, many] { _ = try Latency.times(of: 10, first: 500, in: sandbox) }
        let count = 25
        for round in 0..<max(4, plan.singles / 50) {
            let first = 1000 + round * count
            times.few.add(try Latency.times(of: count, first: first, in: few).median)
            times.many.add(try Latency.times(of: count, first: first, in: many).median)
        }
        for daemon in daemons { try daemon.stop() }
        return times
    }

    /// A sandbox with that number of past orders, and 40 that are open.
    private static func old(_ plan: Plan, _ count: Int) throws -> Sandbox {
        plan.say("  \(count) orders of the past")
        let sandbox = try plan.sandbox()
        try sandbox.run("limit", ["history", sandbox.database, "\(count)", "1000"])
        try sandbox.fill(orders: 40)
        return sandbox
    }
}
