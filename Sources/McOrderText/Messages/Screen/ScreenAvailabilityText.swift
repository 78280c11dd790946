/// The till screen's texts about pauses and sold-out products.
package enum ScreenAvailabilityText: Message {
    case pauseNow
    case endPause
    case soldOutMark
    case soldOutFoot
    /// No orders are accepted until then.
    case paused(_ until: Sentence)
    /// The same, with the question how long the pause is to be.
    case isPaused(_ until: Sentence)
    /// This many products are sold out.
    case soldOut(_ count: Int)
    case sellingOut(_ text: String)
    case minutes(_ count: Int)
    case untilClosing

    package func text(in language: any Texts) -> String {
        switch self {
        case .pauseNow:
            language.pick(
                en: "TAKE NO ORDERS FOR A WHILE?",
                es: "¿DEJAR DE ACEPTAR PEDIDOS?",
                eu: "ESKAERARIK EZ HARTU PIXKA BATEAN?"
            )
        case .endPause:
            language.pick(
                en: "take orders again",
                es: "volver a aceptar pedidos",
                eu: "eskaerak berriro hartu"
            )
        case .soldOutMark: language.pick(en: "sold out", es: "agotado", eu: "agortuta")
        case .soldOutFoot:
            language.pick(
                en: "Enter: sold out for today, or available again   Esc: back",
                es: "Intro: agotado por hoy, o vuelve a haber   Esc: volver",
                eu: "Sartu: gaurko agortuta, edo berriz badago   Esc: itzuli"
            )
        case .paused(let until):
            language.pick(
                en: "PAUSED \(language.say(until))",
                es: "EN PAUSA \(language.say(until))",
                eu: "ETENDA \(language.say(until))"
            )
        case .isPaused(let until):
            language.pick(
                en: "PAUSED \(language.say(until)). HOW LONG?",
                es: "EN PAUSA \(language.say(until)). ¿HASTA CUÁNDO?",
                eu: "ETENDA \(language.say(until)). NOIZ ARTE?"
            )
        case .soldOut(let count):
            language.pick(
                en: "\(count) sold out",
                es: "\(count) agotado\(count == 1 ? "" : "s")",
                eu: "\(count) agortuta"
            )
        case .sellingOut(let text):
            language.pick(
                en: "WHAT IS SOLD OUT? \(text)▌",
                es: "¿QUÉ SE HA ACABADO? \(text)▌",
                eu: "ZER AGORTU DA? \(text)▌"
            )
        case .minutes(let count): language.pick(en: "\(count) min", es: "\(count) min", eu: "\(count) min")
        case .untilClosing: language.pick(en: "until closing", es: "hasta el cierre", eu: "itxi arte")
        }
    }
}
