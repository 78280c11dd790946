import OrderTesting
import Testing

@testable import McOrderModel

struct PriceBookTests {
    private static let noon = Timestamp(seconds: 1_400_000_000)

    private static func charge(
        _ lines: [(String, Int)],
        at restaurant: String = "garbera",
        _ policy: IntakeSettings.PricePolicy,
        past: [PriceBook.Past] = [],
        grace: Duration = .seconds(7200)
    ) throws -> [Int] {
        let catalogue = try RepositoryCatalogue.read()
        let place = try #require(catalogue.restaurant(RestaurantID(restaurant)))
        let order = try Order(
            restaurant: place.name,
            placedAt: place.zone.civilTime(at: noon),
            deviceName: "x",
            device: try #require(DeviceID(bytes: [UInt8](repeating: 1, count: 16))),
            number: try #require(OrderNumber(1)),
            comment: "",
            lines: lines.map { OrderLine(name: $0, price: Money(cents: $1)) }
        )
        let terms = PriceBook.Comparison(receivedAt: noon, policy: policy, grace: grace)
        return try PriceBook(catalogue, past: past).charge(order, at: place, terms).lines.map(\.price.cents)
    }

    private static func cheapWater() throws -> Catalogue {
        try RepositoryCatalogue.read(
            replacing: #""price": "1.20""#,
            with: #""price": "1.00""#,
            in: .products
        )
    }

    @Test(arguments: IntakeSettings.PricePolicy.allCases)
    func `today's price is charged under every policy`(_ policy: IntakeSettings.PricePolicy) throws {
        #expect(try Self.charge([("Agua", 120)], policy) == [120])
        #expect(try Self.charge([("Agua", 130)], at: "boulevard", policy) == [130])
    }

    @Test(arguments: [
        ("BigMac + Lipton Ice + Deluxe", "garbera", 595),
        ("(G) BigMac + Lipton Ice + Deluxe", "garbera", 675),
        ("BigMac + Cerveza + Deluxe", "garbera", 635), ("(G) BigMac + Cerveza + Deluxe", "garbera", 715),
        ("BigMac + Zumo de Naranja + Patatas Fritas", "garbera", 615),
        ("BigMac + Cerveza + Deluxe", "gran-via", 665), ("(G) BigMac + Agua + Deluxe", "gran-via", 705),
    ])
    func `a menu costs its sandwich's menu price plus the supplements`(
        _ name: String,
        _ restaurant: String,
        _ cents: Int
    ) throws {
        #expect(try Self.charge([(name, 1)], at: restaurant, .reprice) == [cents])
    }

    @Test(arguments: [IntakeSettings.PricePolicy.honour, .reprice])
    func `today's price is charged instead of a price that was never in force`(
        _ policy: IntakeSettings.PricePolicy
    ) throws {
        #expect(try Self.charge([("Agua", 1), ("Espresso", 120)], policy) == [120, 120])
    }

    @Test(arguments: [(7199, 100), (7200, 120), (7201, 120)])
    func `a price that was in force within the grace period is honoured`(_ secondsAgo: Int, _ cents: Int)
        throws
    {
        let until = Self.noon - .seconds(secondsAgo)
        let past = [PriceBook.Past(try Self.cheapWater(), until: until)]
        #expect(try Self.charge([("Agua", 100)], .honour, past: past) == [cents])
    }

    @Test func `a past price is honoured only for the line to which it belonged`() throws {
        let past = [PriceBook.Past(try Self.cheapWater(), until: Self.noon)]
        #expect(try Self.charge([("Fanta Naranja", 100), ("Agua", 100)], .honour, past: past) == [180, 100])
    }

    @Test func `a past price is not honoured under the policy reprice`() throws {
        let past = [PriceBook.Past(try Self.cheapWater(), until: Self.noon)]
        #expect(try Self.charge([("Agua", 100)], .reprice, past: past) == [120])
    }

    @Test(arguments: [
        (IntakeSettings.PricePolicy.reject, [("Agua", 100)], RejectionReason.priceMismatch),
        (.reject, [("Agua", 100), ("Cerveza", 220)], .unavailableProduct),
        (.reject, [("Agua", 100), ("Cerveza", 220), ("Whopper", 1)], .unknownProduct),
        (.honour, [("Cerveza", 220)], .unavailableProduct),
        (.honour, [("BigMac + Cerveza + Deluxe", 635)], .unavailableProduct),
        (.reprice, [("Whopper", 1)], .unknownProduct),
    ])
    func `an order that cannot be priced is refused for the first rule that it breaks`(
        _ policy: IntakeSettings.PricePolicy,
        _ lines: [(String, Int)],
        _ reason: RejectionReason
    ) throws {
        let failure = #expect(throws: PriceBook.PriceError.self) {
            try Self.charge(lines, at: "urbil", policy)
        }
        #expect(failure?.reason == reason)
    }
}
