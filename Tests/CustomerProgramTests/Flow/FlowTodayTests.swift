import McOrderConsole
import McOrderText
import Testing

@testable import CustomerProgram
@testable import McOrderClient

/// Pauses, sold-out products and opening hours on the screens of the guided flow.
@Suite struct FlowTodayTests {
    /// A flow whose favourite is Garbera, which is paused, or without products, for that many seconds.
    private func scene(
        _ language: Language = .spanish,
        paused seconds: Int? = nil,
        without soldOut: [String: Int] = [:]
    ) throws -> FlowScene {
        var scene = try FlowScene(language)
        scene.model.world.now = FlowScene.now
        scene.model.world.state.favourite = RestaurantID("garbera")
        let ends = soldOut.map { (SellableID($0), FlowScene.now + .seconds($1)) }
        let fixture = Today.Entry(
            id: RestaurantID("garbera"),
            pausedUntil: seconds.map { FlowScene.now + .seconds($0) },
            soldOut: Dictionary(uniqueKeysWithValues: ends)
        )
        scene.model.world.today = Today(entries: [fixture])
        return scene
    }

    @Test func `a sold-out product is marked, and choosing it shows until when`() throws {
        var scene = try scene(without: ["espresso": 759])
        scene.press("1 5 1 0")
        #expect(scene.text().contains("Espresso  agotado hasta las 21:00"), "\(scene.text())")
        #expect(scene.text().contains("Espresso: agotado hasta las 21:00 en McDonald's Garbera"))
        #expect(scene.ticket.isEmpty)
    }

    @Test func `a menu whose drink is sold out can be ordered with another drink`() throws {
        var scene = try scene(without: ["lipton-ice": 759])
        scene.press("1 1 1")
        #expect(scene.text().contains("Lipton Ice  agotado hasta las 21:00"), "\(scene.text())")
        scene.press("5")
        #expect(scene.text().contains("paso 2 de 3"), "\(scene.text())")
        scene.press("1 2 enter")
        #expect(scene.ticket == ["BigMac + Coca Cola + Deluxe"])
    }

    @Test func `a product whose sold-out time has ended is not marked`() throws {
        var scene = try scene(without: ["espresso": 0])
        scene.press("1 5 1 0 enter")
        #expect(scene.ticket == ["Espresso"])
    }

    @Test func `the ticket marks a product that sold out meanwhile, and the order cannot be sent`() throws {
        var scene = try scene(.english)
        scene.press("1 5 1 0 enter t")
        scene.model.world.today = Today(entries: [
            Today.Entry(
                id: RestaurantID("garbera"),
                pausedUntil: nil,
                soldOut: [.product(ProductID("espresso")): FlowScene.now + .seconds(759)]
            )
        ])
        #expect(scene.text().contains("Espresso  sold out until 21:00"), "\(scene.text())")
        scene.press("s")
        #expect(scene.text().contains("Espresso: sold out until 21:00 at McDonald's Garbera"))
        scene.press("1")
        #expect(scene.text().contains("1 sold out"), "\(scene.text())")
        #expect(!scene.text().contains("comment"))
    }

    @Test func `a restaurant that takes no orders is marked, and the ticket says so`() throws {
        var scene = try scene(paused: 759)
        scene.press("1 5 1 0 enter t")
        #expect(scene.text().contains("McDonald's Garbera: no acepta pedidos hasta las 21:00"))
        scene.press("e 1")
        #expect(scene.text().contains("en pausa"), "\(scene.text())")
        scene.press("2")
        #expect(scene.text().contains("McDonald's Boulevard"), "another one takes it\n\(scene.text())")
    }

    @Test func `a restaurant's row shows its status`() throws {
        var scene = try scene(.english, paused: 759)
        scene.press("3 1")
        #expect(scene.text().contains("takes no orders until 21:00"), "\(scene.text())")
    }

    @Test func `a restaurant shows today's hours, and nothing is sent to it while it is closed`() throws {
        var scene = try scene(.english)
        let hours = #""id": "garbera", "hours": {"tue": ["09:00-12:00", "21:00-02:00"]},"#
        scene.model.world.catalogue = try FlowScene.catalogue(replacing: #""id": "garbera","#, with: hours)
        scene.press("3 1")
        #expect(scene.text().contains("closed; opens at 21:00"), "\(scene.text())")
        #expect(scene.text().contains("Today: 09:00-12:00, 21:00-02:00"), "\(scene.text())")
        scene.press("3")
        for row in ["Monday: closed", "Tuesday: 09:00-12:00, 21:00-02:00", "Sunday: closed"] {
            #expect(scene.text().contains(row), "\(scene.text())")
        }
        scene.press("esc esc esc 1 5 1 0 enter t s 1")
        #expect(scene.text().contains("McDonald's Garbera: closed; opens at 21:00"), "\(scene.text())")
        #expect(!scene.text().contains("comment"))
    }

    @Test func `a refused sending names the restaurant that takes no orders`() throws {
        var scene = try scene()
        scene.press("1 5 1 0 enter t e 1 x enter")
        let restaurant = try #require(scene.model.world.favourite)
        scene.deliver(.notSent(.paused(NotNow(restaurant, until: nil))))
        #expect(scene.text().contains("McDonald's Garbera no acepta pedidos."), "\(scene.text())")
        #expect(scene.ticket == ["Espresso"])
    }

    @Test func `a product that is not sold now is marked`() throws {
        var scene = try FlowScene(.english, catalogue: try FlowScene.shop("school-canteen"))
        scene.model.world.now = FlowScene.now
        scene.model.world.state.favourite = RestaurantID("ikastola")
        scene.press("1 1")
        // It can be ordered until ten in the morning; the clock shows 20:47.
        #expect(scene.text().contains("not sold now"), "\(scene.text())")
        scene.model.world.now = FlowScene.now - .seconds(12 * 3600)
        scene.press("esc 1")
        #expect(!scene.text().contains("not sold now"), "\(scene.text())")
    }
}
