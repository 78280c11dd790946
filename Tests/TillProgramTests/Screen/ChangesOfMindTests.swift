import McOrderConsole
import McOrderModel
import McOrderText
import Testing

@testable import McOrderCounter
@testable import TillProgram

/// The live screen when customers cancel orders, or try to.
@Suite struct ChangesOfMindTests {
    private static func snapshot(_ orders: [QueuedOrder], cancelled: [Int64: String] = [:]) -> CounterSnapshot
    {
        var day = CounterDay()
        (day.restaurants, day.catalogueVersion) = ([Counter.garbera], "1")
        day.cancelledByCustomers = cancelled
        return CounterSnapshot(
            number: 1,
            of: Counter.garbera.id,
            entries: orders.map { OrderEntry($0) },
            day: day,
            currency: "EUR"
        )
    }

    private static func wanting(_ order: QueuedOrder) -> QueuedOrder {
        var order = order
        order.refusedCancels += 1
        return order
    }

    @Test(arguments: Language.allCases)
    func `an order that its customer cancelled leaves its lane, with a message until a key is pressed`(
        language: Language
    ) {
        var screen = Counter.screen([Counter.order(1), Counter.order(2, "3-100")], language: language)
        screen.hear(.snapshot(Self.snapshot([Counter.order(2, "3-100")], cancelled: [1: "9-624"])))
        let reported = TillNoticeText.cancelled(["9-624"])[language]
        #expect(screen.shown().contains(reported) && !screen.shown().contains("9-624  "))
        let words: [Language: String] = [
            .spanish: "9-624: lo ha anulado el cliente.", .english: "9-624: cancelled by the customer.",
            .basque: "9-624: bezeroak bertan behera utzi du.",
        ]
        #expect(reported == words[language])
        // The next snapshot contains it too, and the message is not repeated.
        screen.type("1")
        #expect(!screen.shown().contains(reported))
        screen.hear(.snapshot(Self.snapshot([Counter.order(2, "3-100")], cancelled: [1: "9-624"])))
        #expect(!screen.shown().contains(reported))
    }

    @Test func `a message about a customer waits until the message about the cashier's own action is gone`() {
        var screen = Counter.screen([Counter.order(1), Counter.order(2, "3-100")])
        screen.type("7⏎")
        screen.hear(.snapshot(Self.snapshot([Counter.order(2, "3-100")], cancelled: [1: "9-624"])))
        screen.hear(.found("7", []))
        #expect(screen.shown().contains("No hay ningún pedido 7."))
        screen.type("1")
        #expect(screen.shown().contains("9-624: lo ha anulado el cliente."))
        screen.type("1")
        #expect(!screen.shown().contains("anulado"))
    }

    @Test func `a cancellation from before the screen's start causes no message`() {
        var screen = TillScreen(settings: .init(till: "caja 1"))
        screen.hear(.tick(Counter.now, FeedHealth(lastScanAt: Counter.now)))
        screen.hear(.snapshot(Counter.snapshot([], of: nil)))
        screen.hear(.snapshot(Self.snapshot([], cancelled: [1: "9-624"])))
        #expect(screen.news.isEmpty)
    }

    @Test func `an order that a till cancelled causes no message`() {
        var screen = Counter.screen([Counter.order(1)])
        screen.hear(.snapshot(Self.snapshot([])))
        #expect(screen.news.isEmpty)
    }

    @Test func `a cancel notice that came too late is shown and marks the order`() {
        let order = Counter.order(1, state: .preparing)
        var screen = Counter.screen([order])
        screen.hear(.snapshot(Self.snapshot([Self.wanting(order)])))
        let text = screen.shown()
        #expect(text.contains("9-624: el cliente quería anularlo; está en preparación. Puede que llame."))
        #expect(text.contains("¿ANULAR?"))
        _ = screen.update(.key(.down))
        #expect(screen.shown().contains("QUISO ANULARLO"))
        screen.hear(.snapshot(Self.snapshot([Self.wanting(order)])))
        #expect(screen.news.isEmpty)
    }
}
