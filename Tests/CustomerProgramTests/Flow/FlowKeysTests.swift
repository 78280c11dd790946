import McOrderClient
import McOrderConsole
import Testing

@testable import CustomerProgram

/// The effect of each key on each screen.
@Suite struct FlowKeysTests {
    @Test(arguments: [
        ("", "Pide ahora"), ("1", "¿Qué te apetece?"), ("enter", "¿Qué te apetece?"), ("3", "Restaurantes"),
        ("down down right", "Restaurantes"), ("4", "https://www.mcdonalds.es"),
        ("2", "Aún no se ha enviado ningún pedido."), ("t", "El ticket está vacío."),
        ("tab", "El ticket está vacío."), ("1 2 tab", "El ticket está vacío."),
        ("1 2 t t", "Burger de Temporada"),
        ("1 2 1 enter", "Mejor en menú"), ("1 2 14", "Burger de Temporada"), ("1 2 2", "McRoyal Deluxe"),
        ("1 2 1 5 enter", "Mejor en menú"), ("1 2 end enter", "Burger de Temporada"),
        ("1 2 esc", "¿Qué te apetece?"), ("1 esc esc", "Q para salir"), ("1 left", "Pide ahora"),
        ("1 2 2 m", "McRoyal Deluxe + …"), ("3 4", "query=43.32221,-1.83573"),
        ("1 4 1 enter esc 1", "Ya hay un ticket empezado, con 1 artículo."),
    ]) func `keys lead to the expected screen`(keys: String, seen: String) throws {
        var scene = try FlowScene()
        scene.press(keys)
        #expect(scene.text().contains(seen), "\(scene.text())")
    }

    @Test(arguments: [
        "", "1", "1 2", "1 1 1", "1 1 1 1", "1 1 1 1 1", "t", "3", "3 1", "4", "1 4 1 enter t e 1",
    ])
    func `Ctrl-C leaves on every screen, and the ticket stays as it is`(keys: String) throws {
        var scene = try FlowScene()
        scene.press(keys)
        let before = scene.ticket
        scene.press("^c")
        #expect(scene.effects.last == .leave)
        #expect(scene.ticket == before)
    }

    @Test(arguments: [
        ("3", 3), ("1 2", 12), ("up up", 3), ("+ + -", 2), ("1 2 bs", 1), ("0", 1), ("9 9 9", 100),
        ("- left", 1),
        ("5 down", 4),
    ]) func `a quantity is typed, or changed by arrow keys`(keys: String, count: Int) throws {
        var scene = try FlowScene()
        scene.press("1 4 1 \(keys) enter")
        #expect(scene.ticket.count == count)
        #expect(scene.work == [.store(.add(.product(try hamburger(scene)), count: count))])
    }

