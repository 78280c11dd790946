import McOrderConsole
import McOrderText
import McOrderModel

/// What is said of orders that are over.
extension ScreenText {
    static func closed(_ order: QueuedOrder) -> Sentence {
        let (code, word) = (order.code, order.state.word)
        let state =
            order.state == .noShow
            ? Inline(
                es: "\(code): nadie vino a recogerlo.",
                en: "\(code): nobody came for it.",
                eu: "\(code): inor ez da bila etorri."
            )
            : Inline(
                es: "\(code) ya está \(word.spanish).",
                en: "\(code) is \(word.english) already.",
                eu: "\(code): dagoeneko \(word.basque)."
            )
        return both(
            state,
            Inline(
                es: "Con b se deshace; con h, su historia.",
                en: "b takes that back; h: its history.",
                eu: "b: desegin; h: historia."
            )
        )
    }

    /// What can be done with an order that is over.
    static let overKeys = Inline(
        es: "b deshacer  h historia",
        en: "b back  h history",
        eu: "b desegin  h historia"
    )
    static let shortOverKeys = Verbatim("b h u / ? q")

    static func onlyLastOver(_ most: Int) -> Sentence {
        Inline(
            es: "… solo los \(most) últimos terminados",
            en: "… only the last \(most) finished ones",
            eu: "… azken \(most) amaituak bakarrik"
        )
    }

    static let lastOver = Inline(
        es: "TERMINADOS: ¿CUÁL SE REABRE?",
        en: "FINISHED: WHICH IS REOPENED?",
        eu: "AMAITUAK: ZEIN BERRIREKI?"
    )

    static func lastOverFoot(_ count: Int) -> Sentence {
        let digits = count == 1 ? "1" : "1–\(count)"
        return Inline(
            es: "\(digits) Intro: reabrir   otra: volver",
            en: "\(digits) Enter: reopen   other: back",
            eu: "\(digits) Sartu: berrireki   besteak: ez"
        )
    }
}
