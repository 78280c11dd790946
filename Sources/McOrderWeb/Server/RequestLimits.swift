import HTTPTypes
import McOrderText
import NIOCore
import NIOHTTPTypes

/// Keeps the limits of one request: its duration, its size, and how long its response may wait for the peer.
///
/// A whole request, from its head to its last byte, takes at most ten seconds and its body has at most 64
/// KiB; some addresses take more (``UploadLimits``). A response of which nothing can be sent for ten seconds
/// is given up. The next request of a connection
/// is not seen before the response to the one before is sent. Source: docs/web.md, *Limits*.
package final class RequestLimits: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    static let longestRequest = TimeAmount.seconds(10)
    static let longestStall = TimeAmount.seconds(10)
    package static let largestBody = 64 * 1024
    /// How many parts of further requests may wait. Browsers send none before they have the response.
    static let mostWaiting = 32

    private let language: Language
    private let upload: UploadLimits?
    /// Whether the request that is being read is an upload.
    private var isUpload = false
    private var deadline: Scheduled<Void>?
    private var stall: Scheduled<Void>?
    private var bodyBytes = 0
    /// Whether a request's head has arrived and its end has not.
    private var isReading = false
    /// Whether a request's response is not sent to its end.
    private var isAnswering = false
    /// Whether the connection is closed after the response that is being sent.
    private var isLast = false
    /// Whether the request was answered here; what follows of it is dropped.
    private var isRefused = false
    /// The number of parts that are being sent.
    private var unsent = 0
    private var waiting: [HTTPRequestPart] = []
    private var mustRead = false
    private var isInputClosed = false

    /// - Parameter language: the language of the sentences about requests that are no HTTP.
    init(language: Language = .english, upload: UploadLimits? = nil) {
        (self.language, self.upload) = (language, upload)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        deadline?.cancel()
        stall?.cancel()
    }

    func channelInactive(context: ChannelHandlerContext) {
        deadline?.cancel()
        stall?.cancel()
        if isReading || isAnswering { report(.requestEnded, context) }
        isReading = false
        isAnswering = false
        context.fireChannelInactive()
    }

    // MARK: Requests

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let part = unwrapInboundIn(data)
        if isAnswering, !isReading || !waiting.isEmpty {
            if waiting.count < Self.mostWaiting { waiting.append(part) } else { isLast = true }
        } else {
            receive(part, context)
        }
    }

    /// Reads no further while a response is being sent. NIO still notices that the peer has gone.
    func read(context: ChannelHandlerContext) {
        if isAnswering, !isReading { mustRead = true } else { context.read() }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        // Behind the requests that still wait.
        if case ChannelEvent.inputClosed = event, !waiting.isEmpty {
            isInputClosed = true
        } else {
            context.fireUserInboundEventTriggered(event)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if isReading || isAnswering || context.channel.isMultiplexed {
            // The code that reads the body sends the response.
            isLast = true
            context.fireErrorCaught(error)
        } else {
            refuse(.badRequest, WebErrorText.badRequest("HTTP"), context)
        }
    }

    private func receive(_ part: HTTPRequestPart, _ context: ChannelHandlerContext) {
        if isRefused { return }
        switch part {
        case .head(let head):
            isReading = true
            isAnswering = true
            bodyBytes = 0
            report(.requestBegan, context)
            deadline = schedule(Self.longestRequest, context)
            isUpload = upload?.apply(to: head) ?? false
            let length = head.headerFields[.contentLength].flatMap { Int($0) }
            if let length, length > mostBytes { return refuseLarge(context) }
        case .body(let bytes):
            bodyBytes += bytes.readableBytes
            if bodyBytes > mostBytes { return refuseLarge(context) }
        case .end:
            deadline?.cancel()
            isReading = false
        }
        context.fireChannelRead(wrapInboundOut(part))
        if case .end = part, !isAnswering { finish(context) }
    }

    private var mostBytes: Int { isUpload ? upload?.largestBody ?? Self.largestBody : Self.largestBody }

    func triggerUserOutboundEvent(
        context: ChannelHandlerContext,
        event: Any,
        promise: EventLoopPromise<Void>?
    ) {
        guard event is UploadPermission else {
            return context.triggerUserOutboundEvent(event, promise: promise)
        }
        if isUpload, isReading, let upload {
            deadline?.cancel()
            deadline = schedule(upload.longest, context)
        }
        promise?.succeed()
    }

    // MARK: Responses

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if isRefused {
            promise?.fail(ChannelError.ioOnClosedChannel)
        } else {
            send(unwrapOutboundIn(data), context, promise)
        }
    }

    private func send(
        _ part: HTTPResponsePart,
        _ context: ChannelHandlerContext,
        _ promise: EventLoopPromise<Void>?
    ) {
        let promise = promise ?? context.eventLoop.makePromise()
        let isEnd = if case .end = part { true } else { false }
        unsent += 1
        if stall == nil { stall = scheduleStall(context) }
        promise.futureResult.assumeIsolated().whenComplete { result in
            self.sent(isEnd, result, context)
        }
        context.write(wrapOutboundOut(part), promise: promise)
    }

    private func sent(_ isEnd: Bool, _ result: Result<Void, any Error>, _ context: ChannelHandlerContext) {
        unsent -= 1
        stall?.cancel()
        stall = unsent == 0 ? nil : scheduleStall(context)
        guard isEnd, isAnswering else { return }
        isAnswering = false
        let hasFailed = if case .failure = result { true } else { false }
        if hasFailed || isRefused || isLast {
            abort(context)
        } else if !isReading {
            finish(context)
        }
    }

    /// Goes on with the next request.
    private func finish(_ context: ChannelHandlerContext) {
        report(.requestEnded, context)
        while !waiting.isEmpty, isReading || !isAnswering { receive(waiting.removeFirst(), context) }
        guard waiting.isEmpty else { return }
        if isInputClosed {
            isInputClosed = false
            context.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
        }
        if mustRead, isReading || !isAnswering {
            mustRead = false
            context.read()
        }
    }

    // MARK: The end

    private func refuseLarge(_ context: ChannelHandlerContext) {
        refuse(.contentTooLarge, .tooLarge(kilobytes: mostBytes >> 10), context)
    }

    /// Answers and closes, without reading the rest of the request.
    private func refuse(
        _ status: HTTPResponse.Status,
        _ sentence: WebErrorText,
        _ context: ChannelHandlerContext
    ) {
        guard !isRefused else { return }
        isRefused = true
        isAnswering = true
        deadline?.cancel()
        let text = ByteBuffer(string: sentence[language] + "\n")
        var fields: HTTPFields = [
            .contentType: "text/plain; charset=utf-8", .contentLength: "\(text.readableBytes)",
        ]
        // HTTP/2 forbids the field.
        if !context.channel.isMultiplexed { fields[.connection] = "close" }
        send(.head(HTTPResponse(status: status, headerFields: fields)), context, nil)
        send(.body(text), context, nil)
        send(.end(nil), context, nil)
        context.flush()
    }

    /// Gives up the request: the connection, or the stream of it.
    private func abort(_ context: ChannelHandlerContext) {
        if context.channel.isMultiplexed {
            // Not while NIO hands over a stream that just began, as in ConnectionGuard.
            context.eventLoop.assumeIsolated().execute { context.close(promise: nil) }
        } else {
            report(.abort, context)
        }
    }

    private func report(_ event: ConnectionEvent, _ context: ChannelHandlerContext) {
        context.channel.connection.pipeline.fireUserInboundEventTriggered(event)
    }

    /// Closes the connection: a stream of HTTP/2 whose peer gives it no window does not end by itself.
    private func scheduleStall(_ context: ChannelHandlerContext) -> Scheduled<Void> {
        context.eventLoop.assumeIsolated().scheduleTask(in: Self.longestStall) {
            self.report(.abort, context)
        }
    }

    private func schedule(_ time: TimeAmount, _ context: ChannelHandlerContext) -> Scheduled<Void> {
        context.eventLoop.assumeIsolated().scheduleTask(in: time) { self.abort(context) }
    }
}
