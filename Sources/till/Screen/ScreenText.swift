import McOrderConsole
import McOrderText
import McOrderCounter
import McOrderModel

/// All that the live screen says.
enum ScreenText {
    static let abstract = Inline(
        es: "La pantalla de la caja: quién está aquí, quién viene y qué quiere.",
        en: "The till's screen: who is here, who is coming, and what they want.",
        eu: "Kutxaren pantaila: nor dagoen hemen, nor datorren eta zer nahi duen."
    )
    static let noBellHelp = Inline(
        es: "sin timbre cuando llega un cliente (MCORDER_BELL=0)",
        en: "no bell when a customer arrives (MCORDER_BELL=0)",
        eu: "txirrinik gabe bezero bat iristean (MCORDER_BELL=0)"
    )
    static let tooSmall = Inline(
        es: "Pantalla pequeña: 40×12",
        en: "Too small: needs 40×12",
        eu: "Pantaila txikia: 40×12"
    )
    static let dumb = Inline(
        es: "till: este terminal no puede dibujar la pantalla; esto es till list",
        en: "till: this terminal cannot draw the screen; this is till list",
        eu: "till: terminal honek ezin du pantaila marraztu; hau till list da"
    )

    // Lanes
    static let onTheWay = Inline(es: "EN CAMINO", en: "ON THE WAY", eu: "BIDEAN")
    static let new = Inline(es: "NUEVO", en: "NEW", eu: "BERRI")
    static let repricedMark = Inline(es: "PRECIO", en: "REPRICED", eu: "PREZIO")
    static let large = Inline(es: "GRANDE", en: "LARGE", eu: "HANDIA")
    static let menu = Inline(es: "Menú", en: "Menu", eu: "Menu")
    static let onTime = Inline(es: "bien", en: "ok", eu: "ondo")
    static let slow = Inline(es: "lento", en: "slow", eu: "motel")
    static let late = Inline(es: "TARDE", en: "LATE", eu: "LUZE")
    static let nobodyHere = Inline(
        es: "Nadie espera aquí.",
        en: "Nobody is waiting here.",
        eu: "Hemen ez dago inor zain."
    )
    static let nothingComing = Inline(
        es: "No viene ningún pedido.",
        en: "No order is on its way.",
        eu: "Ez dator eskaerarik."
    )
    static let waitsForFirst = Inline(
        es: "Leyendo la cola…",
        en: "Reading the queue…",
        eu: "Ilara irakurtzen…"
    )

    static func lines(_ count: Int) -> Sentence {
        Inline(es: "\(count) art.", en: count == 1 ? "1 pc" : "\(count) pcs", eu: "\(count) art.")
    }

    static func shownPart(_ range: Range<Int>, of count: Int) -> String {
        range.count < count ? " (\(range.lowerBound + 1)–\(range.upperBound))" : ""
    }

    // Detail
    static let comment = Inline(es: "DICE:", en: "SAYS:", eu: "DIO:")
    static let total = Inline(es: "TOTAL", en: "TOTAL", eu: "GUZTIRA")
    static let customerSaw = Inline(
        es: "el cliente vio",
        en: "the customer was shown",
        eu: "bezeroak ikusia"
    )

    static func askAge(_ age: Int) -> Sentence {
        Inline(es: "\(age)+ PIDE EL DNI", en: "\(age)+ ASK FOR ID", eu: "\(age)+ NAN ESKATU")
    }

    static func hereFor(_ waited: String, _ pace: Pace) -> Sentence {
        Inline(
            es: "AQUÍ \(waited), \(pace.word.spanish)",
            en: "HERE \(waited), \(pace.word.english)",
            eu: "HEMEN \(waited), \(pace.word.basque)"
        )
    }

    static func placed(_ clock: String) -> Sentence {
        Inline(es: "hecho a las \(clock)", en: "placed at \(clock)", eu: "eginda: \(clock)")
    }

