import McOrderConsole
import McOrderModel
import McOrderText
import PseudoLanguage
import Testing

@testable import McOrderCounter
@testable import TillProgram

/// Closed orders: a search finds them, and the last ones are listed and can be taken back.
@Suite struct TillScreenOverTests {
    /// Closed orders, the latest first.
    static let over: [OverOrder] = [
        over(71, "3-562", device: "Pixel de Iñaki", .noShow, ago: 60),
        over(
            70,
            "9-101",
            device: "Ana María de las Mercedes y de todos los Santos, teléfono nuevo",
            ago: 600
        ),
        over(69, "9-102", device: nil, .cancelled, ago: 3600),
        over(68, "12345-999", device: "PDA 1", .expired, ago: 4 * 86400),
    ]

    static func over(
        _ id: Int64,
        _ code: String,
        device: String?,
        _ state: OrderState = .collected,
        ago: Int64
    ) -> OverOrder {
        let order = Counter.order(id, code, device: device, state: state, revision: 3, placed: ago + 900)
        return OverOrder(order: order, endedAt: Counter.now - .seconds(ago))
    }

    static let many = (0..<21).map { over(100 + $0, "\(40 + $0)-500", device: "Ane", ago: 60 * ($0 + 1)) }

    /// A screen with a search for a text, and the queue's answer.
    private func searching(_ text: String, _ found: [OverOrder], _ orders: [QueuedOrder] = Counter.rush)
        -> TillScreen
    {
        var screen = Counter.screen(orders)
        screen.type("/\(text)")
        // The queue answers for the first letter, and only then gets the query for the whole text.
        screen.hear(.searched(String(text.prefix(1)), [], isEntered: false))
        screen.hear(.searched(text, found, isEntered: false))
        return screen
    }

    @Test func `a search lists open orders first, then closed ones with their states`() throws {
        let screen = searching("pixel", Array(Self.over.prefix(1)))
        let rows = screen.shown().split(separator: "\n").filter { $0.contains("Pixel de Iñaki") }
        #expect(rows.count == 4)
        let last = try #require(rows.last)
        #expect(last.contains("3-562") && last.contains("no recogido") && last.contains("20:46"))
        #expect(rows.dropLast().allSatisfy { !$0.contains("no recogido") })
    }

    @Test func `Enter on a closed order shows it, and b and h apply to it`() {
        var screen = searching("3-562", Array(Self.over.prefix(1)))
        #expect(screen.type("⏎").isEmpty)
        #expect(screen.selected?.id == 71)
        let text = screen.shown()
        #expect(text.contains("3-562: nadie vino a recogerlo. Con b se deshace; con h, su historial."))
        #expect(text.contains("b deshace  h historial"))
        #expect(screen.type("b") == [.change(Self.over[0].order, .recall)])
        screen.hear(.failed(Verbatim(""), nil))
        #expect(screen.type("h") == [.history(Self.over[0].order)])
    }

    @Test func `an order that this till has just closed is not found in its earlier state`() {
        let collected = Counter.order(1, state: .collected, revision: 4)
        var screen = Counter.screen([Counter.order(1)])
        screen.hear(.done(.advanced(.collected), collected))
        // The snapshot is older than that change.
        screen.type("/9⏎")
        #expect(screen.selected?.order == collected)
        #expect(screen.shown().contains("9-624 ya está recogido."))
    }

    @Test func `an arrow key reaches the closed orders after the open ones`() {
        var screen = searching("pixel", Array(Self.over.prefix(1)))
        for _ in 0..<9 { _ = screen.update(.key(.down)) }
        screen.type("⏎")
        #expect(screen.selected?.id == 71)
    }

