import McOrderConsole
import McOrderCounter
import McOrderModel

extension ScreenText {
    static let pauseNow = Sentence(es: "¿NO ACEPTAR PEDIDOS POR UN RATO?", en: "TAKE NO ORDERS FOR A WHILE?")
    static let endPause = Sentence(es: "volver a aceptar pedidos", en: "take orders again")
    static let soldOutMark = Sentence(es: "se ha acabado", en: "sold out")
    static let soldOutFoot = Sentence(
        es: "Intro: se ha acabado por hoy, o vuelve a haber   Esc: volver",
        en: "Enter: sold out for today, or available again   Esc: back"
    )

    static func paused(_ until: Sentence) -> Sentence {
        Sentence(es: "EN PAUSA \(until.spanish)", en: "PAUSED \(until.english)")
    }

    static func isPaused(_ until: Sentence) -> Sentence {
        Sentence(es: "EN PAUSA \(until.spanish). ¿HASTA CUÁNDO?", en: "PAUSED \(until.english). HOW LONG?")
    }

    static func soldOut(_ count: Int) -> Sentence {
        Sentence(es: "\(count) agotado\(count == 1 ? "" : "s")", en: "\(count) sold out")
    }

    static func sellingOut(_ text: String) -> Sentence {
        Sentence(es: "¿QUÉ SE HA ACABADO? \(text)▌", en: "WHAT IS SOLD OUT? \(text)▌")
    }

    static func lasting(_ end: SpellEnd) -> Sentence {
        switch end {
        case .after(let duration): Sentence(same: "\(duration.components.seconds / 60) min")
        case .clock, .closing, .businessDay: Sentence(es: "hasta el cierre", en: "until closing")
        }
    }
}
