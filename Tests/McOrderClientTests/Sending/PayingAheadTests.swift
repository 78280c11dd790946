import McOrderClient
import Testing

/// What is sent and stored of paying ahead, and why an order cannot be paid ahead. Source: docs/pay-ahead.md.
@Suite struct PayingAheadTests {
    private static let garbera = RestaurantID("garbera")
    private static let key = SealKey.random(until: Timestamp.now() + .seconds(86_400))
    private static let offer = offer(upTo: 30_000)

    private static func offer(upTo most: Int) -> PayOffer {
        PayOffer(
            hosts: ["checkout.stripe.com"],
            amounts: Money(cents: 50)...Money(cents: most),
            latest: .seconds(72_000)
        )
    }

    private static func today(pays: Bool) -> Today {
        Today(entries: [Today.Entry(id: garbera, pausedUntil: nil, soldOut: [:], pay: pays)])
    }

    private static func publish(
        _ scene: HouseScene,
        serial: Int = 10,
        _ sealing: SealingPolicy = .optional,
        _ offer: PayOffer? = offer
    ) throws {
        let seal = [SealKeyEntry(key, restaurants: nil)]
        try scene.publish(HouseScene.catalogue(serial: serial, sealing: sealing, seal: seal, pay: offer))
    }

    private static func send(_ home: Home, pays: Bool = true) throws -> SendReport {
        var terms = OrderTerms()
        terms.pay = OrderTerms.ahead
        let water = try CustomerFolders.item("agua")
        if try home.state().ticket.isEmpty {
            try home.changeTicket { ticket throws(TicketError) in try ticket.add(water) }
        }
        return try home.send(
            to: garbera,
            in: CustomerFolders.catalogue,
            terms: terms,
            allowsRepeat: true,
            today: today(pays: pays)
        )
    }

    @Test func `an order that is paid ahead says so, and names its catalogue`() throws {
        try HouseScene.with { scene in
            try Self.publish(scene)
            let order = try Self.send(try scene.fixture.home()).order
            #expect(order.order.terms.pay == OrderTerms.ahead)
            #expect(order.order.terms.catalogue == CustomerFolders.catalogue.version)
            #expect(order.sealed != nil)
        }
    }

    @Test func `without the provider, sealing, or an offer for its total nothing is sent`() throws {
        let small = Self.offer(upTo: 51)
        let cases: [(SealingPolicy, PayOffer?, Bool, PayOffer.Obstacle)] = [
            (.optional, Self.offer, false, .notOffered), (.off, Self.offer, true, .notSealed),
            (.optional, nil, true, .notOffered), (.optional, small, true, .amount(small.amounts)),
        ]
        for (sealing, offer, pays, obstacle) in cases {
            try HouseScene.with { scene in
                try Self.publish(scene, sealing, offer)
                let home = try scene.fixture.home()
                #expect(throws: ClientError.payAhead(obstacle, currency: "EUR"), "\(obstacle)") {
                    try Self.send(home, pays: pays)
                }
                let orders = try scene.fixture.orderFiles()
                let state = try home.state()
                #expect(orders.isEmpty && state.pendingOrder == nil && !state.ticket.isEmpty)
            }
        }
    }

    @Test func `a folder without a house takes no payments`() throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.home()
            #expect(throws: ClientError.payAhead(.notSealed, currency: "EUR")) { try Self.send(home) }
        }
    }

    @Test func `the offer of the last catalogue is kept, and ends with it`() throws {
        try HouseScene.with { scene in
            try Self.publish(scene)
            let home = try scene.fixture.home()
            let order = try Self.send(home).order
            #expect(try Home.open(home.path).state().house(of: order)?.payOffer == Self.offer)
            try Self.publish(scene, serial: 11, .optional, nil)
            _ = try home.catalogue()
            let house = try #require(try Home.open(home.path).state().house(of: order))
            #expect(house.payOffer == nil)
        }
    }
}
