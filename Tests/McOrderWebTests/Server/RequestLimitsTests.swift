import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import McOrderWeb

/// The limits of a connection and of its requests, on a channel with its own clock.
@Suite struct RequestLimitsTests {
    private let channel: EmbeddedChannel
    private let connections = Connections(limits: .init(descriptors: 1024))

    init() throws {
        channel = EmbeddedChannel()
        try channel.pipeline.syncOperations.addHandler(ConnectionGuard(connections))
        try channel.pipeline.syncOperations.addHandler(RequestLimits())
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    }

    private func send(_ part: HTTPRequestPart) throws {
        try channel.writeInbound(part)
    }

    private func head(_ path: String = "/", length: Int? = nil) -> HTTPRequestPart {
        var fields = HTTPFields()
        if let length { fields[.contentLength] = String(length) }
        return .head(
            HTTPRequest(method: .post, scheme: "http", authority: "a", path: path, headerFields: fields)
        )
    }

    /// The status of the response that the handler itself wrote.
    private func status() throws -> HTTPResponse.Status? {
        guard case .head(let head)? = try channel.readOutbound(as: HTTPResponsePart.self) else { return nil }
        return head.status
    }

    /// The paths of the requests that came through.
    private func received() throws -> [String?] {
        var paths: [String?] = []
        while let part = try channel.readInbound(as: HTTPRequestPart.self) {
            if case .head(let head) = part { paths.append(head.path) }
        }
        return paths
    }

