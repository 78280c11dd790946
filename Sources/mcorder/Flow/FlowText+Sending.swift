internal import McOrderClient
internal import McOrderConsole
internal import McOrderText

/// Restaurants, sending, and what came of it.
extension FlowText {
    static let favouriteWord = Inline(es: "favorito", en: "favourite", eu: "gogokoa")
    static let isFavourite = Inline(
        es: "Ahora es tu favorito ★",
        en: "It is your favourite now ★",
        eu: "Orain zure gogokoa da ★"
    )
    static let noLongerFavourite = Inline(
        es: "Ya no es tu favorito.",
        en: "It is no longer your favourite.",
        eu: "Jada ez da zure gogokoa."
    )
    static let makeFavourite = Inline(
        es: "Hacerlo favorito",
        en: "Make it the favourite",
        eu: "Gogoko gisa markatu"
    )
    static let removeFavourite = Inline(
        es: "Dejar de tenerlo como favorito",
        en: "No longer the favourite",
        eu: "Gogoko marka kendu"
    )
    static let openMap = Inline(
        es: "Ver en el mapa cómo llegar",
        en: "See the way there on the map",
        eu: "Bidea mapan ikusi"
    )
    static let weekHours = Inline(
        es: "Ver el horario de la semana",
        en: "See the hours of the week",
        eu: "Asteko ordutegia ikusi"
    )
    static let openSatellite = Inline(
        es: "Verlo desde el aire",
        en: "See it from above",
        eu: "Airetik ikusi"
    )

    static func fromYou(_ distance: String) -> Sentence {
        Inline(es: "A \(distance) de ti", en: "\(distance) from you", eu: "Zugandik \(distance)")
    }

    static let send = Inline(es: "Enviar el pedido", en: "Send the order", eu: "Eskaera bidali")
    static let sendNow = Inline(es: "Enviar", en: "Send", eu: "Bidali")
    static let destination = Inline(es: "Enviar el pedido", en: "Send the order", eu: "Eskaera bidali")
    static let whereTo = Inline(
        es: "¿A qué restaurante?",
        en: "To which restaurant?",
        eu: "Zein jatetxetara?"
    )
    static let comment = Inline(
        es: "Un comentario para el restaurante, si quieres:",
        en: "A comment to the restaurant, if you like:",
        eu: "Iruzkin bat jatetxearentzat, nahi baduzu:"
    )
    static let commentFull = Inline(
        es: "El comentario tiene como mucho \(commentLimit) caracteres.",
        en: "The comment has at most \(commentLimit) characters.",
        eu: "Iruzkinak \(commentLimit) karaktere izan ditzake gehienez."
    )
    static let enterAgain = Inline(
        es: "Intro otra vez para enviarlo.",
        en: "Enter once more to send it.",
        eu: "Sakatu Sartu berriro bidaltzeko."
    )
    static let sending = Inline(es: "Enviando…", en: "Sending…", eu: "Bidaltzen…")
    static let underWay = Inline(
        es: "El pedido está saliendo; un momento.",
        en: "The order is on its way; one moment.",
        eu: "Eskaera bidaltzen ari gara; une bat."
    )
    static let tryAgain = Inline(es: "Volver a intentarlo", en: "Try again", eu: "Saiatu berriro")
    static let toStart = Inline(es: "Volver al principio", en: "Back to the start", eu: "Hasierara itzuli")
    static let doNotSend = Inline(es: "No enviarlo", en: "Do not send it", eu: "Ez bidali")
    static let sendAgain = Inline(
        es: "Enviar otro igual",
        en: "Send another one like it",
        eu: "Beste berdin bat bidali"
    )

    static let resend = Inline(
        es: "Enviarlo con un número nuevo",
        en: "Send it under a new number",
        eu: "Zenbaki berri batekin bidali"
    )
    static let cannotResend = Inline(
        es: "En el ticket ya hay otra cosa, o has enviado otro pedido después. No se ha enviado.",
        en: "Something else is on the ticket by now, or you sent another order since. It was not sent.",
        eu: "Tiketean beste zerbait dago jada, edo gero beste eskaera bat bidali duzu. Ez da bidali."
    )

    /// R12's sentence.
    static let emptyOrder = RejectionReason.emptyTicket.sentence

    /// R11's sentence on failure.
    static let sorry = Inline(
        es: "¡Lo sentimos, algo no ha ido bien!",
        en: "Sorry, something went wrong!",
        eu: "Barkatu, zerbaitek huts egin du!"
    )

    /// R11's sentence on success, once the order is in the folder.
    static let heard = Inline(es: "¡Oído cocina!", en: "Order up!", eu: "Aditu, sukaldea!")
    static let beingPrepared = Inline(
        es: "Lo están preparando",
        en: "It is being prepared",
        eu: "Prestatzen ari dira"
    )
    static let ready = Inline(
        es: " ¡LISTO! Pasa a recogerlo ",
        en: " READY! Come and collect it ",
        eu: " PREST! Zatoz hartzera "
    )
    static let collected = Inline(
        es: "Recogido. ¡Que aproveche!",
        en: "Collected. Enjoy!",
        eu: "Emanda. On egin!"
    )
    static let calledOff = Inline(es: "PEDIDO ANULADO", en: "ORDER CANCELLED", eu: "BERTAN BEHERA")
    static let notCollected = Inline(
        es: "NADIE VINO A RECOGERLO",
        en: "NOBODY CAME FOR IT",
        eu: "EZ DA INOR ETORRI"
    )
    static let expired = Inline(es: "PEDIDO CADUCADO", en: "ORDER EXPIRED", eu: "ESKAERA IRAUNGITA")
    static let notTaken = Inline(
        es: "PEDIDO NO ACEPTADO",
        en: "ORDER NOT ACCEPTED",
        eu: "ESKAERA EZ DA ONARTU"
    )
    static let ontoTicket = Inline(
        es: "Ponerlo otra vez en el ticket",
        en: "Put it back onto the ticket",
        eu: "Berriro tiketean jarri"
    )
    static let otherRestaurant = Inline(
        es: "Enviarlo a otro restaurante",
        en: "Send it to another restaurant",
        eu: "Beste jatetxe batera bidali"
    )
    static let sayAtCounter = Inline(es: "En caja di:", en: "At the counter say:", eu: "Kutxan esan:")

