import McOrderConsole
import McOrderModel
import McOrderText
import Testing

@testable import McOrderCounter
@testable import TillProgram

/// A screen of forty columns shows everything that is important about an order.
@Suite struct TillScreenNarrowTests {
    private let size = ScreenSize(columns: 40, rows: 12)

    private func order(_ state: OrderState, arrived: Int64? = nil) -> QueuedOrder {
        Counter.order(
            1,
            "12-624",
            device: "iPhone4 de Beris",
            state: state,
            arrived: arrived,
            lines: (0..<12).map { _ in ("Cerveza", 1050, 1000) }
        )
    }

    @Test(arguments: Language.allCases, [OrderState.received, .preparing, .ready])
    func `code, device, state, items, total, marks and time are in two rows`(
        language: Language,
        state: OrderState
    ) {
        let screen = Counter.screen([order(state, arrived: 221)], language: language, size: size)
        let text = screen.shown()
        let word = ScreenText.shortWord(state)[language]
        let parts: [String] =
            switch language {
            case .spanish: ["12 art.", "126,00\u{A0}€", "18+ PRECIO", "3:41 TARDE"]
            case .english: ["12 pcs", "€126.00", "18+ REPRICED", "3:41 LATE"]
            default: ["12 art.", "126,00\u{A0}€", "18+ PREZIO", "3:41 LUZE"]
            }
        for part in ["12-624", "iPhone4 de Beris", word] + parts {
            #expect(text.contains(part), "\(part) in\n\(text)")
        }
    }

    @Test func `a new order is marked`() {
        var screen = Counter.screen([], size: size)
        screen.hear(.snapshot(Counter.snapshot([order(.received)])))
        let row = screen.shown().split(separator: "\n").first { $0.contains("iPhone4 de Beris") }
        #expect(row?.contains("NUEVO") == true)
    }

    @Test func `the details of an order show the required age of the customer, whatever the order's state`() {
        for state in OrderState.open {
            var screen = Counter.screen([order(state, arrived: 5)], size: size)
            _ = screen.update(.key(.down))
            let word = ScreenText.shortWord(state)[.spanish].uppercased().prefix(5)
            #expect(screen.shown().contains("18+ \(word)"), "\(screen.shown())")
            #expect(screen.shown().contains("0:05 bien"))
        }
    }

    @Test(arguments: ["9-624", "12345-624", "123456-624", "123456789-624"])
    func `the details of an order show code, device, time and state, however long the code is`(
        code: String
    ) {
        let order = Counter.order(1, code, device: "Ane", state: .ready, arrived: 5)
        var screen = Counter.screen([order], size: size)
        _ = screen.update(.key(.down))
        let text = screen.shown()
        for part in ["Ane", "0:05 bien", "LISTO", "Espresso"] { #expect(text.contains(part), "\(text)") }
        #expect(text.contains(code.count > 9 ? " \(code)\n" : "▀▀▀"), "\(text)")
    }

    @Test(arguments: Language.allCases)
    func `no cell is written twice and the columns are straight`(language: Language) {
        let screen = Counter.screen(language: language, size: size)
        let rows = screen.shown().split(separator: "\n", omittingEmptySubsequences: false)
        #expect(rows.allSatisfy { TextWidth.columns(String($0)) <= 40 })
    }

    @Test(arguments: [(0, 0), (0, 9), (9, 0), (1, 9), (9, 1), (9, 9)])
    func `both lanes show complete orders and use all rows`(here: Int, onTheWay: Int) {
        for rows in 5...30 {
            let heights = TillScreen.laneHeights(here: here, onTheWay: onTheWay, rows: rows, rowsPerOrder: 2)
            #expect(heights.here + heights.onTheWay == rows)
            #expect(heights.here >= 2 && heights.onTheWay >= 2)
            if here > 0, rows >= 6 { #expect(heights.here >= 3) }
            if onTheWay > 0 { #expect(heights.onTheWay >= 3) }
        }
    }
}
