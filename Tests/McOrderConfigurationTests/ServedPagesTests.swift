import McOrderModel
import McOrderSettings
import Testing

@testable import McOrderConfiguration

struct ServedPagesTests {
    @Test func `by default only programs on the same machine can connect`() async throws {
        let configuration = try await ConfigurationSource.read()
        let web = configuration.web
        #expect(web.address == ListenAddress("127.0.0.1:8088"))
        #expect(web.origin.description == "http://127.0.0.1:8088")
        #expect(web.certificate == nil && web.key == nil)
        #expect(!web.allowsPlain)
        #expect(web.trustedProxies.isEmpty)
        #expect(configuration.kitchen.fire == .received)
        #expect(configuration.kitchen.boardKeep == .seconds(120))
    }

    /// The key `staff.origin` is beside the key `staff`, which has its own value.
    @Test(arguments: [
        "web:\n  staff: '[::]:443'\n  staff.origin: https://Tills.example\n  certificate: /c\n  key: /k",
        "web.staff: '[::]:443'\nweb.staff.origin: https://tills.example\nweb: {certificate: /c, key: /k}",
    ])
    func `the keys of the address and of its origin can both be given`(_ file: String) async throws {
        let web = try await ConfigurationSource.read(file).web
        #expect(web.address == ListenAddress("[::]:443"))
        #expect(web.origin.description == "https://tills.example")
        #expect(web.certificate == "/c")
        #expect(web.key == "/k")
    }

    @Test func `the default origin is the scheme with the address`() async throws {
        let secure = "web: {staff: '10.0.0.1:8088', certificate: /c, key: /k}"
        #expect(
            try await ConfigurationSource.read(secure).web.origin.description == "https://10.0.0.1:8088"
        )
        let plain = "web: {staff: '[fd00::1]:8088', allow_plain: true}"
        #expect(try await ConfigurationSource.read(plain).web.origin.description == "http://[fd00::1]:8088")
    }

    @Test func `environment variables can set the keys`() async throws {
        let configuration = try await ConfigurationSource.read(environment: [
            "MCORDERD_WEB_STAFF": "127.0.0.1:1", "MCORDERD_WEB_STAFF_ORIGIN": "https://tills.example",
            "MCORDERD_WEB_TRUSTED_PROXIES": "10.0.0.4,fd00::/8", "MCORDERD_KITCHEN_FIRE": "arrived",
            "MCORDERD_BOARD_KEEP": "5m",
        ])
        #expect(configuration.web.address.port == 1)
        #expect(configuration.web.origin.authority == "tills.example")
        #expect(configuration.web.trustedProxies == ["10.0.0.4", "fd00::/8"].compactMap { NetworkRange($0) })
        #expect(configuration.kitchen.fire == .arrived)
        #expect(configuration.kitchen.boardKeep == .seconds(300))
    }

    @Test(arguments: ["", ":1", "a", "a:", "a:b", "a:65536", "::1:80", "[a]:1", "a b:1", "a/b:1", "a:+1"])
    func `any other text is not an address`(_ text: String) {
        #expect(ListenAddress(text) == nil)
    }

    @Test(arguments: ["", "tills.example", "ftp://a", "http://", "http://a/", "https://a:b", "http://a?b"])
    func `any other text is not an origin`(_ text: String) {
        #expect(WebOrigin(text) == nil)
    }

    @Test(arguments: [
        ("https://a:443", "https://a"), ("http://a:80", "http://a"), ("http://a:443", "http://a:443"),
        ("http://[::1]", "http://[::1]"), ("http://[::1]:8088", "http://[::1]:8088"),
    ])
    func `an origin is written as browsers send it`(_ text: String, _ origin: String) {
        #expect(WebOrigin(text)?.description == origin)
    }

    @Test(arguments: [
        ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.1", false),
        ("10.0.0.4", "10.0.0.4", true), ("10.0.0.4", "10.0.0.5", false),
        ("10.0.0.4/31", "10.0.0.5", true), ("10.0.0.4/31", "10.0.0.6", false),
        ("0.0.0.0/0", "192.0.2.1", true), ("0.0.0.0/0", "::1", false),
        ("fd00::/8", "fdff::1", true), ("fd00::/8", "fe80::1", false),
        ("10.0.0.0/8", "::ffff:10.1.2.3", true), ("10.0.0.0/8", "no address", false),
    ])
    func `a network contains the addresses with its prefix`(
        _ network: String,
        _ address: String,
        _ isInside: Bool
    ) throws {
        #expect(try #require(NetworkRange(network)).contains(address) == isInside)
    }

    @Test(arguments: ["", "10.0.0", "10.0.0.0/33", "10.0.0.0/", "10.0.0.0/-1", "fd00::/129", "a/8"])
    func `any other text is not a network`(_ text: String) {
        #expect(NetworkRange(text) == nil)
    }
}
