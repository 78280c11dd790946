import McOrderConsole
import McOrderModel
import McOrderQueue
import McOrderText
import Testing

@testable import McOrderCounter
@testable import TillProgram

/// The screen says what it does not know, and shows the effect of every key.
@Suite struct TillScreenHonestyTests {
    private let here = Counter.order(1, arrived: 0)

    @Test func `without ticks of the clock the screen says that its content may be out of date`() {
        var screen = Counter.screen()
        #expect(screen.shown().contains("al día"))
        screen.hear(.silence)
        #expect(screen.shown().contains("▲ NO SE LEE LA COLA"))
        #expect(screen.shown().contains("La cola no contesta. Lo de arriba puede haber cambiado."))
        #expect(!screen.shown().contains("20:47"))
        screen.hear(.tick(Counter.now + .seconds(9), FeedHealth(lastScanAt: Counter.now + .seconds(8))))
        #expect(screen.shown().contains("● al día "))
    }

    @Test func `why no restaurant is known is said as it is, and no longer than it is true`() {
        let blind = QueueError.server(.unreachable(cause: "no answer"))
        var screen = TillScreen(settings: .init(language: .spanish, till: "caja 1"))
        screen.hear(.snapshot(Counter.snapshot([], of: nil, restaurants: [Counter.garbera])))
        screen.hear(.blind(CommandError(till: blind).sentence))
        screen.reportNoRestaurants()
        #expect(screen.notice?.sentence[.spanish].contains("no hay conexión con el servidor") == true)
        screen.hear(.snapshot(Counter.snapshot([])))
        #expect(screen.notice?.sentence == nil)
        screen.reportNoRestaurants()
        #expect(screen.notice?.sentence[.spanish] == ScreenText.noRestaurants[.spanish])
    }

    @Test func `a second that changes nothing visible is not drawn`() {
        var screen = Counter.screen([Counter.order(1)])
        let next = Counter.now + .seconds(1)
        let soon = screen.update(.message(.tick(next, FeedHealth(lastScanAt: Counter.now))))
        #expect(soon.contains { if case .still = $0 { true } else { false } })
        let shown = screen.shown()
        for later in [Duration.seconds(60), .seconds(11)] {
            let tick = TillMessage.tick(Counter.now + later, FeedHealth(lastScanAt: Counter.now))
            #expect(!screen.update(.message(tick)).contains { if case .still = $0 { true } else { false } })
            #expect(screen.shown() != shown)
        }
    }

    @Test func `a second is drawn while a customer waits`() {
        var screen = Counter.screen([here])
        let tick = TillMessage.tick(Counter.now + .seconds(1), FeedHealth(lastScanAt: Counter.now))
        #expect(!screen.update(.message(tick)).contains { if case .still = $0 { true } else { false } })
    }

    @Test func `every tick postpones the warning that the queue does not answer`() {
        var screen = Counter.screen()
        let effects = screen.update(.message(.tick(Counter.now, FeedHealth(lastScanAt: Counter.now))))
        #expect(effects.contains { $0.isWake(of: "feed", after: .seconds(5)) })
    }

    @Test func `after the program was stopped nothing counts as current until the next scan`() {
        var screen = Counter.screen()
        let effects = screen.update(.resumed)
        #expect(effects.contains { $0.isWake(of: "feed", after: .seconds(5)) })
        #expect(!screen.shown().contains("al día") && !screen.shown().contains("20:47"))
        #expect(screen.shown().contains("Puede faltar algún pedido nuevo."))
        screen.hear(.tick(Counter.now, FeedHealth(lastScanAt: Counter.now)))
        #expect(screen.shown().contains("● al día "))
    }

    @Test func `keys typed ahead for an order that is not found are discarded, and their number is shown`() {
        var screen = Counter.screen([here])
        screen.type("77⏎c⏎")
        screen.hear(.found("77", []))
        #expect(screen.shown().contains("No hay ningún pedido 77. (2 teclas sin usar)"))
        #expect(screen.type("7").isEmpty)
        #expect(!screen.shown().contains("sin usar"))
    }

    @Test func `each of a thousand keys typed ahead is used`() {
        var screen = Counter.screen([here])
        _ = screen.update(.key(.down))
        screen.type("⏎" + String(repeating: "b⏎", count: 500))
        var order = here
        var presses = 1
        for revision in 2...1001 {
            let state: OrderState = revision % 2 == 0 ? .preparing : .received
            order = Counter.order(1, state: state, revision: revision, arrived: 0)
            let outcome: OrderOutcome = state == .preparing ? .advanced(.preparing) : .recalled
            presses += screen.hear(.done(outcome, order)).count
        }
        #expect(presses == 1001)
        #expect(screen.heldKeys.isEmpty && screen.unusedKeys == 0)
    }

    @Test func `the number of keys that exceed the buffer is shown`() {
        var screen = Counter.screen([here])
        _ = screen.update(.key(.down))
        screen.type("ce" + String(repeating: "?", count: TillScreen.mostHeldKeys + 3))
        screen.hear(.done(.advanced(.collected), Counter.order(1, state: .collected, revision: 2)))
        #expect(screen.shown().contains("(3 teclas sin usar)"))
    }

    @Test func `a text that is completed after an arrow key means the typed text`() throws {
        var screen = Counter.screen([here])
        screen.type("9⏎")
        screen.hear(.found("9", [here, Counter.order(2, "9-001")]))
        _ = screen.update(.key(.down))
        let query = try #require(OrderQuery("9-001"))
        #expect(screen.type("-001⏎") == [.find(query, text: "9-001")])
    }

    @Test func `for more than a hundred orders with one number the code is needed`() {
        var screen = Counter.screen()
        screen.type("9⏎")
        let many = (0...McOrderCounter.Counter.mostCandidates).map { Counter.order(Int64($0)) }
        screen.hear(.found("9", many))
        #expect(screen.shown().contains("MÁS DE 100 TIENEN EL 9: TECLEA EL CÓDIGO"))
    }

    @Test func `a list that is read again does not reopen after it was closed`() {
        var screen = Counter.screen([here])
        screen.type("r")
        screen.hear(.rejections([]))
        #expect(screen.hear(.snapshot(Counter.snapshot([here]))) == [.rejectionsAgain])
        _ = screen.update(.key(.escape))
        screen.type("9⏎")
        #expect(screen.isWaiting)
        screen.hear(.rejectionsAgain([]))
        #expect(screen.isWaiting)
        #expect(!screen.shown().contains("RECHAZADOS HOY"))
    }

    @Test func `a long code is never cut, whatever is beside it`() {
        let orders = [
            Counter.order(1, "123456789-001", device: "Móvil de Ane", arrived: 5), Counter.order(2),
        ]
        for size in [ScreenSize.usual, ScreenSize(columns: 132, rows: 43), ScreenSize(columns: 40, rows: 12)]
        {
            let screen = Counter.screen(orders, size: size)
            #expect(screen.shown().contains(" 123456789-001 "), "\(screen.shown())")
        }
    }
}

extension ScreenEffect<TillMessage, TillWork> {
    fileprivate func isWake(of name: String, after pause: Duration) -> Bool {
        if case .wake(pause, name, _) = self { true } else { false }
    }
}
