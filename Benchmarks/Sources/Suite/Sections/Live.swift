import Bench
import Glibc

/// A cashier's view: the time until an order is drawn, and from a key to the receipt.
enum Live {
    static func rows(_ plan: Plan) throws -> [Row] {
        let sandbox = try plan.sandbox()
        let first = try sandbox.fill(orders: 20, first: 2500)[0]
        let daemon = try sandbox.begin("mcorderd", ["run"])
        let screen = try sandbox.till("till 1", columns: 100, rows: 50)
        guard try wait(for: [screen], until: { screen.isIdle && screen.grid.shows("ON THE WAY") }) else {
            throw BenchError("till does not begin:\n\(screen.grid.text)")
        }
        let drawn = try drawn(plan, sandbox, screen)
        let answered = try answered(first, plan, sandbox, screen)
        try screen.type("\u{3}")
        _ = try screen.end()
        try daemon.stop()
        let (half, most) = (drawn.median, drawn.percentile(99))
        return [
            Row("rename to drawn, p50", "ms", ours: half).floor("≤ 15 ms", half <= 15),
            Row("rename to drawn, p99", "ms", ours: most).floor("≤ 60 ms", most <= 60),
            Row("key to receipt, p50", "ms", ours: answered.median),
            Row("key to receipt, p99", "ms", ours: answered.percentile(99))
                .floor("≤ 150 ms", answered.percentile(99) <= 150),
        ]
    }

    /// Milliseconds from the rename of each order to its code on the screen.
    ///
    /// The most recent order is renamed first, so that each next one is the oldest: the screen shows it on
    /// top.
    private static func drawn(_ plan: Plan, _ sandbox: Sandbox, _ screen: Screen) throws -> Sample {
        let prepared = sandbox.folder + "/prepared"
        guard mkdir(prepared, 0o700) == 0 else { throw BenchError(call: prepared) }
        try sandbox.run("limit", ["orders", prepared, "\(plan.keys)"])
        var times = Sample()
        for index in (0..<plan.keys).reversed() {
            try rest(screen, index)
            let (name, code) = (OrderFile.name(of: index), OrderFile.code(of: index))
            // Another device may have an order with the same code.
            let isNew = !screen.grid.shows(code)
            let start = ContinuousClock.now
            guard rename("\(prepared)/\(name)", "\(sandbox.orders)/\(name)") == 0 else {
                throw BenchError(call: name)
            }
            guard isNew else { continue }
            guard try wait(for: [screen], until: { screen.grid.shows(code) }) else {
                throw BenchError("\(code) is not drawn:\n\(screen.grid.text)")
            }
            times.add(milliseconds(start.duration(to: .now)))
        }
        return times
    }

    /// Milliseconds from a key that changes an order to the rename of its receipt.
    private static func answered(
        _ code: String,
        _ plan: Plan,
        _ sandbox: Sandbox,
        _ screen: Screen
    ) throws -> Sample {
        try screen.type("\(code)\r")
        guard try wait(for: [screen], until: { screen.isIdle && screen.grid.shows("\(code) is here") }) else {
            throw BenchError("\(code) is not found:\n\(screen.grid.text)")
        }
        let receipts = try FolderWatch(sandbox.receipts)
        var times = Sample()
        for round in 0..<plan.keys {
            try rest(screen, round)
            receipts.forget()
            let start = ContinuousClock.now
            // One change forward and one recall.
            try screen.type(round % 2 == 0 ? "\r" : "b")
            guard try wait(for: [screen, receipts], until: { receipts.first != nil }),
                let end = receipts.first
            else {
                throw BenchError("no receipt:\n\(screen.grid.text)")
            }
            times.add(milliseconds(start.duration(to: end)))
        }
        return times
    }

    /// Waits a little more than 40 ms, so that the orders do not fall into step with a timer.
    private static func rest(_ screen: Screen, _ round: Int) throws {
        let until = ContinuousClock.now + .milliseconds(40 + round * 7 % 31)
        _ = try wait(for: [screen], until: { ContinuousClock.now >= until })
    }

    private static func milliseconds(_ duration: Duration) -> Double {
        let (seconds, attoseconds) = duration.components
        return Double(seconds) * 1000 + Double(attoseconds) / 1e15
    }
}
