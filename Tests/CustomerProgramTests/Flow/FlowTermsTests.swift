import McOrderConsole
import McOrderText
import PseudoLanguage
import Testing

@testable import CustomerProgram
@testable import McOrderClient

/// Service, table and coupon in the guided flow, at the example shops.
///
/// The environment variable `MCORDER_REWRITE_GOLDEN=1` rewrites the frames in `Golden`.
@Suite struct FlowTermsTests {
    /// A ticket with one gilda, on the screen that asks for the restaurant.
    private static func bar(_ language: Language = .spanish) throws -> FlowScene {
        let catalogue = try FlowScene.shop("pintxos-bar")
        var scene = try FlowScene(language, catalogue: catalogue)
        let product = try #require(catalogue.products.first { $0.name == "Gilda" })
        scene.model.world.state.ticket = try Ticket([.product(TicketItem.Part(product))])
        scene.model.world.now = FlowScene.now
        scene.press("t e")
        return scene
    }

    /// A ticket with a coffee for the coffee cart, on the screen before sending.
    private static func cart(_ language: Language = .spanish) throws -> FlowScene {
        let catalogue = try FlowScene.shop("coffee-cart")
        var scene = try FlowScene(language, catalogue: catalogue)
        let product = try #require(catalogue.products.first { $0.name == "Café solo" })
        scene.model.world.state.ticket = try Ticket([.product(TicketItem.Part(product))])
        // In the morning, when the cart is open.
        scene.model.world.now = FlowScene.now + .seconds(-36_000)
        scene.press("t e")
        return scene
    }

    private static func letter(_ scene: FlowScene) throws -> FlowLetter {
        guard case .send(let letter, _) = try #require(scene.work.last) else {
            throw TestFailure()
        }
        return letter
    }

    private struct TestFailure: Error {}

    @Test func `the customer chooses among several services of a restaurant`() throws {
        var scene = try Self.bar()
        #expect(scene.text().contains("¿Cómo lo quieres?"))
        #expect(scene.text().contains("En mesa"))
        scene.press("1 x bs enter")
        let terms = try Self.letter(scene).terms
        #expect(terms == OrderTerms(service: ServiceID("llevar")))
    }

    @Test func `the customer enters the table for a service in the restaurant`() throws {
        var scene = try Self.bar()
        scene.press("3 1 2 enter")
        #expect(scene.text().contains("En mesa · mesa 12"))
        scene.press("x bs enter")
        #expect(try Self.letter(scene).terms == OrderTerms(service: ServiceID("mesa"), table: "12"))
    }

    @Test func `the table may stay empty, and another service removes it`() throws {
        var scene = try Self.bar()
        scene.press("2 enter")
        #expect(scene.text().contains("En la barra"))
        scene.press("down enter 3 7 enter")
        #expect(scene.text().contains("En mesa · mesa 7"))
        scene.press("down enter 1")
        #expect(!scene.text().contains("mesa 7"))
        scene.press("x bs enter")
        #expect(try Self.letter(scene).terms == OrderTerms(service: ServiceID("llevar")))
    }

    @Test func `the service of the last order is proposed, and its table while the customer sits there`()
        throws
    {
        var scene = try Self.bar()
        let bar = try #require(scene.model.world.catalogue.restaurants.first)
        let request = OrderRequest(
            restaurant: bar.id,
            catalogue: scene.model.world.catalogue,
            comment: "",
            terms: OrderTerms(service: ServiceID("mesa"), table: "12"),
            allowsRepeat: true
        )
        let state = scene.model.world.state
        scene.model.world.state.lastOrder = PlacedOrder(
            try request.order(of: state, at: FlowScene.now),
            restaurant: bar.id,
            placedAt: FlowScene.now,
            items: [],
            cloud: "/cloud",
            folder: state.device.id
        )
        let soon = scene.model.world.state.usualTerms(at: bar, now: FlowScene.now + .seconds(7199))
        #expect(soon == OrderTerms(service: ServiceID("mesa"), table: "12"))
        let later = scene.model.world.state.usualTerms(at: bar, now: FlowScene.now + .seconds(7200))
        #expect(later == OrderTerms(service: ServiceID("mesa")))
        scene.press("esc e enter enter x bs enter")
        #expect(try Self.letter(scene).terms == soon)
    }

    @Test func `a restaurant without services and coupons needs no further answer`() throws {
        var scene = try FlowScene()
        scene.press("1 4 1 enter e 1")
        guard case .letter(let letter) = scene.model.screen else {
            Issue.record("\(scene.text())")
            return
        }
        #expect(letter.terms == OrderTerms())
        #expect(scene.model.page.buttons.count == 3)
    }

    @Test func `a valid coupon lowers the total, and an unknown one is refused`() throws {
        var scene = try Self.cart()
        let before = try #require(scene.model.page.buttons.first?.amount, "\(scene.text())")
        scene.press("down enter")
        #expect(scene.text().contains("¿Qué pone en el cupón?"))
        scene.press("nada enter")
        #expect(scene.text().contains("cupón «nada» no vale"))
        scene.press("bs bs bs bs")
        scene.press("AMIGO enter")
        #expect(scene.text().contains("cupón AMIGO"))
        #expect(scene.model.page.buttons.first?.amount != before)
        scene.press("enter")
        let letter = try Self.letter(scene)
        #expect(letter.terms.coupon == "AMIGO")
    }

    @Test(arguments: [(false, "servicio, nombre"), (true, "cupón, nombre")])
    func `the key hint names what the restaurant offers`(_ isCart: Bool, _ hint: String) throws {
        var scene = isCart ? try Self.cart() : try Self.bar()
        if !isCart { scene.press("1") }
        #expect(scene.text().contains(hint), "\(scene.text())")
    }

    static let scenes: [(name: String, isCart: Bool, keys: String)] = [
        ("service", false, ""), ("table", false, "3 1 2"), ("at-table", false, "3 1 2 enter"),
        ("coupon", true, "down enter AMIGO"), ("with-coupon", true, "down enter AMIGO enter"),
        ("options", true, "esc esc 1 1 1 1"),
    ]

    @Test(arguments: scenes.map(\.name), FlowGoldenTests.variants.map(\.name))
    func `a screen equals its golden file`(name: String, variant: String) throws {
        let kind = try #require(FlowGoldenTests.variants.first { $0.name == variant })
        let wanted = try #require(Self.scenes.first { $0.name == name })
        var scene = try wanted.isCart ? Self.cart(kind.language) : Self.bar(kind.language)
        scene.press(wanted.keys)
        let small = ScreenSize(columns: 40, rows: 12)
        let usual = scene.text(kind.glyphs)
        _ = scene.model.update(.resized(small))
        try expect(usual, scene.text(kind.glyphs, size: small), as: "terms-\(name)", variant, scene)
    }

    private func expect(
        _ usual: String,
        _ small: String,
        as name: String,
        _ variant: String,
        _ scene: FlowScene
    ) throws {
        let text = usual + "\n" + small
        let catalogue = scene.model.world.catalogue
        var names = catalogue.products.flatMap { [$0.name, $0.description] }
        names += catalogue.restaurants.map(\.name) + catalogue.categories.map(\.name)
        names += catalogue.restaurants.flatMap(\.services).map(\.name)
        names += catalogue.optionGroups.map(\.name)
        names += catalogue.optionGroups.flatMap(\.choices).map(\.name)
        let file = GoldenFile("CustomerProgramTests", name, variant)
        #expect(try file.problems(of: text, besides: names + ["AMIGO"]) == [], "\(text)")
    }
}
