import Foundation
import OrderTesting
import Testing

@testable import McOrderModel

/// How many random kitchens there are: 2000, or `MCORDER_KITCHENS`. A release build makes 100,000 in a
/// minute, a debug build in half an hour.
private let kitchens =
    ProcessInfo.processInfo.environment["MCORDER_KITCHENS"].flatMap { Int($0) } ?? 2000

/// The rules of decision 0035 over random kitchens, and in examples.
@Suite(.timeLimit(.minutes(kitchens > 2000 ? 60 : 5))) struct KitchenPlanTests {
    private static let day: Int64 = 86_400

    private func work(_ id: Int64, at start: Int64, for seconds: Int64, width: Int = 1) -> StationWork {
        StationWork(id: id, start: start, seconds: seconds, width: width, release: start)
    }

    private func plan(_ works: [StationWork], hands: Int = 1, now: Int64 = 0) -> KitchenPlan<String> {
        KitchenPlan(["grill": StationPlan(works, hands: hands, now: now)], now: now, horizon: Self.day)
    }

    @Test func `an empty kitchen begins at once, and several hands share an order`() throws {
        let alone = try #require(plan([]).decide(["grill": [60, 60, 60]]))
        #expect(alone.readyAt == 180)
        #expect(alone.parts["grill"]?.start == 0 && alone.parts["grill"]?.width == 1)
        let shared = try #require(plan([], hands: 2).decide(["grill": [60, 60, 60]]))
        #expect(shared.readyAt == 90 && shared.parts["grill"]?.width == 2)
    }

    @Test func `the dishes of an order finish together`() throws {
        let stations = [
            "grill": StationPlan([], hands: 1, now: 0), "fryer": StationPlan([], hands: 1, now: 0),
        ]
        let kitchen = KitchenPlan(stations, now: 0, horizon: Self.day)
        let decision = try #require(kitchen.decide(["grill": [600], "fryer": [60]]))
        #expect(decision.readyAt == 600)
        let fryer = try #require(decision.parts["fryer"])
        // The fryer begins as late as it can; an idle cook may begin two minutes earlier.
        #expect(fryer.start == 540 && fryer.release == 600 - KitchenPlan<String>.hold - 60)
        #expect(decision.parts["grill"]?.release == 0)
    }

    @Test func `a wish is ready at its time, and the free times are those after the work`() throws {
        let kitchen = plan([work(1, at: 0, for: 1000)])
        #expect(kitchen.decide(["grill": [100]], wish: 500) == nil)
        let decision = try #require(kitchen.decide(["grill": [100]], wish: 5000))
        #expect(decision.readyAt == 5000 && decision.parts["grill"]?.release == 4900)
        #expect(kitchen.times(for: ["grill": [100]]).first?.lowerBound == 1100)
        #expect(kitchen.decide(["grill": [100]], wish: Self.day + 1000) == nil)
    }

    @Test func `a work that somebody forgot to end takes no hands, and one that is late ends now`() {
        let late = StationPlan([work(1, at: 0, for: 60)], hands: 1, now: 500)
        #expect(late.entries.first?.span == 0..<500)
        let forgotten = StationPlan([work(1, at: 0, for: 60)], hands: 1, now: 961)
        #expect(forgotten.entries.first?.span == 0..<60)
        #expect(forgotten.windows(width: 1, until: 2000) == [961..<2000])
    }

    @Test func `a station without hands promises nothing, and absent hands come back`() {
        #expect(plan([], hands: 0).decide(["grill": [60]]) == nil)
        let absent = StationWork(id: 0, start: 0, seconds: 1, width: 1, release: 0, until: 3600)
        #expect(plan([absent]).decide(["grill": [60]])?.readyAt == 3660)
    }

    @Test func `an order that a person took although nothing was free takes nobody's hands`() {
        let works = [work(1, at: 0, for: 600), work(2, at: 0, for: 300, width: 0)]
        let plan = StationPlan(works, hands: 1, now: 0)
        #expect(plan.entries.map(\.span) == [0..<600, 0..<300])
    }

    @Test func `random kitchens keep the rules`() throws {
        for seed in 0..<kitchens {
            var random = SeededGenerator(seed: UInt64(seed))
            var kitchen = RandomKitchen(&random)
            for _ in 0..<12 { try kitchen.step(&random) }
        }
    }
}

/// A kitchen to which random things happen, each of which has to keep the rules.
private struct RandomKitchen {
    private typealias Plan = KitchenPlan<Int>

    private struct BrokenRule: Error, CustomStringConvertible {
        let description: String
    }

    private static let horizon: Int64 = 14_400
    private var hands: [Int]
    private var works: [[StationWork]]
    private var now: Int64 = 0
    private var lastID: Int64 = 0

    init(_ random: inout SeededGenerator) {
        hands = (0..<Int.random(in: 1...3, using: &random)).map { _ in Int.random(in: 1...3, using: &random) }
        works = hands.map { _ in [] }
    }

    private func plans(hands: [Int]? = nil) -> [Int: StationPlan] {
        let hands = hands ?? self.hands
        return Dictionary(
            uniqueKeysWithValues: works.indices.map {
                ($0, StationPlan(works[$0], hands: hands[$0], now: now))
            }
        )
    }

    private func decide(_ order: [Int: [Int64]], wish: Int64? = nil, hands: [Int]? = nil) -> Plan.Decision? {
        Plan(plans(hands: hands), now: now, horizon: Self.horizon).decide(order, wish: wish)
    }

    private func order(_ random: inout SeededGenerator) -> [Int: [Int64]] {
        var order: [Int: [Int64]] = [:]
        for station in works.indices where order.isEmpty || Bool.random(using: &random) {
            let count = Int.random(in: 1...4, using: &random)
            order[station] = (0..<count).map { _ in Int64.random(in: 10...400, using: &random) }
        }
        return order
    }

