import McOrderModel
import McOrderText
import Testing

@Suite struct OrderWordsTests {
    @Test(arguments: RejectionReason.allCases)
    func `a reason says in both languages what is wrong and what to do`(reason: RejectionReason) {
        let sentence = reason.sentence
        #expect(sentence[.spanish] != sentence[.english])
        for language in Language.allCases {
            let text = sentence[language]
            #expect(text.count { ".!".contains($0) } >= 2, "two sentences: \(text)")
            #expect(text.first?.isUppercase == true)
            #expect(HarmlessText.clean(text) == text)
        }
    }

    @Test(arguments: Language.allCases)
    func `all reasons and all states have different texts`(language: Language) {
        #expect(
            Set(RejectionReason.allCases.map { $0.sentence[language] }).count
                == RejectionReason.allCases.count
        )
        #expect(Set(OrderState.allCases.map { $0.word[language] }).count == OrderState.allCases.count)
    }

    @Test func `an empty order is refused with the original app's sentence`() {
        #expect(
            RejectionReason.emptyTicket.sentence[.spanish]
                == "Pedido vacío. Por favor, revisa el ticket y recuerda añadir al menos un artículo antes de "
                + "enviar el pedido. ¡Gracias!"
        )
    }

    @Test(arguments: [
        RejectionReason.notAFile, .tooLarge, .notUTF8, .notJSON, .controlCharacters, .wrongShape, .badUDID,
        .badNumber, .badSignature, .signatureMissing, .badDate, .stale, .fromTheFuture,
    ])
    func `the sentence about a refused notice does not ask to send an order again`(reason: RejectionReason) {
        let sentence = reason.sentence(.none, now: nil, isNotice: true)
        #expect(Wording(sentence) != Wording(reason.sentence) && sentence[.spanish] != sentence[.english])
        #expect(!sentence[.spanish].contains("nvía") && !sentence[.english].lowercased().contains("send"))
        for language in Language.allCases {
            #expect(sentence[language].count { $0 == "." } == 2, "what is wrong, and what to do")
            #expect(HarmlessText.clean(sentence[language]) == sentence[language])
        }
    }

    @Test func `each state has a word in each language`() {
        #expect(
            OrderState.allCases.map { $0[.english] } == [
                "received", "preparing", "ready", "collected", "cancelled", "no-show", "expired",
            ]
        )
        #expect(
            OrderState.allCases.map { $0[.spanish] } == [
                "recibido", "en preparación", "listo", "recogido", "anulado", "no recogido", "caducado",
            ]
        )
    }
}
