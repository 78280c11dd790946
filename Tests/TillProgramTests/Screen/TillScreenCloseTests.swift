import McOrderConsole
import McOrderModel
import McOrderText
import PseudoLanguage
import Testing

@testable import McOrderCounter
@testable import TillProgram

/// Closes and payments on the live screen.
@Suite struct TillScreenCloseTests {
    /// A close of three orders; without a number it is the day so far.
    private static func close(_ number: Int? = nil) throws -> CloseRecord {
        let text = """
            {"restaurant": "garbera", "number": \(number.map { "\($0)" } ?? "null"), "day": "2013-04-30",
             "from": "2013-04-30T05:00:00Z", "to": "2013-04-30T18:47:21Z", "by": null, "orders": 3,
             "grossCents": 2410, "vat": [{"service": "to-go", "rate": "10", "netCents": 2191, "vatCents": 219,
             "grossCents": 2410}], "services": [{"service": "to-go", "orders": 3, "cents": 2410}],
             "products": [{"name": "BigMac", "count": 4, "cents": 1580}],
             "options": [], "offers": [], "hours": [], "struck": [],
             "paid": [{"kind": "cash", "orders": 2, "cents": 1500}, {"kind": "card", "orders": 1, "cents": 910}],
             "open": 1, "openCents": 395, "runningCents": 2410, "registerCents": null,
             "differenceCents": null, "previous": null, "hash": null}
            """
        return try #require(CloseRecord(try JSONReader.read(Array(text.utf8), depth: 8).value))
    }

    private static func screen(_ language: Language = .spanish, _ size: ScreenSize = .usual) throws
        -> TillScreen
    {
        var screen = Counter.screen(language: language, size: size)
        screen.hear(.snapshot(Counter.snapshot(Counter.rush, assortment: try Assortments.assortment())))
        return screen
    }

    @Test func `f shows the day so far, and f again asks for the register's total and for confirmation`()
        throws
    {
        let restaurant = try #require(try Assortments.assortment().restaurant)
        var screen = try Self.screen()
        #expect(screen.type("f") == [.closePreview(restaurant)])
        screen.hear(.close(try Self.close()))
        #expect(screen.shown().contains("lo que va de día"))
        #expect(screen.type("f24,50⏎").isEmpty)
        #expect(screen.shown().contains("CAJA: 0,40"))
        let total = Money(cents: 2450)
        #expect(screen.type("f") == [.makeClose(restaurant, register: total)])
        screen.hear(.closed(try Self.close(7)))
        #expect(screen.shown().contains("Cierre 7 hecho."))
        #expect(screen.shown().contains("Cierre de pedidos 7"))
    }

    @Test func `a close is possible without a register total, and any other key cancels it`() throws {
        let restaurant = try #require(try Assortments.assortment().restaurant)
        var screen = try Self.screen()
        screen.type("f")
        screen.hear(.close(try Self.close()))
        #expect(screen.type("f⏎x").isEmpty)
        #expect(screen.panel is ClosePanel)
        #expect(screen.type("f⏎f") == [.makeClose(restaurant, register: nil)])
    }

    @Test func `a close of nothing is refused before anything is asked`() throws {
        var screen = try Self.screen()
        screen.type("f")
        let nothing = DayClose(
            restaurant: RestaurantID("garbera"),
            from: nil,
            to: Counter.now,
            day: CivilDay(CivilTime(secondsAsUTC: Counter.now.seconds)),
            lastEvent: 0,
            figures: DayFigures(),
            cancelled: [:],
            noShows: [:],
            corrections: [],
            open: .init(3, Money(cents: 360)),
            running: .zero,
            previous: nil
        )
        screen.hear(.close(CloseRecord(nothing, hash: nil)))
        #expect(screen.type("f").isEmpty)
        #expect(screen.panel is ClosePanel)
        #expect(screen.shown().contains("no hay nada que cerrar"))
    }

    @Test func `an invalid amount is refused`() throws {
        var screen = try Self.screen()
        screen.type("f")
        screen.hear(.close(try Self.close()))
        screen.type("fmucho⏎")
        #expect(screen.panel is RegisterPanel)
        #expect(screen.shown().contains("«mucho» no es un importe"))
    }

    @Test func `l lists the earlier closes, and Enter shows one`() throws {
        let restaurant = try #require(try Assortments.assortment().restaurant)
        var screen = try Self.screen()
        screen.type("f")
        screen.hear(.close(try Self.close()))
        #expect(screen.type("l") == [.closes(restaurant)])
        screen.hear(.closes([try Self.close(7), try Self.close(6)]))
        _ = screen.update(.key(.down))
        screen.type("⏎")
        #expect(screen.shown().contains("Cierre de pedidos 6"))
        #expect(screen.type("f").isEmpty)
        #expect(screen.panel is LanesPanel)
    }

    @Test(arguments: [("a", Payment.cash), ("b", .card), ("c", .other)])
    func `C asks how a collected order was paid`(_ letter: String, _ payment: Payment) throws {
        var screen = try Self.screen()
        screen.type("9⏎")
        screen.hear(.found("9", [Counter.whole]))
        screen.hear(.done(.arrived, Counter.whole))
        let work = screen.type("Ce\(letter)")
        #expect(work == [.change(Counter.whole, .advance(to: .collected, payment: payment))])
    }

    @Test func `a paid order shows its payment, and C hands it over without asking`() throws {
        var screen = try Self.screen()
        let paid = Counter.whole.paid(.card)
        screen.type("9⏎")
        screen.hear(.found("9", [paid]))
        screen.hear(.done(.paid(.card), paid))
        #expect(screen.shown().contains("Cobrado (tarjeta)"))
        #expect(screen.type("Ce") == [.change(paid, .advance(to: .collected))])
    }

    @Test(arguments: TillScreenGoldenTests.sizes, Pseudo.walked)
    func `the close equals its golden file`(_ size: ScreenSize, _ language: Language) throws {
        var screen = try Self.screen(language, size)
        screen.type("f")
        screen.hear(.close(try Self.close()))
        try TillScreenGoldenTests().compare(screen, "close")
        screen.type("f24,50⏎")
        try TillScreenGoldenTests().compare(screen, "close-confirm")
    }
}
