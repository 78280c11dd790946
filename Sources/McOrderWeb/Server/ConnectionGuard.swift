import HummingbirdCore
import Logging
import NIOCore

/// What ``RequestLimits`` reports to ``ConnectionGuard``.
enum ConnectionEvent: Sendable {
    /// The head of a request has arrived.
    case requestBegan
    /// A request that was reported by ``requestBegan`` is complete and its response is sent, or it was given
    /// up.
    case requestEnded
    /// The connection has to be closed now.
    case abort
}

/// The first handler of a TCP connection, in front of TLS: it counts the connection, and closes it when no
/// request is in progress for too long, whatever protocol the peer speaks, or does not speak.
///
/// It closes without saying goodbye by TLS, which would wait for the peer. Source: docs/web.md, *Limits*.
final class ConnectionGuard: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    /// The time from the accept to the end of the first head, with the handshake of TLS.
    static let longestHello = TimeAmount.seconds(10)
    /// The time between two requests.
    static let longestIdle = TimeAmount.seconds(30)
    /// The time that requests have for their end when the program stops.
    static let longestFarewell = TimeAmount.seconds(3)

    private let connections: Connections
    /// The response to a connection for which there is no room; `nil` with TLS, where none can be sent.
    private let refusal: String?
    private var deadline: Scheduled<Void>?
    private var farewell: Scheduled<Void>?
    private var requests = 0
    /// Whether the connection is closed; requests report their end afterwards.
    private var isClosed = false

    init(_ connections: Connections, refusal: String? = nil) {
        self.connections = connections
        self.refusal = refusal
    }

    func handlerAdded(context: ChannelHandlerContext) {
        limit(Self.longestHello, context)
        if context.channel.isActive { admit(context) }
    }

    func channelActive(context: ChannelHandlerContext) {
        context.fireChannelActive()
        admit(context)
    }

    func channelInactive(context: ChannelHandlerContext) {
        isClosed = true
        deadline?.cancel()
        farewell?.cancel()
        connections.remove(context.channel)
        context.fireChannelInactive()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case is ConnectionEvent where isClosed:
            break
        case ConnectionEvent.requestBegan:
            requests += 1
            deadline?.cancel()
            if !connections.beginRequest(context.channel) {
                // Not before NIO has handed over the stream of HTTP/2 that just began: a stream that is
                // dropped on the way ends the program (NIOAsyncWriter).
                context.eventLoop.assumeIsolated().execute { context.close(promise: nil) }
            }
        case ConnectionEvent.requestEnded:
            requests -= 1
            connections.endRequest(context.channel)
            if requests == 0 { limit(Self.longestIdle, context) }
        case ConnectionEvent.abort:
            context.close(promise: nil)
        case is ChannelShouldQuiesceEvent:
            farewell = schedule(Self.longestFarewell, context)
            context.fireUserInboundEventTriggered(event)
        default:
            context.fireUserInboundEventTriggered(event)
        }
    }

    private func admit(_ context: ChannelHandlerContext) {
        guard !connections.admit(context.channel) else { return }
        if let refusal {
            context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: refusal)), promise: nil)
        }
        context.close(promise: nil)
    }

    private func limit(_ time: TimeAmount, _ context: ChannelHandlerContext) {
        deadline?.cancel()
        deadline = schedule(time, context)
    }

    private func schedule(_ time: TimeAmount, _ context: ChannelHandlerContext) -> Scheduled<Void> {
        context.eventLoop.assumeIsolated().scheduleTask(in: time) { context.close(promise: nil) }
    }
}

/// The channel of a connection, with a ``ConnectionGuard`` in front.
struct GuardedChannel<Base: ServerChildChannel>: ServerChildChannel {
    let base: Base
    let connections: Connections
    let refusal: String?

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Base.Value> {
        do {
            let handler = ConnectionGuard(connections, refusal: refusal)
            try channel.pipeline.syncOperations.addHandler(handler)
        } catch {
            return channel.eventLoop.makeFailedFuture(error)
        }
        return base.setup(channel: channel, logger: logger)
    }

    func handle(value: Base.Value, logger: Logger) async {
        await base.handle(value: value, logger: logger)
    }
}
