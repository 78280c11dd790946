import McOrderDisplay
import McOrderText
import OrderTesting
import Testing

@testable import CustomerProgram
@testable import McOrderClient

/// The time at which an order is collected, in the guided flow.
@Suite struct FlowPickupTests {
    private let catalogue: Catalogue
    private let garbera: Restaurant
    /// Noon, 13:00 on the restaurant's clocks.
    private let now = noon

    init() throws {
        catalogue = try KitchenSample.catalogue(slots: KitchenSample.slots())
        garbera = try #require(catalogue.restaurant(RestaurantID("garbera")))
    }

    /// A ticket with a burger, on the screen before sending.
    private func scene(pausedUntil: Timestamp? = nil, full: [Range<Timestamp>] = []) throws -> FlowScene {
        var scene = try FlowScene(catalogue: catalogue)
        let burger = try #require(catalogue.product(ProductID("burger")))
        scene.model.world.state.ticket = try Ticket([.product(TicketItem.Part(burger))])
        scene.model.world.now = now
        let entry = Today.Entry(
            id: garbera.id,
            pausedUntil: pausedUntil,
            soldOut: [:],
            lookedAt: now,
            leadTime: .seconds(720),
            full: full
        )
        scene.model.world.today = Today(entries: [entry])
        scene.press("t e")
        return scene
    }

    private func terms(_ scene: FlowScene) throws -> OrderTerms {
        guard case .send(let letter, _) = try #require(scene.work.last) else { throw NoOrder() }
        return letter.terms
    }

    private struct NoOrder: Error {}

    @Test func `the customer sees when it would be ready, and chooses a free time of a day`() throws {
        var scene = try scene(full: [at(20)..<at(30)])
        let soonest = garbera.zone.clock(at(12))
        #expect(scene.text().contains("Lo antes posible, hacia las \(soonest)"), "\(scene.text())")
        scene.press("down enter")
        #expect(scene.text().contains("¿Cuándo lo quieres recoger?"))
        #expect(scene.text().contains("Hoy") && scene.text().contains("Mañana"), "\(scene.text())")
        scene.press("2")
        let clocks = [15, 30, 35].map { garbera.zone.clock(at($0)) }
        for clock in clocks { #expect(scene.text().contains(clock), "\(scene.text())") }
        #expect(!scene.text().contains(garbera.zone.clock(at(20))))
        scene.press("2 enter")
        #expect(scene.text().contains("Para las \(clocks[1])"), "\(scene.text())")
        scene.press("x bs enter")
        let day = CivilDay(garbera.zone.civilTime(at: now)).midnight.orderText.prefix(10)
        #expect(try terms(scene).pickup == "\(day) \(clocks[1])")
    }

    @Test func `a customer who changes their mind gets it as soon as possible`() throws {
        var scene = try scene()
        scene.press("down enter 2 3 enter down enter 1 x bs enter")
        #expect(try terms(scene).pickup == nil)
    }

    @Test func `a restaurant that is closed asks for the time before the order`() throws {
        var scene = try scene(pausedUntil: at(60))
        #expect(scene.text().contains("¿Cuándo lo quieres recoger?"), "\(scene.text())")
        scene.press("1")
        #expect(scene.text().contains("¿Cuándo lo quieres recoger?"), "as soon as possible is not possible")
        scene.press("2 1 enter")
        #expect(scene.text().contains("Para las \(garbera.zone.clock(at(60)))"), "\(scene.text())")
    }

    @Test func `where no times are offered nobody is asked`() throws {
        var scene = try FlowScene(catalogue: try KitchenSample.catalogue())
        let burger = try #require(scene.model.world.catalogue.product(ProductID("burger")))
        scene.model.world.state.ticket = try Ticket([.product(TicketItem.Part(burger))])
        scene.model.world.now = now
        scene.press("t e")
        #expect(!scene.text().contains("Lo antes posible"))
    }

    @Test func `one key sends a refused order for a free time`() throws {
        var scene = try scene()
        scene.press("x bs enter")
        let order = try scene.placed()
        try scene.confirmSending()
        let detail = ReasonDetail(free: [at(50), at(70)], zone: garbera.zone)
        let reason = Receipt.Reason(code: "slot-full", message: "", detail: detail)
        scene.deliver(.answer(order.number, try scene.receipt(.rejected(reason)), taken: nil, age: 1))
        #expect(scene.text().contains("Para las \(garbera.zone.clock(at(70)))"), "\(scene.text())")
        scene.press("2")
        #expect(scene.model.world.state.ticket.items == order.items)
        scene.press("x bs enter")
        #expect(try terms(scene).pickup?.hasSuffix(garbera.zone.clock(at(70))) == true)
    }
}
