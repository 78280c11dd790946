import Bench
import Glibc

/// Measures a sandbox at rest.
enum Rest {
    static func rows(_ plan: Plan) throws -> [Row] {
        let sandbox = try plan.sandbox()
        try sandbox.fill(orders: 40)
        let daemon = try sandbox.begin("mcorderd", ["run"])
        let screen = try sandbox.till("till 1", columns: 80, rows: 24)
        // The kernel may still be writing earlier files; that must not be measured.
        sync()
        try rest([screen, daemon], .seconds(15))
        let processes = [("daemon", daemon.process), ("till", screen.process)]
        let before = try processes.map { try ProcessState.processorTime(of: $0.1) }
        try rest([screen, daemon], .seconds(plan.rest))
        let after = try processes.map { try ProcessState.processorTime(of: $0.1) }
        var rows: [Row] = []
        for (place, (name, process)) in processes.enumerated() {
            let time = (after[place] - before[place]) * 1000 * 60 / plan.rest
            let memory = try ProcessState.memory("VmRSS", of: process) / 1024
            rows.append(
                Row("\(name) at rest, processor", "ms a minute", ours: time).floor("≤ 30 ms", time <= 30)
            )
            rows.append(Row("\(name) at rest, resident", "MB", ours: memory).floor("≤ 32 MB", memory <= 32))
        }
        try screen.type("\u{3}")
        _ = try screen.end()
        try daemon.stop()
        return rows
    }

    /// Lets processes run for a while, and reads what they write.
    static func rest(_ sources: [any Source], _ duration: Duration) throws {
        let until = ContinuousClock.now + duration
        _ = try wait(for: sources, upTo: duration + .seconds(1)) { ContinuousClock.now >= until }
    }
}
