import McOrderConsole
import McOrderText
import McOrderCounter
import McOrderModel

extension ScreenText {
    static let pauseNow = Inline(
        es: "¿NO ACEPTAR PEDIDOS POR UN RATO?",
        en: "TAKE NO ORDERS FOR A WHILE?",
        eu: "ESKAERARIK EZ HARTU PIXKA BATEAN?"
    )
    static let endPause = Inline(
        es: "volver a aceptar pedidos",
        en: "take orders again",
        eu: "eskaerak berriro hartu"
    )
    static let soldOutMark = Inline(es: "se ha acabado", en: "sold out", eu: "agortuta")
    static let soldOutFoot = Inline(
        es: "Intro: se ha acabado por hoy, o vuelve a haber   Esc: volver",
        en: "Enter: sold out for today, or available again   Esc: back",
        eu: "Sartu: gaurko agortuta, edo berriz badago   Esc: itzuli"
    )

    static func paused(_ until: Sentence) -> Sentence {
        Inline(es: "EN PAUSA \(until.spanish)", en: "PAUSED \(until.english)", eu: "ETENDA \(until.basque)")
    }

    static func isPaused(_ until: Sentence) -> Sentence {
        Inline(
            es: "EN PAUSA \(until.spanish). ¿HASTA CUÁNDO?",
            en: "PAUSED \(until.english). HOW LONG?",
            eu: "ETENDA \(until.basque). NOIZ ARTE?"
        )
    }

    static func soldOut(_ count: Int) -> Sentence {
        Inline(
            es: "\(count) agotado\(count == 1 ? "" : "s")",
            en: "\(count) sold out",
            eu: "\(count) agortuta"
        )
    }

    static func sellingOut(_ text: String) -> Sentence {
        Inline(
            es: "¿QUÉ SE HA ACABADO? \(text)▌",
            en: "WHAT IS SOLD OUT? \(text)▌",
            eu: "ZER AGORTU DA? \(text)▌"
        )
    }

    static func lasting(_ end: SpellEnd) -> Sentence {
        switch end {
        case .after(let duration): Verbatim("\(duration.components.seconds / 60) min")
        case .clock, .closing, .businessDay:
            Inline(es: "hasta el cierre", en: "until closing", eu: "itxi arte")
        }
    }
}
