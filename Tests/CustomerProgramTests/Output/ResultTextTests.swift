import McOrderClient
import McOrderConsole
import McOrderText
import Testing

@testable import CustomerProgram

@Suite struct ResultTextTests {
    @Test func `the original app's sentences are unchanged`() {
        #expect(TicketText.added[.spanish] == "¡Producto añadido!")
        #expect(SentOrderText.answered[.spanish] == "Pedido recibido.")
    }

    @Test(arguments: [
        CatalogueReading.Warning.absent(places: []), .absent(places: ["/c"]),
        .unreadable(StorageError(.other, path: "/c", cause: "read: no")),
        .notKept(StorageError(.full, path: "/h", cause: "write: no")),
        .untrusted(path: "/c", house: "A", .unsigned), .untrusted(path: "/c", house: "A", .invalid),
        .untrusted(path: "/c", house: "A", .older),
    ])
    func `a warning about the catalogue names the catalogue that is used instead`(
        warning: CatalogueReading.Warning
    ) throws {
        let copy = CatalogueReading.Origin.copy(publishedAt: Timestamp(seconds: 0))
        let zone = try #require(RestaurantZone(identifier: "Europe/Madrid"))
        let sentence = ErrorText.warning(warning, origin: copy, MomentText(in: zone, now: nil))
        #expect(sentence[.spanish] != sentence[.english])
        if case .notKept = warning { return }
        #expect(sentence[.spanish].contains("publicada el 1 de enero de 1970 a la"))
    }

    @Test func `a replaced identity is said with both codes`() {
        let sentence = ErrorText.news(.houseReplaced(from: "AAAA", to: "BBBB"))
        for language in Language.allCases {
            #expect(sentence[language].contains("AAAA") && sentence[language].contains("BBBB"))
        }
        #expect(ErrorText.news(.unsignedAccepted)[.spanish] != ErrorText.news(.unsignedAccepted)[.basque])
    }

    @Test(arguments: RejectionReason.allCases)
    func `a refusal is shown in the user's language`(reason: RejectionReason) {
        let received = Receipt.Reason(code: reason.rawValue, message: "from the restaurant")
        #expect(Wording(received.sentence()) == Wording(reason.sentence))
    }

    @Test func `an unknown reason is shown in the restaurant's words, cleaned`() {
        let unknown = Receipt.Reason(code: "full-moon", message: "no\u{1B}")
        #expect(unknown.sentence()[.spanish] == "no\u{FFFD}")
    }
}
