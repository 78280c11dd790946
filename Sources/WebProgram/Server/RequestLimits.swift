import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Closes a connection whose request takes too long or is too large.
///
/// A whole request, from its first byte to its last, takes at most ten seconds and its body has at most
/// 64 KiB; a connection without a request is closed after half a minute. Hummingbird has a limit for idle
/// connections only, and reads what follows a refused body. Source: docs/web.md, *Limits*.
final class RequestLimits: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    static let longestRequest = TimeAmount.seconds(10)
    static let longestIdle = TimeAmount.seconds(30)
    static let largestBody = 64 * 1024

    private var deadline: Scheduled<Void>?
    private var bodyBytes = 0
    /// Whether the request was answered here; what follows of it is dropped.
    private var isRefused = false

    func handlerAdded(context: ChannelHandlerContext) {
        if context.channel.isActive { limit(Self.longestRequest, context) }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        deadline?.cancel()
    }

    func channelActive(context: ChannelHandlerContext) {
        limit(Self.longestRequest, context)
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        deadline?.cancel()
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if isRefused { return }
        switch unwrapInboundIn(data) {
        case .head(let head):
            limit(Self.longestRequest, context)
            bodyBytes = 0
            if let length = head.headerFields[.contentLength].flatMap({ Int($0) }), length > Self.largestBody
            {
                return refuse(context)
            }
        case .body(let bytes):
            bodyBytes += bytes.readableBytes
            if bodyBytes > Self.largestBody { return refuse(context) }
        case .end:
            deadline?.cancel()
        }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .end = unwrapOutboundIn(data) { limit(Self.longestIdle, context) }
        context.write(data, promise: promise)
    }

    /// Answers 413 and closes, without reading the rest of the body.
    private func refuse(_ context: ChannelHandlerContext) {
        isRefused = true
        deadline?.cancel()
        let fields: HTTPFields = [.connection: "close", .contentLength: "0"]
        let head = HTTPResponse(status: .contentTooLarge, headerFields: fields)
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        let channel = context.channel
        context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in channel.close(promise: nil) }
    }

    private func limit(_ time: TimeAmount, _ context: ChannelHandlerContext) {
        deadline?.cancel()
        let channel = context.channel
        deadline = context.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
    }
}
