import HTTPTypes
import Hummingbird
import McOrderCounter
import McOrderModel
import McOrderWeb

/// Whether the pages show what is true, for monitors. It has no personal data, so that it needs no login.
struct FeedStatus: Sendable {
    let counter: Counter

    /// 200 while the queue can be read and the daemon serves the drop folder, 503 otherwise; within two
    /// seconds.
    func health() async -> Response {
        let feed = try? await counter.promptly { counter in
            _ = try await counter.lastEvent()
            return counter.health()
        }
        let status = feed.map { $0.isStale(at: counter.now()) ? "stale" : "ok" } ?? "unavailable"
        return .json(
            [("status", .string(status)), ("lastScanAt", .optional(feed?.lastScanAt?.description))],
            status: status == "ok" ? .ok : .serviceUnavailable
        )
    }

    /// The lines of Prometheus' text format.
    var figures: [String] {
        guard let age = counter.health().age(at: counter.now()) else { return [] }
        let seconds = Double(age.milliseconds) / 1000
        return ["# TYPE mcorder_web_scan_age_seconds gauge", "mcorder_web_scan_age_seconds \(seconds)"]
    }
}
