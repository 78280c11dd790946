internal import McOrderClient
internal import McOrderConsole
internal import McOrderText

/// The sentences of the guided flow. Those that commands say as well are in ``ResultText``.
enum FlowText {
    /// How long a comment is at most, in characters. Source: R10; format.md, *Extensions*.
    static let commentLimit = TextRule.note.characters.upperBound
    /// After so many seconds without an answer the folder may not be syncing.
    static let suspicion = 60

    // MARK: The frame of every screen

    static let chooseHint = Inline(
        es: "↑↓ 1–9 Intro elegir",
        en: "↑↓ 1–9 Enter choose",
        eu: "↑↓ 1–9 Sartu aukeratu"
    )
    static let ticketHint = Inline(es: "T/Tab ticket", en: "T/Tab ticket", eu: "T/Tab tiketa")
    static let quantityHint = Inline(
        es: "↑↓ o cifras: cuántos   Intro añadir   T/Tab ticket   Esc atrás   Q salir",
        en: "↑↓ or digits: how many   Enter add   T/Tab ticket   Esc back   Q quit",
        eu: "↑↓ edo zifrak: zenbat   Sartu gehitu   T/Tab tiketa   Esc atzera   Q irten"
    )
    static let letterHint = Inline(
        es: "Intro enviar   ↑↓ nombre, restaurante   Tab ticket   Esc atrás   Ctrl-C salir",
        en: "Enter send   ↑↓ name, restaurant   Tab ticket   Esc back   Ctrl-C quit",
        eu: "Sartu bidali   ↑↓ izena, jatetxea   Tab tiketa   Esc atzera   Ctrl-C irten"
    )
    static let sendingHint = Inline(es: "Q salir", en: "Q quit", eu: "Q irten")
    static let backHint = Inline(es: "Esc atrás", en: "Esc back", eu: "Esc atzera")
    static let leaveHint = Inline(es: "Q salir", en: "Q quit", eu: "Q irten")
    static let emptyCorner = Inline(es: "Ticket vacío", en: "Ticket empty", eu: "Tiketa hutsik")
    static let howToLeave = Inline(
        es: "Q para salir. El ticket se guarda.",
        en: "Q to quit. The ticket is kept.",
        eu: "Q irteteko. Tiketa gorde egiten da."
    )

    static func corner(lines: Int, total: String) -> Sentence {
        Inline(
            es: "Ticket \(lines) · \(total)",
            en: "Ticket \(lines) · \(total)",
            eu: "Tiketa \(lines) · \(total)"
        )
    }

    static func lines(_ count: Int) -> Sentence {
        Inline(
            es: count == 1 ? "1 artículo" : "\(count) artículos",
            en: count == 1 ? "1 item" : "\(count) items",
            eu: "\(count) produktu"
        )
    }

    // MARK: The first screen

    static let welcome = Inline(
        es: "Pide ahora y sáltate la cola.",
        en: "Order now and skip the queue.",
        eu: "Eskatu orain, ilararik gabe."
    )
    static let newOrder = Inline(es: "Nuevo pedido", en: "New order", eu: "Eskaera berria")
    static let lastOrder = Inline(es: "Último pedido", en: "Last order", eu: "Azken eskaera")
    static let restaurants = Inline(es: "Restaurantes", en: "Restaurants", eu: "Jatetxeak")
    static let website = Inline(es: "Página web", en: "Web site", eu: "Webgunea")
    static let openWebsite = Inline(
        es: "Abrirla en el navegador",
        en: "Open it in the browser",
        eu: "Nabigatzailean ireki"
    )
    static let seeTicket = Inline(es: "Ver el ticket", en: "See the ticket", eu: "Tiketa ikusi")
    static let goOn = Inline(es: "Seguir con él", en: "Go on with it", eu: "Harekin jarraitu")
    static let beginAnew = Inline(
        es: "Vaciarlo y empezar de nuevo",
        en: "Empty it and begin anew",
        eu: "Hustu eta berriro hasi"
    )

    static func device(_ device: Device) -> Sentence {
        Inline(
            es: "Dispositivo: \(device.name)",
            en: "Device: \(device.name)",
            eu: "Gailua: \(device.name)"
        )
    }

    static func favourite(_ name: String) -> Sentence {
        Inline(
            es: "Restaurante favorito: \(name)",
            en: "Favourite restaurant: \(name)",
            eu: "Jatetxe gogokoa: \(name)"
        )
    }

    static func finish(_ number: OrderNumber) -> Sentence {
        Inline(
            es: "Terminar el envío del pedido \(number)",
            en: "Finish sending order \(number)",
            eu: "\(number) eskaera bidaltzen amaitu"
        )
    }