    private func hamburger(_ scene: FlowScene) throws -> TicketItem.Part {
        TicketItem.Part(try #require(scene.model.world.catalogue.product(ProductID("hamburguesa"))))
    }

    @Test func `nothing can be added to a full ticket, and a message says so`() throws {
        var scene = try FlowScene()
        scene.press("1 4 1 9 9 9 enter 4 1 enter")
        #expect(scene.ticket.count == 100)
        #expect(scene.text().contains("un pedido tiene como mucho 100 líneas"))
        #expect(scene.text().contains("¿Cuántos?"))
    }

    @Test func `the choice of a large menu stays during all its steps`() throws {
        var scene = try FlowScene()
        scene.press("1 1 1 1 g")
        #expect(scene.text().contains("[x]"))
        scene.press("esc")
        #expect(scene.text().contains("[x]"))
        scene.press("1 1 space enter")
        #expect(scene.ticket == ["BigMac + Coca Cola + Patatas Fritas"])
    }

    @Test func `a line is removed and put back, and the total follows`() throws {
        var scene = try FlowScene()
        scene.press("1 4 1 enter 4 2 enter t home x")
        #expect(scene.ticket == ["Hamburguesa con Queso"])
        #expect(scene.text().contains("Ticket 1 · 1,30"))
        scene.press("z")
        #expect(scene.ticket == ["Hamburguesa", "Hamburguesa con Queso"])
        #expect(scene.text().contains("Ticket 2 · 2,30"))
        scene.press("2 1")
        #expect(scene.ticket == ["Hamburguesa"])
        scene.press("1 2")
        #expect(scene.ticket == ["Hamburguesa", "Hamburguesa"])
        #expect(scene.text().contains("2 × Hamburguesa"))
    }

    @Test func `a new order empties the ticket after a question`() throws {
        var scene = try FlowScene()
        scene.press("1 4 1 enter esc 1")
        #expect(scene.ticket.count == 1)
        scene.press("2")
        #expect(scene.ticket.isEmpty)
        #expect(scene.work.last == .store(.replace([])))
        #expect(scene.text().contains("¿Qué te apetece?"))
    }

    @Test(arguments: ["1 4 1 enter e f", "3 f", "3 1 f"])
    func `one key sets the favourite restaurant, and clears it`(keys: String)
        throws
    {
        var scene = try FlowScene()
        scene.press(keys)
        #expect(scene.work.last == .favourite(RestaurantID("garbera")))
        #expect(scene.text().contains("★"))
        scene.press("f")
        #expect(scene.work.last == .favourite(nil))
    }

    @Test func `a customer with a favourite restaurant is not asked for the restaurant`() throws {
        var scene = try FlowScene()
        scene.model.world.state.favourite = RestaurantID("megapark")
        scene.press("1 4 1 enter e")
        #expect(scene.text().contains("McDonald's Megapark"))
        scene.press("enter")
        let letter = FlowLetter(restaurant: RestaurantID("megapark"))
        #expect(scene.work.last == .send(letter, scene.model.world.catalogue))
    }

    @Test func `a restaurant that does not sell a product of the ticket cannot be chosen`() throws {
        var scene = try FlowScene()
        scene.press("1 5 9 enter e 3")
        #expect(scene.text().contains("Cerveza: no se vende en McDonald's Urbil."))
        #expect(!scene.text().contains("Quitarlo"), "nothing would be left")
        scene.press("1")
        #expect(scene.text().contains("¿A qué restaurante?"))
    }

    @Test func `a comment has at most 140 characters, and the screen shows the count`() throws {
        var scene = try FlowScene()
        scene.press("1 4 1 enter e 1 ñandú")
        #expect(scene.text().contains("5/140"))
        _ = scene.model.update(.key(.paste(String(repeating: "x", count: 150))))
        #expect(scene.text().contains("140/140"))
        #expect(scene.text().contains("El comentario tiene como mucho 140 caracteres."))
        scene.press("tab")
        #expect(scene.text().contains("Tu ticket"))
        scene.press("esc")
        #expect(scene.text().contains("xxxxx_"))
    }

    @Test func `the last order is put on the ticket at today's prices`() throws {
        var scene = try FlowScene()
        scene.press("1 4 1 enter 5 9 enter e 1 x bs enter")
        try scene.confirmSending()
        scene.press("enter 2 1")
        #expect(scene.ticket == ["Hamburguesa", "Cerveza"])
        #expect(scene.text().contains("a los mismos precios"))
        scene.press("esc 2 1")
        #expect(scene.text().contains("Añadirle ese pedido"))
        scene.press("2")
        #expect(scene.ticket.count == 4)
    }

    @Test func `with a position the nearest restaurant is the first, with distance and direction`() throws {
        var scene = try FlowScene(near: GeoPoint(latitude: 43.2630, longitude: -2.9350))
        scene.press("3 enter")
        #expect(scene.text().contains("McDonald's Gran Vía"))
        #expect(scene.text().contains("A 387 m ESE de ti"), "\(scene.text())")
    }
}
