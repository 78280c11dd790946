import McOrderDisplay
import McOrderModel
import McOrderText
import Testing

@testable import McOrderConsole
@testable import McOrderCounter
@testable import TillProgram

/// The screen warns of orders that nobody in the kitchen has noticed.
@Suite struct TillScreenKitchenTests {
    private static let warning = "LA COCINA NO HA VISTO: 9-624"

    /// A screen with an order that was received that many seconds ago.
    private func screen(
        received seconds: Int64,
        policy: FirePolicy = .received,
        hasKitchenScreen: Bool = true,
        of restaurant: KnownRestaurant? = Counter.garbera
    ) -> TillScreen {
        var screen = Counter.screen([])
        screen.settings.firePolicy = policy
        screen.restaurant = restaurant
        let order = Counter.order(1, placed: seconds + 4)
        screen.hear(.snapshot(Counter.snapshot([order], hasKitchenScreen: hasKitchenScreen)))
        return screen
    }

    @Test func `after a minute a banner names the orders`() {
        #expect(!screen(received: 60).shown().contains("LA COCINA"))
        #expect(screen(received: 61).shown().contains(Self.warning))
    }

    @Test(arguments: [(899, 900, false), (900, 900, true), (1000, 900, true), (1000, 0, false)])
    func `a kitchen that is behind proposes a pause, unless that is switched off`(
        _ delay: Int,
        _ limit: Int,
        _ proposes: Bool
    ) {
        var screen = Counter.screen([])
        screen.settings.kitchenWarn = .seconds(limit)
        screen.hear(.snapshot(Counter.snapshot([], kitchenDelay: .seconds(delay))))
        let proposal = "La cocina va \(delay / 60) min por detrás. P pausa los pedidos."
        #expect(screen.shown().contains(proposal) == proposes, "\(screen.shown())")
    }

    @Test(arguments: [(600, OrderState.received, false), (-61, .preparing, true)])
    func `an order on the way shows by when it has to be ready`(
        _ seconds: Int64,
        _ state: OrderState,
        _ isLate: Bool
    ) throws {
        var screen = Counter.screen([])
        let order = Counter.order(1, state: state, placed: 1200, readyIn: seconds)
        screen.hear(.snapshot(Counter.snapshot([order])))
        let due = try #require(DueTime(order, zone: Counter.garbera.zone)).short[.spanish]
        let row = try #require(screen.shown().split(separator: "\n").first { $0.contains("9-624") })
        #expect(row.contains(due) && row.contains("!!") == isLate, "\(row)")
        // What is ready has no time any more but that at which it was placed.
        screen.hear(
            .snapshot(Counter.snapshot([Counter.order(1, state: .ready, placed: 1200, readyIn: seconds)]))
        )
        #expect(!screen.shown().contains("!!"))
    }

    @Test func `the banner is red, and appears by the passing of time alone`() throws {
        var screen = screen(received: 60)
        let tick = TillMessage.tick(Counter.now + .seconds(1), FeedHealth(lastScanAt: Counter.now))
        let effects = screen.update(.message(tick))
        #expect(!effects.contains { if case .still = $0 { true } else { false } })
        #expect(screen.shown().contains(Self.warning))
        var frame = Frame(size: screen.size)
        screen.draw(on: &frame)
        let style = Style(colour: .red, isBold: true, isReverse: true)
        #expect(frame.cells(ofRow: 1).allSatisfy { $0.style == style })
    }

    @Test func `there is no banner without a kitchen that has a screen, and none for all restaurants`() {
        #expect(!screen(received: 61, hasKitchenScreen: false).shown().contains("LA COCINA"))
        #expect(!screen(received: 61, of: nil).shown().contains("LA COCINA"))
    }

    @Test func `an order that has not reached the kitchen yet causes no warning`() {
        #expect(!screen(received: 61, policy: .preparing).shown().contains("LA COCINA"))
    }

    @Test(arguments: [Language.english, .basque])
    func `the banner is in the language of the screen`(language: Language) {
        var screen = Counter.screen([], language: language)
        let order = Counter.order(1, placed: 65)
        screen.hear(.snapshot(Counter.snapshot([order], hasKitchenScreen: true)))
        #expect(screen.shown().contains(WebOrderText.kitchenHasNotSeen(["9-624"])[language]))
    }
}
