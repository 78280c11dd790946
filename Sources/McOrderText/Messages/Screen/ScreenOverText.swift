package import McOrderModel

/// The till screen's texts about orders that are over.
package enum ScreenOverText: Message {
    case closed(_ code: String, OrderState)
    case onlyLastOver(_ most: Int)
    case lastOver
    /// The keys below a list of this many orders.
    case lastOverFoot(_ count: Int)

    package func text(in language: any Texts) -> String {
        switch self {
        case .closed(let code, .noShow):
            language.pick(
                en: "\(code): nobody came for it. b undoes that; h shows its history.",
                es: "\(code): nadie vino a recogerlo. Con b se deshace; con h, su historial.",
                eu: "\(code): inor ez da bila etorri. b: desegin; h: historia."
            )
        case .closed(let code, let state):
            language.pick(
                en: "\(code) is \(language.say(state)) already. b undoes that; h shows its history.",
                es: "\(code) ya está \(language.say(state)). Con b se deshace; con h, su historial.",
                eu: "\(code): dagoeneko \(language.say(state)). b: desegin; h: historia."
            )
        case .onlyLastOver(let most):
            language.pick(
                en: "… only the last \(most) finished ones",
                es: "… solo los \(most) últimos terminados",
                eu: "… azken \(most) amaituak bakarrik"
            )
        case .lastOver:
            language.pick(
                en: "FINISHED: WHICH IS REOPENED?",
                es: "TERMINADOS: ¿CUÁL SE REABRE?",
                eu: "AMAITUAK: ZEIN BERRIREKI?"
            )
        case .lastOverFoot(let count):
            language.pick(
                en: "\(count == 1 ? "1" : "1–\(count)") Enter: reopen   other: back",
                es: "\(count == 1 ? "1" : "1–\(count)") Intro: reabrir   otra: volver",
                eu: "\(count == 1 ? "1" : "1–\(count)") Sartu: berrireki   besteak: ez"
            )
        }
    }
}
