import HTTPTypes
import Hummingbird
import McOrderCounter
import McOrderModel
import Synchronization

/// Counts requests, for `/metrics`, and reports the server's health. Neither has personal data, so both need
/// no login.
final class WebMetrics: RouterMiddleware {
    typealias Context = WebContext

    private let counter: Counter
    private let streams: StreamCount
    private let connections: Connections
    /// The number of responses by status.
    private let responses = Mutex<[Int: Int]>([:])

    init(counter: Counter, streams: StreamCount, connections: Connections) {
        self.counter = counter
        self.streams = streams
        self.connections = connections
    }

    func handle(
        _ request: Request,
        context: WebContext,
        next: (Request, WebContext) async throws -> Response
    ) async throws -> Response {
        let response = try await next(request, context)
        responses.withLock { $0[response.status.code, default: 0] += 1 }
        return response
    }

    /// 200 while the queue can be read and the daemon serves the drop folder, 503 otherwise.
    func health() async -> Response {
        let feed = counter.health()
        var status = feed.isStale(at: counter.now()) ? "stale" : "ok"
        do {
            _ = try await counter.lastEvent()
        } catch {
            status = "unavailable"
        }
        return .json(
            [("status", .string(status)), ("lastScanAt", .optional(feed.lastScanAt?.description))],
            status: status == "ok" ? .ok : .serviceUnavailable
        )
    }

    /// The figures in Prometheus' text format.
    func response() -> Response {
        let counts = responses.withLock { $0 }.sorted { $0.key < $1.key }
        var lines = ["# TYPE mcorder_web_responses_total counter"]
        lines += counts.map { "mcorder_web_responses_total{status=\"\($0.key)\"} \($0.value)" }
        lines += ["# TYPE mcorder_web_streams gauge", "mcorder_web_streams \(streams.total)"]
        lines += [
            "# TYPE mcorder_web_connections gauge", "mcorder_web_connections \(connections.count)",
        ]
        if let age = counter.health().age(at: counter.now()) {
            let seconds = Double(age.milliseconds) / 1000
            lines += ["# TYPE mcorder_web_scan_age_seconds gauge", "mcorder_web_scan_age_seconds \(seconds)"]
        }
        let text = lines.joined(separator: "\n") + "\n"
        return .text(text, type: "text/plain; version=0.0.4; charset=utf-8")
    }
}
