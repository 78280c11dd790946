import McOrderConsole
import McOrderModel
import McOrderQueue
import McOrderText
import PseudoLanguage
import Testing

@testable import McOrderCounter
@testable import TillProgram

/// The screen's output, stored as text in Golden; rewritten only with MCORDER_REWRITE_GOLDEN=1.
@Suite struct TillScreenGoldenTests {
    static let sizes = [
        ScreenSize.usual, ScreenSize(columns: 132, rows: 43), ScreenSize(columns: 40, rows: 12),
    ]

    @Test(arguments: sizes, Pseudo.walked)
    func `a line of ten`(size: ScreenSize, language: Language) throws {
        try compare(Counter.screen(language: language, size: size), "rush")
    }

    @Test(arguments: sizes, Pseudo.walked)
    func `an order in full`(size: ScreenSize, language: Language) throws {
        var screen = Counter.screen(language: language, size: size)
        screen.type("9⏎")
        screen.hear(.found("9", [Counter.whole]))
        try compare(screen, "order")
    }

    @Test(arguments: sizes, Pseudo.walked)
    func `no news of the daemon`(size: ScreenSize, language: Language) throws {
        var screen = Counter.screen(language: language, size: size)
        screen.hear(.tick(Counter.now, FeedHealth(lastScanAt: Counter.now - .seconds(25))))
        try compare(screen, "stale")
    }

    @Test(arguments: Pseudo.walked)
    func `several orders may be meant`(language: Language) throws {
        var screen = Counter.screen(language: language)
        screen.type("9⏎")
        screen.hear(.found("9", [Counter.whole, Counter.order(2, "9-001", device: "Móvil de Jon")]))
        try compare(screen, "candidates")
    }

    @Test(arguments: Pseudo.walked)
    func `why is it cancelled`(language: Language) throws {
        var screen = Counter.screen(language: language)
        _ = screen.update(.key(.down))
        screen.type("x")
        try compare(screen, "cancel")
    }

    @Test(arguments: Pseudo.walked)
    func `the keys`(language: Language) throws {
        var screen = Counter.screen(language: language)
        screen.type("?")
        try compare(screen, "help")
    }

    @Test(arguments: Pseudo.walked)
    func `which restaurant`(language: Language) throws {
        var screen = TillScreen(settings: .init(language: language, till: "caja 1"))
        screen.hear(.tick(Counter.now, FeedHealth(lastScanAt: Counter.now)))
        screen.hear(
            .picture(Counter.picture([], of: nil, restaurants: [Counter.garbera, Counter.boulevard]))
        )
        try compare(screen, "restaurants")
    }

    @Test(arguments: Pseudo.walked)
    func `no queue yet`(language: Language) throws {
        var screen = TillScreen(settings: .init(language: language, till: "caja 1"))
        screen.hear(.tick(Counter.now, FeedHealth(lastScanAt: nil)))
        screen.hear(.blind(CommandError(till: QueueError.absent(state: "/var/lib/mcorderd")).sentence))
        try compare(screen, "absent")
    }

    @Test func `what was refused`() throws {
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

    @Test func `in ASCII`() throws {
        var screen = Counter.screen()
        screen.type("9⏎")
        screen.hear(.found("9", [Counter.whole]))
        try compare(screen, "ascii", glyphs: .ascii)
    }

    @Test func `a screen that is too small says so`() {
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
        let file = GoldenFile("TillCommandTests", name, "\(size)-\(screen.settings.language.rawValue)")
        let text = screen.shown(glyphs: glyphs)
        let problems = try file.problems(of: text, besides: Counter.data)
        #expect(problems == [], "\(text)", sourceLocation: place)
    }
}
