import Bench

/// A million files that wait, against ten thousand: the same rate, the same memory.
enum Backlog {
    static func rows(_ plan: Plan) throws -> [Row] {
        var few = (rate: Sample(), memory: Sample())
        var many = (rate: Sample(), memory: Sample())
        // A million files take minutes to make.
        for _ in 0..<max(1, plan.rounds / 2) {
            let small = try begin(plan, files: plan.decided)
            few.rate.add(small.rate)
            few.memory.add(small.memory)
            let large = try begin(plan, files: plan.waiting)
            many.rate.add(large.rate)
            many.memory.add(large.memory)
        }
        let rate = Row(
            "the first of \(plan.waiting) waiting",
            "a second",
            better: .higher,
            ours: many.rate.median
        )
        .against(limit: few.rate.median)
        .note(
            "the limit is ours with \(plan.decided) files waiting; the first \(plan.decided) decided are timed"
        )
        let memory = Row("memory meanwhile", "MB", ours: many.memory.median).against(limit: few.memory.median)
        return [
            rate.floor("within 20 %", (rate.ratio ?? 0) >= 0.8),
            memory.floor("within 16 MB", many.memory.median - few.memory.median <= 16),
        ]
    }

    /// Starts a daemon in front of so many files: decided orders a second, and megabytes.
    private static func begin(_ plan: Plan, files: Int) throws -> (rate: Double, memory: Double) {
        plan.say("  \(files) files")
        let house = try plan.house()
        try house.run("limit", ["orders", house.orders, "\(files)"])
        let observer = try house.begin("limit", ["await", house.queue, "\(plan.decided)"])
        let start = Wall.now
        let daemon = try house.begin("mcorderd", ["run"])
        guard try observer.end() == 0, let end = Double(observer.output.dropLast(1)) else {
            throw BenchFailure("limit await: \(observer.output)")
        }
        let memory = try ProcessState.memory("VmHWM", of: daemon.process)
        try daemon.stop()
        return (Double(plan.decided) / (end / 1e9 - start), memory / 1024)
    }
}
