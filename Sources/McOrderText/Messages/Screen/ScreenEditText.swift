package import McOrderModel

/// The till screen's texts about changes of an order at the counter.
package enum ScreenEditText: Message {
    case addingFoot
    case strikingFoot
    case notingKeys
    case onlyLine(_ code: String)
    case striking(_ code: String)
    case adding(_ code: String, _ text: String)
    case noting(_ code: String)
    case whenReady(_ code: String)
    case edited(_ code: String, OrderEdit.Kind, _ detail: String)
    /// A change was undone. The kind of change comes first, because a long line is cut at its end.
    case unedited(_ code: String, OrderEdit.Kind, _ detail: String)

    package func text(in language: any Texts) -> String {
        switch self {
        case .addingFoot:
            language.pick(
                en: "Enter: add   Esc: back   a menu: BigMac + Agua + Deluxe",
                es: "Intro: añadir   Esc: volver   un menú: BigMac + Agua + Deluxe",
                eu: "Sartu: gehitu   Esc: itzuli   menu bat: BigMac + Agua + Deluxe"
            )
        case .strikingFoot:
            language.pick(
                en: "1–9 Enter: take one off   other: back",
                es: "1–9 Intro: tachar una   otra: volver",
                eu: "1–9 Sartu: ezabatu   besteak: itzuli"
            )
        case .notingKeys:
            language.pick(
                en: "Enter notes, empty deletes   Esc: no",
                es: "Intro apunta, vacío borra   Esc: no",
                eu: "Sartu: idatzi, hutsik kendu   Esc: ez"
            )
        case .onlyLine(let code):
            language.pick(
                en: "\(code): that is the only line. Press x to cancel the order.",
                es: "\(code): es la única línea. Para anular el pedido, pulsa x.",
                eu: "\(code): lerro bakarra da. Dena bertan behera uzteko, sakatu x."
            )
        case .striking(let code):
            language.pick(
                en: "\(code): WHICH LINE IS STRUCK?",
                es: "\(code): ¿QUÉ LÍNEA SE TACHA?",
                eu: "\(code): ZEIN LERRO EZABATU?"
            )
        case .adding(let code, let text):
            language.pick(
                en: "\(code): WHAT IS ADDED? \(text)▌",
                es: "\(code): ¿QUÉ SE AÑADE? \(text)▌",
                eu: "\(code): ZER GEHITU? \(text)▌"
            )
        case .noting(let code):
            language.pick(
                en: "\(code): NOTE OF THE COUNTER:",
                es: "\(code): ¿QUÉ QUIERES APUNTAR?",
                eu: "\(code): ZEIN DA BARRAREN OHARRA?"
            )
        case .edited(let code, .strike, let detail):
            language.pick(
                en: "\(code): struck “\(detail)”.",
                es: "\(code): tachado «\(detail)».",
                eu: "\(code): ezabatuta «\(detail)»."
            )
        case .edited(let code, .add, let detail):
            language.pick(
                en: "\(code): added “\(detail)”.",
                es: "\(code): añadido «\(detail)».",
                eu: "\(code): gehituta «\(detail)»."
            )
        case .edited(let code, .service, let detail):
            language.pick(
                en: "\(code): service: \(detail).",
                es: "\(code): servicio: \(detail).",
                eu: "\(code): zerbitzua: \(detail)."
            )
        case .unedited(let code, .service, _):
            language.pick(
                en: "\(code): service changed back.",
                es: "\(code): servicio de antes.",
                eu: "\(code): lehengo zerbitzua."
            )
        case .edited(let code, .comment, ""):
            language.pick(
                en: "\(code): note deleted.",
                es: "\(code): apunte borrado.",
                eu: "\(code): oharra kenduta."
            )
        case .edited(let code, .comment, _):
            language.pick(
                en: "\(code): noted.",
                es: "\(code): apuntado.",
                eu: "\(code): idatzita."
            )
        case .unedited(let code, .strike, let detail):
            language.pick(
                en: "\(code): back on: “\(detail)”.",
                es: "\(code): vuelve «\(detail)».",
                eu: "\(code): berriz dago «\(detail)»."
            )
        case .unedited(let code, .add, let detail):
            language.pick(
                en: "\(code): off again: “\(detail)”.",
                es: "\(code): quitado «\(detail)».",
                eu: "\(code): ez da gehitzen «\(detail)»."
            )
        case .unedited(let code, .comment, _):
            language.pick(
                en: "\(code): the note was undone.",
                es: "\(code): apunte deshecho.",
                eu: "\(code): oharra deseginda."
            )
        case .whenReady(let code):
            language.pick(
                en: "\(code): READY IN HOW LONG?",
                es: "\(code): ¿EN CUÁNTO ESTARÁ LISTO?",
                eu: "\(code): ZENBAT BARRU PREST?"
            )
        case .edited(let code, .promise, let clock):
            language.pick(
                en: "\(code): promised time: \(clock).",
                es: "\(code): hora prometida: \(clock).",
                eu: "\(code): hitzemandako ordua: \(clock)."
            )
        case .unedited(let code, .promise, _):
            language.pick(
                en: "\(code): the earlier time holds again.",
                es: "\(code): vuelve la hora de antes.",
                eu: "\(code): lehengo ordua."
            )
        case .edited(let code, .payment, let kind):
            language.pick(
                en: "\(code): paid (\(language.say(TillCloseText.payment(kind)))).",
                es: "\(code): cobrado (\(language.say(TillCloseText.payment(kind)))).",
                eu: "\(code): kobratuta (\(language.say(TillCloseText.payment(kind))))."
            )
        case .unedited(let code, .payment, let kind):
            language.pick(
                en: "\(code): payment taken back (\(language.say(TillCloseText.payment(kind)))).",
                es: "\(code): cobro deshecho (\(language.say(TillCloseText.payment(kind)))).",
                eu: "\(code): kobrantza deseginda (\(language.say(TillCloseText.payment(kind))))."
            )
        }
    }
}
