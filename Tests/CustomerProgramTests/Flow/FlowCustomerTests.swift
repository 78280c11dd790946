import McOrderConsole
import McOrderText
import Testing

@testable import CustomerProgram
@testable import McOrderClient

/// What a new or unlucky customer sees: the first start, the name, a restaurant that nobody serves, a
/// refusal.
@Suite struct FlowCustomerTests {
    private func look(_ seconds: Int, at restaurant: String = "garbera") -> Today {
        Today(entries: [
            Today.Entry(
                id: RestaurantID(restaurant),
                pausedUntil: nil,
                soldOut: [:],
                lookedAt: FlowScene.now - .seconds(seconds)
            )
        ])
    }

    /// A scene whose ticket is about to be sent to Garbera.
    private func aboutToSend(_ today: Today = .nothing) throws -> FlowScene {
        var scene = try FlowScene()
        scene.model.world.now = FlowScene.now
        scene.model.world.today = today
        scene.press("1 4 1 enter t enter 1")
        return scene
    }

    @Test func `a new customer is asked for a name once, before the first order is sent`() throws {
        var scene = try FlowScene()
        scene.model.world.state.isNamed = false
        scene.press("1 4 1 enter t enter 1 x bs enter")
        #expect(scene.model.screen == .name(FlowField()))
        scene.press("A n e enter")
        #expect(scene.work.last == .rename("Ane"))
        scene.press("enter")
        #expect(scene.text().contains("Enviando…"), "\(scene.text())")
    }

    @Test func `a restaurant that nobody serves is known before sending, with its phone number`() throws {
        let scene = try aboutToSend(look(0, at: "urbil"))
        #expect(scene.text().contains("no recoge pedidos de esta carpeta"), "\(scene.text())")
        #expect(scene.text().contains("+34 943 000 101"))
    }

