import CounterTesting
import HTTPTypes
import Hummingbird
import McOrderCounter
import McOrderModel
import NIOCore
import Synchronization
import Testing

@testable import McOrderWeb
@testable import WebProgram

/// Who may send a request to which address, and how the others are refused. Source: docs/web.md, *Who may do
/// what*.
@Suite(.timeLimit(.minutes(5))) struct RoleTableTests {
    private static let anyone = Set(TestSite.visitors)
    private static let paired: Set<Role?> = [.board, .kitchen, .till, .owner]
    private static let kitchen: Set<Role?> = [.kitchen, .till, .owner]
    private static let till: Set<Role?> = [.till, .owner]
    private static let owner: Set<Role?> = [.owner]

    private static let orders = "/v1/restaurants/{restaurant}/orders/{id}"
    private static let shop = "/v1/restaurants/{restaurant}"

    /// Every route of the server with those who may use it.
    private static let table: [String: Set<Role?>] = [
        // What a browser needs before it is paired, and what has no personal data.
        "GET /pair": anyone, "POST /pair": anyone, "POST /language": anyone, "GET /assets/{file}": anyone,
        "GET /favicon.ico": anyone, "GET /openapi.json": anyone, "GET /health": anyone,
        "GET /metrics": anyone,
        "GET /**": anyone, "POST /**": anyone,
        // Codes alone, for customers.
        "GET /board": anyone, "GET /board/{restaurant}": anyone, "GET /v1/stream/board/{restaurant}": anyone,
        // The list of the browser's own pages.
        "GET /": paired,
        // What is prepared, and by whom.
        "GET /kitchen": kitchen, "GET /kitchen/{restaurant}": kitchen,
        "GET /v1/stream/kitchen/{restaurant}": kitchen, "GET \(orders)": kitchen,
        "POST \(orders)/prepare": kitchen, "POST \(orders)/ready": kitchen, "POST \(orders)/recall": kitchen,
        "POST \(orders)/finish": kitchen, "POST \(orders)/unfinish": kitchen, "POST \(orders)/see": kitchen,
        "POST \(orders)/acknowledge": kitchen, "POST \(shop)/sold-out": kitchen,
        "POST \(shop)/available": kitchen,
        "POST \(orders)/promise": kitchen, "POST \(orders)/print": kitchen,
        "POST \(orders)/print-bag": kitchen,
        "POST \(shop)/printed": kitchen,
        // Customers, their devices and their money.
        "GET /till": till, "GET /till/{restaurant}": till, "GET /v1/stream/till/{restaurant}": till,
        "GET /till/{restaurant}/new": till,
        "GET \(shop)/orders": till, "POST \(orders)/arrive": till, "POST \(orders)/collect": till,
        "POST \(orders)/pay": till,
        "POST \(orders)/cancel": till, "POST \(orders)/no-show": till, "POST \(orders)/blacklist": till,
        "POST \(orders)/strike": till, "POST \(orders)/add": till, "POST \(orders)/note": till,
        "POST \(orders)/service": till, "GET \(orders)/device": till, "POST \(shop)/pause": till,
        "POST \(shop)/resume": till, "GET \(shop)/rejections": till,
        "POST \(shop)/rejections/{id}/accept": till, "GET /v1/blacklist": till,
        "POST /v1/blacklist/{device}/remove": till, "POST /v1/devices/{device}/revoke": till,
        "POST \(shop)/order": till, "POST \(shop)/quote": till,
        "GET \(shop)/close": till, "POST \(shop)/close": till,
        "GET \(shop)/closes": till, "GET \(shop)/closes/{number}": till,
        // The kitchen book, which the owner defines.
        "GET /book": kitchen, "GET /book/{restaurant}": kitchen, "GET /book/{restaurant}/register": kitchen,
        "GET /book/{restaurant}/register/{id}": kitchen, "GET /book/{restaurant}/sheet": kitchen,
        "GET /book/{restaurant}/recipes": kitchen, "GET /book/{restaurant}/recipes/{id}": kitchen,
        "GET /book/{restaurant}/lists": kitchen, "GET /book/{restaurant}/lists/{id}": kitchen,
        "GET /book/{restaurant}/lists/worker.js": kitchen, "GET /book/{restaurant}/count": kitchen,
        "GET /book/{restaurant}/week": kitchen,
        "GET /v1/book/{restaurant}/stream": kitchen, "GET /v1/book/{restaurant}/due": kitchen,
        "POST /v1/book/{restaurant}/facts": kitchen, "GET /v1/book/{restaurant}/recipes": kitchen,
        "GET /v1/book/photos/{hash}": kitchen, "PUT /v1/book/photos/{hash}": kitchen,
        "GET /book/{restaurant}/define": owner, "PUT /v1/book/{restaurant}/entries/{kind}/{key}": owner,
        "DELETE /v1/book/{restaurant}/entries/{kind}/{key}": owner,
        // Takings of a month, and who has access.
        "GET /owner": owner,
        // Money of cards.
        "GET /payments": owner, "GET /v1/payments": owner, "GET /v1/payments.csv": owner,
        "POST /v1/payments/{payment}/looked": owner, "POST /v1/payments/{payment}/refund": owner,
    ]

    private let site: TestSite

    init() async throws { site = try await TestSite() }

    /// The address of a route; with `exists` of things that exist.
    private func address(_ path: String, exists: Bool) -> String {
        path.replacing("{restaurant}", with: exists ? "garbera" : "nowhere")
            .replacing("{id}", with: exists ? "\(site.order.id)" : "4711")
            .replacing("{device}", with: exists ? site.order.udid : "00000000-0000-0000-0000-000000000000")
            .replacing("{payment}", with: PaymentID().description)
            .replacing("{kind}", with: "person").replacing("{key}", with: "ane")
            .replacing("{number}", with: "1").replacing("{file}", with: exists ? "app.js" : "none.js")
            .replacing("**", with: "unknown")
    }

    @Test func `every route has a row in the table`() {
        #expect(Set(site.routes) == Set(Self.table.keys))
        #expect(site.routes.count == Set(site.routes).count)
    }

    @Test func `the description of the interface has every route for programs`() throws {
        let description = try JSONReader.read(PackageResources.openapi_json, depth: 32).value
        guard case .object(let paths)? = description.member("paths") else {
            Issue.record("no paths")
            return
        }
        let described = paths.flatMap { path -> [String] in
            guard case .object(let methods) = path.value else { return [] }
            return methods.map { "\($0.name.uppercased()) \(path.name)" }
        }
        let others = ["GET /health", "GET /metrics"]
        let routes = site.routes.filter { $0.contains(" /v1/") && !$0.contains("/stream") }
        #expect(Set(described) == Set(routes + others))
    }

    @Test(arguments: TestSite.visitors)
    func `each route serves those who may use it, and tells all others the same whatever exists`(
        visitor: Role?
    ) async throws {
        for (route, visitors) in Self.table {
            let parts = route.split(separator: " ")
            let method = try #require(HTTPRequest.Method(rawValue: String(parts[0])))
            var answers: [TestSite.Answer] = []
            for exists in [true, false] {
                let wasRead = Mutex(false)
                let body = AsyncStream<ByteBuffer> {
                    wasRead.withLock { $0 = true }
                    return nil
                }
                let path = address(String(parts[1]), exists: exists)
                let answer = try await site.ask(method, path, as: visitor, RequestBody(asyncSequence: body))
                let isRefused = [401, 403].contains(answer.status) || answer.location == "/pair"
                #expect(isRefused != visitors.contains(visitor), "\(route): \(answer)")
                if isRefused { #expect(!wasRead.withLock { $0 }, "\(route) reads the body first") }
                answers.append(answer)
            }
            guard !visitors.contains(visitor) else { continue }
            #expect(answers[0].status == answers[1].status && answers[0].body == answers[1].body, "\(route)")
            #expect(!answers[0].body.contains(site.order.code))
        }
        #expect(try await site.counter.order(id: site.order.id) == site.order)
    }

    @Test func `the table and the declaration of the actions agree`() throws {
        for (route, visitors) in Self.table where route.hasPrefix("POST \(Self.shop)") {
            let name = try #require(route.split(separator: "/").last)
            // Who may take an order may ask what it would cost.
            let word = name == "quote" ? StaffAction.takeOrder.rawValue : String(name)
            let action = try #require(StaffAction(rawValue: word), "\(route)")
            #expect(Set(action.roles.map { Optional($0) }) == visitors, "\(route)")
        }
    }

    @Test func `the kitchen undoes only what it may do`() async throws {
        let till = try StaffMember(name: "till", role: .till)
        _ = try await site.counter.perform(.order(site.order.id, .advance(to: .collected)), as: till)
        let path = "\(address(Self.orders, exists: true))/recall"
        let answer = try await site.post(path, as: .kitchen, ["revision": 2])
        #expect(answer.status == 403 && answer.body.contains("only the till can undo"))
        #expect(try await site.counter.order(id: site.order.id)?.state == .collected)
        #expect(try await site.post(path, as: .till, ["revision": 2]).status == 200)
    }

    @Test func `the till records a payment, and hands a paid order over without one`() async throws {
        let order = address(Self.orders, exists: true)
        let missing = try await site.post("\(order)/pay", as: .till, ["revision": 1])
        let unknown = try await site.post("\(order)/pay", as: .till, ["revision": 1, "paid": "gold"])
        #expect([missing.status, unknown.status] == [400, 400])
        let paid = try await site.post("\(order)/pay", as: .till, ["revision": 1, "paid": "card"])
        #expect(paid.status == 200 && paid.body.contains(#""kind": "card""#), "\(paid)")
        let twice = try await site.post("\(order)/collect", as: .till, ["revision": 2, "paid": "cash"])
        #expect(twice.status == 409 && twice.body.contains("is paid already (card)"), "\(twice)")
        let shown = try await site.ask(.get, order, as: .kitchen)
        #expect(!shown.body.contains(#""paid""#))
        #expect(try await site.post("\(order)/collect", as: .till, ["revision": 2]).status == 200)
        #expect(try await site.counter.order(id: site.order.id)?.payment?.kind == .card)
    }

    @Test func `the kitchen learns neither device nor price of an order, whatever it asks`() async throws {
        let path = address(Self.orders, exists: true)
        let conflict = try await site.post("\(path)/ready", as: .kitchen, ["revision": 99])
        let done = try await site.post("\(path)/prepare", as: .kitchen, ["revision": 1])
        let shown = try await site.ask(.get, path, as: .kitchen)
        #expect([conflict.status, done.status, shown.status] == [409, 200, 200])
        for answer in [conflict, done, shown] {
            #expect(answer.body.contains(site.order.code) && answer.body.contains("Espresso"))
            for secret in [TestSite.device, site.order.udid, "ents", "history"] {
                #expect(!answer.body.contains(secret), "\(secret): \(answer.body)")
            }
        }
        let whole = try await site.ask(.get, path, as: .till)
        #expect(whole.body.contains(site.order.udid) && whole.body.contains("history"))
    }

    @Test(arguments: [("note", "text"), ("strike", "reason"), ("cancel", "reason")], [201, 301, 3000])
    func `a text that is too long is refused with the longest that is allowed`(
        _ field: (action: String, name: String),
        _ length: Int
    ) async throws {
        let path = "\(address(Self.orders, exists: true))/\(field.action)"
        let answer = try await site.post(
            path,
            as: .till,
            ["revision": 1, "line": 1, field.name: String(repeating: "x", count: length)]
        )
        #expect(answer.status == 422 && answer.body.contains("\(StaffText.longest)"), "\(answer)")
    }

    @Test func `of two lines with one text each can be struck by its number`() async throws {
        let till = try StaffMember(name: "till", role: .till)
        let id = site.order.id
        for cents in [60, 61] {
            // The catalogue has no such product, so each line keeps its own price.
            let line = OrderEdit.adding("Caldo", cents)
            _ = try await site.counter.perform(.order(id, .edit(line)), as: till)
        }
        let path = "\(address(Self.orders, exists: true))/strike"
        let byText = try await site.post(path, as: .till, ["revision": 3, "line": "Caldo", "reason": "x"])
        #expect(byText.status == 422)
        for number in [0, 4, Int.min, Int.max] {
            let none = try await site.post(path, as: .till, ["revision": 3, "line": number, "reason": "x"])
            #expect(none.status == 422)
        }
        let answer = try await site.post(path, as: .till, ["revision": 3, "line": 2, "reason": "x"])
        #expect(answer.status == 200)
        #expect(try await site.counter.order(id: id)?.keptLines.map(\.price.cents) == [120, 61])
    }
}
