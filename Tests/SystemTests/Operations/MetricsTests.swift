import Foundation
import Testing

/// `metrics.textfile` as node_exporter reads it.
@Suite(.timeLimit(.minutes(5))) struct MetricsTests {
    private func metrics(_ path: String) throws -> PrometheusText? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        return try PrometheusText(String(contentsOfFile: path, encoding: .utf8))
    }

    @Test func `a running daemon writes the figures of intake and queue, and removes the file at its end`()
        async throws
    {
        try await Programs.withSandbox { programs in
            let path = "\(programs.folder)/mcorder.prom"
            let started = Date().timeIntervalSince1970
            try await programs.withSession(adding: ["MCORDERD_METRICS_TEXTFILE": path]) { _ in
                try programs.drop(Programs.sample, as: "a.json")
                try programs.drop("nonsense", as: "b.json")
                try programs.drop(Programs.sample, as: "c.json")
                let garbera = ["restaurant": "garbera"]
                try await programs.until("everything is counted") {
                    guard let found = try metrics(path) else { return false }
                    return found.value("mcorder_orders_total", garbera) == 1
                        && found.value("mcorder_redeliveries_total") == 1
                        && found.value("mcorder_rejections_total", ["reason": "not-json"]) == 1
                        && found.value("mcorder_receipts_due") == 0
                }
                let found = try #require(try metrics(path))
                #expect(
                    found.value("mcorder_open_orders", ["restaurant": "garbera", "state": "received"]) == 1
                )
                #expect(found.value("mcorder_open_orders", ["restaurant": "urbil", "state": "ready"]) == 0)
                #expect(found.value("mcorder_rejections_total", ["reason": "stale"]) == 0)
                #expect(found.value("mcorder_waiting_files") == 0)
                #expect(found.value("mcorder_folder_up") == 1)
                #expect(found.value("mcorder_build_info", ["version": "0.2.0"]) == 1)
                let name = ["restaurant": "garbera", "name": "McDonald's Garbera"]
                #expect(found.value("mcorder_restaurant_info", name) == 1)
                for name in ["last_scan", "start", "oldest_open_order"] {
                    let time = try #require(found.value("mcorder_\(name)_timestamp_seconds"))
                    #expect(time >= started - 1 && time <= Date().timeIntervalSince1970 + 1)
                }
                for (name, type) in found.types {
                    #expect(name.hasPrefix("mcorder_") && (type == "counter") == name.hasSuffix("_total"))
                }
                let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
                #expect(rights == 0o644)
            }
            #expect(!FileManager.default.fileExists(atPath: path))
        }
    }

    @Test func `a missing folder does not stop the daemon, and check reports it`() async throws {
        try await Programs.withSandbox { programs in
            let variables = ["MCORDERD_METRICS_TEXTFILE": "\(programs.folder)/none/mcorder.prom"]
            let check = try await programs.run("mcorderd", ["check", "--lang", "en"], adding: variables)
            #expect(check.status == 66 && check.output.contains("metrics.textfile"), "\(check.output)")
            try await programs.withSession(adding: variables) { session in
                try await session.untilLogged("the metrics cannot be written")
                try programs.drop(Programs.sample, as: "a.json")
                try await programs.until("taken in") { try await programs.allOrders().count == 1 }
            }
        }
    }

    @Test(arguments: [
        "mcorder.prom", "/tmp/mcorder.txt", "CLOUD/mcorder.prom", "STATE/mcorder.prom", "/tmp/.prom",
    ])
    func `an unsuitable path for the metrics is bad configuration`(_ place: String) async throws {
        try await Programs.withSandbox { programs in
            let path = place.replacing("CLOUD", with: "\(programs.folder)/cloud").replacing(
                "STATE",
                with: programs.state
            )
            let check = try await programs.run(
                "mcorderd",
                ["check"],
                adding: ["MCORDERD_METRICS_TEXTFILE": path]
            )
            #expect(check.status == 78 && check.output.contains("metrics.textfile"), "\(check.output)")
        }
    }

    @Test(arguments: [
        "a 1", "# HELP a b\n# TYPE a gauge\na{b=\"c\"d\"} 1\n", "# TYPE a gauge\na 1\n", "a 1\n",
    ])
    func `the reader of these tests accepts no other format`(_ text: String) {
        #expect(throws: PrometheusText.ParseError.self) { try PrometheusText(text) }
    }
}
