internal import McOrderClient
internal import McOrderConsole
internal import McOrderText

/// What is said about notices: calling an order off, being there, and the code.
enum NoticeText {
    private static func call(_ phone: String?) -> Sentence {
        guard let phone, !phone.isEmpty else {
            return Inline(
                es: "habla con el restaurante",
                en: "speak to the restaurant",
                eu: "hitz egin jatetxearekin"
            )
        }
        let number = HarmlessText.clean(phone)
        return Inline(es: "llama al \(number)", en: "call \(number)", eu: "deitu \(number) zenbakira")
    }

    /// The restaurant began before the customer changed his mind.
    static func tooLate(phone: String?) -> Sentence {
        let call = call(phone)
        return Inline(
            es: "Ya lo preparamos; \(call.spanish)",
            en: "We are preparing it already; \(call.english)",
            eu: "Prestatzen ari gara jada; \(call.basque)"
        )
    }

    static let byYou = Inline(es: "lo anulaste tú", en: "you called it off", eu: "zuk eskatuta")

    static func reallyCancel(_ order: PlacedOrder) -> Sentence {
        let name = HarmlessText.clean(order.order.restaurant)
        return Inline(
            es: "¿Anular el pedido \(order.code) de \(name)? [s/N] ",
            en: "Call off order \(order.code) at \(name)? [y/N] ",
            eu: "\(name) jatetxeko \(order.code) eskaera bertan behera utzi? [b/E] "
        )
    }

    static let notCancelled = Inline(
        es: "No se ha anulado nada.",
        en: "Nothing was called off.",
        eu: "Ez da ezer bertan behera utzi."
    )

    static func cancelSent(_ code: OrderCode) -> Sentence {
        Inline(
            es: "Enviado: pides anular el pedido \(code). Falta que el restaurante conteste.",
            en: "Sent: you ask to call off order \(code). The restaurant has yet to answer.",
            eu:
                "Bidalita: \(code) eskaera bertan behera uzteko eskatu duzu. Jatetxeak erantzun behar du oraindik."
        )
    }

    static func cancelled(_ code: OrderCode) -> Sentence {
        Inline(
            es: "Pedido \(code) anulado.",
            en: "Order \(code) is called off.",
            eu: "\(code) eskaera bertan behera utzi da."
        )
    }

    /// It was called off, and then somebody at the restaurant took that back.
    static func restored(_ code: OrderCode, phone: String?) -> Sentence {
        let call = call(phone)
        return Inline(
            es: "El pedido \(code) se anuló, pero el restaurante lo ha recuperado; \(call.spanish)",
            en: "Order \(code) was called off, but the restaurant took that back; \(call.english)",
            eu: "\(code) eskaera bertan behera utzi zen, baina jatetxeak berreskuratu du; \(call.basque)"
        )
    }

    static let noAnswer = Inline(
        es:
            "El restaurante aún no ha contestado: no des el pedido por anulado. Mira «mcorder status» más tarde.",
        en: "The restaurant has not answered yet: do not take the order for called off. Look at "
            + "“mcorder status” later.",
        eu: "Jatetxeak oraindik ez du erantzun: ez eman eskaera bertan behera utzitakotzat. Begiratu "
            + "«mcorder status» geroago."
    )

    static func arrived(_ code: OrderCode) -> Sentence {
        Inline(
            es: "Aviso enviado: estás aquí. En caja di: \(code)",
            en: "Sent: you are here. At the counter say: \(code)",
            eu: "Abisua bidalita: hemen zaude. Kutxan esan: \(code)"
        )
    }

    /// The notice's own file was not taken.
    static func refused(_ code: OrderCode, _ reason: Receipt.Reason) -> Sentence {
        let word = HarmlessText.clean(reason.code)
        return Inline(
            es:
                "El restaurante no aceptó el aviso sobre el pedido \(code) (\(word)). Habla con el restaurante.",
            en:
                "The restaurant did not take the notice about order \(code) (\(word)). Speak to the restaurant.",
            eu: "Jatetxeak ez du onartu \(code) eskaerari buruzko abisua (\(word)). Hitz egin jatetxearekin."
        )
    }

    static func unsent(_ code: OrderCode) -> Sentence {
        Inline(
            es:
                "el pedido \(code) está a medias: «mcorder send» lo termina, «mcorder new --abandon» lo abandona.",
            en:
                "order \(code) is unfinished: “mcorder send” finishes it, “mcorder new --abandon” gives it up.",
            eu: "\(code) eskaera amaitu gabe dago: «mcorder send» komandoak amaitzen du, «mcorder new "
                + "--abandon» komandoak alde batera uzten du."
        )
    }

    static func rejected(_ code: OrderCode, _ reason: Sentence) -> Sentence {
        Inline(
            es: "el restaurante no aceptó el pedido \(code): \(reason.spanish)",
            en: "the restaurant did not take order \(code): \(reason.english)",
            eu: "jatetxeak ez du onartu \(code) eskaera: \(reason.basque)"
        )
    }

    static func over(_ code: OrderCode, _ state: OrderState) -> Sentence {
        Inline(
            es: "el pedido \(code) ya está \(state.word.spanish).",
            en: "order \(code) is \(state.word.english) already.",
            eu: "\(code) eskaera jada itxita dago: \(state.word.basque)."
        )
    }

    /// Not near enough to say so.
    static func tooFar(_ metres: Double, from restaurant: String, within: Int) -> Sentence {
        let name = HarmlessText.clean(restaurant)
        let near = { (language: Language) in PlaceText.distance(Double(within), language) }
        return Inline(
            es: "estás a \(PlaceText.distance(metres, .spanish)) de \(name); puedes avisar a menos de "
                + "\(near(.spanish)). No se ha enviado nada.",
            en: "you are \(PlaceText.distance(metres, .english)) from \(name); you can check in within "
                + "\(near(.english)). Nothing was sent.",
            eu: "\(name) jatetxera \(PlaceText.distance(metres, .basque)) dituzu; abisatzeko "
                + "\(near(.basque)) baino gutxiagora egon behar duzu. Ez da ezer bidali."
        )
    }

    /// The places ended before any was near.
    static func neverNear(_ restaurant: String, within: Int) -> Sentence {
        let name = HarmlessText.clean(restaurant)
        let near = { (language: Language) in PlaceText.distance(Double(within), language) }
        return Inline(
            es: "ningún lugar estaba a \(near(.spanish)) de \(name) o menos. No se ha enviado nada.",
            en: "no place was within \(near(.english)) of \(name). Nothing was sent.",
            eu: "ez da lekurik izan \(name) jatetxetik \(near(.basque)) edo gutxiagora. Ez da ezer bidali."
        )
    }

    static let atOrWatch = Inline(
        es: "--at o --watch, no los dos.",
        en: "--at or --watch, not both.",
        eu: "--at edo --watch, ez biak."
    )
    static let withinWhat = Inline(
        es: "--within necesita --at o --watch.",
        en: "--within needs --at or --watch.",
        eu: "--within aukerak --at edo --watch behar du."
    )

    static func badWithin(_ metres: Int) -> Sentence {
        Inline(
            es: "\(metres) no es una distancia en metros. Escribe un número de 1 a 100000.",
            en: "\(metres) is no distance in metres. Write a number from 1 to 100000.",
            eu: "\(metres) ez da distantzia bat metrotan. Idatzi 1etik 100000ra bitarteko zenbaki bat."
        )
    }

    static let scanIt = Inline(
        es: "Enséñalo o dilo en caja.",
        en: "Show it or say it at the counter.",
        eu: "Erakutsi edo esan kutxan."
    )
}
