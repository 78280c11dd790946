import Bench
import Foundation

/// A chain on a busy day: 500 restaurants, 100 orders a second, 20 tills that watch.
enum Load {
    private static let restaurants = 500
    private static let tills = 20
    private static let rate = 100.0

    /// - Parameter server: the address of the database for the queue.
    static func rows(_ plan: Plan, server: String? = nil) throws -> [Row] {
        let chain = try Chain(in: plan.folder, restaurants: restaurants)
        let sandbox = try plan.sandbox(catalogue: chain.folder, server: server)
        // The catalogue must be in use, and the folder known, before the first till starts.
        try sandbox.run("mcorderd", ["run", "--once"])
        let daemon = try sandbox.begin("mcorderd", ["run"])
        let screens = try (0..<tills).map { place in
            try sandbox.till(
                "till \(place)",
                restaurant: Chain.id(of: place),
                columns: 80,
                rows: 24,
                isDrawn: false
            )
        }
        guard try wait(for: screens, until: { screens.allSatisfy(\.isIdle) }) else {
            throw BenchError("the tills do not begin")
        }
        let count = Int(plan.minutes * 60 * rate)
        let names = try chain.names(in: sandbox.folder)
        let customers = try sandbox.begin(
            "limit",
            ["latency", sandbox.orders, sandbox.database, "\(count)", "\(Int(rate))", "0", names]
        )
        let tenth = ContinuousClock.now + .seconds(plan.minutes * 6)
        let sources: [any Source] = screens + [customers, daemon]
        let limit = Duration.seconds(plan.minutes * 60 + 300)
        _ = try wait(for: sources, upTo: limit) { ContinuousClock.now >= tenth || customers.isOver }
        let before = try ProcessState.memory("VmRSS", of: daemon.process) / 1024
        guard try wait(for: sources, upTo: limit, until: { customers.isOver }), try customers.end() == 0
        else {
            throw BenchError("orders did not come: \(sandbox.log)")
        }
        let after = try ProcessState.memory("VmRSS", of: daemon.process) / 1024
        let processor = try ProcessState.processorTime(of: daemon.process)
        let watching = try screens.map { try ProcessState.processorTime(of: $0.process) }.reduce(0, +)
        for screen in screens { try screen.type("\u{3}") }
        guard try wait(for: sources, until: { screens.allSatisfy { $0.descriptors.isEmpty } }) else {
            throw BenchError("the tills do not end")
        }
        try daemon.stop()
        let times = LatencyTimes(customers.output).untilVisible
        let place = server == nil ? "" : "on a server: "
        let name =
            "\(place)\(restaurants) restaurants, \(Int(rate)) orders/s, \(plan.minutes) min, \(tills) tills"
        // On a server the floor applies where a commit takes at most 2 ms.
        let most = server == nil ? 25 : 50
        let (tail, growth) = (times.percentile(99), after - before)
        return [
            Row("\(name): rename to visible, p50", "ms", ours: times.median),
            Row("…, p99", "ms", ours: tail).floor("≤ \(most) ms", tail <= Double(most)),
            Row("…, growth of the daemon", "MB", ours: growth).floor("≤ 4 MB", growth <= 4),
            Row("…, processor of the daemon", "µs an order", ours: processor / Double(count) * 1e6),
            Row("…, processor of each till", "µs an order", ours: watching / Double(tills * count) * 1e6),
        ]
    }
}
