internal import McOrderClient
internal import McOrderConsole

/// What is said about notices: calling an order off, being there, and the code.
enum NoticeText {
    private static func call(_ phone: String?) -> Sentence {
        guard let phone, !phone.isEmpty else {
            return Sentence(es: "habla con el restaurante", en: "speak to the restaurant")
        }
        let number = HarmlessText.clean(phone)
        return Sentence(es: "llama al \(number)", en: "call \(number)")
    }

    /// The restaurant began before the customer changed his mind.
    static func tooLate(phone: String?) -> Sentence {
        let call = call(phone)
        return Sentence(
            es: "Ya lo preparamos; \(call.spanish)",
            en: "We are preparing it already; \(call.english)"
        )
    }

    static let byYou = Sentence(es: "lo anulaste tú", en: "you called it off")

    static func reallyCancel(_ order: PlacedOrder) -> Sentence {
        let name = HarmlessText.clean(order.order.restaurant)
        return Sentence(
            es: "¿Anular el pedido \(order.code) de \(name)? [s/N] ",
            en: "Call off order \(order.code) at \(name)? [y/N] "
        )
    }

    static let notCancelled = Sentence(
        es: "No se ha anulado nada.",
        en: "Nothing was called off."
    )

    static func cancelSent(_ code: OrderCode) -> Sentence {
        Sentence(
            es: "Enviado: pides anular el pedido \(code). Falta que el restaurante conteste.",
            en: "Sent: you ask to call off order \(code). The restaurant has yet to answer."
        )
    }

    static func cancelled(_ code: OrderCode) -> Sentence {
        Sentence(es: "Pedido \(code) anulado.", en: "Order \(code) is called off.")
    }

    /// It was called off, and then somebody at the restaurant took that back.
    static func restored(_ code: OrderCode, phone: String?) -> Sentence {
        let call = call(phone)
        return Sentence(
            es: "El pedido \(code) se anuló, pero el restaurante lo ha recuperado; \(call.spanish)",
            en: "Order \(code) was called off, but the restaurant took that back; \(call.english)"
        )
    }

    static let noAnswer = Sentence(
        es:
            "El restaurante aún no ha contestado: no des el pedido por anulado. Mira «mcorder status» más tarde.",
        en: "The restaurant has not answered yet: do not take the order for called off. Look at "
            + "“mcorder status” later."
    )

    static func arrived(_ code: OrderCode) -> Sentence {
        Sentence(
            es: "Aviso enviado: estás aquí. En caja di: \(code)",
            en: "Sent: you are here. At the counter say: \(code)"
        )
    }

    /// The notice's own file was not taken.
    static func refused(_ code: OrderCode, _ reason: Receipt.Reason) -> Sentence {
        let word = HarmlessText.clean(reason.code)
        return Sentence(
            es:
                "El restaurante no aceptó el aviso sobre el pedido \(code) (\(word)). Habla con el restaurante.",
            en:
                "The restaurant did not take the notice about order \(code) (\(word)). Speak to the restaurant."
        )
    }

    static func unsent(_ code: OrderCode) -> Sentence {
        Sentence(
            es:
                "el pedido \(code) está a medias: «mcorder send» lo termina, «mcorder new --abandon» lo abandona.",
            en:
                "order \(code) is unfinished: “mcorder send” finishes it, “mcorder new --abandon” gives it up."
        )
    }

    static func rejected(_ code: OrderCode, _ reason: Sentence) -> Sentence {
        Sentence(
            es: "el restaurante no aceptó el pedido \(code): \(reason.spanish)",
            en: "the restaurant did not take order \(code): \(reason.english)"
        )
    }

    static func over(_ code: OrderCode, _ state: OrderState) -> Sentence {
        Sentence(
            es: "el pedido \(code) ya está \(state.word.spanish).",
            en: "order \(code) is \(state.word.english) already."
        )
    }

    /// Not near enough to say so.
    static func tooFar(_ metres: Double, from restaurant: String, within: Int) -> Sentence {
        let name = HarmlessText.clean(restaurant)
        let near = { (language: Language) in PlaceText.distance(Double(within), language) }
        return Sentence(
            es: "estás a \(PlaceText.distance(metres, .spanish)) de \(name); puedes avisar a menos de "
                + "\(near(.spanish)). No se ha enviado nada.",
            en: "you are \(PlaceText.distance(metres, .english)) from \(name); you can check in within "
                + "\(near(.english)). Nothing was sent."
        )
    }

    /// The places ended before any was near.
    static func neverNear(_ restaurant: String, within: Int) -> Sentence {
        let name = HarmlessText.clean(restaurant)
        let near = { (language: Language) in PlaceText.distance(Double(within), language) }
        return Sentence(
            es: "ningún lugar estaba a \(near(.spanish)) de \(name) o menos. No se ha enviado nada.",
            en: "no place was within \(near(.english)) of \(name). Nothing was sent."
        )
    }

    static let atOrWatch = Sentence(es: "--at o --watch, no los dos.", en: "--at or --watch, not both.")
    static let withinWhat = Sentence(
        es: "--within necesita --at o --watch.",
        en: "--within needs --at or --watch."
    )

    static func badWithin(_ metres: Int) -> Sentence {
        Sentence(
            es: "\(metres) no es una distancia en metros. Escribe un número de 1 a 100000.",
            en: "\(metres) is no distance in metres. Write a number from 1 to 100000."
        )
    }

    static let scanIt = Sentence(
        es: "Enséñalo o dilo en caja.",
        en: "Show it or say it at the counter."
    )
}
