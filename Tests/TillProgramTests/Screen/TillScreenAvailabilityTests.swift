import CounterTesting
import McOrderConsole
import McOrderModel
import McOrderText
import PseudoLanguage
import Testing

@testable import McOrderCounter
@testable import TillProgram

/// Pauses and sold-out products on the live screen.
@Suite struct TillScreenAvailabilityTests {
    private func screen(_ assortment: Assortment, language: Language = .spanish) -> TillScreen {
        var screen = Counter.screen(language: language)
        screen.hear(.snapshot(Counter.snapshot(Counter.rush, assortment: assortment)))
        return screen
    }

    @Test(
        arguments: [
            ("a", .after(.seconds(600))), ("b", .after(.seconds(1200))), ("c", .after(.seconds(1800))),
            ("d", .after(.seconds(3600))), ("e", .closing),
        ] as [(String, PauseEnd)]
    )
    func `p and a letter pause the restaurant`(_ letter: String, _ end: PauseEnd) throws {
        var screen = screen(try Assortments.assortment())
        #expect(screen.type("p\(letter)") == [.perform(.pause(try Samples.restaurant(), end))])
        let restaurant = try Samples.restaurant()
        let until = try #require(Timestamp("2026-11-20T20:00:00Z"))
        screen.hear(.reported(.paused(restaurant, until: until)))
        #expect(screen.shown().contains("\(restaurant.name): en pausa hasta las 21:00"))
    }

    @Test(arguments: ["q", "o", "x", "⏎"])
    func `any other key changes nothing`(_ key: String) throws {
        var screen = screen(try Assortments.assortment())
        #expect(screen.type("p\(key)").isEmpty)
        #expect(screen.panel is LanesPanel)
    }

    @Test func `the current pause can be ended or extended`() throws {
        var screen = screen(try Assortments.assortment(paused: 600))
        #expect(screen.type("po") == [.perform(.pause(try Samples.restaurant(), nil))])
        screen.hear(.reported(.resumed(try Samples.restaurant(), wasPaused: true)))
        #expect(screen.type("pa") == [.perform(.pause(try Samples.restaurant(), .after(.seconds(600))))])
    }

    @Test func `the bar shows the pause until it ends by itself, without a new snapshot`() throws {
        var screen = screen(
            try Assortments.assortment(paused: 600, without: ["bigmac", "agua"]),
            language: .english
        )
        #expect(screen.shown().contains("PAUSED until 20:58"))
        #expect(screen.shown().contains("2 sold out"))
        let later = Counter.now + .seconds(600)
        screen.hear(.tick(later, FeedHealth(lastScanAt: later)))
        #expect(!screen.shown().contains("PAUSED"))
        #expect(screen.shown().contains("2 sold out"))
    }

    @Test func `another restaurant's pause is not shown`() throws {
        #expect(!screen(try Assortments.assortment()).shown().contains("EN PAUSA"))
    }

