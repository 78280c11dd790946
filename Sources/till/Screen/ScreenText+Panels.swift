import McOrderConsole
import McOrderCounter
import McOrderModel

extension ScreenText {
    /// A reason that is not listed.
    static let ownWords: (letter: Character, sentence: Sentence) = (
        "o", Sentence(es: "otro motivo: escríbelo", en: "other: type why")
    )
    static let anyOtherKey = Sentence(es: "otra tecla: no", en: "any other key: no")
    static let anyOtherKeyBack = Sentence(es: "otra tecla: volver", en: "any other key: back")
    static let anyKey = Sentence(es: "cualquier tecla: volver", en: "any key: back")
    static let empty = Sentence(es: "Nada.", en: "Nothing.")

    static func why(_ code: String) -> Sentence {
        Sentence(es: "¿POR QUÉ SE ANULA \(code)?", en: "WHY IS \(code) CANCELLED?")
    }

    static func why(_ code: String, _ line: String) -> Sentence {
        Sentence(es: "\(code): ¿POR QUÉ SE TACHA «\(line)»?", en: "\(code): WHY IS “\(line)” STRUCK?")
    }

    static func wordingKeys(_ matter: Deliberation) -> Sentence {
        switch matter {
        case .cancel: Sentence(es: "Intro: anular   Esc: no", en: "Enter: cancel it   Esc: no")
        case .strike: Sentence(es: "Intro: tachar   Esc: no", en: "Enter: strike it   Esc: no")
        }
    }

    static func reallyNoShow(_ code: String) -> Sentence {
        Sentence(es: "¿NADIE VINO A POR \(code)?", en: "Mark \(code) as a no-show?")
    }

    static let noShowOptions: [(letter: Character, sentence: Sentence)] = [
        ("n", Sentence(es: "nadie vino", en: "nobody came")),
        (
            "l",
            Sentence(
                es: "nadie vino, y no aceptar más pedidos de ese dispositivo",
                en: "nobody came, and take no more orders from that device"
            )
        ),
    ]

    static let reallyLeave = Sentence(
        es: "HAY CLIENTES ESPERANDO. ¿SALIR?",
        en: "CUSTOMERS ARE WAITING. LEAVE?"
    )
    static let leaveOption: [(letter: Character, sentence: Sentence)] = [
        ("q", Sentence(es: "salir", en: "leave"))
    ]

    static let whichRestaurant = Sentence(
        es: "¿QUÉ RESTAURANTE? (número, o flechas y Intro)",
        en: "WHICH RESTAURANT? (number, or arrows and Enter)"
    )

    static let chooseOrder = Sentence(
        es: "Elige un pedido por su línea y pulsa Intro, o Esc.",
        en: "Choose an order by its line and press Enter, or Esc."
    )

    static func whichDevice(_ number: String) -> Sentence {
        Sentence(
            es: "VARIOS TIENEN EL \(number): ¿CUÁL? (línea o ↑↓, o sigue el código: -624)",
            en: "SEVERAL HAVE \(number): WHICH? (line or ↑↓, or go on with the code: -624)"
        )
    }

    static func whichOfMany(_ number: String) -> Sentence {
        let most = Counter.mostCandidates
        return Sentence(
            es: "MÁS DE \(most) TIENEN EL \(number): TECLEA EL CÓDIGO",
            en: "MORE THAN \(most) HAVE \(number): TYPE THE CODE"
        )
    }

    static func search(_ text: String) -> Sentence {
        Sentence(es: "BUSCAR nombre o producto: \(text)▌", en: "SEARCH name or product: \(text)▌")
    }

    static func moreAbove(_ count: Int) -> Sentence {
        Sentence(es: "▲ \(count) más (RePág)", en: "▲ \(count) more (PgUp)")
    }

    static let historyFoot = Sentence(es: "↑↓ más   otra tecla: volver", en: "↑↓ more   any other key: back")

    static func history(_ code: String) -> Sentence {
        Sentence(es: "HISTORIA DE \(code)", en: "HISTORY OF \(code)")
    }

    static let rejections = Sentence(
        es: "RECHAZADOS HOY (a: aceptar un vetado)",
        en: "REFUSED TODAY (a: accept a blacklisted one)"
    )
    static let device = Sentence(es: "DISPOSITIVO", en: "DEVICE")
    static let blacklist = Sentence(
        es: "VETADOS (l: quitar de la lista)",
        en: "BLACKLIST (l: take off the list)"
    )
    static let firstSeen = Sentence(es: "desde", en: "since")
    static let lastSeen = Sentence(es: "último", en: "last")
    static let house = Sentence(es: "de la casa", en: "of the house")
    static let onBlacklist = Sentence(es: "VETADO", en: "BLACKLISTED")
    static let refusedFiles = Sentence(es: "rechazados", en: "refused")
    static let enterFinds = Sentence(es: "Intro: buscar", en: "Enter: find")

    static func enterAdvances(_ code: String, to state: OrderState) -> Sentence {
        Sentence(
            es: "Intro: \(code) \(state.word.spanish)",
            en: "Enter: \(code) \(state.word.english)"
        )
    }

    static let typeNumber = Sentence(es: "teclea el número del cliente", en: "type the customer's number")
    static let working = Sentence(es: "un momento…", en: "one moment…")
}