    static func missing(_ count: Int) -> Sentence {
        Inline(
            es: count == 1 ? "1 no se vende aquí" : "\(count) no se venden aquí",
            en: count == 1 ? "1 is not sold here" : "\(count) are not sold here",
            eu: count == 1 ? "1 ez da saltzen" : "\(count) ez dira saltzen"
        )
    }

    static func repeated(_ code: OrderCode) -> Sentence {
        Inline(
            es: "Pedido \(code): enviado hace menos de 10 minutos, e igual que este.",
            en: "Order \(code): sent less than 10 minutes ago, and the same as this one.",
            eu: "\(code) eskaera: duela 10 minutu baino gutxiago bidalita, eta hau bezalakoa."
        )
    }

    /// R11's sentence in front of what happened, unless it is there.
    static func notSent(_ sentence: Sentence) -> Sentence {
        func led(_ sorry: String, _ words: String, _ kept: String) -> String {
            words.hasPrefix(sorry) ? words : "\(sorry) \(capitalised(words)) \(kept)"
        }
        return Inline(
            es: led(sorry.spanish, sentence.spanish, "No se ha perdido nada."),
            en: led(sorry.english, sentence.english, "Nothing is lost."),
            eu: led(sorry.basque, sentence.basque, "Ez da ezer galdu.")
        )
    }

    /// The sentence of a failure, which follows the program's name elsewhere, by itself.
    static func alone(_ failure: CommandFailure) -> Sentence {
        Inline(
            es: capitalised(failure.sentence.spanish),
            en: capitalised(failure.sentence.english),
            eu: capitalised(failure.sentence.basque)
        )
    }

    private static func capitalised(_ words: String) -> String {
        words.prefix(1).uppercased() + words.dropFirst()
    }

    static func noDesktop(_ address: String) -> Sentence {
        Inline(
            es: "Aquí no hay navegador. La dirección: \(address)",
            en: "There is no browser here. The address: \(address)",
            eu: "Hemen ez dago nabigatzailerik. Helbidea: \(address)"
        )
    }

    static func rejected(_ reason: Sentence) -> Sentence {
        Inline(
            es: "\(sorry.spanish) \(reason.spanish)",
            en: "\(sorry.english) \(reason.english)",
            eu: "\(sorry.basque) \(reason.basque)"
        )
    }

    static func orderOf(_ order: Order) -> Sentence {
        Inline(
            es: "Pedido \(order.number) de \(order.deviceName)",
            en: "Order \(order.number) of \(order.deviceName)",
            eu: "\(order.number) eskaera · \(order.deviceName)"
        )
    }

    static func waiting(seconds: Int) -> Sentence {
        Inline(
            es: "Esperando a que conteste el restaurante… \(DurationText.short(seconds: seconds))",
            en: "Waiting for the restaurant to answer… \(DurationText.short(seconds: seconds))",
            eu: "Jatetxearen erantzunaren zain… \(DurationText.short(seconds: seconds))"
        )
    }

    static func stands(_ state: OrderState) -> Sentence {
        Inline(
            es: "Está: \(state.word.spanish)",
            en: "It is: \(state.word.english)",
            eu: "Egoera: \(state.word.basque)"
        )
    }

    // MARK: Before the first screen, and after the last

    static let noOrdering = Inline(
        es: "Todavía no se puede pedir",
        en: "Ordering is not possible yet",
        eu: "Oraindik ezin da eskatu"
    )
    static let joinFirst = Inline(
        es: "Pregunta en el restaurante por su carpeta compartida y escribe:",
        en: "Ask the restaurant for its shared folder, and type:",
        eu: "Galdetu jatetxean karpeta partekatuaz, eta idatzi:"
    )
    static let gateHint = Inline(
        es: "↑↓ 1–9 Intro elegir   Q salir",
        en: "↑↓ 1–9 Enter choose   Q quit",
        eu: "↑↓ 1–9 Sartu aukeratu   Q irten"
    )
    static let joinCommand = Inline(
        es: "mcorder join CARPETA",
        en: "mcorder join DIR",
        eu: "mcorder join KARPETA"
    )
    static let look = Inline(
        es: "Mientras tanto, mirar el catálogo",
        en: "Meanwhile, look at the catalogue",
        eu: "Bitartean, katalogoa ikusi"
    )

    static func ticketKept(_ count: Int) -> Sentence {
        Inline(
            es: "El ticket se queda guardado, con \(lines(count).spanish).",
            en: "The ticket is kept, with \(lines(count).english).",
            eu: "Tiketa gordeta geratzen da: \(lines(count).basque)."
        )
    }

    static let leftUnderWay = Inline(
        es: "El pedido sigue saliendo; si se interrumpe, «mcorder» lo termina la próxima vez.",
        en: "The order is still on its way; if it is interrupted, “mcorder” finishes it next time.",
        eu: "Eskaera bidaltzen ari da oraindik; eteten bada, «mcorder» programak amaituko du hurrengoan."
    )
}
