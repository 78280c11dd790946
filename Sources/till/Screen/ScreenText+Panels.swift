import McOrderConsole
import McOrderText
import McOrderCounter
import McOrderModel

extension ScreenText {
    /// A reason that is not listed.
    static let ownWords: (letter: Character, sentence: Sentence) = (
        "o", Inline(es: "otro motivo: escríbelo", en: "other: type why", eu: "beste zerbait: idatzi")
    )
    static let anyOtherKey = Inline(es: "otra tecla: no", en: "any other key: no", eu: "beste teklak: ez")
    static let anyOtherKeyBack = Inline(
        es: "otra tecla: volver",
        en: "any other key: back",
        eu: "beste teklak: itzuli"
    )
    static let anyKey = Inline(
        es: "cualquier tecla: volver",
        en: "any key: back",
        eu: "edozein tekla: itzuli"
    )
    static let empty = Inline(es: "Nada.", en: "Nothing.", eu: "Ezer ez.")

    static func why(_ code: String) -> Sentence {
        Inline(
            es: "¿POR QUÉ SE ANULA \(code)?",
            en: "WHY IS \(code) CANCELLED?",
            eu: "\(code): ZERGATIK BERTAN BEHERA?"
        )
    }

    static func why(_ code: String, _ line: String) -> Sentence {
        Inline(
            es: "\(code): ¿POR QUÉ SE TACHA «\(line)»?",
            en: "\(code): WHY IS “\(line)” STRUCK?",
            eu: "\(code): ZERGATIK EZABATU «\(line)»?"
        )
    }

    static func wordingKeys(_ matter: Deliberation) -> Sentence {
        switch matter {
        case .cancel:
            Inline(
                es: "Intro: anular   Esc: no",
                en: "Enter: cancel it   Esc: no",
                eu: "Sartu: bertan behera   Esc: ez"
            )
        case .strike:
            Inline(
                es: "Intro: tachar   Esc: no",
                en: "Enter: strike it   Esc: no",
                eu: "Sartu: ezabatu   Esc: ez"
            )
        }
    }

    static func reallyNoShow(_ code: String) -> Sentence {
        Inline(
            es: "¿NADIE VINO A POR \(code)?",
            en: "Mark \(code) as a no-show?",
            eu: "\(code): EZ DA INOR ETORRI?"
        )
    }

    static let noShowOptions: [(letter: Character, sentence: Sentence)] = [
        ("n", Inline(es: "nadie vino", en: "nobody came", eu: "ez da etorri")),
        (
            "l",
            Inline(
                es: "nadie vino, y no aceptar más pedidos de ese dispositivo",
                en: "nobody came, and take no more orders from that device",
                eu: "ez da etorri, eta gailu horren eskaerarik ez hartu gehiago"
            )
        ),
    ]

    static let reallyLeave = Inline(
        es: "HAY CLIENTES ESPERANDO. ¿SALIR?",
        en: "CUSTOMERS ARE WAITING. LEAVE?",
        eu: "BEZEROAK ZAIN DAUDE. IRTEN?"
    )
    static let leaveOption: [(letter: Character, sentence: Sentence)] = [
        ("q", Inline(es: "salir", en: "leave", eu: "irten"))
    ]

    static let whichRestaurant = Inline(
        es: "¿QUÉ RESTAURANTE? (número, o flechas y Intro)",
        en: "WHICH RESTAURANT? (number, or arrows and Enter)",
        eu: "ZEIN JATETXE? (zenbakia, edo geziak eta Sartu)"
    )

    static let chooseOrder = Inline(
        es: "Elige un pedido por su línea y pulsa Intro, o Esc.",
        en: "Choose an order by its line and press Enter, or Esc.",
        eu: "Aukeratu eskaeraren lerroa eta sakatu Sartu, edo Esc."
    )

    static func whichDevice(_ number: String) -> Sentence {
        Inline(
            es: "VARIOS TIENEN EL \(number): ¿CUÁL? (línea o ↑↓, o sigue el código: -624)",
            en: "SEVERAL HAVE \(number): WHICH? (line or ↑↓, or go on with the code: -624)",
            eu: "\(number): BAT BAINO GEHIAGO. ZEIN? (lerroa edo ↑↓, edo osatu kodea: -624)"
        )
    }

    static func whichOfMany(_ number: String) -> Sentence {
        let most = Counter.mostCandidates
        return Inline(
            es: "MÁS DE \(most) TIENEN EL \(number): TECLEA EL CÓDIGO",
            en: "MORE THAN \(most) HAVE \(number): TYPE THE CODE",
            eu: "\(number): \(most) BAINO GEHIAGO. IDATZI KODEA"
        )
    }

    static func search(_ text: String) -> Sentence {
        Inline(
            es: "BUSCAR nombre o producto: \(text)▌",
            en: "SEARCH name or product: \(text)▌",
            eu: "BILATU izena edo produktua: \(text)▌"
        )
    }

    static func moreAbove(_ count: Int) -> Sentence {
        Inline(es: "▲ \(count) más (RePág)", en: "▲ \(count) more (PgUp)", eu: "▲ beste \(count) (Or.gora)")
    }

    static let historyFoot = Inline(
        es: "↑↓ más   otra tecla: volver",
        en: "↑↓ more   any other key: back",
        eu: "↑↓ gehiago   besteak: itzuli"
    )

    static func history(_ code: String) -> Sentence {
        Inline(es: "HISTORIA DE \(code)", en: "HISTORY OF \(code)", eu: "HISTORIA: \(code)")
    }

    static let rejections = Inline(
        es: "RECHAZADOS HOY (a: aceptar un vetado)",
        en: "REFUSED TODAY (a: accept a blacklisted one)",
        eu: "GAUR BAZTERTUAK (a: debekatua onartu)"
    )
    static let device = Inline(es: "DISPOSITIVO", en: "DEVICE", eu: "GAILUA")
    static let blacklist = Inline(
        es: "VETADOS (l: quitar de la lista)",
        en: "BLACKLIST (l: take off the list)",
        eu: "DEBEKATUAK (l: zerrendatik kendu)"
    )
    static let firstSeen = Inline(es: "desde", en: "since", eu: "noiztik")
    static let lastSeen = Inline(es: "último", en: "last", eu: "azkena")
    static let house = Inline(es: "de la casa", en: "of the house", eu: "etxekoa")
    static let onBlacklist = Inline(es: "VETADO", en: "BLACKLISTED", eu: "DEBEKATUTA")
    static let refusedFiles = Inline(es: "rechazados", en: "refused", eu: "baztertuta")
    static let enterFinds = Inline(es: "Intro: buscar", en: "Enter: find", eu: "Sartu: bilatu")

    static func enterAdvances(_ code: String, to state: OrderState) -> Sentence {
        Inline(
            es: "Intro: \(code) \(state.word.spanish)",
            en: "Enter: \(code) \(state.word.english)",
            eu: "Sartu: \(code) \(state.word.basque)"
        )
    }

    static let typeNumber = Inline(
        es: "teclea el número del cliente",
        en: "type the customer's number",
        eu: "idatzi bezeroaren zenbakia"
    )
    static let working = Inline(es: "un momento…", en: "one moment…", eu: "une bat…")
}
