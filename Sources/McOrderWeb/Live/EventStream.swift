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
        Self.response(holding: use) { writer in
            try await reading { channel in
                try await follow(channel, after: known, with: &writer, on: connection)
            }
        }
    }

    private func follow(
        _ channel: LiveChannel,
        after known: String?,
        with writer: inout any ResponseBodyWriter,
        on connection: any Channel
    ) async throws {
        var version = 0
        var isFirst = true
        try await Self.follow(channel.listeners, on: connection) { isPingTime in
            if isPingTime {
                guard await isPermitted() else { return false }
                try await writer.write(LiveMessage.ping(at: now(), age: channel.age))
            }
            let resumed = known.flatMap { isFirst ? channel.message(resumingAfter: $0) : nil }
            isFirst = false
            if let news = resumed ?? channel.message(after: version) {
                try await writer.write(news.bytes)
                version = news.version
            }
            return true
        }
    }

    // MARK: What all streams have in common

    /// A response that consists of events.
    ///
    /// - Parameters:
    ///   - use: is released when the stream has ended, in any way, or when it was given up before it began.
    ///   - write: writes the events. A stream that ends cleanly tells the browser to connect again.
    package static func response(
        holding use: EndOfUse,
        _ write: @escaping @Sendable (inout any ResponseBodyWriter) async throws -> Void
    ) -> Response {
        let headers: HTTPFields = [
            .contentType: "text/event-stream", .cacheControl: "no-store", .xAccelBuffering: "no",
        ]
        return Response(
            status: .ok,
            headers: headers,
            body: ResponseBody { writer in
                defer { withExtendedLifetime(use) {} }
                try await write(&writer)
                try await writer.finish(nil)
            }
        )
    }

    /// Calls a function at once, after each change, and when a ping is due, until it returns `false`, the
    /// browser leaves, or the program shuts down.
    ///
    /// - Parameters:
    ///   - topics: what the listener is woken about.
    ///   - connection: the channel of the request.
    ///   - step: writes what is new, and the ping if it is due.
    package static func follow(
        _ listeners: Listeners,
        about topics: [String] = [],
        on connection: any Channel,
        step: (_ isPingTime: Bool) async throws -> Bool
    ) async throws {
        // The timer fires at these moments or later, and never before.
        var nextPing = ContinuousClock.now + pingInterval
        let (number, wakes) = listeners.listen(about: topics)
        defer { listeners.endListening(number) }
        // A browser that has left is noticed at once, and not with the next ping.
        connection.closeFuture.whenComplete { _ in listeners.endListening(number) }
        let interval = TimeAmount(pingInterval)
        let pings = connection.eventLoop.scheduleRepeatedTask(initialDelay: interval, delay: interval) { _ in
            listeners.wake(number)
        }
        defer { pings.cancel() }
        try await withGracefulShutdownHandler {
            guard try await step(false) else { return }
            for await _ in wakes {
                let isPingTime = ContinuousClock.now >= nextPing
                if isPingTime { nextPing += pingInterval }
                guard try await step(isPingTime) else { return }
            }
        } onGracefulShutdown: {
            listeners.endListening(number)
        }
    }
}

extension HTTPField.Name {
    /// Lets a proxy pass each event on at once.
    package static let xAccelBuffering = HTTPField.Name(constant: "X-Accel-Buffering")
}
