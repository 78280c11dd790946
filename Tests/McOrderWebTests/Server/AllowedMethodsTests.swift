import HTTPTypes
import Hummingbird
import Testing

@testable import McOrderWeb

/// The allowed methods of each address.
struct AllowedMethodsTests {
    private let allowed = AllowedMethods()

    init() {
        let router = Router(context: BasicRequestContext.self)
        router.get("/shops/{shop}/orders") { _, _ in Response(status: .ok) }
        router.post("/shops/{shop}/{action}") { _, _ in Response(status: .ok) }
        router.get("/shops/{shop}/{action}") { _, _ in Response(status: .ok) }
        router.get("/**") { _, _ in Response(status: .notFound) }
        allowed.learn(router.routes)
    }

    @Test(
        arguments: [
            ("/shops/a/orders", [HTTPRequest.Method.get]), ("/shops/a/pause", [.get, .post]),
            ("/shops/a/pause/", [.get, .post]), ("/shops/a", []), ("/other", []), ("/", []),
        ]
    )
    func `an address allows the methods of its route`(
        _ path: String,
        _ methods: [HTTPRequest.Method]
    ) {
        #expect(allowed.methods(at: path) == methods)
    }
}
