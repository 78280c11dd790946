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

    @Test func `a length of time and a time of day are promised, and taken back`() async throws {
        let now = site.counter.now()
        let answer = try await site.post(path, as: .kitchen, ["revision": 1, "minutes": 10])
        #expect(answer.status == 200, "\(answer.body)")
        let said = try #require(try await order.readyAt)
        #expect(said >= now + .seconds(600) && said < now + .seconds(720))
        let zone = try #require(RestaurantZone(identifier: "Europe/Madrid"))
        let clock = String(zone.civilTime(at: said + .seconds(60)).clockText.prefix(5))
        #expect(answer.body.contains(String(zone.civilTime(at: said).clockText.prefix(5))))
        let other = try await site.post(path, as: .till, ["revision": 2, "at": clock])
        #expect(other.status == 200, "\(other.body)")
        let later = try #require(try await order.readyAt)
        #expect(String(zone.civilTime(at: later).clockText.prefix(5)) == clock)
        let recall = path.replacing("/promise", with: "/recall")
        #expect(try await site.post(recall, as: .kitchen, ["revision": 3]).status == 200)
        #expect(try await order.readyAt == said)
    }

    @Test(
        arguments: [
            ["revision": 1], ["revision": 1, "minutes": 0], ["revision": 1, "minutes": 721],
            ["revision": 1, "minutes": "10"],
        ] as [JSONValue]
    )
    func `a request without a time changes nothing`(_ body: JSONValue) async throws {
        #expect(try await site.post(path, as: .till, body).status == 400)
        #expect(try await order.revision == 1)
    }

    @Test func `a time that nobody can read is refused with how to write it`() async throws {
        let answer = try await site.post(path, as: .till, ["revision": 1, "at": "25:99"])
        #expect(answer.status == 422 && answer.body.contains("25:99"))
        #expect(try await order.revision == 1)
    }
}
