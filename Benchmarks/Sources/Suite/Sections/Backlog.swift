import Bench

/// Compares a million waiting files with ten thousand: rate and memory should be the same.
enum Backlog {
    static func rows(_ plan: Plan) throws -> [Row] {
        var rates: [String: (few: Sample, many: Sample)] = [:]
        var memory = (few: Sample(), many: Sample())
        for round in 0..<plan.rounds {
            for isOurs in [true, false] {
                let name = isOurs ? "mcorder" : "limit"
                let few = try start(plan, files: plan.decided, isOurs: isOurs)
                rates[name, default: (Sample(), Sample())].few.add(few.rate)
                if isOurs { memory.few.add(few.memory) }
                // A million files take minutes to make.
                guard round < (plan.rounds + 1) / 2 else { continue }
                let many = try start(plan, files: plan.waiting, isOurs: isOurs)
                rates[name, default: (Sample(), Sample())].many.add(many.rate)
                if isOurs { memory.many.add(many.memory) }
            }
        }
        func row(_ words: String, of name: String) -> Row {
            Row(words, "a second", better: .higher, ours: rates[name]?.many.median ?? .nan)
                .against(limit: rates[name]?.few.median)
        }
        let rate = row("the first of \(plan.waiting) waiting", of: "mcorder")
            .note(
                """
                the limit is the same program with \(plan.decided) files waiting; the first \(plan.decided) decided are \
                timed, all read from the disk
                """
            )
        let resident = Row("memory meanwhile", "MB", ours: memory.many.median).against(
            limit: memory.few.median
        )
        return [
            rate.floor("within 20 %", (rate.ratio ?? 0) >= 0.8),
            row("…, drained by the C program", of: "limit"),
            resident.floor("within 16 MB", memory.many.median - memory.few.median <= 16),
        ]
    }

    /// Starts a program on a folder with that number of files: decided orders a second, and megabytes.
    private static func start(_ plan: Plan, files: Int, isOurs: Bool) throws -> (rate: Double, memory: Double)
    {
        plan.say("  \(files) files, \(isOurs ? "McOrder" : "limit")")
        let sandbox = try plan.sandbox()
        try sandbox.run("limit", ["orders", sandbox.orders, "\(files)"])
        // Otherwise ten thousand files would still be in the page cache, but not a million.
        try sandbox.run("limit", ["forget", sandbox.orders])
        let observer = try sandbox.begin("limit", ["await", sandbox.database, "\(plan.decided)"])
        let start = Wall.now
        let program =
            isOurs
            ? try sandbox.begin("mcorderd", ["run"])
            : try sandbox.begin("limit", ["drain", sandbox.orders, sandbox.database, plan.batch])
        // The program ends when its object is released.
        let status = try withExtendedLifetime(program) { try observer.end() }
        guard status == 0, let end = Double(observer.output.dropLast(1)) else {
            throw BenchError("limit await: \(observer.output)")
        }
        let memory = isOurs ? try ProcessState.memory("VmHWM", of: program.process) : 0
        if isOurs { try program.stop() }
        return (Double(plan.decided) / (end / 1e9 - start), memory / 1024)
    }
}
