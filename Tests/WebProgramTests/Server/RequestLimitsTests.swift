import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import WebProgram

/// The limits of a request's size and duration, on a channel with its own clock.
@Suite struct RequestLimitsTests {
    private let channel: EmbeddedChannel

    init() throws {
        channel = EmbeddedChannel()
        try channel.pipeline.syncOperations.addHandler(RequestLimits())
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    }

    private func send(_ part: HTTPRequestPart) throws {
        try channel.writeInbound(part)
    }

    private func head(length: Int? = nil) -> HTTPRequestPart {
        var fields = HTTPFields()
        if let length { fields[.contentLength] = String(length) }
        return .head(
            HTTPRequest(method: .post, scheme: "http", authority: "a", path: "/", headerFields: fields)
        )
    }

    /// The status of the response that the handler itself wrote.
    private func status() throws -> HTTPResponse.Status? {
        guard case .head(let head)? = try channel.readOutbound(as: HTTPResponsePart.self) else { return nil }
        return head.status
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
}
