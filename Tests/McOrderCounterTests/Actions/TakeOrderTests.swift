import CounterTesting
import Foundation
import McOrderCounter
import McOrderModel
import McOrderQueue
import Testing

/// Orders that staff take at the counter.
@Suite(.timeLimit(.minutes(5))) struct TakeOrderTests {
    private let fixture: TestCounter
    private let counter: Counter
    private let catalogue: Catalogue
    private let member: StaffMember

    init() async throws {
        fixture = try await TestCounter()
        counter = fixture.counter()
        catalogue = try Samples.catalogue()
        member = try StaffMember(name: "Ane", role: .till)
    }

    private func item(_ id: String) throws -> TicketItem {
        .product(TicketItem.Part(try #require(catalogue.product(ProductID(id)))))
    }

    private func take(
        _ items: [TicketItem],
        key: String,
        name: String = "",
        note: String = "",
        pickup: String = "",
        paid: Payment? = nil,
        as member: StaffMember? = nil
    ) async throws -> QueuedOrder {
        let order = CounterOrder(items: items, name: name, note: note, pickup: pickup)
        let done = try await counter.perform(
            .takeOrder(order, fixture.restaurant, key: key, paid: paid),
            as: member ?? self.member
        )
        guard case .taken(let taken) = done else {
            Issue.record("\(done)")
            throw CounterError.noOrder(key)
        }
        return taken
    }

    @Test func `an order of the counter is an order like others, and its customer is here`() async throws {
        let order = try await take(
            [try item("espresso"), try item("espresso")],
            key: "a",
            name: "Karmele",
            note: "sin prisa",
            paid: .card
        )
        #expect(order.state == .received && order.code.hasPrefix("1-") && order.deviceName == "Karmele")
        #expect(order.lines.map(\.text) == ["Espresso", "Espresso"] && order.comment == "sin prisa")
        #expect(order.lines.allSatisfy { $0.content != nil })
        #expect(order.arrivedAt == fixture.now && order.payment?.kind == .card)
        #expect(order.payment?.amount == order.total)
        let done = try await counter.perform(.order(order.id, .advance(to: .collected)), as: member)
        guard case .order(let collected, _) = done else { throw CounterError.noOrder("a") }
        #expect(collected.state == .collected)
        let close = try await counter.closePreview(of: fixture.restaurant)
        #expect(close.close.takings == order.total)
    }

    @Test func `an order by telephone is for later, and its customer is not here`() async throws {
        let zone = fixture.restaurant.zone
        let clock = zone.civilTime(at: fixture.now + .seconds(7200)).pickupText.suffix(5)
        let order = try await take([try item("espresso")], key: "a", name: "Karmele", pickup: String(clock))
        let pickupAt = try #require(order.pickupAt)
        #expect(pickupAt > fixture.now + .seconds(7100) && pickupAt <= fixture.now + .seconds(7200))
        #expect(order.arrivedAt == nil && order.isForLater(at: fixture.now))
        // The same time of day is the next one, and a day that is over is none.
        let day = zone.civilTime(at: fixture.now - .seconds(86_400)).pickupText
        await #expect(throws: CounterError.notTaken(.badPickup(day))) {
            try await take([try item("espresso")], key: "b", pickup: day)
        }
        await #expect(throws: CounterError.notTaken(.badPickup("soon"))) {
            try await take([try item("espresso")], key: "c", pickup: "soon")
        }
    }

    @Test func `numbers begin at 1 each business day, with other check digits`() async throws {
        let first = try await take([try item("espresso")], key: "a")
        let second = try await take([try item("espresso")], key: "b")
        #expect(first.code.hasPrefix("1-") && second.code.hasPrefix("2-"))
        #expect(first.udid == second.udid)
        fixture.wait(.seconds(86_400))
        let later = try await take([try item("espresso")], key: "c")
        #expect(later.code.hasPrefix("1-") && later.udid != first.udid)
    }

    @Test func `a request that is sent again takes no second order`() async throws {
        let first = try await take([try item("espresso")], key: "a", paid: .cash)
        let again = try await take([try item("espresso")], key: "a", paid: .cash)
        #expect(first.id == again.id && again.payment?.kind == .cash)
        // Also not after a new business day has begun.
        fixture.wait(.seconds(86_400))
        #expect(try await take([try item("espresso")], key: "a", paid: .cash).id == first.id)
    }

    @Test func `what the counter cannot take leaves nothing in the queue`() async throws {
        await #expect(throws: CounterError.notTaken(.form(.emptyTicket))) {
            _ = try await take([], key: "a")
        }
        let gone = TicketItem.product(TicketItem.Part(id: ProductID("none"), name: "Nada"))
        await #expect(throws: CounterError.notTaken(.line("Nada", .unknown))) {
            _ = try await take([gone], key: "b")
        }
        let long = String(repeating: "x", count: 141)
        await #expect(throws: CounterError.notTaken(.form(.commentTooLong(long)))) {
            _ = try await take([try item("espresso")], key: "c", note: long)
        }
        let cook = try StaffMember(name: "Jon", role: .kitchen)
        await #expect(throws: CounterError.notPermitted(.kitchen)) {
            _ = try await take([try item("espresso")], key: "d", as: cook)
        }
        #expect(try await take([try item("espresso")], key: "e").code.hasPrefix("1-"))
    }

    @Test func `the counter's device is nobody's, and is not blacklisted`() async throws {
        let order = try await take([try item("espresso")], key: "a")
        #expect(DeviceID(order.udid)?.isCounter == true)
        await #expect(throws: CounterError.self) {
            _ = try await counter.perform(.order(order.id, .blacklistNoShow), as: member)
        }
        #expect(try await counter.order(id: order.id)?.state == .received)
        #expect(!StaffAction.blacklist.isOffered(for: order) && StaffAction.noShow.isOffered(for: order))
        let device = try #require(DeviceKey(order.udid))
        await #expect(throws: CounterError.noDevice(order.udid)) {
            _ = try await counter.perform(.blacklist(device, reason: "x", days: nil), as: member)
        }
        // Nor by itself, when nobody came for several orders.
        try await fixture.queue.adopt(noShowLimit: 1, blacklistDays: 0)
        let second = try await take([try item("espresso")], key: "b")
        _ = try await counter.perform(.order(second.id, .advance(to: .noShow)), as: member)
        #expect(try await counter.blacklist().isEmpty)
        // Nobody waits for its receipt.
        let view = try await QueueView(state: fixture.folder.path(percentEncoded: false))
        let due = try await view.receiptsDue(after: .beginning, atMost: 10).tasks
        #expect(due.map(\.isOfCounter) == [true, true])
    }
}
