internal import McOrderClient
internal import McOrderConsole

/// Restaurants, sending, and what came of it.
extension FlowText {
    static let favouriteWord = Sentence(es: "favorito", en: "favourite")
    static let isFavourite = Sentence(es: "Ahora es tu favorito ★", en: "It is your favourite now ★")
    static let noLongerFavourite = Sentence(
        es: "Ya no es tu favorito.",
        en: "It is no longer your favourite."
    )
    static let makeFavourite = Sentence(es: "Hacerlo favorito", en: "Make it the favourite")
    static let removeFavourite = Sentence(es: "Dejar de tenerlo como favorito", en: "No longer the favourite")
    static let openMap = Sentence(es: "Ver en el mapa cómo llegar", en: "See the way there on the map")
    static let weekHours = Sentence(es: "Ver el horario de la semana", en: "See the hours of the week")
    static let openSatellite = Sentence(es: "Verlo desde el aire", en: "See it from above")

    static func fromYou(_ distance: String) -> Sentence {
        Sentence(es: "A \(distance) de ti", en: "\(distance) from you")
    }

    static let send = Sentence(es: "Enviar el pedido", en: "Send the order")
    static let sendNow = Sentence(es: "Enviar", en: "Send")
    static let destination = Sentence(es: "Enviar el pedido", en: "Send the order")
    static let whereTo = Sentence(es: "¿A qué restaurante?", en: "To which restaurant?")
    static let comment = Sentence(
        es: "Un comentario para el restaurante, si quieres:",
        en: "A comment to the restaurant, if you like:"
    )
    static let commentFull = Sentence(
        es: "El comentario tiene como mucho \(commentLimit) caracteres.",
        en: "The comment has at most \(commentLimit) characters."
    )
    static let enterAgain = Sentence(es: "Intro otra vez para enviarlo.", en: "Enter once more to send it.")
    static let sending = Sentence(es: "Enviando…", en: "Sending…")
    static let underWay = Sentence(
        es: "El pedido está saliendo; un momento.",
        en: "The order is on its way; one moment."
    )
    static let tryAgain = Sentence(es: "Volver a intentarlo", en: "Try again")
    static let toStart = Sentence(es: "Volver al principio", en: "Back to the start")
    static let doNotSend = Sentence(es: "No enviarlo", en: "Do not send it")
    static let sendAgain = Sentence(es: "Enviar otro igual", en: "Send another one like it")

    static let resend = Sentence(es: "Enviarlo con un número nuevo", en: "Send it under a new number")
    static let cannotResend = Sentence(
        es: "En el ticket ya hay otra cosa, o has enviado otro pedido después. No se ha enviado.",
        en: "Something else is on the ticket by now, or you sent another order since. It was not sent."
    )

    /// R12's sentence.
    static let emptyOrder = RejectionReason.emptyTicket.sentence

    /// R11's sentence on failure.
    static let sorry = Sentence(es: "¡Lo sentimos, algo no ha ido bien!", en: "Sorry, something went wrong!")

    /// R11's sentence on success, once the order is in the folder.
    static let heard = Sentence(es: "¡Oído cocina!", en: "Order up!")
    static let beingPrepared = Sentence(es: "Lo están preparando", en: "It is being prepared")
    static let ready = Sentence(es: " ¡LISTO! Pasa a recogerlo ", en: " READY! Come and collect it ")
    static let collected = Sentence(es: "Recogido. ¡Que aproveche!", en: "Collected. Enjoy!")
    static let calledOff = Sentence(es: "PEDIDO ANULADO", en: "ORDER CANCELLED")
    static let notCollected = Sentence(es: "NADIE VINO A RECOGERLO", en: "NOBODY CAME FOR IT")
    static let expired = Sentence(es: "PEDIDO CADUCADO", en: "ORDER EXPIRED")
    static let notTaken = Sentence(es: "PEDIDO NO ACEPTADO", en: "ORDER NOT ACCEPTED")
    static let ontoTicket = Sentence(es: "Ponerlo otra vez en el ticket", en: "Put it back onto the ticket")
    static let otherRestaurant = Sentence(
        es: "Enviarlo a otro restaurante",
        en: "Send it to another restaurant"
    )
    static let sayAtCounter = Sentence(es: "En caja di:", en: "At the counter say:")

