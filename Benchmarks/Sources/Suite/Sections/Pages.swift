import Bench
import Foundation

/// The staff's pages in browsers: 100 boards, and 6 pages of tills and kitchens.
enum Pages {
    private static let restaurants = 20
    private static let boards = 100
    /// Restaurants whose till and kitchen are open.
    private static let staffed = 3
    private static let rate = 20
    private static let burst = 200

    static func rows(_ plan: Plan) throws -> [Row] {
        // A socket for each page, here and in the server.
        try LoopbackHTTP.allowFiles(4096)
        let chain = try Chain(in: plan.folder, restaurants: restaurants)
        let sandbox = try plan.sandbox(catalogue: chain.folder)
        let names = try chain.names(in: sandbox.folder)
        try sandbox.run("mcorderd", ["run", "--once"])
        let daemon = try sandbox.begin("mcorderd", ["run"])
        // An order for each board.
        try send(boards, at: 500, from: 0, to: names, in: sandbox, [daemon])
        let server = try PageServer(in: sandbox)
        let streams = try EventStreams(port: server.port, mark: .code)
        let tills = try staff(streams, server)
        for place in 0..<boards { try streams.open("/v1/stream/board/\(Chain.id(of: place % restaurants))") }
        let sources: [any Source] = [streams, server.child, daemon]
        // Wait until every page has its first content.
        let end = ContinuousClock.now + .seconds(10)
        _ = try wait(for: sources, upTo: .seconds(11)) { ContinuousClock.now >= end }

        let begin = try ProcessState.processorTime(of: server.child.process)
        let count = Int(plan.minutes * 60) * rate
        let times = try send(count, at: rate, from: boards, to: names, in: sandbox, sources)
        let processor = try ProcessState.processorTime(of: server.child.process) - begin
        let delays = delays(times, first: boards, tills, streams)

        let more = (plan.isQuick ? 10 : 60) * burst
        try send(more, at: burst, from: boards + count, to: names, in: sandbox, sources)
        let all = boards + count + more
        let counts = try sandbox.counts()
        let wrong = abs(counts.orders - all) + counts.rejections
        let seen = try wait(for: sources) { isKnown(all - restaurants..<all, tills, streams) }
        let memory = try ProcessState.memory("VmHWM", of: server.child.process) / 1024
        guard streams.ended == 0 else { throw BenchError("\(streams.ended) streams ended: \(sandbox.log)") }
        try server.stop()
        try daemon.stop()

        let name = "\(boards) boards, \(staffed * 2) staff pages, \(rate) orders/s"
        let tail = delays.percentile(99)
        return [
            Row("\(name): rename to till page, p50", "ms", ours: delays.median),
            Row("…, p99", "ms", ours: tail).floor("≤ 50 ms", tail <= 50),
            Row("…, processor of the server", "ms an order", ours: processor / Double(count) * 1000),
            Row(
                "…, then \(burst) orders/s: lost, doubled, refused or not shown",
                "orders",
                ours: Double(wrong)
            )
            .floor("0", wrong == 0 && seen),
            Row("…, most memory of the server", "MB", ours: memory).floor("≤ 120 MB", memory <= 120),
        ]
    }

    /// Sends orders to all restaurants in turn, while the sources are read.
    @discardableResult
    private static func send(
        _ count: Int,
        at rate: Int,
        from first: Int,
        to names: String,
        in sandbox: Sandbox,
        _ sources: [any Source]
    ) throws -> LatencyTimes {
        let customers = try sandbox.begin(
            "limit",
            ["latency", sandbox.orders, sandbox.database, "\(count)", "\(rate)", "\(first)", names]
        )
        guard
            try wait(
                for: sources + [customers],
                upTo: .seconds(count / rate + 300),
                until: { customers.isOver }
            ),
            try customers.end() == 0
        else { throw BenchError("orders did not come: \(sandbox.log)") }
        return LatencyTimes(customers.output)
    }

    /// Opens a till and a kitchen in some restaurants.
    ///
    /// - Returns: the numbers of the tills' streams, by the restaurants' places.
    private static func staff(_ streams: EventStreams, _ server: PageServer) throws -> [Int] {
        try (0..<staffed).map { place in
            let cookie = try server.pair("till \(place)", role: "till")
            let id = Chain.id(of: place)
            try streams.open("/v1/stream/kitchen/\(id)", headers: ["Cookie: \(cookie)"])
            return try streams.open("/v1/stream/till/\(id)", headers: ["Cookie: \(cookie)"], isWatched: true)
        }
    }

    /// The milliseconds from the rename of each order until its restaurant's till had it.
    private static func delays(
        _ times: LatencyTimes,
        first: Int,
        _ tills: [Int],
        _ streams: EventStreams
    ) -> Sample {
        Sample(
            times.renamedAt.enumerated().compactMap { place, renamed in
                let index = first + place
                guard tills.indices.contains(index % restaurants) else { return nil }
                let stream = tills[index % restaurants]
                let seen = streams.mentions[.init(stream: stream, word: OrderFile.code(of: index))]
                // An earlier order of that restaurant may have the same code.
                return seen.flatMap { $0 >= renamed ? $0 - renamed : nil }
            }
        )
    }

    /// Whether the tills have shown the orders of their restaurants among these.
    private static func isKnown(_ orders: Range<Int>, _ tills: [Int], _ streams: EventStreams) -> Bool {
        orders.allSatisfy { index in
            guard tills.indices.contains(index % restaurants) else { return true }
            return streams.mentions[
                .init(stream: tills[index % restaurants], word: OrderFile.code(of: index))
            ] != nil
        }
    }
}
