package import McOrderModel

/// Messages to cashiers about customers' notices.
package enum TillNoticeText: Message {
    /// The customer, as the author of a change in an order's history.
    case customer
    case cancelMark
    case wantedToCancel
    case tooLate
    case customerCame
    /// The same for a notice, to follow *the customer*.
    case saidToBeHere
    /// The customer's notice was faster than the till and brought the order into this state.
    case overtaken(_ code: String, OrderState)
    case cancelled(_ codes: [String])
    case wanted(_ code: String, OrderState)

    package func text(in language: any Texts) -> String {
        switch self {
        case .customer: language.pick(en: "the customer", es: "el cliente", eu: "bezeroa")
        case .cancelMark: language.pick(en: "CANCEL?", es: "¿ANULAR?", eu: "BEHERA?")
        case .wantedToCancel:
            language.pick(
                en: "WANTED TO CANCEL",
                es: "QUISO ANULARLO",
                eu: "BEHERA UTZI NAHI"
            )
        case .tooLate:
            language.pick(
                en: "wanted to cancel; it was too late",
                es: "quiso anularlo; ya era tarde",
                eu: "bertan behera utzi nahi izan du; beranduegi zen"
            )
        case .customerCame:
            language.pick(
                en: "the customer came",
                es: "llegó el cliente",
                eu: "bezeroa etorri da"
            )
        case .saidToBeHere:
            language.pick(
                en: "reported the arrival",
                es: "avisó de su llegada",
                eu: "iritsi dela esan du"
            )
        case .overtaken(let code, .cancelled):
            language.pick(
                en: "\(code): the customer has just cancelled it; do not prepare it",
                es: "\(code): el cliente acaba de anularlo; no lo prepares",
                eu: "\(code): bezeroak bertan behera utzi berri du; ez prestatu"
            )
        case .overtaken(let code, let state):
            language.pick(
                en: "\(code): the customer was faster; it is now \(language.say(state))",
                es: "\(code): el cliente fue más rápido; ahora está \(language.say(state))",
                eu: "\(code): bezeroa azkarragoa izan da; orain: \(language.say(state))"
            )
        case .cancelled(let codes):
            language.pick(
                en: codes.count == 1
                    ? "\(codes[0]): cancelled by the customer."
                    : "\(codes.joined(separator: ", ")): cancelled by customers.",
                es: codes.count == 1
                    ? "\(codes[0]): lo ha anulado el cliente."
                    : "\(codes.joined(separator: ", ")): los han anulado los clientes.",
                eu: codes.count == 1
                    ? "\(codes[0]): bezeroak bertan behera utzi du."
                    : "\(codes.joined(separator: ", ")): bezeroek bertan behera utzi dituzte."
            )
        case .wanted(let code, let state):
            language.pick(
                en: "\(code): the customer wanted to cancel; it is \(language.say(state)). A call may come.",
                es: "\(code): el cliente quería anularlo; está \(language.say(state)). Puede que llame.",
                eu:
                    "\(code): bezeroak bertan behera utzi nahi zuen (\(language.say(state))). Agian deituko du."
            )
        }
    }

    /// The author of a change, as an order's history names it.
    package static func author(_ name: String) -> Sentence {
        name == Notice.author ? TillNoticeText.customer : Verbatim(HarmlessText.clean(name))
    }
}