    @Test func `the queue is searched for one text at a time, and finally for the last one`() {
        var screen = Counter.screen()
        #expect(screen.type("/p") == [.search("p", isEntered: false)])
        #expect(screen.type("ixe").isEmpty)
        #expect(
            screen.hear(.searched("p", Self.over, isEntered: false)) == [.search("pixe", isEntered: false)]
        )
        // Results for another text are not shown.
        #expect(!screen.shown().contains("9-101"))
        #expect(screen.hear(.searched("pixe", [Self.over[0]], isEntered: false)).isEmpty)
        #expect(screen.shown().contains("3-562"))
        #expect(screen.type("l") == [.search("pixel", isEntered: false)])
        // Results that still match stay while the query runs.
        #expect(screen.shown().contains("3-562"))
    }

    @Test func `Enter before the queue has answered waits for the answer, and so do later keys`() {
        var screen = Counter.screen()
        #expect(screen.type("/mercedes⏎") == [.search("mercedes", isEntered: true)])
        #expect(screen.type("b").isEmpty)
        screen.hear(.searched("m", [], isEntered: false))
        let work = screen.hear(.searched("mercedes", [Self.over[1]], isEntered: true))
        #expect(work == [.change(Self.over[1].order, .recall)])
    }

    @Test func `no result is reported, and no key that was typed ahead reaches another order`() {
        var screen = Counter.screen()
        _ = screen.update(.key(.down))
        screen.type("/zzz⏎c")
        #expect(screen.hear(.searched("zzz", [], isEntered: true)).isEmpty)
        #expect(screen.shown().contains("No hay ningún pedido zzz."))
        #expect(screen.type("/").isEmpty)
        #expect(screen.type("⏎").isEmpty)
        #expect(!screen.shown().contains("No hay ningún pedido"))
    }

    @Test func `an answer that comes when the search is closed changes nothing`() {
        var screen = Counter.screen()
        screen.type("/p")
        _ = screen.update(.key(.escape))
        let before = screen.shown()
        #expect(screen.hear(.searched("p", Self.over, isEntered: false)).isEmpty)
        #expect(screen.shown() == before)
    }

    @Test func `the mark stays on its order when the queue answers`() {
        var screen = searching("500", [Self.many[1], Self.many[2]])
        _ = screen.update(.key(.down))
        screen.hear(.searched("500", [Self.many[0], Self.many[1], Self.many[2]], isEntered: false))
        screen.type("⏎")
        #expect(screen.selected?.id == Self.many[2].id)
    }

    @Test func `the title of a list that is longer than the screen says which part is shown`() {
        var screen = Counter.screen(size: ScreenSize(columns: 40, rows: 12))
        screen.type("u")
        screen.hear(.lastOver(Array(Self.many.dropLast())))
        #expect(screen.shown().contains("TERMINADOS: ¿CUÁL SE REABRE? "), "\(screen.shown())")
        #expect(screen.shown().contains(" (1–3)\n"))
        screen.type("20")
        #expect(screen.shown().contains("(18–20)"))
        #expect(screen.shown().contains("20▸59-500"))
    }

    @Test func `twenty closed orders are listed, and the list says that there are more`() {
        let all = searching("500", Self.many)
        #expect(all.shown().contains("… solo los 20 últimos terminados"))
        let rest = searching("500", Array(Self.many.dropLast()))
        #expect(!rest.shown().contains("solo los 20"))
    }

    @Test func `u lists the last closed orders, digits choose one, and Enter takes it back`() {
        var screen = Counter.screen()
        #expect(screen.type("u") == [.lastOver])
        screen.hear(.lastOver(Array(Self.many.dropLast())))
        #expect(screen.type("12").isEmpty)
        #expect(screen.field.isEmpty)
        #expect(screen.type("⏎") == [.change(Self.many[11].order, .recall)])
        screen.hear(.failed(Verbatim(""), nil))
        // A digit that continues no number of the list starts a new one.
        screen.type("u")
        screen.hear(.lastOver(Self.over))
        #expect(screen.type("12⏎") == [.change(Self.over[1].order, .recall)])
    }

    @Test func `b without an order lists them too, and takes back the last change of a selected order`() {
        var screen = Counter.screen()
        #expect(screen.type("b") == [.lastOver])
        screen.hear(.lastOver(Self.over))
        _ = screen.update(.key(.escape))
        _ = screen.update(.key(.down))
        let selected = screen.selected
        #expect(screen.type("b") == selected.map { [.change($0.order, .recall)] })
    }

    @Test func `in an empty list digits and Enter have no effect`() {
        var screen = Counter.screen([])
        screen.type("u")
        screen.hear(.lastOver([]))
        #expect(screen.shown().contains("Nada."))
        #expect(screen.type("1").isEmpty && screen.type("⏎").isEmpty)
        #expect(!screen.shown().contains("¿CUÁL SE REABRE?"))
    }

    @Test(arguments: [
        ScreenSize.usual, ScreenSize(columns: 132, rows: 43), ScreenSize(columns: 40, rows: 12),
    ])
    func `a list shows the day of an order that was not closed today`(size: ScreenSize) {
        var screen = Counter.screen(size: size)
        screen.type("u")
        let old = Self.over(60, "8-500", device: "Ane", ago: 400 * 86400)
        screen.hear(.lastOver([Self.over[3], old]))
        #expect(screen.shown().contains("16/11 20:47"), "\(screen.shown())")
        #expect(screen.shown().contains("16/10/2025"), "\(screen.shown())")
    }

    @Test(arguments: TillScreenGoldenTests.sizes, Pseudo.walked)
    func `a search with open and closed orders equals its golden file`(size: ScreenSize, language: Language)
        throws
    {
        var screen = Counter.screen(language: language, size: size)
        screen.type("/9-")
        screen.hear(.searched("9", [], isEntered: false))
        screen.hear(.searched("9-", Array(Self.over[1...2]), isEntered: false))
        try TillScreenGoldenTests().compare(screen, "search")
    }

    @Test(arguments: TillScreenGoldenTests.sizes, Pseudo.walked)
    func `the list of the last closed orders equals its golden file`(size: ScreenSize, language: Language)
        throws
    {
        var screen = Counter.screen(language: language, size: size)
        screen.type("u")
        screen.hear(.lastOver(Self.over))
        screen.type("2")
        try TillScreenGoldenTests().compare(screen, "last-over")
    }

    @Test(arguments: TillScreenGoldenTests.sizes, Pseudo.walked)
    func `the details of a closed order equal their golden file`(size: ScreenSize, language: Language) throws
    {
        var screen = Counter.screen(language: language, size: size)
        screen.type("/3-562")
        screen.hear(.searched("3", [], isEntered: false))
        screen.hear(.searched("3-562", [Self.over[0]], isEntered: false))
        screen.type("⏎")
        try TillScreenGoldenTests().compare(screen, "over")
    }
}
