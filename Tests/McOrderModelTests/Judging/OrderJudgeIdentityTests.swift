import OrderTesting
import Testing

@testable import McOrderModel

struct OrderJudgeIdentityTests {
    static let readable: [InvalidOrder] = InvalidOrder.all.filter {
        ![.badUDID, .badNumber].contains($0.reason)
    }
    static let unreadable: [InvalidOrder] = InvalidOrder.all.filter {
        [.badUDID, .badNumber].contains($0.reason)
    }

    @Test(arguments: readable)
    func `a rejection contains the identity if it can be read`(_ order: InvalidOrder) throws {
        let identity = try OrderJudgeTests.judge(order.sample.bytes).incoming.identity
        #expect(identity?.device.description == SampleOrder.udid)
        #expect(identity?.number.value == 9)
    }

    @Test(arguments: unreadable)
    func `a rejection contains no identity if it cannot be read`(_ order: InvalidOrder) throws {
        #expect(try OrderJudgeTests.judge(order.sample.bytes).incoming.identity == nil)
    }

    @Test func `a rejection contains the restaurant if it is known`() throws {
        let known = SampleOrder.with { $0.placedAt = "\"soon\"" }
        guard
            case .rejected(.badDate, let restaurant) = try OrderJudgeTests.judge(known.bytes).incoming.verdict
        else {
            Issue.record("another verdict")
            return
        }
        #expect(restaurant == "McDonald's Garbera")
    }

    @Test func `two files of one order in different layouts have the same content`() throws {
        let plain = SampleOrder()
        let other = SampleOrder.with {
            $0.udid = $0.udid.lowercased()
            $0.placedAt = "\"30-04-2013 20:47:21\""
            $0.lines = #"[["(G) BigMac + Lipton Ice + Deluxe","6.750000"],["Espresso" , "1.2"]]"#
            $0.comment = #""3 ketchups\u002c por favor.""#
        }
        let first = try OrderJudgeTests.judge(plain.bytes).incoming.contentHash
        #expect(try OrderJudgeTests.judge(other.bytes).incoming.contentHash == first)
        #expect(first == (try Order(json: plain.bytes)).contentHash)
    }

    @Test(arguments: [RejectionReason.unknownRestaurant, .stale, .fromTheFuture, .unknownProduct])
    func `a refused order that can be read completely has the content of the order`(
        _ reason: RejectionReason
    ) throws {
        let faulty = try #require(InvalidOrder.all.first { $0.reason == reason })
        let incoming = try OrderJudgeTests.judge(faulty.sample.bytes).incoming
        #expect(incoming.contentHash == (try Order(json: faulty.sample.bytes)).contentHash)
    }

    @Test(arguments: [RejectionReason.badUDID, .badDate, .badPrice, .emptyTicket, .tooManyLines])
    func `a refused order that cannot be read completely has the content of its bytes`(
        _ reason: RejectionReason
    ) throws {
        let faulty = try #require(InvalidOrder.all.first { $0.reason == reason })
        let incoming = try OrderJudgeTests.judge(faulty.sample.bytes).incoming
        #expect(incoming.key == .file(faulty.sample.bytes))
    }
}

struct OrderJudgeElsewhereTests {
    private static func isElsewhere(_ bytes: [UInt8], serving ids: [String]) throws -> Bool {
        var settings = IntakeSettings()
        settings.restaurants = Set(ids.map { RestaurantID($0) })
        do {
            _ = try OrderJudgeTests.judge(bytes, settings)
            return false
        } catch is OrderJudgeTests.Elsewhere {
            return true
        }
    }

    @Test func `an order for a restaurant that is not served here is left to other daemons`() throws {
        #expect(try Self.isElsewhere(SampleOrder().bytes, serving: ["urbil"]))
        #expect(try !Self.isElsewhere(SampleOrder().bytes, serving: ["urbil", "garbera"]))
    }

    @Test(arguments: UnreadableFile.all)
    func `an unreadable file is left to other daemons if only some restaurants are served`(
        _ file: UnreadableFile
    ) throws {
        #expect(try Self.isElsewhere(file.bytes, serving: ["garbera"]))
    }

    @Test func `an order for a restaurant in no catalogue is refused by every daemon`() throws {
        let order = SampleOrder.with { $0.restaurant = "\"Burger\"" }
        #expect(try !Self.isElsewhere(order.bytes, serving: ["garbera"]))
    }

    @Test func `an invalid order for another restaurant is not decided here`() throws {
        let order = SampleOrder.with { $0.placedAt = "\"\"" }
        #expect(try Self.isElsewhere(order.bytes, serving: ["urbil"]))
    }
}