    @Test func `a restaurant that has not looked for hours is known before sending and while waiting`() throws
    {
        var scene = try aboutToSend(look(3 * 3600))
        #expect(scene.text().contains("desde hace 3 h"), "\(scene.text())")
        scene.press("x bs enter")
        try scene.confirmSending()
        scene.deliver(.answer(try #require(OrderNumber(9)), nil, age: 3))
        #expect(scene.text().contains("+34 943 000 101"), "\(scene.text())")
        #expect(!scene.text().contains("programa de sincronización"))
    }

    @Test func `a slow clock is known before sending`() throws {
        #expect(try aboutToSend(look(-86_400)).text().contains("atrasado"))
        #expect(try !aboutToSend(look(30)).text().contains("atrasado"))
    }

    @Test func `an unanswered order names the sync program and the phone number`() throws {
        var scene = try aboutToSend(look(30))
        scene.press("x bs enter")
        try scene.confirmSending()
        scene.deliver(.answer(try #require(OrderNumber(9)), nil, age: 61))
        #expect(scene.text().contains("llama al +34 943 000 101"), "\(scene.text())")
    }

    @Test(arguments: [(RejectionReason.stale, 86_400, "atrasado"), (.fromTheFuture, -86_400, "adelantado")])
    func `a refusal that the clock caused names the clock`(
        _ reason: RejectionReason,
        _ ahead: Int,
        _ word: String
    ) throws {
        var scene = try aboutToSend()
        scene.press("x bs enter")
        try scene.confirmSending()
        let last = try #require(scene.model.world.state.lastOrder)
        let receipt = Receipt(
            identity: last.order.identity,
            restaurant: last.order.restaurant,
            status: .rejected(Receipt.Reason(code: reason.rawValue, message: "")),
            total: nil,
            shownTotal: nil,
            reason: nil,
            updatedAt: FlowScene.now + .seconds(ahead)
        )
        scene.deliver(.answer(last.number, receipt, age: 1))
        #expect(scene.text().contains(word), "\(scene.text())")
        #expect(scene.text().contains("1 d"), "\(scene.text())")
    }

    @Test func `the page of a sent order has the notices while it is open`() throws {
        var scene = try aboutToSend()
        scene.press("x bs enter")
        try scene.confirmSending()
        let order = try #require(scene.model.world.state.lastOrder)
        scene.deliver(.answer(order.number, try scene.receipt(.order(.received)), age: 1))
        scene.press("2")
        #expect(scene.work.last == .notify(.arrived, order))
        scene.press("3 2")
        #expect(scene.work.last == .notify(.cancel, order))
        scene.deliver(.notified(.cancel, order))
        #expect(scene.text().contains("Falta que el restaurante conteste"))
        scene.deliver(.answer(order.number, try scene.receipt(.order(.cancelled)), age: 2))
        #expect(!scene.text().contains("Falta que el restaurante conteste"), "\(scene.text())")
        #expect(!scene.text().contains("Anular el pedido"), "\(scene.text())")
    }

    @Test func `when nothing is unavailable any more, the page does not offer to remove it`() throws {
        var scene = try aboutToSend()
        let garbera = RestaurantID("garbera")
        scene.model.open(.unavailable(garbera))
        #expect(!scene.text().contains("Quitarlo"), "\(scene.text())")
        #expect(scene.text().contains("no falta nada"))
        scene.press("1")
        guard case .letter = scene.model.screen else {
            Issue.record("\(scene.text())")
            return
        }
    }

    @Test func `an emoji of several parts is typed, shown and deleted as one`() throws {
        var scene = try aboutToSend()
        for scalar in "👩‍👩‍👧‍👦❤️".unicodeScalars { _ = scene.model.update(.key(.character(Character(scalar)))) }
        #expect(scene.text().contains("> 👩‍👩‍👧‍👦❤️_"), "\(scene.text())")
        scene.press("bs bs")
        #expect(scene.text().contains("> _"), "\(scene.text())")
    }

    @Test func `an order that a rule forbids is refused without an apology`() throws {
        var scene = try aboutToSend()
        scene.press("x bs enter")
        let restaurant = try #require(scene.model.world.catalogue.restaurant(RestaurantID("garbera")))
        scene.deliver(.notSent(.closed(NotNow(restaurant, until: nil))))
        #expect(scene.text().contains("cerrado"), "\(scene.text())")
        #expect(!scene.text().contains("Lo sentimos"))
    }

    @Test func `the only restaurant of a catalogue is never asked for`() throws {
        let catalogue = try FlowScene.shop("pintxos-bar")
        try #require(catalogue.restaurants.count == 1)
        var scene = try FlowScene(catalogue: catalogue)
        let product = try #require(catalogue.products.first { $0.name == "Gilda" })
        scene.model.world.state.ticket = try Ticket([.product(TicketItem.Part(product))])
        scene.model.world.now = FlowScene.now
        scene.press("t e")
        guard case .service(let letter) = scene.model.screen else {
            Issue.record("\(scene.text())")
            return
        }
        #expect(letter.restaurant == catalogue.restaurants[0].id)
    }

    @Test func `restaurants are found by town, by name and by position`() throws {
        var scene = try FlowScene()
        scene.press("3 / b i l b a o")
        #expect(scene.text().contains("Bilbao"), "\(scene.text())")
        #expect(!scene.text().contains("Garbera"))
        scene.press("esc / u r b i l")
        #expect(scene.text().contains("Urbil") && !scene.text().contains("Garbera"))
        scene.press("^c")
        #expect(
            scene.model.findRestaurantPage(FlowField("43.32,-1.98"), isDestination: false).entries.count == 8
        )
        let none = scene.model.findRestaurantPage(FlowField("Atlantis"), isDestination: false)
        #expect(none.entries.isEmpty && none.lines.contains { $0.text.contains("Ningún restaurante") })
        let similar = scene.model.findRestaurantPage(FlowField("Donsotia"), isDestination: false)
        #expect(
            similar.lines.contains {
                $0.text.contains("¿Querías decir «Donostia»?") && $0.text.contains("San Sebastián, Usurbil")
            }
        )
    }

    @Test(arguments: ["Donostia", "dono", "San Sebastián", "Donostia / San Sebastián", "donostia-san seb"])
    func `restaurants are found by either name of their town`(name: String) throws {
        let spanish = try FlowScene()
        let basque = try FlowScene(
            catalogue: try FlowScene.catalogue(replacing: "San Sebastián", with: "Donostia")
        )
        for scene in [spanish, basque] {
            let page = scene.model.findRestaurantPage(FlowField(name), isDestination: true)
            #expect(page.entries.count == 2, "\(page.entries.map(\.name))")
        }
    }

    @Test func `a search from the question where to send chooses the restaurant of the order`() throws {
        var scene = try FlowScene()
        scene.press("1 4 1 enter t enter / u r b i l enter")
        guard case .letter(let letter) = scene.model.screen else {
            Issue.record("\(scene.text())")
            return
        }
        #expect(letter.restaurant == RestaurantID("urbil"))
    }

    @Test func `the first start asks for the folder, offers the usual one, and says why it cannot be joined`()
    {
        var gate = FlowGate(.unjoined(nil), language: .english)
        #expect(gate.update(.key(.enter)) == [.perform(.join("~/McOrder"))])
        _ = gate.update(.key(.control("u")))
        for character in "/srv/9q" { _ = gate.update(.key(.character(character))) }
        #expect(gate.update(.key(.enter)) == [.perform(.join("/srv/9q"))])
        _ = gate.update(.message(.unjoined(nil, problem: Wording(Verbatim("there is no folder")))))
        #expect(gate.page.lines.contains { $0.text == "There is no folder" })
        #expect(gate.field.text == "/srv/9q")
    }

    @Test(arguments: [ScreenSize(columns: 40, rows: 12), ScreenSize(columns: 80, rows: 24)])
    func `the end of a long comment and the key that leaves are in sight`(_ size: ScreenSize) throws {
        var scene = try aboutToSend()
        _ = scene.model.update(.resized(size))
        scene.press(String(repeating: "ab-", count: 40) + "END")
        #expect(scene.text(size: size).contains("END_"), "\(scene.text(size: size))")
        scene.press("esc esc esc")
        #expect(scene.text(size: size).contains("salir"), "\(scene.text(size: size))")
    }

    @Test func `on a narrow screen a menu keeps its name rather than the price of the large one`() throws {
        var scene = try FlowScene()
        let size = ScreenSize(columns: 40, rows: 12)
        _ = scene.model.update(.resized(size))
        scene.press("1 1")
        for offer in scene.model.world.catalogue.menus.sandwiches.prefix(3) {
            let name = try #require(scene.model.world.catalogue.product(offer.product)?.name)
            // Only the price itself may cut a name.
            #expect(scene.text(size: size).contains(name.prefix(20)), "\(scene.text(size: size))")
        }
        #expect(!scene.text(size: size).contains("grand…"))
    }
}
