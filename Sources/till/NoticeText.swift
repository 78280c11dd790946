import McOrderConsole
import McOrderText
import McOrderModel

/// What cashiers are told of what customers say about their orders.
enum NoticeText {
    /// Who made a change, as an order's history names it.
    static func author(_ name: String) -> Sentence {
        name == Notice.author
            ? Inline(es: "el cliente", en: "the customer", eu: "bezeroa")
            : Verbatim(HarmlessText.clean(name))
    }

    static let cancelMark = Inline(es: "¿ANULAR?", en: "CANCEL?", eu: "BEHERA?")
    static let wantedToCancel = Inline(es: "QUISO ANULARLO", en: "WANTED TO CANCEL", eu: "BEHERA UTZI NAHI")
    static let tooLate = Inline(
        es: "quiso anularlo; ya era tarde",
        en: "wanted to cancel; it was too late",
        eu: "bertan behera utzi nahi izan du; beranduegi zen"
    )
    static let customerCame = Inline(
        es: "llegó el cliente",
        en: "the customer came",
        eu: "bezeroa etorri da"
    )
    /// The same of a notice, behind *the customer*.
    static let saidToBeHere = Inline(
        es: "avisó de su llegada",
        en: "reported the arrival",
        eu: "iritsi dela esan du"
    )

    /// The customer was faster than the till.
    static func overtaken(_ code: String, _ state: OrderState) -> Sentence {
        guard state == .cancelled else {
            return Inline(
                es: "\(code): el cliente fue más rápido; ahora está \(state.word.spanish)",
                en: "\(code): the customer was faster; it is now \(state.word.english)",
                eu: "\(code): bezeroa azkarragoa izan da; orain: \(state.word.basque)"
            )
        }
        return Inline(
            es: "\(code): el cliente acaba de anularlo; no lo prepares",
            en: "\(code): the customer has just cancelled it; do not prepare it",
            eu: "\(code): bezeroak bertan behera utzi berri du; ez prestatu"
        )
    }

    static func cancelled(_ codes: [String]) -> Sentence {
        let list = codes.joined(separator: ", ")
        return codes.count == 1
            ? Inline(
                es: "\(list): lo ha anulado el cliente.",
                en: "\(list): cancelled by the customer.",
                eu: "\(list): bezeroak bertan behera utzi du."
            )
            : Inline(
                es: "\(list): los han anulado los clientes.",
                en: "\(list): cancelled by customers.",
                eu: "\(list): bezeroek bertan behera utzi dituzte."
            )
    }

    static func wanted(_ code: String, _ state: OrderState) -> Sentence {
        Inline(
            es: "\(code): el cliente quería anularlo; está \(state.word.spanish). Puede que llame.",
            en: "\(code): the customer wanted to cancel; it is \(state.word.english). A call may come.",
            eu: "\(code): bezeroak bertan behera utzi nahi zuen (\(state.word.basque)). Agian deituko du."
        )
    }
}

extension OrderChange {
    /// Who made it.
    var author: Sentence { NoticeText.author(by) }
}

extension QueuedOrder {
    /// Whether the customer of an open order wanted to call it off when that was no longer possible.
    var wantedToCancel: Bool { state.isOpen && refusedCancels > 0 }
}
