package import HTTPTypes
package import Hummingbird
package import McOrderModel
package import NIOCore
import ServiceLifecycle

/// The stream of server-sent events of one page that a browser shows. Source:
/// docs/decisions/0026-web-pages.md.
package struct EventStream: Sendable {
    /// The time between two pings.
    package static let pingInterval = Duration.seconds(5)

    /// Runs a function with the channel of the page.
    package typealias Reading =
        @Sendable (_ body: (LiveChannel) async throws -> Void) async throws -> Void

    private let now: @Sendable () -> Timestamp
    /// Whether the browser may still see the page; it is asked with each ping.
    private let isPermitted: @Sendable () async -> Bool

    package init(now: @escaping @Sendable () -> Timestamp, isPermitted: @escaping @Sendable () async -> Bool)
    {
        self.now = now
        self.isPermitted = isPermitted
    }

    /// The response that follows a page.
    ///
    /// - Parameters:
    ///   - known: the id of the last message that the browser has; any other text for the whole content.
    ///   - connection: the channel of the request.
    ///   - use: is released when the stream has ended, in any way, or when it was given up before it began.
    package func response(
        reading: @escaping Reading,
        after known: String?,
        on connection: any Channel,
        holding use: EndOfUse
    ) -> Response {
        let headers: HTTPFields = [
            .contentType: "text/event-stream", .cacheControl: "no-store", .xAccelBuffering: "no",
        ]
        return Response(
            status: .ok,
            headers: headers,
            body: ResponseBody { writer in
                defer { withExtendedLifetime(use) {} }
                // A stream that ends cleanly tells the browser to connect again.
                try await reading { channel in
                    try await follow(channel, after: known, with: &writer, on: connection)
                }
                try await writer.finish(nil)
            }
        )
    }

    private func follow(
        _ channel: LiveChannel,
        after known: String?,
        with writer: inout any ResponseBodyWriter,
        on connection: any Channel
    ) async throws {
        // The timer fires at these moments or later, and never before.
        var nextPing = ContinuousClock.now + Self.pingInterval
        let (number, wakes) = channel.listen()
        defer { channel.endListening(number) }
        // A browser that has left is noticed at once, and not with the next ping.
        connection.closeFuture.whenComplete { _ in channel.endListening(number) }
        let interval = TimeAmount(Self.pingInterval)
        let pings = connection.eventLoop.scheduleRepeatedTask(initialDelay: interval, delay: interval) { _ in
            channel.wake(number)
        }
        defer { pings.cancel() }
        try await withGracefulShutdownHandler {
            var version = 0
            if let first = known.map({ channel.message(resumingAfter: $0) }) ?? channel.message(after: 0) {
                try await writer.write(first.bytes)
                version = first.version
            }
            for await _ in wakes {
                if ContinuousClock.now >= nextPing {
                    nextPing += Self.pingInterval
                    guard await isPermitted() else { return }
                    let ping = LiveMessage.ping(at: now(), age: channel.age)
                    try await writer.write(ping)
                }
                if let news = channel.message(after: version) {
                    try await writer.write(news.bytes)
                    version = news.version
                }
            }
        } onGracefulShutdown: {
            channel.endListening(number)
        }
    }
}

extension HTTPField.Name {
    /// Lets a proxy pass each event on at once.
    package static let xAccelBuffering = HTTPField.Name(constant: "X-Accel-Buffering")
}