    static func more(_ count: Int) -> Sentence {
        Inline(es: "▼ \(count) más (AvPág)", en: "▼ \(count) more (PgDn)", eu: "▼ beste \(count) (Or.beh.)")
    }

    // Bars
    static let allDay = Inline(es: "POR HACER", en: "ALL DAY", eu: "EGITEKO")
    static let nothingToDo = Inline(es: "nada", en: "nothing", eu: "ezer ez")
    static let order = Inline(es: "PEDIDO", en: "ORDER", eu: "ZENB.")
    static let allRestaurants = Inline(
        es: "Todos los restaurantes",
        en: "All restaurants",
        eu: "Jatetxe guztiak"
    )

    static func count(_ count: Int, _ state: OrderState, isNarrow: Bool = false) -> Sentence {
        let word = isNarrow ? shortWord(state) : state.word
        return switch state {
        case .received:
            Inline(
                es: "\(count) recibido\(count == 1 ? "" : "s")",
                en: "\(count) received",
                eu: "\(count) jasota"
            )
        case .ready:
            Inline(es: "\(count) listo\(count == 1 ? "" : "s")", en: "\(count) ready", eu: "\(count) prest")
        default:
            Inline(
                es: "\(count) \(word.spanish)",
                en: "\(count) \(word.english)",
                eu: "\(count) \(word.basque)"
            )
        }
    }

    static func oldest(_ waited: String) -> Sentence {
        Inline(es: "espera \(waited)", en: "oldest \(waited)", eu: "zain \(waited)")
    }

    static func service(_ mean: String) -> Sentence {
        Inline(es: "servicio hoy \(mean)", en: "service today \(mean)", eu: "zerbitzua gaur \(mean)")
    }

    static func refused(_ count: Int) -> Sentence {
        Inline(
            es: "\(count) rechazado\(count == 1 ? "" : "s")",
            en: "\(count) refused",
            eu: "\(count) baztertuta"
        )
    }

    static func blacklisted(_ count: Int) -> Sentence {
        Inline(
            es: "\(count) vetado\(count == 1 ? "" : "s")",
            en: "\(count) blacklisted",
            eu: "\(count) debekatuta"
        )
    }

    // Health
    static let fresh = Inline(es: "al día", en: "live", eu: "egunean")

    static func silent(_ age: String) -> Sentence {
        Inline(
            es: "SIN NOTICIAS de mcorderd: \(age)",
            en: "NO NEWS of mcorderd: \(age)",
            eu: "mcorderd-en BERRIRIK EZ: \(age)"
        )
    }

    static let unheard = Inline(
        es: "NADA SE SABE de mcorderd",
        en: "NOTHING HEARD of mcorderd",
        eu: "mcorderd: EZ DAKIGU EZER"
    )
    static func takenTwice(_ codes: [String]) -> Sentence {
        let list = codes.map(HarmlessText.clean).joined(separator: ", ")
        return Inline(
            es: "Otro mcorderd también ha admitido: \(list)",
            en: "Another mcorderd also took in: \(list)",
            eu: "Beste mcorderd batek ere hartuta: \(list)"
        )
    }
    static let troubled = Inline(
        es: "mcorderd NO LEE la carpeta",
        en: "mcorderd CANNOT READ the folder",
        eu: "mcorderd: karpeta EZIN IRAKURRI"
    )
    static let blind = Inline(
        es: "NO SE LEE LA COLA",
        en: "THE QUEUE CANNOT BE READ",
        eu: "ILARA EZIN DA IRAKURRI"
    )
    static let mayMiss = Inline(
        es: "Puede faltar algún pedido nuevo. Lo que ves se puede atender.",
        en: "New orders may be missing. What you see can be served.",
        eu: "Agian eskaera berriren bat falta da. Ikusten duzuna atendi daiteke."
    )
    static let lastKnown = Inline(
        es: "Lo de arriba es lo último que se supo.",
        en: "The above is what was known last.",
        eu: "Goikoa da jakin den azkena."
    )

