package import Hummingbird
import Synchronization

/// Counts requests, for `/metrics`. The figures have no personal data, so that they need no login.
package final class RequestMetrics<Context: RequestContext>: RouterMiddleware {
    private let streams: StreamCount
    private let connections: Connections
    /// The number of responses by status.
    private let responses = Mutex<[Int: Int]>([:])

    /// The begin of the names of the figures.
    private let prefix: String

    package init(streams: StreamCount, connections: Connections, prefix: String = "mcorder_web") {
        self.prefix = prefix
        self.streams = streams
        self.connections = connections
    }

    package func handle(
        _ request: Request,
        context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        let response = try await next(request, context)
        responses.withLock { $0[response.status.code, default: 0] += 1 }
        return response
    }

    /// The figures in Prometheus' text format.
    ///
    /// - Parameter more: further lines of that format.
    package func response(_ more: [String]) -> Response {
        let counts = responses.withLock { $0 }.sorted { $0.key < $1.key }
        var lines = ["# TYPE \(prefix)_responses_total counter"]
        lines += counts.map { "\(prefix)_responses_total{status=\"\($0.key)\"} \($0.value)" }
        lines += ["# TYPE \(prefix)_streams gauge", "\(prefix)_streams \(streams.total)"]
        lines += [
            "# TYPE \(prefix)_connections gauge", "\(prefix)_connections \(connections.count)",
        ]
        let text = (lines + more).joined(separator: "\n") + "\n"
        return .text(text, type: "text/plain; version=0.0.4; charset=utf-8")
    }
}
