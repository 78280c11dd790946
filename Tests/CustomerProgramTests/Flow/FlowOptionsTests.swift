import McOrderClient
import McOrderConsole
import McOrderText
import Testing

@testable import CustomerProgram

/// Choosing options in the guided flow, with the example catalogue of a coffee cart.
@Suite struct FlowOptionsTests {
    private static func scene(_ language: Language = .spanish) throws -> FlowScene {
        try FlowScene(language, catalogue: try FlowScene.shop("coffee-cart"))
    }

    @Test func `a product starts with its default choices, and a message names a missing choice`() throws {
        var scene = try Self.scene()
        scene.press("1 1 1")
        #expect(scene.text().contains("[x] M"))
        #expect(scene.text().contains("Tamaño, elige 1"))
        scene.press("s")
        #expect(scene.text().contains("elige al menos 1 de «Leche»"))
        #expect(scene.ticket.isEmpty)
    }

    @Test func `a choice replaces the other one in a group that allows only one`() throws {
        var scene = try Self.scene()
        scene.press("1 1 1 2 5")
        #expect(scene.text().contains("[ ] M"))
        #expect(scene.text().contains("[x] L"))
        #expect(scene.text().contains("[x] leche de avena"))
        scene.press("4")
        #expect(scene.text().contains("[ ] leche de avena"))
        #expect(scene.text().contains("[x] leche sin lactosa"))
    }

    @Test func `Enter takes a choice, goes to the next that has to be made, and then goes on`() throws {
        var scene = try Self.scene()
        scene.press("1 1 1")
        // The size is chosen already; the milk is not, so Enter says so.
        scene.press("enter")
        #expect(scene.text().contains("elige al menos 1 de «Leche»"))
        scene.press("down enter")
        #expect(scene.text().contains("[x] L"), "\(scene.text())")
        #expect(scene.model.cursor == 2, "the first milk")
        scene.press("enter enter")
        guard case .quantity = scene.model.screen else {
            Issue.record("\(scene.text())")
            return
        }
    }

    @Test func `Space takes a choice once more, and Enter never takes one away`() throws {
        var scene = try Self.scene()
        scene.press("1 1 1 5 6 space")
        #expect(scene.text().contains("[2] espresso extra"), "\(scene.text())")
        scene.press("enter")
        guard case .quantity(let quantity) = scene.model.screen else {
            Issue.record("\(scene.text())")
            return
        }
        #expect(quantity.item.name.contains("2× espresso extra"))
    }

    @Test func `each group of choices has a heading`() throws {
        var scene = try Self.scene()
        scene.press("1 1 1")
        let rows = scene.text().split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
        #expect(rows.contains { $0.hasPrefix("Tamaño, elige 1") })
        #expect(rows.contains { $0.hasPrefix("Leche, ") })
    }

    @Test func `a key adds a choice up to its maximum, and then removes it`() throws {
        var scene = try Self.scene()
        scene.press("1 1 1 6")
        #expect(scene.text().contains("[x] espresso extra"))
        scene.press("6")
        #expect(scene.text().contains("[2] espresso extra"))
        scene.press("6")
        #expect(scene.text().contains("[ ] espresso extra"))
    }

    @Test func `the item is added to the ticket with its options and price`() throws {
        var scene = try Self.scene()
        scene.press("1 1 1 2 5 6 6 s")
        #expect(scene.text().contains("3,90"))
        scene.press("enter")
        #expect(scene.ticket == ["Café con leche [L, leche de avena, 2× espresso extra]"])
    }

    @Test func `names are shown in the customer's language, and orders contain the catalogue's names`() throws
    {
        var scene = try Self.scene(.basque)
        scene.press("1 1")
        #expect(scene.text().contains("Kafesnea"))
        scene.press("1")
        #expect(scene.text().contains("[ ] olo-esnea"))
        scene.press("5 j enter")
        #expect(scene.ticket == ["Café con leche [M, leche de avena]"])
    }

    @Test func `an item that was removed and put back is named in the customer's language`() throws {
        var scene = try Self.scene(.basque)
        scene.press("1 1 1 5 j enter t 1 x")
        #expect(scene.text().contains("Kenduta: 1 × Kafesnea [M, olo-esnea]"), "\(scene.text())")
        scene.press("z")
        #expect(scene.text().contains("1 × Kafesnea [M, olo-esnea]"), "\(scene.text())")
        #expect(scene.ticket == ["Café con leche [M, leche de avena]"])
    }

    @Test(arguments: [ScreenSize(columns: 80, rows: 24), ScreenSize(columns: 40, rows: 12)])
    func `every choice can be seen on a small screen`(_ size: ScreenSize) throws {
        var scene = try Self.scene()
        _ = scene.model.update(.resized(size))
        scene.press("1 1 1")
        var seen = scene.text(size: size)
        for _ in 1...9 {
            scene.press("down")
            seen += scene.text(size: size)
        }
        for choice in ["M", "L", "leche entera", "leche de avena", "espresso extra", "sirope"] {
            #expect(seen.contains(choice), "\(choice)")
        }
    }
}
