import OrderTesting
import Testing

@testable import McOrderModel

/// Tests without a database how the files of one batch affect each other, and how a restaurant's records
/// affect them.
@Suite struct DeciderTests {
    private func decide(
        _ files: IncomingFile...,
        given lookups: QueueLookups = QueueLookups(),
        maxOpen: Int = 0,
        impossible: [Int: String] = [:]
    ) -> Decisions {
        Decider.decide(files, given: lookups, maxOpen: maxOpen, impossible: impossible)
    }

    private func word(_ decision: Decision) -> String {
        switch decision {
        case .enqueue(_, let label, _, _): label.map { "enqueue at \($0)" } ?? "enqueue"
        case .redelivered: "redelivered"
        case .reject(let reason, _, _): reason.rawValue
        case .notice(_, let outcome, let order, let state, _): "\(outcome) \(order) \(state)"
        case .orderUnknown: "unknown"
        case .undecided: "undecided"
        case .impossible: "impossible"
        }
    }

    private func known(_ order: Order, _ state: OrderState, isErased: Bool = false) -> KnownOrder {
        KnownOrder(
            row: .stored(7),
            hash: order.contentHash,
            source: .content,
            state: state,
            hasArrived: false,
            isErased: isErased
        )
    }

    @Test func `after an order of the batch its copy is a redelivery, and other content reuses the number`()
        throws
    {
        let sent = try incoming(order())
        let decisions = decide(sent, sent.named("copy.json"), try incoming(order(comment: "con sal")), sent)
        #expect(decisions.files.map(word) == ["enqueue", "redelivered", "number-reused", "redelivered"])
        #expect(decisions.redeliveries == [.order(.inBatch(0)): 2])
    }

    // MARK: Wished times

    private func wish(_ number: Int, _ minutes: Int, maxOrders: String = "") throws -> (
        IncomingFile, Restaurant
    ) {
        let catalogue = try KitchenSample.catalogue(slots: KitchenSample.slots(maxOrders))
        let garbera = try #require(catalogue.restaurant(RestaurantID("garbera")))
        return (try KitchenSample.wish(number, at: at(minutes), in: garbera), garbera)
    }

    private func free(_ decision: Decision) -> [Timestamp]? {
        guard case .reject(.slotFull, _, let detail) = decision else { return nil }
        return detail.free
    }

