import McOrderConsole
import McOrderModel
import McOrderText
import PseudoLanguage
import Testing

@testable import McOrderCounter
@testable import TillProgram

/// The history of an order in the panel that shows it.
@Suite struct TillScreenHistoryTests {
    /// A history with the customer's arrival, followed by that many changes forward and back.
    static func changes(_ count: Int, daysAgo: Int64 = 0) -> [OrderChange] {
        let start = Counter.now - .seconds(daysAgo * 86400 + 1200)
        let first = [
            OrderChange(at: start, from: nil, to: .received, by: "mcorderd", reason: nil),
            OrderChange(
                at: start + .seconds(5),
                from: .received,
                to: .received,
                by: "caja 2",
                reason: nil,
                isArrival: true
            ),
        ]
        return first
            + (0..<count).map { index in
                let states: [OrderState] =
                    index % 2 == 0 ? [.received, .preparing] : [.preparing, .received]
                let at = start + .seconds(10 + index)
                return OrderChange(at: at, from: states[0], to: states[1], by: "caja \(index)", reason: nil)
            }
    }

    private func screen(
        _ changes: [OrderChange],
        language: Language = .spanish,
        size: ScreenSize = .usual
    ) -> TillScreen {
        var screen = Counter.screen(language: language, size: size)
        _ = screen.update(.key(.down))
        screen.type("h")
        screen.hear(.history(changes))
        return screen
    }

    @Test func `an arrival has its own line, with the name of the till that recorded it`() {
        let text = screen(Self.changes(1)).shown()
        #expect(text.contains("caja 2: llegó el cliente"))
        #expect(text.contains("cualquier tecla: volver") && !text.contains("▲") && !text.contains("▼"))
        let reported = OrderChange(
            at: Counter.now,
            from: .ready,
            to: .ready,
            by: Notice.author,
            reason: nil,
            isArrival: true
        )
        #expect(screen([reported]).shown().contains("el cliente: avisó de su llegada"))
    }

    @Test func `a long history begins at its end and scrolls to its beginning`() {
        var screen = screen(Self.changes(40))
        // 42 lines in 17 rows.
        #expect(screen.shown().contains("caja 39") && screen.shown().contains("▲ 26 más (RePág)"))
        #expect(!screen.shown().contains("▼"))
        _ = screen.update(.key(.up))
        #expect(screen.shown().contains("▲ 25 más") && screen.shown().contains("▼ 2 más (AvPág)"))
        _ = screen.update(.key(.home))
        #expect(screen.shown().contains("llegó el cliente") && !screen.shown().contains("▲"))
        #expect(screen.shown().contains("▼ 26 más"))
        for _ in 0..<10 { _ = screen.update(.key(.pageDown)) }
        #expect(screen.shown().contains("caja 39") && !screen.shown().contains("▼"))
        screen.type("z")
        #expect(!screen.shown().contains("HISTORIAL DE"))
    }

    @Test(arguments: TillScreenGoldenTests.sizes)
    func `scrolling by rows and by pages shows every line`(size: ScreenSize) {
        for key in [Key.down, .pageDown] {
            var screen = screen(Self.changes(40), size: size)
            _ = screen.update(.key(.home))
            var seen = ""
            for _ in 0..<80 {
                seen += screen.shown()
                _ = screen.update(.key(key))
            }
            for place in 0..<40 { #expect(seen.contains("caja \(place)"), "\(place) by \(key)") }
        }
    }

    @Test func `after a change of size the open panel shows as much as fits`() {
        var screen = screen(Self.changes(40), size: ScreenSize(columns: 132, rows: 43))
        _ = screen.update(.key(.home))
        for size in [ScreenSize(columns: 40, rows: 12), .usual, ScreenSize(columns: 132, rows: 43)] {
            _ = screen.update(.resized(size))
            let rows = screen.shown().split(separator: "\n", omittingEmptySubsequences: false)
            #expect(rows.allSatisfy { TextWidth.columns(String($0)) <= size.columns })
            #expect(screen.shown().contains("llegó el cliente"))
        }
        _ = screen.update(.resized(ScreenSize(columns: 40, rows: 12)))
        _ = screen.update(.key(.end))
        _ = screen.update(.resized(ScreenSize(columns: 132, rows: 43)))
        #expect(screen.shown().contains("caja 39") && !screen.shown().contains("▼"))
    }

    @Test func `changes of another day are listed under that day`() {
        let text = screen(Self.changes(1, daysAgo: 3)).shown()
        #expect(text.contains("17/11/2026"))
        #expect(!screen(Self.changes(1)).shown().contains("/2026"))
    }

    @Test func `an empty history has a message`() {
        #expect(screen([]).shown().contains("Nada."))
    }

    @Test(arguments: TillScreenGoldenTests.sizes, Pseudo.walked)
    func `a long history equals its golden file`(size: ScreenSize, language: Language) throws {
        var screen = screen(Self.changes(40, daysAgo: 1), language: language, size: size)
        _ = screen.update(.key(.up))
        try TillScreenGoldenTests().compare(screen, "history")
    }
}
