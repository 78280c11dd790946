/// The texts of the customers' ticket, up to the button that orders.
package enum StoreTicketText: Message {
    case title
    case goOn
    case emptyTitle
    case empty
    case seeMenu
    case more
    case change

    // MARK: What is asked

    case whereToEat
    case soonest
    /// When the order is collected.
    case when
    /// At a time that the customer chooses.
    case atTime
    case day
    case time
    /// The customer may not choose a time yet.
    case timeLater
    /// No time is free on any day.
    case noTime
    case yourName
    case optional
    case coupon
    case table
    case note
    /// How much of a note is used; the script puts the number for `{n}`.
    case noteLength(_ most: Int)

    // MARK: Before the button

    case total
    case taxAndPayment
    case kitchenNow
    case kitchenWhenHere
    /// Before the restaurant has said whether it knows the customer.
    case kitchenDepends
    case eachProduct
    /// The script puts the age for `{n}`.
    case adults
    case order
    case asksPrice
    case waitsForNetwork
    case offline
    case notKept
    case sending

    // MARK: The same once more

    /// The script puts the minutes for `{n}` and the code for `{code}`.
    case sameQuestion
    case sameHint
    case sendAnother
    case seeOther
    case nothingToSend

    package func text(in language: any Texts) -> String {
        switch self {
        case .title: language.pick(en: "Your order", es: "Tu pedido", eu: "Zure eskaera")
        case .goOn: language.pick(en: "Go on choosing", es: "Seguir eligiendo", eu: "Jarraitu aukeratzen")
        case .emptyTitle:
            language.pick(en: "Nothing here yet", es: "Todavía no hay nada", eu: "Oraindik ez dago ezer")
        case .empty:
            language.pick(
                en: "What you add from the menu appears here, and stays if you close the page.",
                es: "Lo que añadas de la carta aparecerá aquí, y se queda aunque cierres la página.",
                eu: "Kartatik gehitzen duzuna hemen agertuko da, eta orria itxi arren gordeko da."
            )
        case .seeMenu: language.pick(en: "See the menu", es: "Ver la carta", eu: "Ikusi karta")
        case .more: language.pick(en: "Add something else", es: "Añadir algo más", eu: "Gehitu beste zerbait")
        case .change: language.pick(en: "Change", es: "Cambiar", eu: "Aldatu")
        case .whereToEat:
            language.pick(en: "Where will you eat it?", es: "¿Dónde lo comes?", eu: "Non jango duzu?")
        case .soonest:
            language.pick(en: "As soon as possible", es: "Lo antes posible", eu: "Ahalik eta lasterren")
        case .when: language.pick(en: "When?", es: "¿Cuándo?", eu: "Noiz?")
        case .atTime: language.pick(en: "At a time", es: "A una hora", eu: "Ordu batean")
        case .day: language.pick(en: "Day", es: "Día", eu: "Eguna")
        case .time: language.pick(en: "Time", es: "Hora", eu: "Ordua")
        case .timeLater:
            language.pick(
                en: "You can choose a time here once you have collected an order.",
                es: "Podrás elegir la hora cuando hayas recogido un pedido.",
                eu: "Eskaera bat jaso ondoren aukeratu ahal izango duzu ordua."
            )
        case .noTime:
            language.pick(
                en: "No time is free at the moment.",
                es: "Ahora mismo no queda ninguna hora libre.",
                eu: "Une honetan ez dago ordu librerik."
            )
        case .yourName: language.pick(en: "Your name", es: "Tu nombre", eu: "Zure izena")
        case .optional: language.pick(en: "optional", es: "opcional", eu: "aukerakoa")
        case .coupon: language.pick(en: "Coupon", es: "Cupón", eu: "Kupoia")
        case .table: language.pick(en: "Table", es: "Mesa", eu: "Mahaia")
        case .note:
            language.pick(en: "Note for the kitchen", es: "Nota para la cocina", eu: "Oharra sukalderako")
        case .noteLength(let most):
            language.pick(en: "{n} of \(most)", es: "{n} de \(most)", eu: "{n} / \(most)")
        case .total: language.pick(en: "Total", es: "Total", eu: "Guztira")
        case .taxAndPayment:
            language.pick(
                en: "Tax included. You pay in the restaurant, in cash or by card.",
                es: "IVA incluido. Pagas en el restaurante, en efectivo o con tarjeta.",
                eu: "BEZa barne. Jatetxean ordaintzen duzu, eskudirutan edo txartelez."
            )
        case .kitchenNow:
            language.pick(
                en: "The kitchen begins as soon as it receives the order.",
                es: "La cocina empieza en cuanto recibe el pedido.",
                eu: "Sukaldea eskaera jaso bezain laster hasten da."
            )
        case .kitchenWhenHere:
            language.pick(
                en: "The kitchen begins when you are in the restaurant.",
                es: "La cocina empieza cuando estés en el restaurante.",
                eu: "Sukaldea jatetxean zaudenean hasten da."
            )
        case .kitchenDepends:
            language.pick(
                en: "The kitchen begins when you are in the restaurant; at once if it knows you already.",
                es: "La cocina empieza cuando estés en el restaurante; enseguida, si ya te conocen.",
                eu: "Sukaldea jatetxean zaudenean hasten da; berehala, ezagutzen bazaituzte."
            )
        case .eachProduct:
            language.pick(en: "Product by product", es: "Producto a producto", eu: "Produktuz produktu")
        case .adults:
            language.pick(
                en: "Something in it is only sold from age {n}: you will be asked for an ID.",
                es: "Lleva algo que solo se vende a mayores de {n}: te pedirán el DNI.",
                eu: "{n} urtetik gorakoei bakarrik saltzen zaien zerbait du: NANa eskatuko dizute."
            )
        case .order:
            // Directive 2011/83/EU, article 8.2, gives the words.
            language.pick(
                en: "Order with obligation to pay",
                es: "Pedido con obligación de pago",
                eu: "Ordaintzeko betebeharra duen eskaera"
            )
        case .asksPrice: language.pick(en: "Calculating…", es: "Calculando…", eu: "Kalkulatzen…")
        case .waitsForNetwork:
            language.pick(
                en: "It can be sent when the connection is back.",
                es: "Se podrá enviar cuando vuelva la conexión.",
                eu: "Konexioa itzultzen denean bidali ahal izango da."
            )
        case .offline:
            language.pick(
                en: "No connection. Your order is kept; prices and sending wait for the network.",
                es: "Sin conexión. Tu pedido está guardado; los precios y el envío esperan a la red.",
                eu:
                    "Ez dago konexiorik. Zure eskaera gordeta dago; prezioak eta bidalketa sarearen zain daude."
            )
        case .notKept:
            language.pick(
                en: "This browser keeps nothing: do not close this page before you have ordered.",
                es: "Este navegador no guarda nada: no cierres esta página antes de pedir.",
                eu: "Nabigatzaile honek ez du ezer gordetzen: ez itxi orri hau eskatu aurretik."
            )
        case .sending: language.pick(en: "Sending…", es: "Enviando…", eu: "Bidaltzen…")
        case .sameQuestion:
            language.pick(
                en: "Once more the same?",
                es: "¿Otra vez lo mismo?",
                eu: "Berriro gauza bera?"
            )
        case .sameHint:
            language.pick(
                en: "You sent exactly this {n} min ago, with the code {code}.",
                es: "Esto mismo lo enviaste hace {n} min, con el código {code}.",
                eu: "Hau bera duela {n} min bidali zenuen, {code} kodearekin."
            )
        case .sendAnother: language.pick(en: "Send another one", es: "Enviar otro", eu: "Bidali beste bat")
        case .seeOther: language.pick(en: "See that order", es: "Ver ese pedido", eu: "Ikusi eskaera hori")
        case .nothingToSend:
            language.pick(
                en: "This ticket was sent or emptied in another window.",
                es: "Este pedido ya se envió o se vació en otra ventana.",
                eu: "Eskaera hau beste leiho batean bidali edo hustu da."
            )
        }
    }
}
