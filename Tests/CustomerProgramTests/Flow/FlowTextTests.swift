import McOrderConsole
import McOrderText
import Testing

@testable import CustomerProgram

/// The exact sentences of the original app. Source: product.md.
@Suite struct FlowTextTests {
    @Test func `the original app's sentences are unchanged`() {
        #expect(FlowText.added(2, "Espresso")[.spanish] == "¡Producto añadido! 2 × Espresso")
        #expect(FlowSendingText.heard[.spanish] == "¡Oído cocina!")
        #expect(SentOrderText.answered[.spanish] == "Pedido recibido.")
        #expect(FlowSendingText.sorry[.spanish] == "¡Lo sentimos, algo no ha ido bien!")
        #expect(
            FlowSendingText.emptyOrder[.spanish]
                == "Pedido vacío. Por favor, revisa el ticket y recuerda añadir al menos un artículo antes de "
                + "enviar el pedido. ¡Gracias!"
        )
    }

    @Test func `a failure apologises once, and says that nothing is lost`() {
        let plain = FlowSendingText.notSent(Verbatim("there is no folder."))
        #expect(
            plain[.spanish] == "¡Lo sentimos, algo no ha ido bien! There is no folder. No se ha perdido nada."
        )
        #expect(plain[.english] == "Sorry, something went wrong! There is no folder. Nothing is lost.")
        #expect(Wording(FlowSendingText.notSent(plain)) == Wording(plain))
    }
}