    // Notices
    static let whichOne = Inline(
        es: "¿Qué pedido? Teclea su número y Intro, o elige con las flechas.",
        en: "Which order? Type its number and Enter, or choose with the arrows.",
        eu: "Zein eskaera? Idatzi zenbakia eta Sartu, edo aukeratu geziekin."
    )
    static let noRestaurants = Inline(
        es: "No hay catálogo publicado todavía: pon en marcha mcorderd.",
        en: "No catalogue has been published yet: start mcorderd.",
        eu: "Oraindik ez dago katalogorik argitaratuta: abiarazi mcorderd."
    )
    static let acceptAgain = Inline(
        es: "¿Aceptarlo aunque esté vetado? Pulsa a otra vez.",
        en: "Accept it although it is blacklisted? Press a again.",
        eu: "Debekatuta egon arren, onartu? Sakatu a berriro."
    )
    static let asked = Inline(
        es: "Pedido a mcorderd: aparecerá aquí en cuanto lo acepte.",
        en: "mcorderd was asked: it appears here as soon as it is accepted.",
        eu: "mcorderd-i eskatuta: hemen agertuko da onartu bezain laster."
    )

    static func onlyBlacklisted(_ id: Int64) -> Sentence {
        Inline(
            es: "Aquí solo se aceptan los vetados. Para este: till rejected accept \(id)",
            en: "Only blacklisted ones are accepted here. For this one: till rejected accept \(id)",
            eu: "Hemen debekatuak soilik onartzen dira. Honetarako: till rejected accept \(id)"
        )
    }

    static func unknown(_ text: String) -> Sentence {
        Inline(
            es: "No hay ningún pedido \(text).",
            en: "There is no order \(text).",
            eu: "Ez dago \(text) eskaerarik."
        )
    }

    static func unknownRestaurant(_ name: String) -> Sentence {
        Inline(
            es: "No hay un único restaurante \(HarmlessText.quoted(name)): elige.",
            en: "There is no single restaurant \(HarmlessText.quoted(name, .english)): choose.",
            eu: "Ez dago \(HarmlessText.quoted(name, .basque)) jatetxe bakar bat: aukeratu."
        )
    }

    static func noNumber(_ text: String) -> Sentence {
        Inline(
            es: "\(text) no es un número (9), un código (9-624) ni un id (#17).",
            en: "\(text) is neither a number (9) nor a code (9-624) nor an id (#17).",
            eu: "\(text): ez da zenbaki (9), ez kode (9-624), ez id (#17)."
        )
    }

    static func done(_ outcome: OrderOutcome, _ order: QueuedOrder) -> Sentence {
        let code = order.code
        return switch outcome {
        case .arrived: Inline(es: "\(code) está aquí.", en: "\(code) is here.", eu: "\(code): hemen dago.")
        case .alreadyHere: TillText.already(arrived: code)
        case .advanced(let state):
            Inline(
                es: "\(code): \(state.word.spanish).",
                en: "\(code): \(state.word.english).",
                eu: "\(code): \(state.word.basque)."
            )
        case .edited(let edit): edited(code, edit)
        case .unedited(let kind, let detail): unedited(code, kind, detail)
        case .recalled:
            Inline(
                es: "\(code) vuelve a estar \(order.state.word.spanish).",
                en: "\(code) is \(order.state.word.english) again.",
                eu: "\(code): berriz \(order.state.word.basque)."
            )
        case .blacklisted(let collected):
            // At most 80 columns with a code of six. Nothing is signed yet.
            Inline(
                es:
                    "\(code): no recogido, vetado. Nada prueba quién lo envió; recogidos antes: \(collected).",
                en:
                    "\(code): no-show, blacklisted. Nothing proves who sent it; collected before: \(collected).",
                eu:
                    "\(code): ez da etorri, debekatuta. Bidaltzailea frogatu gabe; lehen emanda: \(collected)."
            )
        }
    }
}
