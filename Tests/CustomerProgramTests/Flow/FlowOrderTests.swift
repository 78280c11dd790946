import McOrderClient
import McOrderConsole
import McOrderText
import Testing

@testable import CustomerProgram

/// An order from the first screen to the confirmation that it was sent, key by key.
@Suite struct FlowOrderTests {
    @Test func `a large menu and an espresso are ordered and sent`() throws {
        var scene = try FlowScene()
        for (keys, seen) in [
            ("1", "¿Qué te apetece?"), ("1", "Menú, paso 1 de 3: el sándwich"),
            ("1", "Menú, paso 2 de 3: la bebida"), ("g", "[x] Grande"),
            ("5", "Menú, paso 3 de 3: el complemento"), ("2", "¿Cuántos?"),
            ("enter", "¡Producto añadido! 1 × (G) BigMac + Lipton Ice + Deluxe"),
            ("5", "Bebidas"), ("1", " 1_"), ("0", "Café solo"), ("enter", "¡Producto añadido! 1 × Espresso"),
            ("t", "Tu ticket"), ("enter", "¿A qué restaurante?"), ("1", "McDonald's Garbera"),
            ("3 space ketchups", "> 3 ketchups_"), ("enter", "Enviando…"),
        ] {
            scene.press(keys)
            #expect(scene.text().contains(seen), "after \(keys)\n\(scene.text())")
        }
        #expect(scene.ticket == ["(G) BigMac + Lipton Ice + Deluxe", "Espresso"])
        let letter = FlowLetter(restaurant: RestaurantID("garbera"), comment: FlowField("3 ketchups"))
        #expect(scene.work.last == .send(letter, scene.model.world.catalogue))
        try scene.confirmSending(comment: "3 ketchups")
        let text = scene.text()
        for seen in ["¡Oído cocina!", "iPhone4 de Beris", "Pedido 9", "9-624", "7,95"] {
            #expect(text.contains(seen), "\(seen) in\n\(text)")
        }
        #expect(!text.contains("Pedido recibido."))
    }

    @Test func `only the restaurant's answer says that the order was received`() throws {
        var scene = try FlowScene()
        scene.press("1 4 1 enter t enter 1 3 bs enter")
        try scene.confirmSending()
        let order = try #require(scene.model.world.state.lastOrder)
        #expect(scene.work.last == .checkAnswer(order))
        scene.deliver(.answer(order.number, nil, age: 3))
        #expect(scene.effects.last == .wake(after: .seconds(1), timer: FlowModel.answerTimer, .timeToCheck))
        #expect(!scene.text().contains("Pedido recibido."))
        scene.deliver(.timeToCheck)
        #expect(scene.effects.last == .perform(.checkAnswer(order)))
        scene.deliver(.answer(order.number, try scene.receipt(.order(.received)), age: 4))
        #expect(scene.text().contains("Pedido recibido."))
        #expect(scene.effects.suffix(2).first == .ring)
        scene.deliver(.answer(order.number, try scene.receipt(.order(.collected)), age: 9))
        #expect(scene.effects.last == .ring, "nothing more is asked")
    }

    @Test func `the page of an order shows its payment, and no address of another host`() throws {
        var scene = try FlowScene()
        scene.press("1 4 1 enter t enter 1 3 bs enter")
        try scene.confirmSending()
        let number = try #require(OrderNumber(9))
        func answer(_ state: PayAnswer.State, _ url: String? = nil) throws -> FlowMessage {
            let pay = PayAnswer(state: state, url: url, until: nil, amount: Money(cents: 120))
            return .answer(number, try scene.receipt(.order(.received), pay: pay), age: 4)
        }
        scene.deliver(try answer(.held))
        #expect(scene.text().contains("están retenidos"))
        // The home knows no house that names the host.
        scene.deliver(try answer(.open, "https://evil.example/1"))
        #expect(scene.text().contains("no se abre"))
        #expect(!scene.text().contains("evil.example") && !scene.text().contains("mcorder status"))
    }

