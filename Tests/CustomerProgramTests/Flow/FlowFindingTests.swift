import McOrderConsole
import McOrderText
import Testing

@testable import CustomerProgram
@testable import McOrderClient

/// Finding products, earlier orders, the customer's name and the code of an order.
@Suite struct FlowFindingTests {
    @Test func `a search finds products by a part of a text, those that have it in their name first`() throws
    {
        var scene = try FlowScene()
        scene.press("1 / limon")
        let rows = scene.text().split(separator: "\n")
        let first = try #require(rows.first { $0.contains("▸") })
        #expect(first.contains("Fanta Limón"), "\(scene.text())")
        scene.press("enter 2 enter")
        #expect(scene.ticket == ["Fanta Limón", "Fanta Limón"])
        #expect(scene.text().contains("¿Qué te apetece?"))
    }

    @Test func `digits and letters are text while searching, and a message says that nothing was found`()
        throws
    {
        var scene = try FlowScene()
        scene.press("1 2 / q1t")
        #expect(scene.text().contains("> q1t_"))
        #expect(scene.text().contains("No hay nada con ese nombre."))
        scene.press("enter esc")
        #expect(scene.text().contains("Burger de Temporada"))
        #expect(scene.ticket.isEmpty)
    }

    @Test func `products with an avoided allergen, or with unknown ones, are left out everywhere`() throws {
        var scene = try FlowScene(.english)
        let catalogue = scene.model.world.catalogue
        let milk = catalogue.products.filter { $0.allergens?.contains(.milk) != false }.map(\.name)
        let free = catalogue.products.filter { $0.allergens?.contains(.milk) == false }.map(\.name)
        #expect(!milk.isEmpty && !free.isEmpty)
        scene.press("1 a")
        #expect(scene.text().contains("[ ] milk"))
        scene.press("7 a")
        #expect(scene.work == [.avoid([.milk])])
        #expect(scene.text().contains("Only without milk (A changes it)"))
        scene.press("/")
        let size = ScreenSize(columns: 80, rows: 80)
        let text = scene.text(size: size)
        for name in free { #expect(text.contains("  \(name)  "), "\(name) in\n\(text)") }
        for name in milk { #expect(!text.contains("  \(name)  "), "\(name) in\n\(text)") }
        scene.press("esc 1")
        let menus = catalogue.menus.sandwiches.compactMap { catalogue.product($0.product)?.name }
        for name in menus where milk.contains(name) {
            #expect(!scene.text(size: size).contains("  \(name)  "))
        }
        scene.press("a 7 a")
        #expect(scene.work.last == .avoid([]))
    }

    @Test func `earlier orders are listed, and one of them is ordered again`() throws {
        var scene = try FlowScene()
        scene.press("1 4 1 2 enter 1 1 1 2 enter e 1 x bs enter")
        try scene.confirmSending()
        let first = try #require(scene.model.world.state.lastOrder)
        var state = scene.model.world.state
        state.ticket = Ticket()
        let espresso = try #require(scene.model.world.catalogue.product(ProductID("espresso")))
        try state.ticket.add(.product(TicketItem.Part(espresso)))
        scene.deliver(.home(state))
        let second = try scene.placed()
        state.ticket = Ticket()
        state.remember(sent: second)
        scene.deliver(.home(state))
        scene.press("enter 2")
        #expect(scene.text().contains("5  Pedidos anteriores"), "\(scene.text())")
        scene.press("5")
        #expect(scene.text().contains("\(first.code)  Hamburguesa + 2"), "\(scene.text())")
        scene.press("1")
        #expect(scene.text().contains("Pedido anterior"))
        scene.press("1")
        #expect(scene.ticket == ["Hamburguesa", "Hamburguesa", "BigMac + Coca Cola + Deluxe"])
    }

    @Test func `the name of an order can be changed before it is sent`() throws {
        var scene = try FlowScene()
        scene.press("1 4 1 enter e 1")
        scene.press("down enter")
        #expect(scene.text().contains("¿A qué nombre van tus pedidos?"), "\(scene.text())")
        scene.press("Ane enter")
        #expect(scene.work.last == .rename("Ane"))
        #expect(scene.text().contains("A nombre de: Ane"))
        scene.press("x enter")
        let letter = FlowLetter(restaurant: RestaurantID("garbera"), comment: FlowField("x"))
        #expect(scene.work.last == .send(letter, scene.model.world.catalogue))
    }

    @Test func `a customer who sent an order before is not asked for a name`() throws {
        var scene = try FlowScene()
        scene.press("1 4 1 enter e 1 x bs enter")
        try scene.confirmSending()
        scene.press("enter 1 4 1 enter e 1")
        #expect(!scene.text().contains("¿Cómo te llamas?"), "\(scene.text())")
        scene.press("esc esc esc n B e enter")
        #expect(scene.work.last == .rename("Be"))
        #expect(scene.text().contains("Dispositivo: Be"))
    }

    @Test(arguments: ["space enter", "enter"])
    func `a blank name is refused, and Enter alone accepts the proposed one`(keys: String) throws {
        var scene = try FlowScene()
        scene.press("n \(keys)")
        let isBlank = keys != "enter"
        #expect(scene.work == (isBlank ? [] : [.rename("iPhone4 de Beris")]))
        #expect(scene.text().contains("debe tener de 1 a 64 caracteres") == isBlank, "\(scene.text())")
    }

    @Test func `the sent order and the last order show their comment`() throws {
        var scene = try FlowScene()
        let comment = String(repeating: "sin cebolla ", count: 10) + "y nada más"
        scene.press("1 4 1 enter e 1 x bs enter")
        try scene.confirmSending(comment: comment)
        #expect(scene.text().contains("Comentario: sin cebolla"))
        #expect(scene.text().contains("y nada más"), "\(scene.text())")
        scene.press("enter 2")
        #expect(scene.text().contains("y nada más"), "\(scene.text())")
    }

    @Test(arguments: [(80, 24), (132, 43), (40, 12)]) func `the code is shown large`(columns: Int, rows: Int)
        throws
    {
        var scene = try FlowScene()
        scene.press("1 4 1 enter e 1 x bs enter")
        try scene.confirmSending()
        scene.press("c")
        let text = scene.text(size: ScreenSize(columns: columns, rows: rows))
        let large = BigDigits("9-624", .large, glyphs: .unicode)
        for row in large.rows {
            let seen = row.replacing(/\ +$/, with: "")
            #expect(text.contains(seen), "\(seen) in\n\(text)")
        }
        #expect(text.contains("hace falta un terminal más grande") == (rows == 12 && QRCode.isThere))
        scene.press("esc")
        #expect(scene.text().contains("En caja di:"))
    }

    @Test func `a regular customer with a favourite orders one product by six keys`() throws {
        var scene = try FlowScene()
        scene.model.world.state.favourite = RestaurantID("garbera")
        for key in ["enter", "4", "1", "enter", "e", "enter"] { scene.press(key) }
        let letter = FlowLetter(restaurant: RestaurantID("garbera"))
        #expect(scene.work.last == .send(letter, scene.model.world.catalogue))
    }
}