    static func missing(_ count: Int) -> Sentence {
        Sentence(
            es: count == 1 ? "1 no se vende aquí" : "\(count) no se venden aquí",
            en: count == 1 ? "1 is not sold here" : "\(count) are not sold here"
        )
    }

    static func repeated(_ code: OrderCode) -> Sentence {
        Sentence(
            es: "Pedido \(code): enviado hace menos de 10 minutos, e igual que este.",
            en: "Order \(code): sent less than 10 minutes ago, and the same as this one."
        )
    }

    /// R11's sentence in front of what happened, unless it is there.
    static func notSent(_ sentence: Sentence) -> Sentence {
        func led(_ sorry: String, _ words: String, _ kept: String) -> String {
            words.hasPrefix(sorry) ? words : "\(sorry) \(capitalised(words)) \(kept)"
        }
        return Sentence(
            es: led(sorry.spanish, sentence.spanish, "No se ha perdido nada."),
            en: led(sorry.english, sentence.english, "Nothing is lost.")
        )
    }

    /// The sentence of a failure, which follows the program's name elsewhere, by itself.
    static func alone(_ failure: CommandFailure) -> Sentence {
        Sentence(es: capitalised(failure.sentence.spanish), en: capitalised(failure.sentence.english))
    }

    private static func capitalised(_ words: String) -> String {
        words.prefix(1).uppercased() + words.dropFirst()
    }

    static func noDesktop(_ address: String) -> Sentence {
        Sentence(
            es: "Aquí no hay navegador. La dirección: \(address)",
            en: "There is no browser here. The address: \(address)"
        )
    }

    static func rejected(_ reason: Sentence) -> Sentence {
        Sentence(es: "\(sorry.spanish) \(reason.spanish)", en: "\(sorry.english) \(reason.english)")
    }

    static func orderOf(_ order: Order) -> Sentence {
        Sentence(
            es: "Pedido \(order.number) de \(order.deviceName)",
            en: "Order \(order.number) of \(order.deviceName)"
        )
    }

    static func waiting(seconds: Int) -> Sentence {
        Sentence(
            es: "Esperando a que conteste el restaurante… \(DurationText.short(seconds: seconds))",
            en: "Waiting for the restaurant to answer… \(DurationText.short(seconds: seconds))"
        )
    }

    static func stands(_ state: OrderState) -> Sentence {
        Sentence(es: "Está: \(state.word.spanish)", en: "It is: \(state.word.english)")
    }

    // MARK: Before the first screen, and after the last

    static let noOrdering = Sentence(es: "Todavía no se puede pedir", en: "Ordering is not possible yet")
    static let joinFirst = Sentence(
        es: "Pregunta en el restaurante por su carpeta compartida y escribe:",
        en: "Ask the restaurant for its shared folder, and type:"
    )
    static let gateHint = Sentence(es: "↑↓ 1–9 Intro elegir   Q salir", en: "↑↓ 1–9 Enter choose   Q quit")
    static let joinCommand = Sentence(es: "mcorder join CARPETA", en: "mcorder join DIR")
    static let look = Sentence(
        es: "Mientras tanto, mirar el catálogo",
        en: "Meanwhile, look at the catalogue"
    )

    static func ticketKept(_ count: Int) -> Sentence {
        Sentence(
            es: "El ticket se queda guardado, con \(lines(count).spanish).",
            en: "The ticket is kept, with \(lines(count).english)."
        )
    }

    static let leftUnderWay = Sentence(
        es: "El pedido sigue saliendo; si se interrumpe, «mcorder» lo termina la próxima vez.",
        en: "The order is still on its way; if it is interrupted, “mcorder” finishes it next time."
    )
}
