import CounterTesting
import McOrderConsole
import McOrderModel
import McOrderText
import Testing

@testable import McOrderCounter
@testable import TillProgram

/// The names of products in the staff's language, on the live screen.
@Suite struct TillScreenNamesTests {
    private static func screen(_ language: Language = .basque) throws -> TillScreen {
        let catalogue = try Samples.catalogue(
            basque: ["Espresso": "Kafe hutsa", "Lipton Ice": "Te hotza", "Agua": "Ura"]
        )
        let assortment = Assortment(catalogue, at: Counter.garbera.id, day: .nothing)
        var screen = Counter.screen(language: language)
        screen.hear(.snapshot(Counter.snapshot([Counter.whole], assortment: assortment)))
        screen.type("9⏎")
        screen.hear(.found("9", [Counter.whole]))
        screen.hear(.done(.arrived, Counter.whole))
        return screen
    }

    @Test func `an order and the list of products to prepare have translated names`() throws {
        let shown = try Self.screen().shown()
        #expect(shown.contains("2 × Kafe hutsa"))
        #expect(shown.contains("Te hotza"))
        #expect(!shown.contains("Espresso"))
        let spanish = try Self.screen(.spanish).shown()
        #expect(spanish.contains("2 × Espresso") && !spanish.contains("Kafe hutsa"))
    }

    @Test func `a line is struck under its translated name, and stored under its original name`() throws {
        var screen = try Self.screen()
        screen.type("t")
        #expect(screen.shown().contains("2 × Kafe hutsa"))
        screen.type("2⏎")
        #expect(screen.shown().contains("Kafe hutsa"))
        let work = screen.type("a")
        guard case .change(_, .edit(.strike(let line), _)) = try #require(work.first) else {
            Issue.record("\(work)")
            return
        }
        #expect(line.text == "Espresso")
        screen.hear(.done(.edited(.strike(line)), Counter.whole))
        #expect(screen.shown().contains("ezabatuta «Kafe hutsa»"))
        screen.hear(.done(.unedited(.strike, "Espresso"), Counter.whole))
        #expect(screen.shown().contains("berriz dago «Kafe hutsa»"))
    }

    @Test(arguments: ["kafe hu", "espresso"])
    func `a product is found by either name, and added under its original name`(_ word: String) throws {
        var screen = try Self.screen()
        screen.type("+\(word)")
        #expect(screen.shown().contains("▸ Kafe hutsa"), "\(screen.shown())")
        let work = screen.type("⏎")
        guard case .change(_, .edit(.add(let added), _)) = try #require(work.first) else {
            Issue.record("\(work)")
            return
        }
        #expect(added.text == "Espresso")
    }

    @Test(arguments: ["kafe hu", "espresso"])
    func `a product is marked as sold out under its original name`(_ word: String) throws {
        var screen = try Self.screen()
        screen.type("s\(word)")
        #expect(screen.shown().contains("▸ Kafe hutsa"), "\(screen.shown())")
        let work = screen.type("⏎")
        guard case .perform(.sellOut(let id, let name, _, _)) = try #require(work.first) else {
            Issue.record("\(work)")
            return
        }
        #expect(id == .product(ProductID("espresso")) && name == "Espresso")
    }

    @Test func `the history has translated names`() throws {
        var screen = try Self.screen()
        let change = OrderChange(
            at: Counter.now,
            from: .received,
            to: .received,
            by: "Ana",
            reason: nil,
            edit: .strike,
            detail: "Espresso"
        )
        screen.hear(.history([change]))
        #expect(screen.shown().contains("Kafe hutsa"), "\(screen.shown())")
    }
}