    @Test func `the second order for the last free hands is refused with the nearest free times`() throws {
        let (first, garbera) = try wish(1, 60)
        let (second, _) = try wish(2, 60)
        var lookups = QueueLookups()
        let catalogue = try KitchenSample.catalogue(burger: #","prepSeconds":600"#)
        let duties = KitchenDuties(garbera, in: catalogue)
        lookups.kitchens[garbera.id] = KitchenBook(duties, now: at(1))
        let decisions = decide(first, second, given: lookups).files
        #expect(word(decisions[0]) == "enqueue")
        #expect(free(decisions[1]) == [at(50), at(70)])
    }

    @Test func `no more orders are taken for a time than the restaurant allows`() throws {
        let (first, garbera) = try wish(1, 60, maxOrders: #","maxOrders":2"#)
        let (second, _) = try wish(2, 60, maxOrders: #","maxOrders":2"#)
        var lookups = QueueLookups()
        lookups.wished[RestaurantTime(garbera.id, at(60))] = 1
        lookups.wished[RestaurantTime(garbera.id, at(65))] = 2
        lookups.kitchens[garbera.id] = KitchenBook(
            KitchenDuties(garbera, in: try KitchenSample.catalogue()),
            now: at(1)
        )
        let decisions = decide(first, second, given: lookups).files
        #expect(word(decisions[0]) == "enqueue")
        #expect(free(decisions[1]) == [at(55), at(70)])
    }

    @Test func `a retry of a refused wish asks the plan again, and a person may take it in anyway`() throws {
        let (first, garbera) = try wish(1, 60)
        let (second, _) = try wish(2, 60)
        let catalogue = try KitchenSample.catalogue(burger: #","prepSeconds":600"#)
        let free = KitchenBook(try KitchenSample.duties(catalogue), now: at(1))
        var taken = free
        guard case .acceptable(let order) = first.verdict else { throw MissingSample(what: "an order") }
        let held = taken.take(order.orderedLines, wish: at(60), horizon: 86_400)
        #expect(held?.readyAt == at(60))
        let answer = { (request: RejectionRequest, book: KitchenBook) in
            var lookups = QueueLookups()
            lookups.kitchens[garbera.id] = book
            return Decider.decide(
                request,
                about: second,
                refusedFor: .slotFull,
                given: lookups,
                maxOpen: 0
            )
        }
        guard case .keep(.slotFull, _, let detail) = answer(.retry, taken) else {
            Issue.record("taken in without a free hand")
            return
        }
        #expect(detail.free == [at(50), at(70)])
        for (request, book) in [(RejectionRequest.retry, free), (.accept, taken)] {
            guard case .enqueue = answer(request, book) else {
                Issue.record("\(request): not taken in")
                continue
            }
        }
    }

    @Test func `a notice before its order waits, one after it is applied, and a second one has no effect`()
        throws
    {
        let cancel = incoming(try notice(.cancel))
        let later = incoming(try notice(.cancel, sentAt: at(3)))
        let decisions = decide(cancel, try incoming(order()), cancel, cancel, later)
        #expect(
            decisions.files.map(word) == [
                "unknown", "enqueue", "done inBatch(1) received", "redelivered",
                "needless inBatch(1) cancelled",
            ]
        )
        #expect(decisions.redeliveries == [.notice(.inBatch(2)): 1])
    }

    @Test func `each order of the batch counts for its device's limit, except a cancelled one`() throws {
        var lookups = QueueLookups()
        lookups.devices[try device()] = KnownDevice()
        lookups.devices[try device()]?.open = 1
        let decisions = decide(
            try incoming(order(1)),
            try incoming(order(2)),
            incoming(try notice(.cancel, 1)),
            try incoming(order(3)),
            given: lookups,
            maxOpen: 2
        )
        #expect(
            decisions.files.map(word) == [
                "enqueue", "too-many-open-orders", "done inBatch(0) received", "enqueue",
            ]
        )
    }

    @Test func `an order of a device that was erased does not count for the device's limit`() throws {
        let old = try order(1)
        var lookups = QueueLookups()
        lookups.orders[old.identity] = known(old, .received, isErased: true)
        lookups.devices[try device()] = KnownDevice()
        lookups.devices[try device()]?.open = 1
        let decisions = decide(
            incoming(try notice(.cancel, 1)),
            try incoming(order(2)),
            given: lookups,
            maxOpen: 1
        )
        #expect(decisions.files.map(word) == ["done stored(7) received", "too-many-open-orders"])
    }

    @Test func `a blacklist may end between two files of a batch`() throws {
        var device = KnownDevice()
        device.blacklistedUntil = at(3)
        var lookups = QueueLookups()
        lookups.devices[try OrderTesting.device()] = device
        let decisions = decide(
            try incoming(order(1), receivedAt: at(2)),
            try incoming(order(2), receivedAt: at(3)),
            given: lookups
        )
        #expect(decisions.files.map(word) == ["blacklisted", "enqueue"])
    }

    @Test func `an order of the restaurant's own device has arrived, and is neither limited nor blacklisted`()
        throws
    {
        var device = KnownDevice()
        (device.label, device.isBlacklisted, device.open) = ("kiosk", true, 9)
        var lookups = QueueLookups()
        lookups.devices[try OrderTesting.device()] = device
        let decisions = decide(
            try incoming(order()),
            incoming(try notice(.arrived)),
            given: lookups,
            maxOpen: 1
        )
        #expect(decisions.files.map(word) == ["enqueue at kiosk", "needless inBatch(0) received"])
    }

    @Test func `a revoked device is refused although it is trusted, and whatever the time`() throws {
        var lookups = QueueLookups()
        lookups.revoked = [try device()]
        lookups.devices[try device()] = KnownDevice()
        lookups.devices[try device()]?.label = "PDA 1"
        let decisions = decide(
            try incoming(order(1)),
            try incoming(order(1, from: 2)),
            incoming(try notice(.cancel, 1)),
            refused(try order(2), .numberReused),
            given: lookups
        )
        #expect(decisions.files.map(word) == ["revoked", "enqueue", "revoked", "number-reused"])
    }

    @Test func `an order that the database rejects has no effect on the other files`() throws {
        let decisions = decide(
            try incoming(order()),
            incoming(try notice(.cancel)),
            try incoming(order(comment: "con sal")),
            impossible: [0: "no price"]
        )
        #expect(decisions.files.map(word) == ["impossible", "unknown", "enqueue"])
    }

    @Test func `of several reasons that of the first rule is given`() throws {
        var device = KnownDevice()
        device.isBlacklisted = true
        var lookups = QueueLookups()
        lookups.devices[try OrderTesting.device()] = device
        let decisions = decide(
            refused(try order(1), .stale),
            refused(try order(2), .unknownProduct),
            refused(try order(3), .stale).awaitingClock(),
            given: lookups
        )
        #expect(decisions.files.map(word) == ["stale", "blacklisted", "undecided"])
    }

    @Test func `a refused file that is never read is not counted as a redelivery`() {
        let entry = IncomingFile(
            kind: .order,
            file: "x.json",
            receivedAt: noon,
            raw: nil,
            size: 0,
            identity: nil,
            key: .entry([1]),
            verdict: .rejected(.notAFile, restaurant: nil)
        )
        let decisions = decide(entry, entry, refused(bytes: [0xFF]), refused(bytes: [0xFF]))
        #expect(decisions.files.map(word) == ["not-a-file", "redelivered", "not-utf8", "redelivered"])
        #expect(decisions.redeliveries == [.refusal(.inBatch(2)): 1])
    }

    @Test(arguments: [RejectionRequest.retry, .accept])
    func `the rules about device and time apply to a retry, but not to an acceptance`(
        request: RejectionRequest
    ) throws {
        var lookups = QueueLookups()
        var device = KnownDevice()
        device.isBlacklisted = true
        lookups.devices[try OrderTesting.device()] = device
        let answer = Decider.decide(
            request,
            about: try incoming(order()),
            refusedFor: .blacklisted,
            given: lookups,
            maxOpen: 0
        )
        switch answer {
        case .enqueue: #expect(request == .accept)
        case .keep(let reason, _, _): #expect(request == .retry && reason == .blacklisted)
        case .notice: Issue.record("it is no notice")
        }
    }
}
