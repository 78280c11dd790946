import CounterTesting
import McOrderCounter
import McOrderModel
import Testing

/// A whole shift with the counter's actions only, without a terminal.
@Suite(.timeLimit(.minutes(5))) struct CounterShiftTests {
    /// The fate of an order of the shift.
    private enum Fate: Int, CaseIterable {
        case collected, recalled, edited, contended, noShow, cancelled, left, banished
    }

    private let fixture: TestCounter
    private let cashiers: [(counter: Counter, member: StaffMember)]

    init() async throws {
        fixture = try await TestCounter()
        cashiers = try [1, 2].map { [fixture] number in
            (fixture.counter(), try StaffMember.cashier("caja \(number)", role: .till))
        }
    }

    @Test func `200 orders end in the right state, whichever of two counters is faster`() async throws {
        var fates: [Int64: Fate] = [:]
        for wave in 0..<10 {
            if wave == 5 { try await pauseAndGoOn() }
            var orders: [QueuedOrder] = []
            for place in 0..<20 {
                let index = wave * 20 + place
                // Five orders for each device, numbered as a phone numbers them.
                let id = try await fixture.arrive(index % 5 + 1, from: UInt8(index / 5), lines: Self.lines)
                fates[id] = Fate.allCases[index % Fate.allCases.count]
                orders.append(try #require(try await cashiers[place % 2].counter.order(id: id)))
                fixture.wait(.seconds(7))
            }
            try await serve(orders, fates)
        }
        #expect(fates.count == 200)
        try await check(fates)
    }

    private static let lines: [(name: String, cents: Int)] = [("Espresso", 120), ("Agua", 150)]

    private func serve(_ orders: [QueuedOrder], _ fates: [Int64: Fate]) async throws {
        for (place, order) in orders.enumerated() {
            let (counter, member) = cashiers[place % 2]
            let found = try await counter.order("#\(order.id)", of: fixture.known)
            #expect(found == order)
            fixture.wait(.seconds(11))
            switch fates[order.id] {
            case .collected:
                var order = try await counter.perform(.arrive, on: order, as: member)
                while order.state.isOpen {
                    order = try await counter.perform(.advance(to: order.state.next), on: order, as: member)
                }
            case .recalled:
                let collected = try await counter.perform(.advance(to: .collected), on: order, as: member)
                let again = try await counter.perform(.recall, on: collected, as: member)
                #expect(again.state == .received)
                try await counter.perform(.advance(to: .preparing), on: again, as: member)
            case .edited:
                let line = try order.line("agua", allowsBeginning: false)
                let struck = try await counter.perform(
                    .edit(.strike(line), reason: "se ha acabado"),
                    on: order,
                    as: member
                )
                let added = try AddedLine.find(
                    "espresso",
                    in: try await counter.catalogue(),
                    at: fixture.restaurant,
                    allowsBeginning: false
                )
                let changed = try await counter.perform(.edit(added.edit), on: struck, as: member)
                #expect(changed.total == Money(cents: 120) + added.price)
                try await counter.perform(.advance(to: .collected), on: changed, as: member)
            case .contended: try await contend(for: order)
            case .noShow: try await counter.perform(.advance(to: .noShow), on: order, as: member)
            case .cancelled:
                let action = OrderAction.advance(to: .cancelled, reason: "no quiere")
                try await counter.perform(action, on: order, as: member)
            case .banished: try await counter.perform(.blacklistNoShow, on: order, as: member)
            case .left, nil: break
            }
        }
    }

    /// Both counters change the order at the same moment: one is faster, and the other gets an error that
    /// names the faster one.
    private func contend(for order: QueuedOrder) async throws {
        let won = try await withThrowingTaskGroup(of: Bool.self) { group in
            for (counter, member) in cashiers {
                group.addTask {
                    do throws(CounterError) {
                        try await counter.perform(.advance(to: .preparing), on: order, as: member)
                        return true
                    } catch .overtaken(let status) {
                        #expect(status.by != member.name && status.state == .preparing)
                        return false
                    }
                }
            }
            return try await group.reduce(into: [Bool]()) { $0.append($1) }
        }
        #expect(won.count { $0 } == 1)
    }

    private func pauseAndGoOn() async throws {
        let (counter, member) = cashiers[0]
        let change = try await counter.perform(.pause(fixture.restaurant, .after(.seconds(600))), as: member)
        #expect(change == .paused(fixture.restaurant, until: (fixture.now + .seconds(600)).wholeSecond))
        let paused = try await cashiers[1].counter.assortment(of: fixture.known)
        #expect(paused.pausedUntil(at: fixture.now) != nil)
        let resumed = try await cashiers[1].counter.perform(
            .pause(fixture.restaurant, nil),
            as: cashiers[1].member
        )
        #expect(resumed == .resumed(fixture.restaurant, wasPaused: true))
    }

    private func check(_ fates: [Int64: Fate]) async throws {
        let counter = cashiers[0].counter
        for (id, fate) in fates {
            let order = try #require(try await counter.order(id: id))
            let expected: OrderState =
                switch fate {
                case .collected, .edited: .collected
                case .recalled, .contended: .preparing
                case .noShow, .banished: .noShow
                case .cancelled: .cancelled
                case .left: .received
                }
            #expect(order.state == expected, "\(fate) \(order.code)")
        }
        let blacklist = try await counter.blacklist()
        #expect(blacklist.count == Set(try await banished(fates)).count)
        let reading = Task { [counter] in await counter.run() }
        defer { reading.cancel() }
        for await snapshot in counter.snapshots(of: fixture.known) where snapshot.number > 0 {
            let open = fates.values.count { [.recalled, .contended, .left].contains($0) }
            #expect(snapshot.count == open)
            #expect(
                snapshot.counts[.preparing] == fates.values.count { [.recalled, .contended].contains($0) }
            )
            #expect(
                snapshot.allDay(at: fixture.now).map { ShownNames.own.item($0.item) }.sorted() == [
                    "Agua", "Espresso",
                ]
            )
            break
        }
    }

    private func banished(_ fates: [Int64: Fate]) async throws -> [String] {
        var devices: [String] = []
        for (id, fate) in fates where fate == .banished {
            devices.append(try #require(try await cashiers[0].counter.order(id: id)).udid)
        }
        return devices
    }
}

extension Timestamp {
    /// The first whole second that is not earlier.
    fileprivate var wholeSecond: Timestamp { Timestamp(seconds: (self + .milliseconds(999)).seconds) }
}
