import OrderTesting
import Testing

@testable import McOrderModel

/// Opening hours, and the products of an order.
struct OrderJudgeHoursTests {
    private static func catalogue(_ hours: String) throws -> Catalogue {
        let id = #""id": "garbera","#
        return try RepositoryCatalogue.read(replacing: id, with: "\(id) \(hours),", in: .restaurants)
    }

    /// The sample order was placed on Tuesday, 30 April 2013, at 20:47:21 in Madrid.
    private func judge(_ hours: String, receivedAt: Timestamp = SampleOrder.soonAfter) throws -> IncomingFile
    {
        let catalogue = try Self.catalogue(hours)
        var settings = IntakeSettings()
        settings.maxAge = .zero
        let judge = OrderJudge(catalogue: catalogue, past: [], settings: settings)
        guard
            case .decided(let incoming) = judge.judge(
                SampleOrder().bytes,
                file: "f.json",
                receivedAt: receivedAt
            )
        else { throw OrderJudgeTests.Elsewhere() }
        return incoming
    }

    private func reason(_ incoming: IncomingFile) -> RejectionReason? {
        guard case .rejected(let reason, _) = incoming.verdict else { return nil }
        return reason
    }

    @Test(
        arguments: [
            (#""hours": {"tue": ["20:00-20:47"]}"#, true), (#""hours": {"tue": ["20:00-20:48"]}"#, false),
            (#""hours": {"tue": ["20:48-23:00"]}"#, true), (#""hours": {"mon": ["22:00-21:00"]}"#, false),
            (#""hours": {"wed": ["09:00-23:00"]}"#, true), (#""closedOn": ["2013-04-30"]"#, true),
            (#""closedOn": ["2013-05-01"]"#, false),
        ]
    )
    func `an order that was placed while the restaurant was closed is refused`(
        _ hours: String,
        _ isClosed: Bool
    ) throws {
        #expect(reason(try judge(hours)) == (isClosed ? .closed : nil))
    }

    @Test func `an order placed in time is accepted, also when it arrives after closing`() throws {
        let late = SampleOrder.soonAfter + .seconds(5 * 3600)
        #expect(reason(try judge(#""hours": {"tue": ["20:00-21:00"]}"#, receivedAt: late)) == nil)
    }

    @Test func `a refusal says when the restaurant opens, unless it is open by now`() throws {
        let hours = #""hours": {"tue": ["21:00-23:00"]}"#
        let opening = Timestamp(seconds: 1_367_348_400)  // 21:00 in Madrid.
        let zone = RestaurantZone(identifier: "Europe/Madrid")
        #expect(try judge(hours).detail == ReasonDetail(until: opening, zone: zone))
        let open = try judge(hours, receivedAt: opening)
        #expect(reason(open) == .closed && open.detail == .none)
    }

    @Test func `a cashier can accept the order nevertheless`() throws {
        let catalogue = try Self.catalogue(#""closedOn": ["2013-04-30"]"#)
        let judge = OrderJudge(catalogue: catalogue, past: [], settings: IntakeSettings())
        let refused = try self.judge(#""closedOn": ["2013-04-30"]"#)
        guard case .acceptable = judge.overrule(refused).verdict else {
            Issue.record("stays refused")
            return
        }
        #expect(judge.overrule(refused).detail == .none)
    }

    @Test func `an accepted order lists its products`() throws {
        let incoming = try OrderJudgeTests.judge(SampleOrder().bytes).incoming
        guard case .acceptable(let priced) = incoming.verdict else {
            Issue.record("refused")
            return
        }
        let names = ["bigmac", "lipton-ice", "deluxe", "espresso"]
        #expect(priced.sellables == Set(names.map { .product(ProductID($0)) }))
    }
}
