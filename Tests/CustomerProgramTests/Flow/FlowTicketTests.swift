import McOrderConsole
import McOrderText
import Testing

@testable import CustomerProgram
@testable import McOrderClient

/// The ticket with equal lines in one row, and lines that cannot be ordered.
@Suite struct FlowTicketTests {
    @Test func `equal products are one row, whose quantity a key changes`() throws {
        var scene = try FlowScene()
        scene.press("1 4 1 1 2 enter 4 2 enter 4 1 enter t home")
        #expect(scene.text().contains("1  13 × Hamburguesa"), "\(scene.text())")
        #expect(scene.text().contains("2  Hamburguesa con Queso"))
        #expect(scene.text().contains("13,00"), "the price of all of them")
        scene.press("+ + -")
        #expect(scene.text().contains("14 × Hamburguesa"))
        #expect(scene.ticket.count == 15)
        scene.press("z")
        #expect(scene.ticket.count == 16, "what was taken off last comes back")
    }

    @Test func `a row is removed as a whole, and put back at its place`() throws {
        var scene = try FlowScene()
        scene.press("1 4 1 3 enter 4 2 enter t home x")
        #expect(scene.ticket == ["Hamburguesa con Queso"])
        #expect(scene.text().contains("Quitado: 3 × Hamburguesa. Con Z vuelve al ticket."))
        scene.press("z")
        #expect(scene.ticket == ["Hamburguesa", "Hamburguesa", "Hamburguesa", "Hamburguesa con Queso"])
    }

    @Test func `a row with a quantity of one is removed when it is reduced`() throws {
        var scene = try FlowScene()
        scene.press("1 4 1 2 enter t 1 3")
        #expect(scene.ticket == ["Hamburguesa"])
        scene.press("-")
        #expect(scene.ticket.isEmpty)
        #expect(scene.text().contains("El ticket está vacío."), "\(scene.text())")
        scene.press("z")
        #expect(scene.ticket == ["Hamburguesa"])
    }

    @Test func `a full ticket does not grow`() throws {
        var scene = try FlowScene()
        scene.press("1 4 1 9 9 9 enter t home +")
        #expect(scene.ticket.count == 100)
        #expect(scene.text().contains("un pedido tiene como mucho 100 líneas"))
    }

    @Test func `removing from a ticket that another program changed removes only existing lines`() throws {
        var ticket = Ticket()
        let catalogue = try FlowScene.catalogue()
        let item = TicketItem.product(TicketItem.Part(try #require(catalogue.product(ProductID("espresso")))))
        let other = TicketItem.product(TicketItem.Part(try #require(catalogue.product(ProductID("agua")))))
        try ticket.add(other)
        try ticket.add(item)
        try FlowChange.remove([Ticket.Group(item: item, count: 5, firstLine: 1)]).apply(to: &ticket)
        #expect(ticket.items == [other])
        try FlowChange.insert([Ticket.Group(item: item, count: 2, firstLine: 9)]).apply(to: &ticket)
        #expect(ticket.items == [other, item, item])
    }

    /// A ticket of two espressos and a water at Garbera, the favourite, where espressos are sold out.
    private func soldOut() throws -> FlowScene {
        var scene = try FlowScene(.english)
        scene.model.world.now = FlowScene.now
        scene.model.world.state.favourite = RestaurantID("garbera")
        scene.press("1 5 1 0 2 enter 5 7 enter")
        let end = FlowScene.now + .seconds(759)
        scene.model.world.today = Today(entries: [
            Today.Entry(
                id: RestaurantID("garbera"),
                pausedUntil: nil,
                soldOut: [.product(ProductID("espresso")): end]
            )
        ])
        return scene
    }

    @Test func `one key removes sold-out products, and the sending continues with the rest`() throws {
        var scene = try soldOut()
        let rest = scene.ticket.filter { $0 != "Espresso" }
        scene.press("s")
        #expect(scene.text().contains("Espresso: sold out until 21:00 at McDonald's Garbera"))
        scene.press("1")
        #expect(scene.ticket == rest && rest.count == 1)
        #expect(scene.text().contains("A comment to the restaurant"), "\(scene.text())")
        scene.press("a enter")
        let letter = FlowLetter(restaurant: RestaurantID("garbera"), comment: FlowField("a"))
        #expect(scene.work.last == .send(letter, scene.model.world.catalogue))
    }

    @Test func `one key removes the lines that cannot be ordered, and another puts them back`() throws {
        var scene = try soldOut()
        let before = scene.ticket
        scene.press("t")
        #expect(scene.text().contains("N  Remove what cannot be ordered"), "\(scene.text())")
        scene.press("n")
        #expect(scene.ticket.count == 1)
        #expect(scene.text().contains("Removed: 2 × Espresso. Z puts it back on the ticket."))
        #expect(!scene.text().contains("Remove what cannot"))
        scene.press("z")
        #expect(scene.ticket == before)
    }

    @Test func `a sending refused for a sold-out product offers to remove it`() throws {
        var scene = try FlowScene(.english)
        scene.press("1 5 1 0 enter 5 7 enter s 1 x bs enter")
        let restaurant = try #require(scene.model.world.catalogue.restaurant(RestaurantID("garbera")))
        scene.deliver(.notSent(.soldOut([], NotNow(restaurant, until: nil))))
        #expect(scene.effects.last == .perform(.refresh))
        #expect(!scene.text().contains("Remove what cannot"))
        var world = scene.model.world
        world.now = FlowScene.now
        let end = FlowScene.now + .seconds(759)
        let sold = [SellableID.product(ProductID("espresso")): end]
        world.today = Today(entries: [Today.Entry(id: restaurant.id, pausedUntil: nil, soldOut: sold)])
        scene.deliver(.world(world))
        scene.press("1 1 enter enter")
        #expect(scene.ticket.count == 1)
        let letter = FlowLetter(restaurant: restaurant.id)
        #expect(scene.work.last == .send(letter, scene.model.world.catalogue), "\(scene.text())")
    }
}
