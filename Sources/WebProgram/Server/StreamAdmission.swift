import Hummingbird
import McOrderConfiguration
import McOrderCounter
import McOrderModel
import McOrderWeb

/// Lets browsers follow streams, as many as the limits allow.
struct StreamAdmission: Sendable {
    /// How long the stream of a browser that is not paired may last. The page then connects again.
    private static let longestOfStranger = Duration.seconds(3600)

    let counter: Counter
    let streams: StreamCount
    let connections: Connections
    let trusted: [NetworkRange]

    /// Counts a further stream until the result is released.
    ///
    /// - Throws: `RequestError` if there are too many.
    func begin(_ request: Request, _ context: WebContext) throws -> EndOfUse {
        let channel = context.channel
        let follower: StreamCount.Follower =
            if let browser = context.browser {
                .browser(browser.id)
            } else {
                .stranger(address: ClientAddress.of(request, on: channel, trusted: trusted))
            }
        try streams.begin(follower, isMultiplexed: context.isMultiplexed)
        connections.beginStream(channel)
        return EndOfUse { [streams, connections] in
            streams.end(follower)
            connections.endStream(channel)
        }
    }

    /// Whether the browser of a request may go on following; it is asked with each ping.
    func permission(_ context: WebContext) -> @Sendable () async -> Bool {
        let end = ContinuousClock.now + Self.longestOfStranger
        return { [counter, browser = context.browser] in
            guard let browser else { return .now < end }
            do {
                return try await counter.browser(id: browser.id)?.role == browser.role
            } catch {
                // While the queue cannot be read, the page shows that itself. The browser keeps its stream.
                return true
            }
        }
    }
}