    @Test func `without an answer the folder is read once more`() throws {
        var scene = try FlowScene()
        scene.press("1 4 1 enter t enter 1 3 bs enter")
        try scene.confirmSending()
        scene.deliver(.answer(try #require(OrderNumber(9)), nil, age: 61))
        #expect(scene.text().contains("Puede que la carpeta no se esté sincronizando"))
    }

    @Test func `a cancelled order is not reported as received`() throws {
        var scene = try FlowScene()
        scene.press("1 4 1 enter t enter 1 3 bs enter")
        try scene.confirmSending()
        scene.deliver(.answer(try #require(OrderNumber(9)), try scene.receipt(.order(.cancelled)), age: 1))
        #expect(scene.text().contains("El restaurante ha anulado tu pedido."))
        #expect(!scene.text().contains("Pedido recibido."))
    }

    @Test(arguments: [
        (OrderState.received, "¡Oído cocina!", true), (.preparing, "Lo están preparando", true),
        (.ready, "¡LISTO! Pasa a recogerlo", true), (.collected, "Recogido. ¡Que aproveche!", false),
        (.cancelled, "PEDIDO ANULADO", false), (.expired, "PEDIDO CADUCADO", false),
        (.noShow, "NADIE VINO A RECOGERLO", false),
    ])
    func `the headline follows the order's state, with its code while it can be collected`(
        _ state: OrderState,
        _ headline: String,
        _ hasCode: Bool
    ) throws {
        var scene = try FlowScene()
        scene.press("1 4 1 enter t enter 1 3 bs enter")
        try scene.confirmSending()
        scene.deliver(.answer(try #require(OrderNumber(9)), try scene.receipt(.order(state)), age: 1))
        let rows = scene.text().split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(rows.dropFirst().first?.hasPrefix(headline) == true, "\(scene.text())")
        #expect(scene.text().contains("En caja di:") == hasCode)
        #expect(scene.text().contains("¡Oído cocina!") == (state == .received))
        #expect(!scene.text().contains("aún no ha contestado"))
    }

    @Test(arguments: [("1", "Tu ticket"), ("2", "¿A qué restaurante?")])
    func `one key puts a refused order back on the ticket`(_ key: String, _ seen: String) throws {
        var scene = try FlowScene()
        scene.press("1 4 1 enter t enter 1 3 bs enter")
        try scene.confirmSending()
        let reason = Receipt.Reason(code: "blacklisted", message: "")
        scene.deliver(.answer(try #require(OrderNumber(9)), try scene.receipt(.rejected(reason)), age: 1))
        #expect(scene.text().contains("PEDIDO NO ACEPTADO"))
        #expect(!scene.text().contains("9-624"))
        scene.press(key)
        #expect(scene.text().contains(seen), "\(scene.text())")
        #expect(scene.ticket == ["Hamburguesa"])
    }

    @Test func `a refused order shows the reason without an apology, and not that it was received`() throws {
        var scene = try FlowScene()
        scene.press("1 4 1 enter t enter 1 3 bs enter")
        try scene.confirmSending()
        let reason = Receipt.Reason(code: "blacklisted", message: "")
        let receipt = try scene.receipt(.rejected(reason))
        scene.deliver(.answer(try #require(OrderNumber(9)), receipt, age: 1))
        #expect(scene.text().contains("Este restaurante no acepta pedidos"), "\(scene.text())")
        #expect(!scene.text().contains("Lo sentimos"))
        #expect(!scene.text().contains("Pedido recibido."))
    }

    @Test func `a failed sending shows a message and loses nothing`() throws {
        var scene = try FlowScene()
        scene.press("1 4 1 enter t enter 1 h o l a enter")
        scene.deliver(.notSent(.folderAbsent(path: "/cloud")))
        #expect(scene.text().contains("¡Lo sentimos, algo no ha ido bien!"))
        #expect(scene.ticket == ["Hamburguesa"])
        scene.press("1")
        #expect(scene.text().contains("Enviando…"))
        let letter = FlowLetter(restaurant: RestaurantID("garbera"), comment: FlowField("hola"))
        #expect(scene.work.last == .send(letter, scene.model.world.catalogue))
    }

    @Test func `an equal order is sent again only after a question`() throws {
        var scene = try FlowScene()
        scene.press("1 4 1 enter t enter 1 x bs enter")
        let last = try scene.placed()
        scene.deliver(.notSent(.repeated(last)))
        #expect(scene.text().contains("Pedido 9-624: enviado hace menos de 10 minutos, e igual que este."))
        scene.press("2")
        let letter = FlowLetter(restaurant: RestaurantID("garbera"), allowsRepeat: true)
        #expect(scene.work.last == .send(letter, scene.model.world.catalogue))
    }

    @Test(arguments: ["t s", "t e"]) func `an empty ticket is never sent`(keys: String) throws {
        var scene = try FlowScene()
        scene.press(keys)
        let text = scene.text().split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
        #expect(
            text.contains(
                "Pedido vacío. Por favor, revisa el ticket y recuerda añadir al menos un artículo antes de "
                    + "enviar el pedido. ¡Gracias!"
            )
        )
        #expect(scene.work == [])
    }

    @Test func `Enter directly after the restaurant's number does not send the order`() throws {
        var scene = try FlowScene()
        scene.press("1 4 1 enter t enter 1 enter")
        #expect(scene.text().contains("Intro otra vez para enviarlo."))
        scene.press("enter")
        #expect(scene.text().contains("Enviando…"))
    }

    @Test func `keys typed while an order is being sent do not send it twice`() throws {
        var scene = try FlowScene()
        scene.press("1 4 1 enter t enter 1 x bs enter enter enter esc t 1")
        let sent = scene.work.filter { if case .send = $0 { true } else { false } }
        #expect(sent.count == 1)
        #expect(scene.text().contains("Enviando…"))
    }

    @Test func `an interrupted sending is finished from the first screen`() throws {
        var scene = try FlowScene()
        scene.press("1 4 1 enter")
        var state = scene.model.world.state
        state.pendingOrder = try scene.placed()
        scene.deliver(.home(state))
        scene.press("esc")
        #expect(scene.text().contains("P  Terminar el envío del pedido 9"))
        scene.press("p")
        #expect(scene.work.last == .send(FlowLetter(restaurant: nil), scene.model.world.catalogue))
    }
}
