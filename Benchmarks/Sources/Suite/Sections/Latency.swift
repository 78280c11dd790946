import Bench

/// Single orders: the time from the rename into the drop folder until another process sees the commit.
enum Latency {
    static func rows(_ plan: Plan) throws -> [Row] {
        let competitors: [(name: String, arguments: (Sandbox) -> (String, [String]), isReadyBySaying: Bool)] =
            [
                ("mcorder", { _ in ("mcorderd", ["run"]) }, false),
                ("limit", { ("limit", ["watch", $0.orders, $0.database]) }, true),
            ]
            + (plan.programs.hasPython
                ? [
                    (
                        "watchdog", { ("python", [plan.programs.script("watch"), $0.orders, $0.database]) },
                        true
                    )
                ]
                : [])
        var medians: [String: Sample] = [:]
        var tails: [String: Sample] = [:]
        for round in 1...plan.rounds {
            plan.say("  round \(round) of \(plan.rounds)")
            for competitor in competitors {
                let sandbox = try plan.sandbox()
                let (program, arguments) = competitor.arguments(sandbox)
                let child = try sandbox.begin(program, arguments)
                if competitor.isReadyBySaying { try child.becomeReady() }
                // The first orders are not counted, because the programs read their pages for the first time.
                _ = try times(of: 10, in: sandbox)
                let times = try times(of: plan.singles, first: 1000, in: sandbox)
                try child.stop()
                medians[competitor.name, default: Sample()].add(times.median)
                tails[competitor.name, default: Sample()].add(times.percentile(99))
            }
        }
        return rows(medians.mapValues(\.median), tails.mapValues(\.median))
    }

    private static func rows(_ medians: [String: Double], _ tails: [String: Double]) -> [Row] {
        func row(_ name: String, _ figures: [String: Double]) -> Row {
            Row("rename to visible, \(name)", "ms", ours: figures["mcorder"] ?? .nan).against(
                limit: figures["limit"],
                figures.filter { $0.key == "watchdog" }
            )
        }
        let (median, tail) = (row("p50", medians), row("p99", tails))
        return [
            median.floor("≤ 1.5 × limit", median.ours <= 1.5 * (median.limit ?? 0)),
            tail.floor("≤ 10 ms", tail.ours <= 10),
        ]
    }

    /// Renames orders into a sandbox's drop folder; returns the milliseconds until each was visible.
    static func times(of count: Int, rate: Int = 30, first: Int = 0, in sandbox: Sandbox) throws -> Sample {
        let text = try sandbox.run(
            "limit",
            ["latency", sandbox.orders, sandbox.database, "\(count)", "\(rate)", "\(first)"]
        )
        return LatencyTimes(text).untilVisible
    }
}
