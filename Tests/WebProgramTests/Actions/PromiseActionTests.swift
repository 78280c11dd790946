import CounterTesting
import HTTPTypes
import McOrderModel
import Testing

@testable import McOrderCounter
@testable import McOrderWeb
@testable import WebProgram

/// Staff say at a page when an order will be ready.
@Suite(.timeLimit(.minutes(5))) struct PromiseActionTests {
    private let site: TestSite
    private let path: String

    init() async throws {
        site = try await TestSite()
        path = "/v1/restaurants/garbera/orders/\(site.order.id)/promise"
    }

    private var order: QueuedOrder {
        get async throws { try #require(try await site.counter.order(id: site.order.id)) }
    }

    @Test func `another time is promised, and taken back`() async throws {
        let before = try await order.readyAt
        let now = site.counter.now()
        let answer = try await site.post(path, as: .kitchen, ["revision": 1, "minutes": 10])
        #expect(answer.status == 200, "\(answer.body)")
        let said = try #require(try await order.readyAt)
        #expect(said >= now + .seconds(600) && said < now + .seconds(720))
        let zone = try #require(RestaurantZone(identifier: "Europe/Madrid"))
        #expect(answer.body.contains(String(zone.civilTime(at: said).clockText.prefix(5))))
        let recall = path.replacing("/promise", with: "/recall")
        #expect(try await site.post(recall, as: .kitchen, ["revision": 2]).status == 200)
        #expect(try await order.readyAt == before)
    }

    @Test(arguments: [.null, .integer(0), .integer(721), .string("10")] as [JSONValue])
    func `a request without a time changes nothing`(_ minutes: JSONValue) async throws {
        let body: JSONValue = ["revision": 1, "minutes": minutes]
        #expect(try await site.post(path, as: .till, body).status == 400)
        #expect(try await order.revision == 1)
    }
}
