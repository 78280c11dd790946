import OrderTesting
import Testing

@testable import McOrderModel

struct OrderJudgeTests {
    /// Judges a file. Fails if the order belongs to another daemon.
    static func judge(
        _ bytes: [UInt8],
        _ settings: IntakeSettings = IntakeSettings()
    ) throws -> (incoming: IncomingFile, isStable: Bool) {
        let judge = OrderJudge(catalogue: try RepositoryCatalogue.read(), past: [], settings: settings)
        switch judge.judge(bytes, file: "f.json", receivedAt: SampleOrder.soonAfter) {
        case .decided(let incoming): return (incoming, true)
        case .undecided(let incoming): return (incoming, false)
        case .elsewhere: throw Elsewhere()
        }
    }

    struct Elsewhere: Error {}

    static func reason(of bytes: [UInt8], _ settings: IntakeSettings = IntakeSettings()) throws
        -> RejectionReason?
    {
        guard case .rejected(let reason, _) = try judge(bytes, settings).incoming.verdict else { return nil }
        return reason
    }

    @Test func `the sample order is acceptable at today's prices`() throws {
        let incoming = try Self.judge(SampleOrder().bytes).incoming
        guard case .acceptable(let priced) = incoming.verdict else {
            Issue.record("refused")
            return
        }
        #expect(priced.lines.map(\.price.cents) == [675, 120])
        #expect(priced.restaurant.id == RestaurantID("garbera"))
        #expect(priced.placedAt == Timestamp(seconds: 1_367_347_641))
        #expect(!priced.isRepriced)
    }

    @Test(arguments: UnreadableFile.all)
    func `bytes that are not an order wait for the settle time`(_ file: UnreadableFile) throws {
        let judged = try Self.judge(file.bytes)
        #expect(!judged.isStable)
        #expect(try Self.reason(of: file.bytes) == file.reason)
        #expect(judged.incoming.identity == nil)
        #expect(judged.incoming.key == .file(file.bytes))
        #expect(judged.incoming.raw == file.bytes)
    }

    @Test(arguments: InvalidOrder.all)
    func `an order that breaks a rule is refused at once`(_ order: InvalidOrder) throws {
        let judged = try Self.judge(order.sample.bytes)
        #expect(judged.isStable)
        #expect(try Self.reason(of: order.sample.bytes) == order.reason)
    }

    @Test(arguments: LegalOrder.all)
    func `an order at the limits of the format is accepted`(_ order: LegalOrder) throws {
        #expect(try Self.reason(of: order.sample.bytes) == nil)
    }

    @Test(arguments: InvalidOrder.inTheOrderOfTheRules)
    func `the first rule that an order breaks is reported`(_ order: InvalidOrder) throws {
        var settings = IntakeSettings()
        settings.pricePolicy = .reject
        #expect(try Self.reason(of: order.sample.bytes, settings) == order.reason)
    }

    @Test func `another price than the current one is refused under the policy reject`() throws {
        var settings = IntakeSettings()
        settings.pricePolicy = .reject
        let order = SampleOrder.with { $0.lines = #"[["Agua","1.10"]]"# }
        #expect(try Self.reason(of: order.bytes, settings) == .priceMismatch)
    }

    @Test(arguments: [(86_400, nil), (86_401, RejectionReason.stale)] as [(Int64, RejectionReason?)])
    func `an order is stale after the maximum age, and not exactly at it`(
        _ age: Int64,
        _ reason: RejectionReason?
    ) throws {
        let judge = OrderJudge(
            catalogue: try RepositoryCatalogue.read(),
            past: [],
            settings: IntakeSettings()
        )
        let placed = Timestamp(seconds: 1_367_347_641)
        let judgement = judge.judge(SampleOrder().bytes, file: "f", receivedAt: placed + .seconds(age))
        guard case .decided(let incoming) = judgement else { throw Elsewhere() }
        #expect(incoming.verdict.reason == reason)
    }

    @Test(arguments: [(600, nil), (601, .fromTheFuture)] as [(Int64, RejectionReason?)])
    func `an order is from the future if it is more than max_ahead ahead of the clock`(
        _ ahead: Int64,
        _ reason: RejectionReason?
    ) throws {
        let judge = OrderJudge(
            catalogue: try RepositoryCatalogue.read(),
            past: [],
            settings: IntakeSettings()
        )
        let received = Timestamp(seconds: 1_367_347_641 - ahead)
        guard case .decided(let incoming) = judge.judge(SampleOrder().bytes, file: "f", receivedAt: received)
        else { throw Elsewhere() }
        #expect(incoming.verdict.reason == reason)
    }

    @Test func `without a maximum age no order is stale`() throws {
        var settings = IntakeSettings()
        settings.maxAge = .zero
        let order = SampleOrder.with { $0.placedAt = "\"01-01-0001 00:00:00 \"" }
        #expect(try Self.reason(of: order.bytes, settings) == nil)
    }

    @Test(arguments: ["McDonald's Gran Vía", "McDonald's Gran Vi\u{301}a"])
    func `a restaurant's name is accepted in either normal form`(_ name: String) throws {
        let order = SampleOrder.with {
            $0.restaurant = "\"\(name)\""
            $0.lines = #"[["Agua","1.40"]]"#
        }
        let incoming = try Self.judge(order.bytes).incoming
        guard case .acceptable(let priced) = incoming.verdict else {
            Issue.record("refused")
            return
        }
        #expect(priced.restaurant.id == RestaurantID("gran-via"))
    }
}

extension IncomingFile.Verdict {
    /// The reason for the refusal; `nil` if it is not refused.
    var reason: RejectionReason? {
        guard case .rejected(let reason, _) = self else { return nil }
        return reason
    }
}