    private func answer() throws {
        try channel.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: .ok)))
        try channel.writeOutbound(HTTPResponsePart.end(nil))
    }

    @Test func `a connection without a request is closed after ten seconds`() {
        channel.embeddedEventLoop.advanceTime(by: .seconds(9))
        #expect(channel.isActive)
        channel.embeddedEventLoop.advanceTime(by: .seconds(2))
        #expect(!channel.isActive)
    }

    @Test func `a connection whose body arrives slowly is closed ten seconds after the head`() throws {
        try send(head())
        for _ in 0..<9 {
            channel.embeddedEventLoop.advanceTime(by: .seconds(1))
            try send(.body(ByteBuffer(string: "x")))
        }
        #expect(channel.isActive)
        channel.embeddedEventLoop.advanceTime(by: .seconds(2))
        #expect(!channel.isActive)
    }

    @Test func `a response may continue as a stream after its request is complete`() throws {
        try send(head())
        try send(.end(nil))
        try channel.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: .ok)))
        channel.embeddedEventLoop.advanceTime(by: .hours(1))
        #expect(channel.isActive)
    }

    @Test func `a connection is closed half a minute after its last response`() throws {
        try send(head())
        try send(.end(nil))
        try answer()
        channel.embeddedEventLoop.advanceTime(by: .seconds(29))
        #expect(channel.isActive)
        channel.embeddedEventLoop.advanceTime(by: .seconds(2))
        #expect(!channel.isActive)
    }

    @Test func `a body whose announced size is too large is refused before it is read`() throws {
        try send(head(length: RequestLimits.largestBody + 1))
        #expect(try status() == .contentTooLarge)
        #expect(!channel.isActive)
    }

    @Test func `a body that becomes too large is refused, and its rest is discarded`() throws {
        try send(head())
        #expect(try channel.readInbound(as: HTTPRequestPart.self) != nil)
        try send(.body(ByteBuffer(repeating: 0, count: RequestLimits.largestBody)))
        #expect(try channel.readInbound(as: HTTPRequestPart.self) != nil)
        try send(.body(ByteBuffer(repeating: 0, count: 1)))
        #expect(try channel.readInbound(as: HTTPRequestPart.self) == nil)
        #expect(try status() == .contentTooLarge)
    }

    // MARK: Uploads

    /// A channel that takes more at `/photo`.
    private func uploads() throws -> EmbeddedChannel {
        let channel = EmbeddedChannel()
        let limits = UploadLimits(largestBody: 300_000, longest: .seconds(60)) { $0.path == "/photo" }
        try channel.pipeline.syncOperations.addHandler(ConnectionGuard(connections))
        try channel.pipeline.syncOperations.addHandler(RequestLimits(upload: limits))
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        return channel
    }

    @Test func `an address for uploads takes more, and no other one does`() throws {
        let channel = try uploads()
        try channel.writeInbound(head("/photo", length: 300_000))
        try channel.writeInbound(HTTPRequestPart.body(ByteBuffer(repeating: 0, count: 300_000)))
        #expect(try channel.readOutbound(as: HTTPResponsePart.self) == nil)
        try channel.writeInbound(HTTPRequestPart.body(ByteBuffer(repeating: 0, count: 1)))
        let refused = try channel.readOutbound(as: HTTPResponsePart.self)
        #expect(refused.map { "\($0)".contains("413") } == true)
        for (path, length) in [("/photo", 300_001), ("/photos", 65_537)] {
            let other = try uploads()
            try other.writeInbound(head(path, length: length))
            #expect(!other.isActive, "\(path)")
        }
    }

    @Test func `an upload may take longer only when its sender is known`() throws {
        for isPermitted in [false, true] {
            let channel = try uploads()
            try channel.writeInbound(head("/photo"))
            channel.embeddedEventLoop.advanceTime(by: .seconds(5))
            if isPermitted { channel.triggerUserOutboundEvent(UploadPermission(), promise: nil) }
            for seconds in [6, 53] {
                channel.embeddedEventLoop.advanceTime(by: .seconds(Int64(seconds)))
                #expect(channel.isActive == isPermitted, "\(seconds)")
            }
            channel.embeddedEventLoop.advanceTime(by: .seconds(2))
            #expect(!channel.isActive)
        }
        // It lengthens nothing else.
        let channel = try uploads()
        try channel.writeInbound(head("/photos"))
        channel.triggerUserOutboundEvent(UploadPermission(), promise: nil)
        channel.embeddedEventLoop.advanceTime(by: .seconds(11))
        #expect(!channel.isActive)
    }

    @Test func `a request is not seen before the response to the one before is sent`() throws {
        for path in ["/1", "/2", "/3"] {
            try send(head(path))
            try send(.end(nil))
        }
        #expect(try received() == ["/1"])
        try answer()
        #expect(try received() == ["/2"])
        channel.write(HTTPResponsePart.head(HTTPResponse(status: .ok)), promise: nil)
        channel.write(HTTPResponsePart.end(nil), promise: nil)
        #expect(try received() == [], "the response still waits to be sent")
        channel.flush()
        #expect(try received() == ["/3"])
    }

    @Test func `a connection with too many waiting requests is closed after the present response`() throws {
        for _ in 0...RequestLimits.mostWaiting {
            try send(head())
            try send(.end(nil))
        }
        #expect(channel.isActive)
        try answer()
        #expect(!channel.isActive)
        #expect(try received().count == 1)
    }

    @Test func `a peer that closes its side gets the responses to requests that still wait`() throws {
        try send(head("/1"))
        try send(.end(nil))
        try send(head("/2"))
        try send(.end(nil))
        channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
        try answer()
        #expect(try received() == ["/1", "/2"])
    }

    @Test func `a response that cannot be sent for ten seconds closes the connection`() throws {
        try send(head())
        try send(.end(nil))
        channel.write(HTTPResponsePart.head(HTTPResponse(status: .ok)), promise: nil)
        channel.embeddedEventLoop.advanceTime(by: .seconds(9))
        #expect(channel.isActive)
        channel.embeddedEventLoop.advanceTime(by: .seconds(2))
        #expect(!channel.isActive)
    }

    @Test func `what is no HTTP is refused in words`() throws {
        channel.pipeline.fireErrorCaught(ChannelError.inappropriateOperationForState)
        #expect(try status() == .badRequest)
        guard case .body(let bytes)? = try channel.readOutbound(as: HTTPResponsePart.self) else {
            Issue.record("no body")
            return
        }
        #expect(String(buffer: bytes).hasPrefix("The request is not understood"))
        #expect(!channel.isActive)
    }

    @Test func `a connection ends three seconds after the server was asked to stop, whatever it does`() throws
    {
        try send(head())
        try send(.end(nil))
        channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
        channel.embeddedEventLoop.advanceTime(by: .seconds(2))
        #expect(channel.isActive)
        channel.embeddedEventLoop.advanceTime(by: .seconds(2))
        #expect(!channel.isActive)
    }

    @Test func `a closed connection is not counted any more`() throws {
        #expect(connections.count == 1)
        channel.embeddedEventLoop.advanceTime(by: .seconds(11))
        #expect(connections.count == 0)
    }
}
