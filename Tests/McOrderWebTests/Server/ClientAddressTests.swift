import HTTPTypes
import Hummingbird
import McOrderModel
import NIOCore
import NIOEmbedded
import Testing

@testable import McOrderWeb

/// The client address to which limits apply.
@Suite struct ClientAddressTests {
    private static func address(of peer: String, forwarded: [String] = [], trusted: [String] = []) throws
        -> String
    {
        let channel = EmbeddedChannel()
        try channel.connect(to: SocketAddress(ipAddress: peer, port: 50_000)).wait()
        var fields = HTTPFields()
        for value in forwarded { fields.append(HTTPField(name: .xForwardedFor, value: value)) }
        let head = HTTPRequest(method: .get, scheme: "http", authority: "a", path: "/", headerFields: fields)
        return ClientAddress.of(
            Request(head: head, body: RequestBody(buffer: ByteBuffer())),
            on: channel,
            trusted: try trusted.map { try #require(NetworkRange($0)) }
        )
    }

    @Test func `without trusted proxies the peer's address is used, whatever the request contains`() throws {
        #expect(try Self.address(of: "10.0.0.9", forwarded: ["192.0.2.1"]) == "10.0.0.9")
        #expect(
            try Self.address(of: "10.0.0.9", forwarded: ["192.0.2.1"], trusted: ["10.1.0.0/16"]) == "10.0.0.9"
        )
    }

    @Test(arguments: [
        (["192.0.2.1"], "192.0.2.1"), (["198.51.100.7, 192.0.2.1"], "192.0.2.1"),
        (["198.51.100.7", "192.0.2.1,10.0.0.3"], "192.0.2.1"), (["10.0.0.3"], "10.0.0.9"), ([], "10.0.0.9"),
    ])
    func `behind a trusted proxy the last address that is not a proxy is used`(
        _ forwarded: [String],
        _ expected: String
    ) throws {
        let found = try Self.address(of: "10.0.0.9", forwarded: forwarded, trusted: ["10.0.0.0/8"])
        #expect(found == expected)
    }

    @Test(arguments: [
        ("192.0.2.1:4711", "192.0.2.1"), ("[2001:db8:1:2::3]:443", "2001:db8:1:2"),
        ("[2001:db8:1:2::3]", "2001:db8:1:2"), ("2001:db8:1:2::9", "2001:db8:1:2"),
        ("\"[2001:db8:1:2::3]:443\"", "2001:db8:1:2"),
        ("junk", "10.0.0.9"), ("unknown, 10.0.0.3", "10.0.0.9"), ("192.0.2.1, junk", "10.0.0.9"),
        ("1234567890", "10.0.0.9"), (",", "10.0.0.9"),
    ])
    func `a forwarded address is parsed, and junk counts as the proxy's own address`(
        _ forwarded: String,
        _ expected: String
    ) throws {
        #expect(
            try Self.address(of: "10.0.0.9", forwarded: [forwarded], trusted: ["10.0.0.0/8"]) == expected
        )
    }

    @Test func `addresses with the same IPv6 prefix of 64 bits count as one`() throws {
        let first = try Self.address(of: "2001:db8:1:2::1")
        #expect(try Self.address(of: "2001:db8:1:2:ffff::9") == first)
        #expect(try Self.address(of: "2001:db8:1:3::1") != first)
    }

    @Test func `IPv4 addresses on a listener for both versions are distinguished`() throws {
        #expect(try Self.address(of: "::ffff:192.0.2.1") == "192.0.2.1")
        #expect(try Self.address(of: "::ffff:192.0.2.2") == "192.0.2.2")
    }
}
