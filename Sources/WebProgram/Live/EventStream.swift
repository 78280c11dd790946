import HTTPTypes
import Hummingbird
import McOrderModel
import McOrderText
import NIOCore
import ServiceLifecycle

/// The stream of server-sent events of one page that a browser shows. Source:
/// docs/decisions/0026-web-pages.md.
struct EventStream: Sendable {
    /// The time between two pings.
    static let pingInterval = Duration.seconds(5)
    /// How many seconds a write may wait for the browser before the connection is closed.
    static let longestStall: Int64 = 10

    let channels: LiveChannels
    let now: @Sendable () -> Timestamp
    /// Whether the browser may still see the page; it is asked with each ping.
    let isPermitted: @Sendable () async -> Bool

    /// The response that follows a page.
    ///
    /// - Parameters:
    ///   - known: the id of the last message that the browser has; any other text for the whole content.
    ///   - connection: is closed if the browser does not read.
    ///   - atEnd: called when the stream has ended, in any way.
    func response(
        _ page: some LivePage,
        in language: Language,
        after known: String?,
        on connection: any Channel,
        atEnd: @escaping @Sendable () -> Void
    ) -> Response {
        let headers: HTTPFields = [
            .contentType: "text/event-stream", .cacheControl: "no-store", .xAccelBuffering: "no",
        ]
        return Response(
            status: .ok,
            headers: headers,
            body: ResponseBody { writer in
                defer { atEnd() }
                // A stream that ends cleanly tells the browser to connect again.
                try await channels.reading(page, in: language) { channel in
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
                try await send(first.bytes, with: &writer, on: connection)
                version = first.version
            }
            for await _ in wakes {
                if ContinuousClock.now >= nextPing {
                    nextPing += Self.pingInterval
                    guard await isPermitted() else { return }
                    let ping = LiveMessage.ping(at: now(), age: channel.age)
                    try await send(ping, with: &writer, on: connection)
                }
                if let news = channel.message(after: version) {
                    try await send(news.bytes, with: &writer, on: connection)
                    version = news.version
                }
            }
        } onGracefulShutdown: {
            channel.endListening(number)
        }
    }

    /// Sends a message. Closes the connection if that waits too long for the browser.
    private func send(
        _ message: ByteBuffer,
        with writer: inout any ResponseBodyWriter,
        on connection: any Channel
    ) async throws {
        let timeout = connection.eventLoop.scheduleTask(in: .seconds(Self.longestStall)) {
            connection.close(promise: nil)
        }
        defer { timeout.cancel() }
        try await writer.write(message)
    }
}

extension HTTPField.Name {
    /// Lets a proxy pass each event on at once.
    static let xAccelBuffering = HTTPField.Name(constant: "X-Accel-Buffering")
}
