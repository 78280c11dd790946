/// The texts of the customers' page of one order.
package enum StoreOrderText: Message {
    case title
    case yourNumber
    /// When it was ordered; the script puts the time for `{at}`.
    case orderedAt

    // MARK: While it is not known whether it arrived

    case sending
    case sendingHint
    case noAnswer
    /// The script puts the seconds for `{n}`.
    case noAnswerHint
    case askNow
    case lost
    case lostHint
    /// The link opens nothing any more, and the order was answered before.
    case notFollowed
    case unsentQuestion
    case sendNow
    case tooOld
    case ticketAgain
    case ticketIsBack

    // MARK: What to do

    case call
    case howToGetThere
    case here
    case hereSaid
    /// It was said, and the order still waits.
    case hereWaits
    case near
    case nearHint
    case nearRefused
    case cancel
    case cancelQuestion
    case cancelConsequence
    case cancelYes
    case cancelNo
    case cancelSaid
    case cancelRefused

    // MARK: Waiting for its customer

    case sayYouAreHere
    case whyItWaits
    case sixDigits
    case sendDigits
    case sayNumber
    case scanCode
    case proofSaid

    // MARK: What was ordered

    case ordered
    /// Stands before the parts of a large menu.
    case largeMenu
    case total
    case toPay
    case allergens
    case containsNone
    case allergenNote

    // MARK: Link and sound

    case linkWorks
    case share
    case copied
    case soundHint
    case silent
    case noOrder
    case noOrderHint
    case pastOrders

    package func text(in language: any Texts) -> String {
        switch self {
        case .title: language.pick(en: "Your order", es: "Tu pedido", eu: "Zure eskaera")
        case .yourNumber:
            language.pick(
                en: "Your order number:",
                es: "Tu número de pedido:",
                eu: "Zure eskaeraren zenbakia:"
            )
        case .orderedAt:
            language.pick(en: "Ordered at {at}", es: "Pedido de las {at}", eu: "Eskatua: {at}")
        case .sending: language.pick(en: "Sending", es: "Enviando", eu: "Bidaltzen")
        case .sendingHint:
            language.pick(
                en: "The restaurant does not have it yet.",
                es: "El restaurante todavía no lo tiene.",
                eu: "Jatetxeak oraindik ez dauka."
            )
        case .noAnswer: language.pick(en: "No answer", es: "Sin respuesta", eu: "Erantzunik ez")
        case .noAnswerHint:
            language.pick(
                en:
                    "We do not know whether it arrived. We ask again in {n} s, always with the same order: it is not "
                    + "doubled.",
                es:
                    "No sabemos si llegó. Volvemos a preguntar en {n} s, siempre con el mismo pedido: no se duplica.",
                eu:
                    "Ez dakigu iritsi den. {n} s barru galdetuko dugu berriro, beti eskaera berarekin: ez da "
                    + "bikoizten."
            )
        case .askNow: language.pick(en: "Ask now", es: "Preguntar ahora", eu: "Galdetu orain")
        case .lost: language.pick(en: "Not found", es: "No aparece", eu: "Ez da agertzen")
        case .lostHint:
            language.pick(
                en:
                    "The restaurant has no sign of this order. Call with the code, or send the ticket again: it keeps "
                    + "its number.",
                es:
                    "El restaurante no tiene noticia de este pedido. Llama con el código, o envía otra vez el pedido: "
                    + "conserva su número.",
                eu:
                    "Jatetxeak ez du eskaera honen berririk. Deitu kodearekin, edo bidali berriro eskaera: bere "
                    + "zenbakia gordetzen du."
            )
        case .notFollowed:
            language.pick(
                en: "The restaurant has this order, but this page no longer follows it. Call with the code.",
                es: "El restaurante tiene este pedido, pero esta página ya no lo sigue. Llama con el código.",
                eu: "Jatetxeak badu eskaera hau, baina orri honek ezin du gehiago jarraitu. Deitu kodearekin."
            )
        case .unsentQuestion:
            language.pick(
                en: "It could not be sent for five minutes. Do you still want it?",
                es: "No se ha podido enviar en cinco minutos. ¿Todavía lo quieres?",
                eu: "Bost minutuan ezin izan da bidali. Oraindik nahi duzu?"
            )
        case .sendNow: language.pick(en: "Send it now", es: "Enviar ahora", eu: "Bidali orain")
        case .tooOld:
            language.pick(
                en: "This order is too old to be sent. The ticket is back: look at it and order again.",
                es:
                    "Este pedido es demasiado antiguo para enviarlo. Lo tienes otra vez en la carta: míralo y pide de "
                    + "nuevo.",
                eu: "Eskaera hau zaharregia da bidaltzeko. Kartan duzu berriro: begiratu eta eskatu berriz."
            )
        case .ticketAgain:
            language.pick(
                en: "Back to the ticket",
                es: "Volver a hacer el pedido",
                eu: "Egin eskaera berriro"
            )
        case .ticketIsBack:
            language.pick(
                en: "What you had chosen is on the ticket again.",
                es: "Lo que habías elegido está otra vez en tu pedido.",
                eu: "Aukeratu zenuena berriro dago zure eskaeran."
            )
        case .call: language.pick(en: "Call", es: "Llamar", eu: "Deitu")
        case .howToGetThere: language.pick(en: "How to get there", es: "Cómo llegar", eu: "Nola iritsi")
        case .here: language.pick(en: "I am here", es: "Ya estoy aquí", eu: "Hemen nago")
        case .hereSaid:
            language.pick(
                en: "We have told the restaurant that you are here.",
                es: "Hemos avisado al restaurante de que estás aquí.",
                eu: "Hemen zaudela abisatu diogu jatetxeari."
            )
        case .hereWaits:
            language.pick(
                en: "We have told the restaurant. If the kitchen does not begin, do one of the things above.",
                es: "Hemos avisado al restaurante. Si la cocina no empieza, haz una de las cosas de arriba.",
                eu: "Jatetxeari abisatu diogu. Sukaldea hasten ez bada, egin goiko gauzetako bat."
            )
        case .near:
            language.pick(
                en: "Announce me when I am near",
                es: "Avisar cuando esté cerca",
                eu: "Abisatu hurbil nagoenean"
            )
        case .nearHint:
            language.pick(
                en: "Within 150 m, while this page is open. Your position stays on this phone.",
                es: "A menos de 150 m, con esta página abierta. Tu posición no sale de este teléfono.",
                eu:
                    "150 m baino gutxiagora, orri hau irekita dagoela. Zure kokapena ez da telefonotik irteten."
            )
        case .nearRefused:
            language.pick(
                en: "Your browser does not say where you are: press “I am here” when you arrive.",
                es: "Tu navegador no dice dónde estás: pulsa «Ya estoy aquí» al llegar.",
                eu: "Zure nabigatzaileak ez du esaten non zauden: sakatu «Hemen nago» iristean."
            )
        case .cancel: language.pick(en: "Cancel the order", es: "Anular el pedido", eu: "Ezeztatu eskaera")
        case .cancelQuestion:
            language.pick(en: "Cancel this order?", es: "¿Anular este pedido?", eu: "Eskaera hau ezeztatu?")
        case .cancelConsequence:
            language.pick(
                en: "The restaurant will not make it, and you pay nothing.",
                es: "El restaurante no lo preparará y no pagas nada.",
                eu: "Jatetxeak ez du prestatuko, eta ez duzu ezer ordainduko."
            )
        case .cancelYes: language.pick(en: "Cancel it", es: "Sí, anular", eu: "Bai, ezeztatu")
        case .cancelNo: language.pick(en: "Keep the order", es: "No, lo quiero", eu: "Ez, nahi dut")
        case .cancelSaid:
            language.pick(
                en: "We have asked the restaurant to cancel it.",
                es: "Hemos pedido al restaurante que lo anule.",
                eu: "Jatetxeari ezeztatzeko eskatu diogu."
            )
        case .cancelRefused:
            language.pick(
                en: "It could not be cancelled: it is already being made. Ask at the counter.",
                es: "No se ha podido anular: ya se está preparando. Pregunta en el mostrador.",
                eu: "Ezin izan da ezeztatu: prestatzen ari dira. Galdetu mostradorean."
            )
        case .sayYouAreHere:
            language.pick(en: "Say that you are here", es: "Di que has llegado", eu: "Esan iritsi zarela")
        case .whyItWaits:
            language.pick(
                en: "The kitchen begins when it knows that you are here. One of these is enough.",
                es: "La cocina empieza cuando sabe que estás. Basta una de estas cosas.",
                eu: "Sukaldea zu hemen zaudela jakitean hasten da. Hauetako bat nahikoa da."
            )
        case .sixDigits:
            language.pick(
                en: "The six digits on the screen",
                es: "Los seis números de la pantalla",
                eu: "Pantailako sei zenbakiak"
            )
        case .sendDigits: language.pick(en: "Send", es: "Enviar", eu: "Bidali")
        case .sayNumber:
            language.pick(en: "Say {n} at the till", es: "Di {n} en la caja", eu: "Esan {n} kutxan")
        case .scanCode:
            language.pick(
                en: "Scan the code on the screen or on your table",
                es: "Escanea el código de la pantalla o de tu mesa",
                eu: "Eskaneatu pantailako edo zure mahaiko kodea"
            )
        case .proofSaid:
            language.pick(
                en: "Sent. The kitchen begins as soon as the restaurant has checked it.",
                es: "Enviado. La cocina empieza en cuanto el restaurante lo compruebe.",
                eu: "Bidalita. Sukaldea jatetxeak egiaztatu bezain laster hasiko da."
            )
        case .largeMenu: language.pick(en: "Large menu:", es: "Menú grande:", eu: "Menu handia:")
        case .ordered: language.pick(en: "You ordered", es: "Has pedido", eu: "Eskatu duzuna")
        case .total: language.pick(en: "Total", es: "Total", eu: "Guztira")
        case .toPay:
            language.pick(
                en: "You pay in the restaurant.",
                es: "Se paga en el restaurante.",
                eu: "Jatetxean ordaintzen da."
            )
        case .allergens: language.pick(en: "Allergens", es: "Alérgenos", eu: "Alergenoak")
        case .containsNone:
            language.pick(
                en: "none of the 14 declared",
                es: "ninguno de los 14 declarados",
                eu: "aitortu beharreko 14etatik bat ere ez"
            )
        case .allergenNote:
            language.pick(
                en: "The kitchen works with all 14 allergens.",
                es: "En cocina se trabaja con los 14 alérgenos.",
                eu: "Sukaldean 14 alergenoekin lan egiten da."
            )
        case .linkWorks:
            language.pick(
                en: "This link also works on another phone.",
                es: "Este enlace también funciona en otro teléfono.",
                eu: "Esteka honek beste telefono batean ere balio du."
            )
        case .share: language.pick(en: "Share", es: "Compartir", eu: "Partekatu")
        case .copied: language.pick(en: "Link copied.", es: "Enlace copiado.", eu: "Esteka kopiatuta.")
        case .soundHint:
            language.pick(
                en: "It rings when the order is ready, while this page is open.",
                es: "Suena cuando el pedido está listo, con esta página abierta.",
                eu: "Eskaera prest dagoenean jotzen du, orri hau irekita dagoela."
            )
        case .silent:
            language.pick(
                en: "NO CONNECTION. What you see may be out of date.",
                es: "SIN CONEXIÓN. Lo que ves puede haber cambiado.",
                eu: "KONEXIORIK EZ. Ikusten duzuna aldatuta egon daiteke."
            )
        case .noOrder:
            language.pick(
                en: "This link opens no order",
                es: "Este enlace no abre ningún pedido",
                eu: "Esteka honek ez du eskaerarik irekitzen"
            )
        case .noOrderHint:
            language.pick(
                en:
                    "It may be incomplete. Your order is not lost by that: ask at the restaurant with its number.",
                es:
                    "Puede que esté incompleto. El pedido no se pierde por eso: pregunta en el restaurante con su "
                    + "número.",
                eu: "Baliteke osorik ez egotea. Eskaera ez da horregatik galtzen: galdetu jatetxean bere "
                    + "zenbakiarekin."
            )
        case .pastOrders: language.pick(en: "Your orders", es: "Tus pedidos", eu: "Zure eskaerak")
        }
    }
}
