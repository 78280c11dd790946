package import McOrderModel

/// The till screen's texts about the close of the orders and about payment.
package enum ScreenCloseText: Message {
    /// The keys under the day so far.
    case previewFoot
    /// The keys under an earlier close.
    case closeFoot
    case closes
    case closesFoot
    case registerTotal
    case registerKeys
    case really(takings: String)
    /// The same, when the cash register has that amount more. It fits 40 columns up to 999.99.
    case reallyWithMore(takings: String, more: String)
    /// The same, when the cash register has that amount less.
    case reallyWithLess(takings: String, less: String)
    /// The same, when the cash register has the takings.
    case reallyWithSame(takings: String)
    case make
    case made(_ number: Int)
    case howPaid(_ code: String)

    package func text(in language: any Texts) -> String {
        switch self {
        case .previewFoot:
            language.pick(
                en: "f make the close   l earlier ones   ↑↓ more   other key: back",
                es: "f hacer el cierre   l anteriores   ↑↓ más   otra tecla: volver",
                eu: "f itxiera egin   l aurrekoak   ↑↓ gehiago   beste tekla: itzuli"
            )
        case .closeFoot:
            language.pick(
                en: "l the others   ↑↓ more   other key: back",
                es: "l los demás   ↑↓ más   otra tecla: volver",
                eu: "l besteak   ↑↓ gehiago   beste tekla: itzuli"
            )
        case .closes: language.pick(en: "EARLIER CLOSES", es: "CIERRES ANTERIORES", eu: "AURREKO ITXIERAK")
        case .closesFoot:
            language.pick(
                en: "Enter see it   ↑↓ choose   other key: back",
                es: "Intro ver   ↑↓ elegir   otra tecla: volver",
                eu: "Sartu ikusi   ↑↓ aukeratu   beste tekla: itzuli"
            )
        case .registerTotal:
            language.pick(
                en: "TOTAL OF THE CASH REGISTER, such as 812.40",
                es: "TOTAL DE LA CAJA REGISTRADORA, como 812,40",
                eu: "KUTXA ERREGISTRATZAILEAREN GUZTIZKOA, 812,40 bezala"
            )
        case .registerKeys:
            language.pick(
                en: "Enter: continue, also without a total   Esc: back",
                es: "Intro: seguir, también sin total   Esc: volver",
                eu: "Sartu: jarraitu, guztizkorik gabe ere   Esc: itzuli"
            )
        case .really(let takings):
            language.pick(
                en: "CLOSE WITH \(takings)?",
                es: "¿CERRAR CON \(takings)?",
                eu: "ITXI? \(takings)"
            )
        case .reallyWithMore(let takings, let more):
            language.pick(
                en: "CLOSE \(takings)? TILL: \(more) MORE",
                es: "¿CERRAR \(takings)? CAJA: \(more) MÁS",
                eu: "ITXI \(takings)? KUTXAN \(more) GEHIAGO"
            )
        case .reallyWithLess(let takings, let less):
            language.pick(
                en: "CLOSE \(takings)? TILL: \(less) LESS",
                es: "¿CERRAR \(takings)? CAJA: \(less) MENOS",
                eu: "ITXI \(takings)? KUTXAN \(less) GUTXIAGO"
            )
        case .reallyWithSame(let takings):
            language.pick(
                en: "CLOSE \(takings)? THE TILL HAS THE SAME",
                es: "¿CERRAR \(takings)? EN CAJA, LO MISMO",
                eu: "ITXI \(takings)? KUTXAN BERDIN"
            )
        case .make:
            language.pick(
                en: "make the close; it cannot be undone",
                es: "hacer el cierre; no se puede deshacer",
                eu: "itxiera egin; ezin da desegin"
            )
        case .made(let number):
            language.pick(
                en: "Close \(number) is made.",
                es: "Cierre \(number) hecho.",
                eu: "\(number). itxiera eginda."
            )
        case .howPaid(let code):
            language.pick(
                en: "HOW WAS \(code) PAID?",
                es: "¿CÓMO SE HA PAGADO \(code)?",
                eu: "NOLA ORDAINDU DA \(code)?"
            )
        }
    }

    /// The question before a close is made.
    ///
    /// - Parameter register: the total of the cash register, if it is known.
    package static func question(takings: Money, register: Money?, _ price: PriceText) -> ScreenCloseText {
        guard let register else { return .really(takings: price(takings)) }
        if register > takings {
            return .reallyWithMore(takings: price(takings), more: price(register - takings))
        }
        if register < takings {
            return .reallyWithLess(takings: price(takings), less: price(takings - register))
        }
        return .reallyWithSame(takings: price(takings))
    }
}
