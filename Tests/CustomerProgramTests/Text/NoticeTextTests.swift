import McOrderClient
import McOrderConsole
import McOrderText
import Testing

@testable import CustomerProgram

/// The exact sentences about cancelling and check-in.
@Suite struct NoticeTextTests {
    private func expect(
        _ sentence: Sentence?,
        es spanish: String,
        en english: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(sentence?[.spanish] == spanish, sourceLocation: sourceLocation)
        #expect(sentence?[.english] == english, sourceLocation: sourceLocation)
    }

    private func code() throws -> OrderCode { try #require(OrderCode("9-624")) }

    private func receipt(
        _ status: Receipt.Status,
        _ outcome: Notice.Outcome?,
        reason: Receipt.Reason? = nil
    ) -> Receipt {
        let at = Timestamp(seconds: 0)
        return Receipt(
            identity: nil,
            restaurant: nil,
            status: status,
            total: nil,
            shownTotal: nil,
            reason: reason,
            updatedAt: at,
            notice: outcome.map { NoticeAnswer(kind: .cancel, at: at, outcome: $0) }
        )
    }

    @Test func `a late cancellation is explained, with the restaurant's phone if it is known`() {
        expect(
            NoticeText.tooLate(phone: "943 000 101"),
            es: "Ya lo preparamos; llama al 943 000 101",
            en: "We are preparing it already; call 943 000 101"
        )
        expect(
            NoticeText.tooLate(phone: nil),
            es: "Ya lo preparamos; habla con el restaurante",
            en: "We are preparing it already; speak to the restaurant"
        )
        #expect(
            NoticeText.tooLate(phone: "1\u{1B}[2J")[.spanish] == "Ya lo preparamos; llama al 1\u{FFFD}[2J"
        )
    }

    @Test func `a cancel notice that was sent is not reported as a cancelled order`() throws {
        expect(
            NoticeText.cancelSent(try code()),
            es: "Aviso enviado: anular el pedido 9-624. Falta que el restaurante conteste.",
            en: "Sent: you asked to cancel order 9-624. The restaurant has not answered yet."
        )
        expect(
            NoticeText.noAnswer,
            es:
                "El restaurante aún no ha contestado: puede que el pedido no se anule. Mira "
                + "«mcorder status» más tarde.",
            en: "The restaurant has not answered yet: the order may not be cancelled. Look at "
                + "“mcorder status” later."
        )
        expect(
            NoticeText.cancelled(try code()),
            es: "Pedido 9-624 anulado.",
            en: "Order 9-624 is cancelled."
        )
    }

    @Test func `an arrival notice is reported as sent only`() throws {
        expect(
            NoticeText.arrived(try code()),
            es: "Aviso enviado: estás aquí. En caja di: 9-624",
            en: "Sent: you are here. At the counter say: 9-624"
        )
    }

    @Test func `a distance is written in words`() {
        expect(
            NoticeText.tooFar(2431, from: "McDonald's Garbera", within: 150),
            es:
                "estás a 2,4 km de McDonald's Garbera; solo se puede avisar a menos de 150 m. "
                + "No se ha enviado nada.",
            en: "you are 2.4 km from McDonald's Garbera; you can check in within 150 m. Nothing was sent."
        )
        expect(
            NoticeText.neverNear("McDonald's Garbera", within: 150),
            es: "ningún lugar estaba a 150 m o menos de McDonald's Garbera. No se ha enviado nada.",
            en: "no place was within 150 m of McDonald's Garbera. Nothing was sent."
        )
    }

    @Test func `the status shows the result of a notice beside the order's state`() {
        let late = receipt(.order(.preparing), .refused).answer(to: .cancel, phone: "1")
        expect(late, es: "Ya lo preparamos; llama al 1", en: "We are preparing it already; call 1")
        let own = receipt(.order(.cancelled), .done).answer(to: .cancel, phone: nil)
        expect(own, es: "lo anulaste tú", en: "you cancelled it")
        // The restaurant cancelled the order later, for its own reason.
        let reason = Receipt.Reason(code: "cancelled", message: "no queda")
        #expect(receipt(.order(.cancelled), .done, reason: reason).answer(to: .cancel, phone: nil) == nil)
        #expect(receipt(.order(.collected), .refused).answer(to: .cancel, phone: nil) == nil)
        #expect(receipt(.order(.received), nil).answer(to: .cancel, phone: nil) == nil)
        #expect(receipt(.order(.preparing), .refused).answer(to: .arrived, phone: nil) == nil)
    }
}
