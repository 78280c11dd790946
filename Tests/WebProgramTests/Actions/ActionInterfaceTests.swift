import CounterTesting
import McOrderCounter
import McOrderModel
import Testing

@testable import McOrderWeb
@testable import WebProgram

/// The declaration of the actions, the routes, the bodies that they read, and the description for programs.
@Suite(.timeLimit(.minutes(5))) struct ActionInterfaceTests {
    private static let actions = StaffAction.allCases.filter { $0.address != nil }

    private let site: TestSite
    private let paths: JSONValue

    init() async throws {
        site = try await TestSite()
        let description = try JSONReader.read(PackageResources.openapi_json, depth: 32).value
        paths = try #require(description.member("paths"))
    }

    private static func members(of value: JSONValue?) -> [(name: String, value: JSONValue)] {
        guard case .object(let members)? = value else { return [] }
        return members.map { ($0.name, $0.value) }
    }

    private static func texts(_ value: JSONValue?) -> [String] {
        guard case .array(let items)? = value else { return [] }
        return items.compactMap(\.text)
    }

    @Test(arguments: actions)
    func `the routes and the description have each action, its fields and its refusal`(
        _ action: StaffAction
    ) throws {
        let address = try #require(action.address)
        #expect(site.routes.contains("POST \(address)"))
        let post = try #require(paths.member(address)?.member("post"), "\(address)")
        let schema = post.member("requestBody")?.member("content")?.member("application/json")?
            .member("schema")
        let revision = action.hasRevision ? [(name: "revision", isRequired: true)] : []
        let fields = revision + action.fields.flatMap(\.members)
        let properties = Self.members(of: schema?.member("properties"))
        #expect(properties.map(\.name) == fields.map(\.name))
        #expect(Self.texts(schema?.member("required")) == fields.filter(\.isRequired).map(\.name))
        for status in ["200", "400", "401", "403", "404", "422", "503"] {
            #expect(post.member("responses")?.member(status) != nil, "\(status)")
        }
        #expect(!action.hasRevision || post.member("responses")?.member("409") != nil)
        for field in action.fields { check(field, properties) }
    }

    /// Compares the limits of a field with its description.
    private func check(_ field: StaffAction.Field, _ properties: [(name: String, value: JSONValue)]) {
        let described = { (name: String) in properties.first { $0.name == name }?.value }
        switch field {
        case .text(let longest): #expect(described("text")?.member("maxLength")?.integer == longest)
        case .reason: #expect(described("reason")?.member("maxLength")?.integer == StaffText.longest)
        case .payment:
            #expect(Self.texts(described("paid")?.member("enum")) == Payment.allCases.map(\.rawValue))
        case .line, .addition, .product, .service, .total, .station, .end, .register, .amount: break
        case .promise:
            #expect(described("minutes")?.member("minimum")?.integer == 1)
            #expect(described("minutes")?.member("maximum")?.integer == 720)
        case .bags:
            #expect(described("bags")?.member("minimum")?.integer == BagNumber.counts.lowerBound)
            #expect(described("bags")?.member("maximum")?.integer == BagNumber.counts.upperBound)
        case .counterOrder: #expect(described("note")?.member("maxLength")?.integer == 140)
        }
    }

    @Test func `the description has no other actions`() {
        let described = Self.members(of: paths).filter { $0.value.member("post") != nil }.map(\.name)
        // What an order would cost has a body too, and changes nothing; the kitchen book has an interface of
        // its own.
        let others = ["/v1/restaurants/{restaurant}/quote", "/v1/book/{restaurant}/facts"]
        #expect(Set(described) == Set(Self.actions.compactMap(\.address)).union(others))
    }

    /// A value for each member of a body.
    private static let values: [String: JSONValue] = [
        "revision": .integer(1), "line": .string("Espresso"), "product": .string("espresso"),
        "reason": .string("x"), "paid": .string("cash"), "text": .string("x"), "service": .string("x"),
        "totalCents": .integer(1), "station": .null, "minutes": .integer(10), "until": .string("21:00"),
        "closing": .bool(true), "register": .string("1,20"), "bags": .integer(2), "amount": .string("1,20"),
        "key": .string("a-1"),
        "lines": .array([.object([JSONValue.Member("product", .string("espresso"))])]),
    ]

    @Test(arguments: actions)
    func `a body needs each member that has to be there, and no other`(_ action: StaffAction) async throws {
        let revision = action.hasRevision ? [(name: "revision", isRequired: true)] : []
        let fields = revision + action.fields.flatMap(\.members)
        let address = try #require(action.address)
            .replacing("{restaurant}", with: "garbera").replacing("{id}", with: "\(site.order.id)")
            .replacing("{device}", with: site.order.udid)
            .replacing("{payment}", with: PaymentID().description)
        let send = { (names: [String]) in
            let body = names.map { JSONValue.Member($0, Self.values[$0] ?? .null) }
            return try await site.post(address, as: .owner, .object(body))
        }
        let needed = fields.filter(\.isRequired).map(\.name)
        for name in needed {
            let answer = try await send(fields.map(\.name).filter { $0 != name })
            #expect(answer.status == 400 && answer.body.contains(name), "\(name): \(answer)")
        }
        #expect(try await send(needed).status != 400)
    }

    @Test func `a whole body is read`() async throws {
        let path = "/v1/restaurants/garbera/orders/\(site.order.id)"
        #expect(try await site.post("\(path)/prepare", as: .till, ["revision": 1]).status == 200)
        #expect(try await site.post("\(path)/note", as: .till, ["revision": 2, "text": "x"]).status == 200)
        let added = try await site.post("\(path)/add", as: .till, ["revision": 3, "line": "nuggets"])
        #expect(added.status == 200)
        let body: JSONValue = ["revision": 4, "line": "Espresso", "reason": "y"]
        #expect(try await site.post("\(path)/strike", as: .till, body).status == 200)
        let paid: JSONValue = ["revision": 5, "paid": "card"]
        #expect(try await site.post("\(path)/collect", as: .till, paid).status == 200)
        let history = try await site.counter.history(of: site.order.id, includesArrivals: false)
        #expect(history.suffix(5).map(\.detail) == [nil, "x", "Nuggets", "Espresso", "card"])
        #expect(history.suffix(5).map(\.reason) == [nil, nil, nil, "y", nil])
    }

    @Test func `the description is laid out in lines`() {
        let lines = String(decoding: PackageResources.openapi_json, as: UTF8.self).split(separator: "\n")
        #expect(lines.count > 1000 && lines.allSatisfy { $0.count < 180 })
    }
}
