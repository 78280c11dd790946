package import McOrderModel

/// What is known of an order, in a word and in a sentence about what to do next.
package enum StoreStateText: Message {
    /// The file is in the folder.
    case sent
    case sentAdvice
    /// Neither the file nor an answer is there.
    case unknown
    case unknownAdvice
    /// The restaurant has it and begins when the customer is there.
    case waits
    case waitsAdvice
    /// The restaurant has it and goes on once the money is held.
    case awaitsMoney
    case awaitsMoneyAdvice
    case state(OrderState)
    case advice(OrderState)
    case rejected
    case rejectedAdvice
    /// When an order that is sent now will be ready.
    case soon

    package func text(in language: any Texts) -> String {
        switch self {
        case .sent: language.pick(en: "Sent", es: "Enviado", eu: "Bidalita")
        case .sentAdvice:
            language.pick(
                en: "It is on its way to the restaurant, which has not read it yet.",
                es: "Va de camino al restaurante, que aún no lo ha leído.",
                eu: "Jatetxera bidean da; oraindik ez dute irakurri."
            )
        case .unknown: language.pick(en: "Not known", es: "No se sabe", eu: "Ez dakigu")
        case .unknownAdvice:
            language.pick(
                en:
                    "Nobody can say yet whether the restaurant has your order. Do not order again: wait, or call.",
                es:
                    "Todavía no se sabe si el restaurante tiene tu pedido. No pidas otra vez: espera o llama.",
                eu: "Oraindik ez dakigu jatetxeak zure eskaera duen. Ez eskatu berriro: itxaron edo deitu."
            )
        case .waits:
            language.pick(en: "Waiting for you", es: "Te esperamos", eu: "Zure zain gaude")
        case .waitsAdvice:
            language.pick(
                en: "The restaurant has your order and begins when you are there.",
                es: "El restaurante tiene tu pedido y empieza cuando llegues.",
                eu: "Jatetxeak zure eskaera du, eta iristen zarenean hasiko dira."
            )
        case .awaitsMoney:
            language.pick(en: "Payment missing", es: "Falta el pago", eu: "Ordainketa falta da")
        case .awaitsMoneyAdvice:
            language.pick(
                en: "The restaurant has your order and goes on once the amount is reserved.",
                es: "El restaurante tiene tu pedido y sigue adelante cuando el importe esté reservado.",
                eu: "Jatetxeak zure eskaera du, eta zenbatekoa erreserbatuta dagoenean egingo du aurrera."
            )
        case .state(let state):
            switch state {
            case .received: language.pick(en: "Received", es: "Recibido", eu: "Jasota")
            case .preparing: language.pick(en: "Being made", es: "Preparando", eu: "Prestatzen")
            case .ready: language.pick(en: "Ready", es: "Listo", eu: "Prest")
            case .collected: language.pick(en: "Collected", es: "Recogido", eu: "Jasoa")
            case .noShow: language.pick(en: "Nobody came", es: "No vino nadie", eu: "Ez zen inor etorri")
            case .cancelled: language.pick(en: "Cancelled", es: "Anulado", eu: "Ezeztatua")
            case .expired: language.pick(en: "Expired", es: "Caducado", eu: "Iraungita")
            }
        case .advice(let state):
            switch state {
            case .received:
                language.pick(
                    en: "The kitchen has it. Say your number at the counter.",
                    es: "La cocina lo tiene. Di tu número en el mostrador.",
                    eu: "Sukaldeak badu. Esan zure zenbakia mostradorean."
                )
            case .preparing:
                language.pick(
                    en: "Come to the counter; it will not be long.",
                    es: "Acércate al mostrador; falta poco.",
                    eu: "Hurbildu mostradorera; laster izango da."
                )
            case .ready:
                language.pick(
                    en: "Collect it at the counter: say your number.",
                    es: "Recógelo en el mostrador: di tu número.",
                    eu: "Jaso mostradorean: esan zure zenbakia."
                )
            case .collected: language.pick(en: "Enjoy it.", es: "¡Que aproveche!", eu: "On egin!")
            case .noShow, .expired:
                language.pick(
                    en: "The restaurant closed this order. Order again if you still want it.",
                    es: "El restaurante cerró este pedido. Vuelve a pedir si aún lo quieres.",
                    eu: "Jatetxeak eskaera hau itxi zuen. Eskatu berriro oraindik nahi baduzu."
                )
            case .cancelled:
                language.pick(
                    en: "It is not made, and you pay nothing for it.",
                    es: "No se prepara y no pagas nada.",
                    eu: "Ez da prestatuko, eta ez duzu ezer ordainduko."
                )
            }
        case .rejected: language.pick(en: "Not taken", es: "No aceptado", eu: "Ez da onartu")
        case .rejectedAdvice:
            language.pick(
                en: "The restaurant did not take this order. Change it and order again.",
                es: "El restaurante no ha aceptado este pedido. Cámbialo y vuelve a pedir.",
                eu: "Jatetxeak ez du eskaera hau onartu. Aldatu eta eskatu berriro."
            )
        case .soon: language.pick(en: "in a few minutes", es: "en unos minutos", eu: "minutu gutxitan")
        }
    }
}