    static func begun(_ count: Int) -> Sentence {
        Inline(
            es: "Ya hay un ticket empezado, con \(lines(count).spanish).",
            en: "There is a ticket already, with \(lines(count).english).",
            eu: "Badago tiket bat hasita: \(lines(count).basque)."
        )
    }

    // MARK: Composing

    static func pricesOf(_ restaurant: String) -> Sentence {
        Inline(es: "Precios de \(restaurant)", en: "Prices of \(restaurant)", eu: "Prezioak: \(restaurant)")
    }

    static let whatWouldYouLike = Inline(
        es: "¿Qué te apetece?",
        en: "What would you like?",
        eu: "Zer hartuko duzu?"
    )
    static let large = Inline(es: "grande", en: "large", eu: "handia")
    static let largeSwitch = Inline(
        es: "Grande: bebida y complemento",
        en: "Large: drink and side",
        eu: "Handia: edaria eta osagarria"
    )
    static let sandwich = Inline(es: "el sándwich", en: "the sandwich", eu: "ogitartekoa")
    static let drink = Inline(es: "la bebida", en: "the drink", eu: "edaria")
    static let side = Inline(es: "el complemento", en: "the side", eu: "osagarria")
    static let howMany = Inline(es: "¿Cuántos?", en: "How many?", eu: "Zenbat?")
    static let addToTicket = Inline(es: "Añadir al ticket", en: "Add to the ticket", eu: "Tiketera gehitu")
    static let makeMenu = Inline(
        es: "Mejor en menú, desde",
        en: "Rather as a menu, from",
        eu: "Hobe menuan, gutxienez"
    )

    /// The letter of the large switch: *grande*, *large*; in Basque that of the mark `(G)`.
    static func largeLetter(_ language: Language) -> Character {
        switch language {
        case .spanish, .basque: "g"
        default: "l"
        }
    }

    /// The letter of sending: *enviar*, *send*, *eskaera bidali*.
    static func sendLetter(_ language: Language) -> Character {
        switch language {
        case .spanish, .basque: "e"
        default: "s"
        }
    }

    static func step(_ number: Int, _ what: String) -> Sentence {
        Inline(
            es: "Menú, paso \(number) de 3: \(what)",
            en: "Menu, step \(number) of 3: \(what)",
            eu: "Menua, \(number). urratsa 3tik: \(what)"
        )
    }

    static func menuSoFar(_ names: String) -> Sentence {
        Inline(es: "\(names) + …", en: "\(names) + …", eu: "\(names) + …")
    }

    /// R2's sentence, and what it was.
    static func added(_ count: Int, _ name: String) -> Sentence {
        Inline(
            es: "\(ResultText.added.spanish) \(count) × \(name)",
            en: "\(ResultText.added.english) \(count) × \(name)",
            eu: "\(ResultText.added.basque) \(count) × \(name)"
        )
    }

    static func room(_ count: Int) -> Sentence {
        Inline(
            es: "Un pedido tiene como mucho 100 líneas: caben \(count) más.",
            en: "An order has at most 100 lines: there is room for \(count) more.",
            eu: "Eskaera batek 100 lerro ditu gehienez: beste \(count) sartzen dira."
        )
    }

    static func notSold(_ name: String, at restaurant: String?) -> Sentence {
        guard let restaurant else {
            return Inline(
                es: "\(name): ahora no se puede pedir.",
                en: "\(name): cannot be ordered now.",
                eu: "\(name): orain ezin da eskatu."
            )
        }
        return Inline(
            es: "\(name): no se vende en \(restaurant).",
            en: "\(name): not sold at \(restaurant).",
            eu: "\(name): ez da saltzen \(restaurant) jatetxean."
        )
    }

    /// What products contain together; if it is unknown of one, it is unknown of all.
    static func allergens(of products: [Product?]) -> Sentence {
        let known = products.compactMap { $0?.allergens }
        guard known.count == products.count else {
            return Inline(
                es: "Alérgenos desconocidos.",
                en: "Allergens unknown.",
                eu: "Alergeno ezezagunak."
            )
        }
        let words = Allergen.allCases.filter { allergen in known.contains { $0.contains(allergen) } }.map(
            \.word
        )
        guard !words.isEmpty else {
            return Inline(
                es: "Sin alérgenos conocidos.",
                en: "No known allergens.",
                eu: "Alergeno ezagunik gabe."
            )
        }
        return Inline(
            es: "Contiene: " + words.map(\.spanish).joined(separator: ", ") + ".",
            en: "Contains: " + words.map(\.english).joined(separator: ", ") + ".",
            eu: "Alergenoak: " + words.map(\.basque).joined(separator: ", ") + "."
        )
    }
}
