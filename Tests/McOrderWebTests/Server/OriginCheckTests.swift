import HTTPTypes
import Hummingbird
import McOrderModel
import NIOCore
import Testing

@testable import McOrderWeb

/// The check of a request's host and origin.
@Suite struct OriginCheckTests {
    private static let own = "https://tills.example:8443"

    private static func request(
        _ method: HTTPRequest.Method,
        host: String = "tills.example:8443",
        path: String = "/",
        scheme: String = "https",
        _ fields: HTTPFields = [:]
    ) -> Request {
        let head = HTTPRequest(
            method: method,
            scheme: scheme,
            authority: host,
            path: path,
            headerFields: fields
        )
        return Request(head: head, body: RequestBody(buffer: ByteBuffer()))
    }

    private static func isAllowed(_ request: Request, isMultiplexed: Bool = false) throws -> Bool {
        let check = OriginCheck(origin: try #require(WebOrigin(own)))
        do {
            try check.check(request, isMultiplexed: isMultiplexed)
            return true
        } catch RequestError.wrongOrigin {
            return false
        }
    }

    @Test(arguments: [
        ("tills.example:8443", true), ("TILLS.example:8443", true), ("tills.example", false),
        ("tills.example:443", false), ("127.0.0.1:8443", false), ("tills.example.evil.example:8443", false),
        ("", false),
    ])
    func `a request must name the server's host`(_ host: String, _ isAllowed: Bool) throws {
        #expect(try Self.isAllowed(Self.request(.get, host: host)) == isAllowed)
        #expect(try Self.isAllowed(Self.request(.post, host: host, [.origin: Self.own])) == isAllowed)
    }

    @Test(arguments: [
        "https://evil.example", "http://tills.example:8443", "https://tills.example", "null", "",
    ])
    func `a page of another origin cannot post`(_ origin: String) throws {
        #expect(try !Self.isAllowed(Self.request(.post, [.origin: origin])))
        #expect(try !Self.isAllowed(Self.request(.post, [.origin: origin, .cookie: "mcorder=1"])))
        #expect(try !Self.isAllowed(Self.request(.delete, [.origin: origin])))
    }

    @Test func `a request with a browser's cookie needs an origin, and one of a program does not`() throws {
        #expect(try !Self.isAllowed(Self.request(.post, [.cookie: "mcorder=1"])))
        #expect(try Self.isAllowed(Self.request(.post)))
        #expect(try Self.isAllowed(Self.request(.post, [.origin: Self.own, .cookie: "mcorder=1"])))
    }

    @Test func `a link on a page of another origin can be followed`() throws {
        #expect(try Self.isAllowed(Self.request(.get, [.cookie: "mcorder=1"])))
        #expect(try Self.isAllowed(Self.request(.head, [.origin: "https://evil.example"])))
    }

    @Test func `a second field Host must name the same host`() throws {
        #expect(try Self.isAllowed(Self.request(.get, [.host: "tills.example:8443"])))
        #expect(try !Self.isAllowed(Self.request(.get, [.host: "evil.example"])))
    }

    @Test(arguments: [
        ("https://tills.example:8443/pair", true), ("https://evil.example/pair", false),
        ("http://tills.example:8443/pair", false), ("https://tills.example:8443.evil.example/", false),
        ("*", false), ("pair", false),
    ])
    func `a whole address as the target must be this server's`(_ path: String, _ isAllowed: Bool) throws {
        #expect(try Self.isAllowed(Self.request(.get, path: path)) == isAllowed)
    }

    @Test func `over HTTP/2 the scheme is the origin's`() throws {
        #expect(try Self.isAllowed(Self.request(.get), isMultiplexed: true))
        #expect(try !Self.isAllowed(Self.request(.get, scheme: "http"), isMultiplexed: true))
        // HTTP/1.1 does not say it.
        #expect(try Self.isAllowed(Self.request(.get, scheme: "http")))
    }
}
