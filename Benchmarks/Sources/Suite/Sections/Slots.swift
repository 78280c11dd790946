import Bench
import Foundation

/// What the plan of a kitchen costs the decision about an order: the same orders at a kitchen with 500 open
/// orders for the next week, and at one without any.
enum Slots {
    private static let open = 500
    /// Orders a second, so few that none waits for another one.
    private static let rate = 10

    static func rows(_ plan: Plan) throws -> [Row] {
        let catalogue = try WeekOfSlots(in: plan.folder)
        let count = plan.isQuick ? 40 : 200
        var (idle, busy) = (Sample(), Sample())
        var (idleTail, busyTail) = (Sample(), Sample())
        var look = 0.0
        for round in 1...plan.rounds {
            plan.say("  round \(round) of \(plan.rounds)")
            let calm = try times(of: count, in: plan.sandbox(catalogue: catalogue.folder))
            let sandbox = try plan.sandbox(catalogue: catalogue.folder)
            try catalogue.fill(sandbox, with: open)
            let full = try times(of: count, in: sandbox)
            idle.add(calm.median)
            idleTail.add(calm.percentile(99))
            busy.add(full.median)
            busyTail.add(full.percentile(99))
            if round == 1 {
                let idle = try plan.sandbox(catalogue: catalogue.folder)
                look = try lookTime(in: sandbox) - lookTime(in: idle)
            }
        }
        let (half, most) = (busy.median - idle.median, busyTail.median)
        return [
            Row("decision with \(open) open orders, p50", "ms", ours: busy.median)
                .against(limit: idle.median)
                .floor("≤ 2 ms more than with none", half <= 2),
            Row("decision with \(open) open orders, p99", "ms", ours: most)
                .against(limit: idleTail.median)
                .floor("≤ 30 ms", most <= 30),
            Row("look at what \(open) open orders leave free, processor", "ms", ours: look)
                .floor("≤ 20 ms", look <= 20),
        ]
    }

    /// The processor time of a daemon at rest in half a minute, in milliseconds. In that time it looks once at
    /// what each kitchen could still make, for `today.json`, and lets each plan slide.
    private static func lookTime(in sandbox: Sandbox) throws -> Double {
        let seconds = 60.0
        let daemon = try sandbox.begin("mcorderd", ["run"])
        try Rest.rest([daemon], .seconds(15))
        let before = try ProcessState.processorTime(of: daemon.process)
        try Rest.rest([daemon], .seconds(seconds))
        let after = try ProcessState.processorTime(of: daemon.process)
        try daemon.stop()
        return (after - before) * 1000 * 30 / seconds
    }

    private static func times(of count: Int, in sandbox: Sandbox) throws -> Sample {
        let daemon = try sandbox.begin("mcorderd", ["run"])
        // The first orders are not counted, because the programs read their pages for the first time.
        _ = try Latency.times(of: 10, rate: rate, first: 5000, in: sandbox)
        let times = try Latency.times(of: count, rate: rate, first: 6000, in: sandbox)
        try daemon.stop()
        return times
    }
}

/// A copy of the package's catalogue whose restaurants take orders for each five minutes of a week.
private final class WeekOfSlots {
    private let copy: CatalogueCopy

    /// The catalogue's folder, removed together with this object.
    var folder: String { copy.folder }

    init(in parent: String) throws {
        copy = try CatalogueCopy(in: parent)
        let text = String(decoding: try Data(contentsOf: copy.restaurants), as: UTF8.self)
        let slots = #""slots": {"every": "5m", "horizon": "7d"}, "id":"#
        try Data(text.replacing(#""id":"#, with: slots).utf8).write(to: copy.restaurants)
    }

    /// Has orders taken in whose customers come every twenty minutes.
    func fill(_ sandbox: Sandbox, with count: Int) throws {
        try sandbox.run("limit", ["orders", sandbox.orders, "\(count)", "0"])
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.timeZone = TimeZone(identifier: "Europe/Madrid")
        format.dateFormat = "dd-MM-yyyy HH:mm"
        // The first whole hour that leaves time for the first order.
        let start = ((Date.now.timeIntervalSince1970 + 600) / 3600).rounded(.up) * 3600
        for place in 0..<count {
            let file = URL(filePath: "\(sandbox.orders)/\(OrderFile.name(of: place))")
            let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
            let time = format.string(from: Date(timeIntervalSince1970: start + Double(place) * 1200))
            let end = #",{"more":{"pickup":"\#(time)"}}]"#
            try Data((text.trimmingCharacters(in: .whitespacesAndNewlines).dropLast() + end).utf8).write(
                to: file
            )
        }
        try sandbox.run("mcorderd", ["run", "--once"])
        guard try sandbox.counts() == (count, 0) else {
            throw BenchError("orders for later were refused: \(try sandbox.counts()), \(sandbox.log)")
        }
    }
}