    @Test func `s lists the products of the selected order first`() throws {
        var screen = screen(try Assortments.assortment())
        screen.type("9⏎")
        screen.hear(.found("9", [Counter.whole]))
        screen.type("s")
        let panel = try #require(screen.panel as? SoldOutPanel)
        let choices = panel.choices
        #expect(panel.text.isEmpty && panel.place == 0)
        #expect(choices.prefix(5).map(\.name) == ["BigMac", "Lipton Ice", "Deluxe", "Espresso", "Cerveza"])
        #expect(choices.count == (try Assortments.assortment().products.count))
        _ = screen.update(.key(.down))
        let restaurant = try Samples.restaurant()
        let drink = SellableID.product(ProductID("lipton-ice"))
        #expect(
            screen.type("⏎") == [.perform(.sellOut(drink, named: "Lipton Ice", restaurant, .businessDay))]
        )
    }

    @Test func `sold-out products come first, and Enter makes them available again`() throws {
        var screen = screen(try Assortments.assortment(without: ["agua"]), language: .english)
        screen.type("s")
        #expect(screen.shown().contains("▸ Agua  sold out until 21:48"))
        let work = screen.type("⏎")
        #expect(
            work == [
                .perform(.sellOut(.product(ProductID("agua")), named: "Agua", try Samples.restaurant(), nil))
            ]
        )
    }

    @Test func `a product is found by a part of its name, without accents`() throws {
        var screen = screen(try Assortments.assortment())
        screen.type("scafe con")
        let choices = try #require(screen.panel as? SoldOutPanel).choices
        #expect(choices.map(\.name) == ["Café con Leche"])
        for _ in 0..<"cafe con".count { _ = screen.update(.key(.backspace)) }
        #expect(try #require(screen.panel as? SoldOutPanel).text.isEmpty)
        _ = screen.update(.key(.backspace))
        #expect(screen.type("⏎").isEmpty, "the panel is closed, and no order is chosen")
    }

    @Test func `a choice can be marked as sold out like a product`() throws {
        let options = """
            [{"id":"milk","name":"Leche","kind":"choose","max":1,
              "choices":[{"id":"cow","name":"leche de vaca"},{"id":"oat","name":"leche de avena"}]}]
            """
        let coffee = LineTerms(
            stored: """
                {"cents":150,"parts":[{"id":"espresso","name":"Espresso","cents":120,"rank":0,"options":
                [{"id":"oat","name":"leche de avena","count":1,"cents":30,"without":false}]}]}
                """
        )
        let order = Counter.order(
            1,
            lines: [("(G) BigMac + Agua + Deluxe", 675, 675)],
            added: [OrderedLine("Espresso [leche de avena]", 150, details: coffee)]
        )
        func opened(without gone: [Unavailability]) throws -> TillScreen {
            let catalogue = try Samples.catalogue(options: options)
            let day = Availability(pauses: [], soldOut: gone)
            let assortment = Assortment(catalogue, at: Counter.garbera.id, day: day)
            var screen = Counter.screen(language: .english)
            screen.hear(.snapshot(Counter.snapshot([order], assortment: assortment)))
            _ = screen.update(.key(.down))
            screen.type("s")
            return screen
        }
        var screen = try opened(without: [])
        let choices = try #require(screen.panel as? SoldOutPanel).choices.map(\.name)
        #expect(choices.prefix(5) == ["BigMac", "Agua", "Deluxe", "Espresso", "leche de avena"])
        #expect(choices.last == "leche de vaca", "what the order has not comes after it, options last")

        let restaurant = try Samples.restaurant()
        let oat = SellableID.choice(ChoiceID("oat"))
        screen.type("avena")
        #expect(
            screen.type("⏎") == [.perform(.sellOut(oat, named: "leche de avena", restaurant, .businessDay))]
        )
        var later = try opened(
            without: [Assortments.spell(.sellable(oat, name: "leche de avena"), seconds: 3600)]
        )
        #expect(later.shown().contains("▸ leche de avena  sold out until 21:48"))
        #expect(later.type("⏎") == [.perform(.sellOut(oat, named: "leche de avena", restaurant, nil))])
    }

    @Test func `a product that another till marks as sold out does not move the selection`() throws {
        var screen = screen(try Assortments.assortment())
        screen.type("s")
        _ = screen.update(.key(.down))
        let panel = try #require(screen.panel as? SoldOutPanel)
        let before = panel.choices
        #expect(panel.place == 1)
        screen.hear(
            .snapshot(
                Counter.snapshot(Counter.rush, assortment: try Assortments.assortment(without: ["agua"]))
            )
        )
        guard case .perform(.sellOut(let product, _, _, .businessDay))? = screen.type("⏎").first else {
            Issue.record("nothing was asked for")
            return
        }
        #expect(product == before[1].id)
    }

    @Test func `without a catalogue no restaurant can be paused`() {
        var screen = screen(.unknown)
        #expect(screen.type("p").isEmpty)
        #expect(screen.shown().contains("No hay catálogo publicado todavía"))
    }

    @Test(arguments: Pseudo.walked)
    func `the question for the length of a pause equals its golden file`(language: Language) throws {
        var screen = screen(try Assortments.assortment(paused: 600, without: ["agua"]), language: language)
        screen.type("p")
        try TillScreenGoldenTests().compare(screen, "pause")
    }

    @Test(arguments: Pseudo.walked)
    func `the list of sold-out products equals its golden file`(language: Language) throws {
        var screen = screen(try Assortments.assortment(without: ["agua"]), language: language)
        _ = screen.update(.key(.down))
        screen.type("s")
        try TillScreenGoldenTests().compare(screen, "sold-out")
    }
}
