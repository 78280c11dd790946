package import McOrderModel

/// The owner's page of payments ahead.
package enum PaymentsText: Message {
    case title
    case back
    // MARK: The provider
    case notOffered
    case neverAnswered
    /// How long ago the provider answered.
    case answered(String)
    /// Until when declined cards shut new devices out.
    case shut(String)
    // MARK: What somebody has to look at
    case toLookAt
    case nothingToLookAt
    /// So many payments need somebody.
    case needsPerson(Int)
    /// Why somebody has to look at a payment, with a time of day where the reason has one.
    case concern(PaymentConcern, clock: String)
    case lookedAt
    case allLookedAt
    // MARK: All payments
    case all
    case none
    case when
    case order
    case state
    case held
    case taken
    case givenBack
    case table
    /// An order that this queue does not know.
    case unknownOrder
    // MARK: Giving back
    case giveBack
    case question
    case consequence
    case amount
    case reason
    case giveItBack
    case doNotGiveBack
    case tooMuchBack(most: Money, currency: String)
    case givesBack(Money, currency: String)
    case looked

    package func text(in language: any Texts) -> String {
        switch self {
        case .title: language.pick(en: "Payments ahead", es: "Pagos por adelantado", eu: "Aurrez ordainduak")
        case .back: language.pick(en: "Back to the report", es: "Volver al informe", eu: "Itzuli txostenera")
        case .notOffered:
            language.pick(
                en: "Customers cannot pay ahead at present.",
                es: "Ahora mismo no se puede pagar por adelantado.",
                eu: "Une honetan ezin da aurrez ordaindu."
            )
        case .neverAnswered:
            language.pick(
                en: "The provider has not answered yet.",
                es: "El proveedor de pagos aún no ha contestado.",
                eu: "Ordainketa-hornitzaileak ez du oraindik erantzun."
            )
        case .answered(let ago):
            language.pick(
                en: "The provider answered \(ago) ago",
                es: "El proveedor de pagos contestó hace \(ago)",
                eu: "Ordainketa-hornitzaileak duela \(ago) erantzun zuen"
            )
        case .shut(let clock):
            language.pick(
                en: "Many declined cards: new devices cannot pay ahead until \(clock).",
                es:
                    "Muchas tarjetas rechazadas: los dispositivos nuevos no pueden pagar por adelantado hasta las \(clock).",
                eu: "Baztertutako txartel asko: gailu berriek ezin dute aurrez ordaindu \(clock) arte."
            )
        case .toLookAt: language.pick(en: "To look at", es: "Por revisar", eu: "Begiratzeko")
        case .nothingToLookAt:
            language.pick(
                en: "Nothing needs you.",
                es: "No hay nada que revisar.",
                eu: "Ez dago begiratzeko ezer."
            )
        case .needsPerson(let count):
            language.pick(
                en: count == 1 ? "A payment ahead needs you" : "\(count) payments ahead need you",
                es: count == 1
                    ? "Hay un pago por adelantado por revisar"
                    : "Hay \(count) pagos por adelantado por revisar",
                eu: count == 1
                    ? "Aurreordainketa bat begiratu behar da" : "\(count) aurreordainketa begiratu behar dira"
            )
        case .concern(let concern, let clock): Self.text(concern, clock, in: language)
        case .lookedAt: language.pick(en: "Looked at", es: "Revisado", eu: "Begiratuta")
        case .allLookedAt:
            language.pick(
                en: "All of them compared",
                es: "Todos comparados",
                eu: "Denak alderatuta"
            )
        case .all: language.pick(en: "All payments", es: "Todos los pagos", eu: "Ordainketa guztiak")
        case .none: language.pick(en: "No payments.", es: "No hay pagos.", eu: "Ez dago ordainketarik.")
        case .when: language.pick(en: "When", es: "Cuándo", eu: "Noiz")
        case .order: language.pick(en: "Order", es: "Pedido", eu: "Eskaera")
        case .state: language.pick(en: "State", es: "Estado", eu: "Egoera")
        case .held: language.pick(en: "Held", es: "Retenido", eu: "Atxikita")
        case .taken: language.pick(en: "Taken", es: "Cobrado", eu: "Kobratuta")
        case .givenBack: language.pick(en: "Given back", es: "Devuelto", eu: "Itzulita")
        case .table:
            language.pick(
                en: "As a table, with the provider's ids",
                es: "En una tabla, con los identificadores del proveedor",
                eu: "Taula batean, hornitzailearen identifikatzaileekin"
            )
        case .unknownOrder:
            language.pick(en: "unknown order", es: "pedido desconocido", eu: "eskaera ezezaguna")
        case .giveBack: language.pick(en: "Give back…", es: "Devolver…", eu: "Itzuli…")
        case .question:
            language.pick(en: "Give money back?", es: "¿Devolver dinero?", eu: "Dirua itzuli?")
        case .consequence:
            language.pick(
                en: "It goes back to the customer's card, and cannot be taken again.",
                es: "Vuelve a la tarjeta del cliente y no se puede volver a cobrar.",
                eu: "Bezeroaren txartelera itzultzen da, eta ezin da berriro kobratu."
            )
        case .amount: language.pick(en: "Amount", es: "Importe", eu: "Zenbatekoa")
        case .reason: language.pick(en: "Why", es: "Motivo", eu: "Zergatik")
        case .giveItBack: language.pick(en: "Give it back", es: "Devolver", eu: "Itzuli")
        case .doNotGiveBack: language.pick(en: "Keep it", es: "No devolver", eu: "Ez itzuli")
        case .tooMuchBack(let most, let currency):
            most == .zero
                ? language.pick(
                    en: "nothing of it can be given back",
                    es: "de este pago no se puede devolver nada",
                    eu: "ordainketa honetatik ezin da ezer itzuli"
                )
                : language.pick(
                    en: "at most \(language.amount(most, in: currency)) can be given back",
                    es: "se pueden devolver como mucho \(language.amount(most, in: currency))",
                    eu: "gehienez \(language.amount(most, in: currency)) itzul daitezke"
                )
        case .givesBack(let amount, let currency):
            language.pick(
                en: "\(language.amount(amount, in: currency)) goes back to the card",
                es: "Se devuelven \(language.amount(amount, in: currency)) a la tarjeta",
                eu: "\(language.amount(amount, in: currency)) txartelera itzultzen dira"
            )
        case .looked: language.pick(en: "Noted.", es: "Anotado.", eu: "Idatzita.")
        }
    }

    private static func text(_ concern: PaymentConcern, _ clock: String, in language: any Texts) -> String {
        switch concern {
        case .notTaken:
            language.pick(
                en:
                    "The customer was here, and the bank had released the money: nothing was taken. Ask for it another way.",
                es:
                    "El cliente estaba aquí y el banco ya había liberado el importe: no se ha cobrado nada. Pídelo de otra forma.",
                eu:
                    "Bezeroa hemen zegoen, eta bankuak dirua askatuta zuen: ez da ezer kobratu. Eskatu beste era batera."
            )
        case .expired:
            language.pick(
                en: "The order expired after its money was taken. Give it back, or keep it.",
                es: "El pedido caducó después de cobrarse. Devuelve el dinero o quédatelo.",
                eu: "Eskaera iraungi egin zen kobratu ondoren. Itzuli dirua, edo gorde."
            )
        case .unknownOrder:
            language.pick(
                en:
                    "Money was taken for an order that is not in this queue. Compare with the provider's page.",
                es:
                    "Se ha cobrado un pedido que no está en esta cola. Compáralo con la página del proveedor.",
                eu: "Ilara honetan ez dagoen eskaera bat kobratu da. Alderatu hornitzailearen orriarekin."
            )
        case .takenElsewhere:
            language.pick(
                en: "The money was taken on the provider's page, or by a queue that this one replaced.",
                es:
                    "El importe se cobró en la página del proveedor, o lo cobró la cola a la que esta sustituyó.",
                eu: "Dirua hornitzailearen orrian kobratu zen, edo ilara honek ordeztu zuenak kobratu zuen."
            )
        case .notGivenBack:
            language.pick(
                en: "The bank did not accept a refund. Give the money back another way.",
                es: "El banco no ha aceptado una devolución. Devuelve el dinero de otra forma.",
                eu: "Bankuak ez du itzulketa onartu. Itzuli dirua beste era batera."
            )
        case .disputed:
            language.pick(
                en: "The customer disputes it at the bank. Answer on the provider's page.",
                es: "El cliente lo ha reclamado a su banco. Responde en la página del proveedor.",
                eu: "Bezeroak bankuan erreklamatu du. Erantzun hornitzailearen orrian."
            )
        case .chargedBack:
            language.pick(
                en: "The bank gave the money back to the customer.",
                es: "El banco ha devuelto el dinero al cliente.",
                eu: "Bankuak dirua itzuli dio bezeroari."
            )
        case .restored:
            language.pick(
                en: "The queue was restored from a backup. Compare with the provider's page.",
                es: "La cola se restauró de una copia. Compáralo con la página del proveedor.",
                eu: "Ilara babeskopia batetik berreskuratu zen. Alderatu hornitzailearen orriarekin."
            )
        case .unanswered:
            language.pick(
                en: "The provider has not answered since \(clock). It is asked again.",
                es: "El proveedor no contesta desde las \(clock). Se le sigue preguntando.",
                eu: "Hornitzaileak ez du erantzun (azken galdera: \(clock)). Berriro galdetzen zaio."
            )
        case .holdEnds:
            language.pick(
                en: "The hold ends at \(clock), and the money is not taken yet.",
                es: "La retención acaba a las \(clock) y el importe aún no se ha cobrado.",
                eu: "Atxikipenaren amaiera: \(clock). Dirua oraindik ez da kobratu."
            )
        }
    }
}
