import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText
import Testing

@testable import TillProgram

/// What the screen says about its keys in each mode, and how it shares its rows.
@Suite struct TillScreenModesTests {
    private func lastRow(_ screen: TillScreen) -> String {
        screen.shown().split(separator: "\n").last.map(String.init) ?? ""
    }

    @Test(arguments: [
        ("/", "Enter: show the order"), ("?", "any"), ("x", "any other key: no"), ("n", "any other key: no"),
        ("xo", "Enter: cancel it"), ("m", "Enter notes"), ("u", ""),
    ])
    func `the last row has the keys of the mode, not those of the main screen`(_ keys: String, _ seen: String)
    {
        var screen = Counter.screen(language: .english)
        _ = screen.update(.key(.down))
        #expect(lastRow(screen).contains("x cancel"))
        screen.type(keys)
        if keys == "u" { screen.hear(.lastOver([])) }
        #expect(!lastRow(screen).contains("x cancel"), "\(screen.shown())")
        #expect(lastRow(screen).contains(seen), "\(screen.shown())")
    }

    @Test func `the legend of an order that is over does not offer to cancel it`() {
        var screen = Counter.screen(language: .english)
        screen.type("9⏎")
        screen.hear(.found("9", [Counter.order(1, state: .collected)]))
        #expect(lastRow(screen).contains("b back") && !lastRow(screen).contains("x cancel"))
    }

    @Test(arguments: ["/", "x", "xo", "s"])
    func `the prompt for a number is shown only where a number can be typed`(_ keys: String) {
        var screen = Counter.screen(language: .english)
        _ = screen.update(.key(.down))
        #expect(screen.shown().contains(" ORDER "))
        screen.type(keys)
        guard keys != "s" || screen.panel is SoldOutPanel else { return }
        #expect(!screen.shown().contains(" ORDER "), "\(screen.shown())")
    }

    @Test func `a number that is typed at a question closes the question, and no digit is lost`() {
        var screen = Counter.screen(language: .english)
        _ = screen.update(.key(.down))
        screen.type("x12")
        #expect(screen.field == "12" && screen.panel is LanesPanel)
    }

    private func several(_ count: Int = 10) -> TillScreen {
        var screen = Counter.screen(language: .english)
        screen.type("9⏎")
        let dishes = ["Espresso", "Agua", "CBO", "McPollo", "McFish"]
        let orders = (0..<count).map { place in
            Counter.order(
                Int64(place + 1),
                "9-\(100 + place * 11)",
                device: "Phone \(place)",
                lines: [(name: dishes[place % 5], cents: 120, shown: 120)]
            )
        }
        screen.hear(.found("9", orders))
        return screen
    }

    @Test func `ten orders of one number are listed with what was ordered`() {
        let text = several().shown()
        for dish in ["1 × Espresso", "1 × CBO", "1 × McFish"] { #expect(text.contains(dish), "\(text)") }
        #expect(text.contains("-100") && !text.contains("-624"), "the example is one of these orders")
    }

    @Test func `typing on narrows the orders of one number, and Enter takes the last one left`() {
        var screen = several()
        screen.type("-1")
        #expect(screen.shown().contains("9-199"))
        screen.type("9")
        #expect(screen.shown().contains("9-199") && !screen.shown().contains("9-188"), "\(screen.shown())")
        guard case .change(let order, .arrive) = screen.type("⏎").first else {
            Issue.record("the only order left is not taken")
            return
        }
        #expect(order.code == "9-199")
    }

    @Test func `Enter takes none of several orders that are left`() {
        var screen = several()
        #expect(screen.type("-1⏎").isEmpty)
        _ = screen.update(.key(.backspace))
        #expect(screen.shown().contains("9-199"))
        screen.type("7")
        #expect(screen.shown().contains("None begins with 9-7."), "\(screen.shown())")
    }

    @Test(arguments: [ScreenSize(columns: 80, rows: 24), ScreenSize(columns: 100, rows: 30)])
    func `eight waiting customers stay visible beside the order that is selected`(_ size: ScreenSize) {
        var screen = Counter.screen(language: .english, size: size)
        _ = screen.update(.key(.down))
        let codes = Counter.rush.filter { $0.arrivedAt != nil }.map(\.code)
        let text = screen.shown()
        #expect(codes.count { text.contains($0) } >= 8, "\(text)")
        #expect(text.contains("Menu BigMac") || text.contains("BigMac"), "\(text)")
    }
}
