import McOrderModel
import Testing

@testable import StorefrontProgram

@Suite struct SendingCountsTests {
    private let start = ContinuousClock.now
    private let garbera = RestaurantID("garbera")

    private func sent(
        _ counts: inout SendingCounts,
        by address: String,
        tries: Int,
        at now: ContinuousClock.Instant
    ) -> Int {
        (0..<tries).count { _ in
            (try? counts.countOrder(of: address, to: garbera, at: now)) != nil
        }
    }

    @Test func `an address asks for thirty drafts a minute`() throws {
        var counts = SendingCounts(limits: SendingLimits())
        for _ in 0..<30 { try counts.countDraft(of: "192.0.2.1", at: start) }
        #expect(throws: SendingCounts.Refusal(wait: .seconds(60))) {
            try counts.countDraft(of: "192.0.2.1", at: start)
        }
        try counts.countDraft(of: "192.0.2.2", at: start)
        try counts.countDraft(of: "192.0.2.1", at: start + .seconds(61))
    }

    @Test func `a shared network may send tenfold`() throws {
        let shared = ["192.0.2.0/24", "2001:db8::/32"].compactMap { NetworkRange($0) }
        var counts = SendingCounts(limits: SendingLimits(drafts: 2, shared: shared))
        for address in ["192.0.2.1", "2001:db8:0:1"] {
            for _ in 0..<20 { try counts.countDraft(of: address, at: start) }
            #expect(throws: SendingCounts.Refusal.self) { try counts.countDraft(of: address, at: start) }
        }
    }

    @Test func `those who sent most are refused first`() {
        var counts = SendingCounts(limits: SendingLimits(orders: 1000))
        let strangers = (1...100).map { "198.51.100.\($0)" }
        for _ in 0..<60 {
            for address in strangers { _ = sent(&counts, by: address, tries: 1, at: start) }
        }
        let honest = (1...50).map { "203.0.113.\($0)" }
        #expect(honest.allSatisfy { sent(&counts, by: $0, tries: 1, at: start) == 1 })
    }

    @Test func `a restaurant never gets more than its limit in an hour`() {
        var counts = SendingCounts(limits: SendingLimits())
        let all = (0..<2000).reduce(0) { sum, number in
            sum + sent(&counts, by: "10.0.\(number / 256).\(number % 256)", tries: 1, at: start)
        }
        #expect(all == 600)
        #expect(sent(&counts, by: "10.9.9.9", tries: 1, at: start + .seconds(3700)) == 1)
    }

    @Test func `an order that could not be written does not count`() throws {
        var counts = SendingCounts(limits: SendingLimits(orders: 2, restaurant: 2))
        for second in 0..<10 {
            let now = start + .seconds(second)
            counts.takeBack(try counts.countOrder(of: "192.0.2.1", to: garbera, at: now))
        }
        #expect(sent(&counts, by: "192.0.2.1", tries: 1, at: start + .seconds(10)) == 1)
        #expect(sent(&counts, by: "192.0.2.2", tries: 2, at: start + .seconds(10)) == 1)
    }

    @Test func `a refusal says how long to wait`() throws {
        var counts = SendingCounts(limits: SendingLimits(orders: 1))
        _ = try counts.countOrder(of: "192.0.2.1", to: garbera, at: start)
        #expect(throws: SendingCounts.Refusal(wait: .seconds(3000))) {
            try counts.countOrder(of: "192.0.2.1", to: garbera, at: start + .seconds(600))
        }
    }
}
