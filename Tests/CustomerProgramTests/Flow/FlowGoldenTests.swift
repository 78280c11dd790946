import McOrderClient
import McOrderConsole
import McOrderText
import PseudoLanguage
import Testing

@testable import CustomerProgram

/// Compares the screens at 80×24 with the texts in `Golden`; see ``GoldenFile``.
@Suite struct FlowGoldenTests {
    static let scenes: [(name: String, keys: String)] = [
        ("start", ""), ("categories", "1"), ("menus", "1 1"), ("drink", "1 1 1"), ("side", "1 1 1 g 5"),
        ("quantity", "1 1 1 g 5 2 3"), ("added", "1 1 1 g 5 2 enter"), ("sandwiches", "1 2"),
        ("ticket", "1 1 1 g 5 2 enter 5 1 0 enter t"), ("removed", "1 1 1 g 5 2 enter 5 1 0 enter t 2 1"),
        ("empty", "t e"), ("restaurants", "3"), ("restaurant", "3 1 f"),
        ("destination", "1 1 1 g 5 2 enter e"), ("comment", "1 1 1 g 5 2 enter e 1 3 space ketchups"),
        ("website", "4"), ("search", "1 / fanta"), ("allergens", "1 a 7"), ("without", "1 a 7 a 5"),
        ("groups", "1 4 1 3 enter 4 2 enter t home +"), ("name", "n A n e"),
        ("unavailable", "1 5 9 enter 4 1 enter e 3"),
    ]

    /// The texts on the screens of these tests that come from no message.
    private static func data() throws -> [String] {
        let catalogue = try FlowScene.catalogue()
        let products = catalogue.products.flatMap { [$0.name, $0.description] }
        let places = catalogue.restaurants.flatMap { [$0.name, $0.address] }
        return products + places + catalogue.categories.map(\.name) + [
            "Ane", "fanta", catalogue.company.website, "https://www.google.com/maps search api query",
        ]
    }

    static let variants: [(name: String, language: Language, glyphs: Glyphs)] = [
        ("es", .spanish, .unicode), ("en", .english, .unicode), ("eu", .basque, .unicode),
        ("ascii", .spanish, .ascii), ("qps", Pseudo.language, .unicode),
    ]

    @Test(arguments: scenes.map(\.name), variants.map(\.name))
    func `a screen equals its golden file`(name: String, variant: String) throws {
        let kind = try #require(Self.variants.first { $0.name == variant })
        var scene = try FlowScene(kind.language, near: GeoPoint(latitude: 43.3183, longitude: -1.9812))
        scene.press(try #require(Self.scenes.first { $0.name == name }).keys)
        try expect(scene.text(kind.glyphs), as: name, variant)
        guard kind.language == Pseudo.language else { return }
        try expect(scene.text(kind.glyphs, size: ScreenSize(columns: 40, rows: 12)), as: name, variant)
    }

    @Test(arguments: variants.map(\.name)) func `a sent order's screen equals its golden file`(
        variant: String
    )
        throws
    {
        let kind = try #require(Self.variants.first { $0.name == variant })
        var scene = try FlowScene(kind.language)
        scene.press("1 1 1 g 5 2 enter 5 1 0 enter e 1 x bs enter")
        try expect(scene.text(kind.glyphs), as: "sending", variant)
        try scene.confirmSending()
        scene.deliver(.answer(try #require(OrderNumber(9)), nil, age: 2))
        try expect(scene.text(kind.glyphs), as: "sent", variant)
        scene.deliver(.answer(try #require(OrderNumber(9)), try scene.receipt(.order(.preparing)), age: 4))
        try expect(scene.text(kind.glyphs), as: "answered", variant)
        scene.deliver(.answer(try #require(OrderNumber(9)), try scene.receipt(.order(.ready)), age: 5))
        try expect(scene.text(kind.glyphs), as: "ready", variant)
        scene.press("enter 2")
        try expect(scene.text(kind.glyphs), as: "last", variant)
    }

    @Test(arguments: variants.map(\.name)) func `a refused order's screen equals its golden file`(
        variant: String
    ) throws {
        let kind = try #require(Self.variants.first { $0.name == variant })
        var scene = try FlowScene(kind.language)
        scene.press("1 4 1 enter e 1 x bs enter")
        scene.deliver(.notSent(.folderAbsent(path: "/home/ane/Drive/McOrder")))
        try expect(scene.text(kind.glyphs), as: "refused", variant)
    }

    @Test(arguments: variants.map(\.name)) func `without a folder the screen says what to do`(variant: String)
        throws
    {
        let kind = try #require(Self.variants.first { $0.name == variant })
        let gate = FlowGate(.unjoined(try FlowScene().model.world), language: kind.language)
        var frame = Frame(size: .usual, glyphs: kind.glyphs)
        gate.draw(on: &frame)
        try expect(frame.text, as: "gate", variant)
    }

    @Test(arguments: scenes.map(\.keys), [(80, 24), (40, 12), (20, 5), (1, 1), (132, 43)])
    func `in ASCII every screen fits every size`(keys: String, size: (Int, Int)) throws {
        var scene = try FlowScene()
        scene.press(keys)
        let text = scene.text(.ascii, size: ScreenSize(columns: size.0, rows: size.1))
        #expect(text.utf8.allSatisfy { $0 < 0x80 })
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= size.0 })
    }

    private func expect(_ text: String, as name: String, _ variant: String) throws {
        let file = GoldenFile("CustomerProgramTests", name, variant)
        #expect(try file.problems(of: text, besides: Self.data() + ["~/McOrder"]) == [], "\(text)")
    }
}
