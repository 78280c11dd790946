import McOrderConsole
import McOrderModel
import McOrderQueue
import McOrderText
import PseudoLanguage
import Testing

@testable import McOrderCounter
@testable import TillProgram

/// Compares the screen with the texts in `Golden`, which `MCORDER_REWRITE_GOLDEN=1` rewrites.
@Suite struct TillScreenGoldenTests {
    static let sizes = [
        ScreenSize.usual, ScreenSize(columns: 132, rows: 43), ScreenSize(columns: 40, rows: 12),
    ]

    @Test(arguments: sizes, Pseudo.walked)
    func `the screen with ten waiting customers equals its golden file`(size: ScreenSize, language: Language)
        throws
    {
        try compare(Counter.screen(language: language, size: size), "rush")
    }

    @Test(arguments: sizes, Pseudo.walked)
    func `the details of an order equal their golden file`(size: ScreenSize, language: Language) throws {
        var screen = Counter.screen(language: language, size: size)
        screen.type("9⏎")
        screen.hear(.found("9", [Counter.whole]))
        try compare(screen, "order")
    }

    @Test(arguments: sizes, Pseudo.walked)
    func `the screen without a recent scan of the daemon equals its golden file`(
        size: ScreenSize,
        language: Language
    ) throws {
        var screen = Counter.screen(language: language, size: size)
        screen.hear(.tick(Counter.now, FeedHealth(lastScanAt: Counter.now - .seconds(25))))
        try compare(screen, "stale")
    }

    @Test(arguments: sizes, Pseudo.walked)
    func `orders that wait for their customers equal their golden file`(size: ScreenSize, language: Language)
        throws
    {
        let waiting = (0..<4).map { index in
            Counter.order(70 + Int64(index), "\(40 + index)-11\(index)", placed: 300, waits: true)
        }
        let orders = Counter.rush.prefix(3) + Counter.rush.suffix(2) + waiting
        let screen = Counter.screen(Array(orders), language: language, size: size)
        try compare(screen, "awaited")
    }

    @Test(arguments: Pseudo.walked)
    func `the choice among several orders with one number equals its golden file`(language: Language) throws {
        var screen = Counter.screen(language: language)
        screen.type("9⏎")
        screen.hear(.found("9", [Counter.whole, Counter.order(2, "9-001", device: "Móvil de Jon")]))
        try compare(screen, "candidates")
    }

    @Test(arguments: Pseudo.walked)
    func `the question for the reason of a cancellation equals its golden file`(language: Language) throws {
        var screen = Counter.screen(language: language)
        _ = screen.update(.key(.down))
        screen.type("x")
        try compare(screen, "cancel")
    }

    @Test(arguments: Pseudo.walked)
    func `the help equals its golden file`(language: Language) throws {
        var screen = Counter.screen(language: language)
        screen.type("?")
        try compare(screen, "help")
    }

    @Test(arguments: Pseudo.walked)
    func `the choice of a restaurant equals its golden file`(language: Language) throws {
        var screen = TillScreen(settings: .init(language: language, till: "caja 1"))
        screen.hear(.tick(Counter.now, FeedHealth(lastScanAt: Counter.now)))
        screen.hear(
            .snapshot(Counter.snapshot([], of: nil, restaurants: [Counter.garbera, Counter.boulevard]))
        )
        try compare(screen, "restaurants")
    }

    @Test(arguments: Pseudo.walked)
    func `the screen without a queue equals its golden file`(language: Language) throws {
        var screen = TillScreen(settings: .init(language: language, till: "caja 1"))
        screen.hear(.tick(Counter.now, FeedHealth(lastScanAt: nil)))
        screen.hear(.blind(CommandError(till: QueueError.absent(state: "/var/lib/mcorderd")).sentence))
        try compare(screen, "absent")
    }

    @Test func `the list of refused files equals its golden file`() throws {
        var screen = Counter.screen()
        screen.type("r")
        let file = { (id: Int64, reason: RejectionReason) in
            RejectedFile(
                id: id,
                file: "pedido \(id).json",
                reason: reason,
                udid: "975319E0-43ED-435F-AA81-0B4F051B3768",
                number: 7,
                at: Counter.now - .seconds(id),
                bytes: 400
            )
        }
        screen.hear(.rejections([file(1, .blacklisted), file(2, .emptyTicket), file(3, .blacklisted)]))
        try compare(screen, "rejections")
    }

    @Test func `the details of an order in ASCII equal their golden file`() throws {
        var screen = Counter.screen()
        screen.type("9⏎")
        screen.hear(.found("9", [Counter.whole]))
        try compare(screen, "ascii", glyphs: .ascii)
    }

    @Test func `a screen that is too small shows the minimum size`() {
        let screen = Counter.screen(size: ScreenSize(columns: 39, rows: 12))
        #expect(screen.shown().hasPrefix("Pantalla: mínimo 40×12\n\n"))
    }

    func compare(
        _ screen: TillScreen,
        _ name: String,
        glyphs: Glyphs = .unicode,
        at place: SourceLocation = #_sourceLocation
    ) throws {
        let size = "\(screen.size.columns)x\(screen.size.rows)"
        let file = GoldenFile("TillProgramTests", name, "\(size)-\(screen.settings.language.rawValue)")
        let text = screen.shown(glyphs: glyphs)
        let problems = try file.problems(of: text, besides: Counter.data)
        #expect(problems == [], "\(text)", sourceLocation: place)
    }
}
