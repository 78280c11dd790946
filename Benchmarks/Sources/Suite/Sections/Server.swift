#if PostgreSQL
import Bench
import Foundation

/// A queue on a PostgreSQL server of this machine, compared with a C program that sends the same rows in a
/// pipeline.
enum Server {
    static func rows(_ plan: Plan) throws -> [Row] {
        let server = try DatabaseServer(in: plan.folder)
        var ours = Sample()
        var limit = Sample()
        var (actions, commits) = (Sample(), Sample())
        let count = plan.isQuick ? 5000 : 20_000
        for round in 1...plan.rounds {
            plan.say("  round \(round) of \(plan.rounds)")
            let sandbox = try sandbox(plan, server, orders: count)
            sandbox.settings["MCORDERD_FOLDERS_RECEIPTS"] = "\(sandbox.folder)/none"
            ours.add(try Cost(of: "mcorderd", ["run", "--once"], in: sandbox, until: sandbox.orders).seconds)
            try check(sandbox, count)
            let other = try self.sandbox(plan, server, orders: count)
            let program = ["drain", other.orders, other.database, plan.batch]
            limit.add(try Cost(of: "limit", program, in: other, until: other.orders).seconds)
            try check(other, count)
            actions.add(try action(plan, server).median)
            commits.add(try commit(plan, server).median)
        }
        let rate = Row(
            "drain \(count) orders into a server",
            "a second",
            better: .higher,
            ours: Double(count) / ours.median
        )
        .against(limit: Double(count) / limit.median)
        let till = Row("a till's action, from the request to the answer", "ms", ours: actions.median)
            .against(limit: commits.median).note(
                "the limit is one transaction of the C program, without HTTP"
            )
        let ceiling = Row(
            "ceiling: 1 ÷ commit latency",
            "changes/s",
            better: .higher,
            ours: 1000 / commits.median
        )
        return [rate, till, ceiling] + (try Load.rows(plan, server: server.newDatabase()))
    }

    /// A sandbox whose queue is in a new database, with orders in its folder.
    private static func sandbox(_ plan: Plan, _ server: DatabaseServer, orders: Int) throws -> Sandbox {
        let sandbox = try plan.sandbox(server: server.newDatabase())
        // Without a standby received files would stay for half a minute.
        sandbox.settings["MCORDERD_INTAKE_UNLINK_AFTER"] = "0s"
        try sandbox.run("limit", ["orders", sandbox.orders, "\(orders)"])
        return sandbox
    }

    private static func check(_ sandbox: Sandbox, _ count: Int) throws {
        let counts = try sandbox.counts()
        guard counts == (count, 0) else { throw BenchError("drained: \(counts)") }
    }

    /// Milliseconds of one transaction of the C program.
    private static func commit(_ plan: Plan, _ server: DatabaseServer) throws -> Sample {
        let sandbox = try sandbox(plan, server, orders: plan.singles)
        try sandbox.run("mcorderd", ["run", "--once"])
        let text = try sandbox.run("limit", ["advance", sandbox.database, "\(plan.singles)"])
        return Sample(text.split(separator: "\n").compactMap { Double($0) }.map { $0 / 1000 })
    }

    /// Milliseconds of one request that begins the preparation of an order.
    private static func action(_ plan: Plan, _ server: DatabaseServer) throws -> Sample {
        let sandbox = try sandbox(plan, server, orders: plan.singles)
        try sandbox.run("mcorderd", ["run", "--once"])
        let pages = try PageServer(in: sandbox)
        let cookie = try pages.pair("till", role: "till")
        var times = Sample()
        for id in 1...plan.singles {
            let begin = LoopbackHTTP.now
            let path = "/v1/restaurants/garbera/orders/\(id)/prepare"
            let answer = try LoopbackHTTP.post(
                path,
                json: #"{"revision": 1}"#,
                port: pages.port,
                headers: ["Cookie: \(cookie)"]
            )
            guard answer.hasPrefix("HTTP/1.1 200") else { throw BenchError("\(path): \(answer.prefix(300))") }
            times.add(LoopbackHTTP.now - begin)
        }
        try pages.stop()
        return times
    }
}
#endif
