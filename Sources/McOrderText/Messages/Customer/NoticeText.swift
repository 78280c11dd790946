package import McOrderModel

/// The texts about notices (cancelling, arriving) and the code.
package enum NoticeText: Message {
    /// The advice to speak to the restaurant, if nothing else helps; follows another sentence.
    case speakToRestaurant
    case call(_ phone: String)

    /// The restaurant started on the order before the customer cancelled it.
    case tooLate(phone: String?)
    /// Follows *cancelled*: the customer asked for it.
    case byYou
    /// The question before an order at this restaurant is cancelled.
    case reallyCancel(_ code: OrderCode, at: String)
    case notCancelled
    case cancelSent(_ code: OrderCode)
    case cancelled(_ code: OrderCode)
    /// It was cancelled, and then the restaurant's staff undid that.
    case restored(_ code: OrderCode, phone: String?)
    case noAnswer
    case arrived(_ code: OrderCode)
    /// The file of the notice was rejected.
    case refused(_ code: OrderCode, _ reason: Receipt.Reason)
    case unsent(_ code: OrderCode)
    case rejected(_ code: OrderCode, _ reason: Sentence)
    case over(_ code: OrderCode, _ state: OrderState)
    /// The customer is too far away to check in.
    case tooFar(_ metres: Double, from: String, within: Int)
    /// The input of `--watch` ended before any position was near enough.
    case neverNear(_ restaurant: String, within: Int)
    case atOrWatch
    case withinWhat
    case badWithin(_ metres: Int)
    case scanIt

    package func text(in language: any Texts) -> String {
        switch self {
        case .speakToRestaurant:
            language.pick(
                en: "speak to the restaurant",
                es: "habla con el restaurante",
                eu: "hitz egin jatetxearekin"
            )
        case .call(let phone):
            language.pick(
                en: "call \(HarmlessText.clean(phone))",
                es: "llama al \(HarmlessText.clean(phone))",
                eu: "deitu \(HarmlessText.clean(phone)) zenbakira"
            )
        case .tooLate(let phone):
            language.pick(
                en: "We are preparing it already; \(language.say(NoticeText.contact(phone)))",
                es: "Ya lo preparamos; \(language.say(NoticeText.contact(phone)))",
                eu: "Prestatzen ari gara jada; \(language.say(NoticeText.contact(phone)))"
            )
        case .byYou: language.pick(en: "you cancelled it", es: "lo anulaste tú", eu: "zuk eskatuta")
        case .reallyCancel(let code, let restaurant):
            language.pick(
                en: "Cancel order \(code) at \(HarmlessText.clean(restaurant))? [y/N] ",
                es: "¿Anular el pedido \(code) de \(HarmlessText.clean(restaurant))? [s/N] ",
                eu: "\(HarmlessText.clean(restaurant)) jatetxeko \(code) eskaera bertan behera utzi? [b/E] "
            )
        case .notCancelled:
            language.pick(
                en: "Nothing was cancelled.",
                es: "No se ha anulado nada.",
                eu: "Ez da ezer bertan behera utzi."
            )
        case .cancelSent(let code):
            language.pick(
                en: "Sent: you asked to cancel order \(code). The restaurant has not answered yet.",
                es: "Aviso enviado: anular el pedido \(code). Falta que el restaurante conteste.",
                eu:
                    "Bidalita: \(code) eskaera bertan behera uzteko eskatu duzu. Jatetxeak erantzun behar du oraindik."
            )
        case .cancelled(let code):
            language.pick(
                en: "Order \(code) is cancelled.",
                es: "Pedido \(code) anulado.",
                eu: "\(code) eskaera bertan behera utzi da."
            )
        case .restored(let code, let phone):
            language.pick(
                en: "Order \(code) was cancelled, but the restaurant undid that; "
                    + language.say(NoticeText.contact(phone)),
                es: "El pedido \(code) se anuló, pero el restaurante lo ha recuperado; "
                    + language.say(NoticeText.contact(phone)),
                eu: "\(code) eskaera bertan behera utzi zen, baina jatetxeak berreskuratu du; "
                    + language.say(NoticeText.contact(phone))
            )
        case .noAnswer:
            language.pick(
                en: "The restaurant has not answered yet: the order may not be cancelled. Look at "
                    + "“mcorder status” later.",
                es: "El restaurante aún no ha contestado: puede que el pedido no se anule. Mira "
                    + "«mcorder status» más tarde.",
                eu: "Jatetxeak oraindik ez du erantzun: ez eman eskaera bertan behera utzitakotzat. Begiratu "
                    + "«mcorder status» geroago."
            )
        case .arrived(let code):
            language.pick(
                en: "Sent: you are here. At the counter say: \(code)",
                es: "Aviso enviado: estás aquí. En caja di: \(code)",
                eu: "Abisua bidalita: hemen zaude. Kutxan esan: \(code)"
            )
        case .refused(let code, let reason):
            language.pick(
                en:
                    "The restaurant did not take the notice about order \(code) (\(HarmlessText.clean(reason.code))). "
                    + "Speak to the restaurant.",
                es:
                    "El restaurante no aceptó el aviso sobre el pedido \(code) (\(HarmlessText.clean(reason.code))). "
                    + "Habla con el restaurante.",
                eu:
                    "Jatetxeak ez du onartu \(code) eskaerari buruzko abisua (\(HarmlessText.clean(reason.code))). "
                    + "Hitz egin jatetxearekin."
            )
        case .unsent(let code):
            language.pick(
                en:
                    "order \(code) is unfinished: “mcorder send” finishes it, “mcorder new --abandon” gives it up.",
                es:
                    "el pedido \(code) está a medias: «mcorder send» lo termina, «mcorder new --abandon» lo abandona.",
                eu: "\(code) eskaera amaitu gabe dago: «mcorder send» komandoak amaitzen du, «mcorder new "
                    + "--abandon» komandoak alde batera uzten du."
            )
        case .rejected(let code, let reason):
            language.pick(
                en: "the restaurant did not take order \(code): \(language.say(reason))",
                es: "el restaurante no aceptó el pedido \(code): \(language.say(reason))",
                eu: "jatetxeak ez du onartu \(code) eskaera: \(language.say(reason))"
            )
        case .over(let code, let state):
            language.pick(
                en: "order \(code) is \(language.say(state)) already.",
                es: "el pedido \(code) ya está \(language.say(state)).",
                eu: "\(code) eskaera jada itxita dago: \(language.say(state))."
            )
        case .tooFar(let metres, let restaurant, let limit):
            language.pick(
                en:
                    "you are \(language.say(PlaceText.distance(metres))) from \(HarmlessText.clean(restaurant)); you can check in "
                    + "within \(language.say(PlaceText.distance(Double(limit)))). Nothing was sent.",
                es:
                    "estás a \(language.say(PlaceText.distance(metres))) de \(HarmlessText.clean(restaurant)); solo se puede "
                    + "avisar a menos de \(language.say(PlaceText.distance(Double(limit)))). No se ha enviado nada.",
                eu:
                    "\(HarmlessText.clean(restaurant)) jatetxerako distantzia: \(language.say(PlaceText.distance(metres))); abisatzeko "
                    + "\(language.say(PlaceText.distance(Double(limit)))) baino gutxiagora egon behar duzu. Ez da ezer bidali."
            )
        case .neverNear(let restaurant, let limit):
            language.pick(
                en: "no place was within \(language.say(PlaceText.distance(Double(limit)))) of "
                    + "\(HarmlessText.clean(restaurant)). Nothing was sent.",
                es: "ningún lugar estaba a \(language.say(PlaceText.distance(Double(limit)))) o menos de "
                    + "\(HarmlessText.clean(restaurant)). No se ha enviado nada.",
                eu: "ez da lekurik izan \(HarmlessText.clean(restaurant)) jatetxetik "
                    + "\(language.say(PlaceText.distance(Double(limit)))) edo gutxiagora. Ez da ezer bidali."
            )
        case .atOrWatch:
            language.pick(
                en: "--at or --watch, not both.",
                es: "usa --at o --watch, no los dos a la vez.",
                eu: "--at edo --watch, ez biak."
            )
        case .withinWhat:
            language.pick(
                en: "--within needs --at or --watch.",
                es: "--within necesita --at o --watch.",
                eu: "--within aukerak --at edo --watch behar du."
            )
        case .badWithin(let metres):
            language.pick(
                en: "\(metres) is not a distance in metres. Write a number from 1 to 100000.",
                es: "\(metres) no es una distancia en metros. Escribe un número de 1 a 100000.",
                eu: "\(metres) ez da distantzia bat metrotan. Idatzi 1etik 100000ra bitarteko zenbaki bat."
            )
        case .scanIt:
            language.pick(
                en: "Show it or say it at the counter.",
                es: "Enséñalo o dilo en caja.",
                eu: "Erakutsi edo esan kutxan."
            )
        }
    }

    /// The advice to call or speak to the restaurant, whose phone number may be unknown.
    static func contact(_ phone: String?) -> NoticeText {
        guard let phone, !phone.isEmpty else { return .speakToRestaurant }
        return .call(phone)
    }
}