    mutating func step(_ random: inout SeededGenerator) throws {
        slide()
        let before = plans()
        switch Int.random(in: 0..<8, using: &random) {
        case 0...2: try add(&random)
        case 3: remove(&random)
        case 4: strike(&random)
        case 5:
            let station = Int.random(in: hands.indices, using: &random)
            hands[station] += 1
        default: pass(Int64.random(in: 1...600, using: &random))
        }
        try compare(before, plans())
        slide()
        try checkPromises(&random)
        for plan in plans().values { try checkHands(plan) }
    }

    /// Each begin becomes the start, until nothing moves any more, as in a kitchen that looks each 30 s.
    private mutating func slide() {
        for station in works.indices {
            while true {
                let next = StationPlan(works[station], hands: hands[station], now: now).works
                if next == works[station] { break }
                works[station] = next
            }
        }
    }

    private mutating func add(_ random: inout SeededGenerator) throws {
        let order = order(&random)
        let wish =
            Bool.random(using: &random) ? now + Int64.random(in: 0...Self.horizon, using: &random) : nil
        guard let decision = decide(order, wish: wish) else {
            guard wish != nil else { return }
            for range in Plan(plans(), now: now, horizon: Self.horizon).times(for: order) {
                for time in [range.lowerBound, range.upperBound] {
                    try expect(decide(order, wish: time) != nil, "a free time that is named is taken")
                }
            }
            return
        }
        try expect(decide(order, wish: wish) == decision, "one state gives two plans")
        try expect(wish == nil || decision.readyAt == wish, "a wish is planned for another time")
        lastID += 1
        for (station, part) in decision.parts {
            try expect(part.start >= now && part.release <= part.start, "a part begins too early")
            works[station].append(
                StationWork(
                    id: lastID,
                    start: part.start,
                    seconds: part.seconds,
                    width: part.width,
                    release: part.release
                )
            )
        }
        try expect(decision.parts.count == order.count, "a station's part is missing")
        for (station, plan) in plans() where decision.parts[station] != nil {
            let end = plan.entries.first { $0.work.id == lastID }?.span?.upperBound ?? .max
            try expect(
                end <= decision.readyAt,
                "an order is later than promised: \(end) > \(decision.readyAt)"
            )
        }
    }

    private mutating func remove(_ random: inout SeededGenerator) {
        let id = Int64.random(in: 0...lastID, using: &random)
        for station in works.indices { works[station].removeAll { $0.id == id } }
    }

    private mutating func strike(_ random: inout SeededGenerator) {
        let station = Int.random(in: works.indices, using: &random)
        guard let index = works[station].indices.randomElement(using: &random) else { return }
        works[station][index].seconds = max(1, works[station][index].seconds / 2)
    }

    /// Time passes, and each work is done at its end.
    private mutating func pass(_ seconds: Int64) {
        let end = now + seconds
        while now < end {
            let plans = plans()
            now = min(now + 30, end)
            for station in works.indices {
                let done = plans[station]?.entries.filter { ($0.span?.upperBound ?? .max) <= now }
                let ids = Set(done?.map(\.work.id) ?? [])
                works[station].removeAll { ids.contains($0.id) }
            }
            slide()
        }
    }

    /// Nobody is later than before.
    private func compare(_ before: [Int: StationPlan], _ after: [Int: StationPlan]) throws {
        for (station, plan) in after {
            for entry in plan.entries {
                guard let old = before[station]?.entries.first(where: { $0.work.id == entry.work.id }) else {
                    continue
                }
                let (was, now) = (old.span?.upperBound ?? .max, entry.span?.upperBound ?? .max)
                try expect(now <= was, "a work of station \(station) is later: \(was), \(now)")
            }
        }
    }

    /// More work and fewer hands give no earlier promise.
    private func checkPromises(_ random: inout SeededGenerator) throws {
        let order = order(&random)
        let first = decide(order)?.readyAt ?? .max
        var more = order
        for station in order.keys { more[station]?.append(Int64.random(in: 10...400, using: &random)) }
        try expect(decide(more)?.readyAt ?? .max >= first, "more work gives an earlier promise")
        // If fewer hands delay works that need two, one hand of the rest can be free for longer than before.
        let less = hands.map { max(1, $0 - 1) }
        let isUndisturbed = plans(hands: less).allSatisfy { station, plan in
            plan.entries.map(\.span) == plans()[station]?.entries.map(\.span)
        }
        let fewer = decide(order, hands: less)?.readyAt ?? .max
        try expect(
            !isUndisturbed || fewer >= first,
            "fewer hands give an earlier promise: \(fewer) < \(first)"
        )
        var busy = self
        guard let decision = decide(order) else { return }
        for (station, part) in decision.parts {
            let work = StationWork(
                id: lastID + 1,
                start: part.start,
                seconds: part.seconds,
                width: part.width,
                release: part.release
            )
            busy.works[station].append(work)
        }
        try expect(busy.decide(order)?.readyAt ?? .max >= first, "more load gives an earlier promise")
    }

    private func checkHands(_ plan: StationPlan) throws {
        for entry in plan.entries {
            guard let moment = entry.span?.lowerBound, entry.span?.isEmpty == false else { continue }
            let busy = plan.entries.filter { $0.span?.contains(moment) == true }
            let count = busy.map { min($0.work.width, plan.hands) }.reduce(0, +)
            try expect(count <= plan.hands, "\(count) hands are needed of \(plan.hands)")
        }
    }

    private func expect(_ isTrue: Bool, _ text: String) throws {
        if !isTrue { throw BrokenRule(description: text) }
    }
}
