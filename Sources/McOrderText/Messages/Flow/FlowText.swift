package import McOrderModel

/// The guided flow's texts for the frame, the first screen and composing an order. Texts that commands use as
/// well are in ``TicketText`` and similar types.
package enum FlowText: Message {
    // MARK: The frame of every screen

    case chooseHint
    case ticketHint
    case quantityHint
    case letterHint
    case optionsHint
    case sendingHint
    case backHint
    case leaveHint
    case emptyCorner
    case howToLeave
    case corner(lines: Int, total: String)
    case lines(_ count: Int)

    // MARK: The first screen

    case welcome
    case newOrder
    case lastOrder
    case restaurants
    case website
    case openWebsite
    case seeTicket
    case next
    case goOn
    case startAgain
    case device(_ name: String)
    case favourite(_ name: String)
    case finish(_ number: OrderNumber)
    /// Gives up the order whose sending was interrupted.
    case giveUp(_ number: OrderNumber)
    /// What giving it up means, before the customer confirms it.
    case giveUpMeans
    case joinFolder
    case begun(_ count: Int)

    // MARK: Composing

    case pricesOf(_ restaurant: String)
    case whatWouldYouLike
    case large
    case largeSwitch
    case sandwich
    case drink
    case side
    case howMany
    case addToTicket
    case makeMenu
    case nextLetter
    /// The letter that switches to a large menu: *grande*, *large*; in Basque the letter of the mark `(G)`.
    case largeLetter
    /// The letter that sends: *enviar*, *send*, *eskaera bidali*.
    case sendLetter
    case step(_ number: Int, _ what: String)
    /// The options of one of several products of a menu.
    case options(_ number: Int, of: Int, _ what: String)
    case menuSoFar(_ names: String)
    /// R2's sentence, with what was added.
    case added(_ count: Int, _ name: String)
    case room(_ count: Int)
    /// The restaurant does not sell the product; without a restaurant, it cannot be ordered.
    case notSold(_ name: String, at: String?)
    case allergensUnknown
    case noAllergens
    case containsAllergens(_ allergens: [Allergen])

    package func text(in language: any Texts) -> String {
        switch self {
        case .chooseHint:
            language.pick(
                en: "↑↓ 1–9 Enter choose",
                es: "↑↓ 1–9 Intro elegir",
                eu: "↑↓ 1–9 Sartu aukeratu"
            )
        case .ticketHint: language.pick(en: "T/Tab ticket", es: "T/Tab ticket", eu: "T/Tab tiketa")
        case .quantityHint:
            language.pick(
                en: "↑↓ or digits: how many   Enter add   T/Tab ticket   Esc back   Q quit",
                es: "↑↓ o cifras: cuántos   Intro añadir   T/Tab ticket   Esc atrás   Q salir",
                eu: "↑↓ edo zifrak: zenbat   Sartu gehitu   T/Tab tiketa   Esc atzera   Q irten"
            )
        case .optionsHint:
            language.pick(
                en: "1–9 Enter choose, go on   Space more or none   T ticket   Esc back   Q quit",
                es: "1–9 Intro elegir y seguir   Espacio más o nada   T ticket   Esc atrás   Q salir",
                eu: "1–9 Sartu aukeratu, jarraitu   Zuriunea gehiago   T tiketa   Esc atzera   Q irten"
            )
        case .letterHint:
            language.pick(
                en: "Enter send   ↑↓ name, restaurant   Tab ticket   Esc back   Ctrl-C quit",
                es: "Intro enviar   ↑↓ nombre, restaurante   Tab ticket   Esc atrás   Ctrl-C salir",
                eu: "Sartu bidali   ↑↓ izena, jatetxea   Tab tiketa   Esc atzera   Ctrl-C irten"
            )
        case .sendingHint: language.pick(en: "Q quit", es: "Q salir", eu: "Q irten")
        case .backHint: language.pick(en: "Esc back", es: "Esc atrás", eu: "Esc atzera")
        case .leaveHint: language.pick(en: "Q quit", es: "Q salir", eu: "Q irten")
        case .emptyCorner: language.pick(en: "Ticket empty", es: "Ticket vacío", eu: "Tiketa hutsik")
        case .howToLeave:
            language.pick(
                en: "Q to quit. The ticket is kept.",
                es: "Q para salir. El ticket se guarda.",
                eu: "Q irteteko. Tiketa gorde egiten da."
            )
        case .corner(let lines, let total):
            language.pick(
                en: "Ticket \(lines) · \(total)",
                es: "Ticket \(lines) · \(total)",
                eu: "Tiketa \(lines) · \(total)"
            )
        case .lines(let count):
            language.pick(
                en: count == 1 ? "1 item" : "\(count) items",
                es: count == 1 ? "1 artículo" : "\(count) artículos",
                eu: "\(count) produktu"
            )
        case .welcome:
            language.pick(
                en: "Order now and skip the queue.",
                es: "Pide ahora y sáltate la cola.",
                eu: "Eskatu orain, ilararik gabe."
            )
        case .newOrder: language.pick(en: "New order", es: "Nuevo pedido", eu: "Eskaera berria")
        case .lastOrder: language.pick(en: "Last order", es: "Último pedido", eu: "Azken eskaera")
        case .restaurants: language.pick(en: "Restaurants", es: "Restaurantes", eu: "Jatetxeak")
        case .website: language.pick(en: "Web site", es: "Página web", eu: "Webgunea")
        case .openWebsite:
            language.pick(
                en: "Open it in the browser",
                es: "Abrirla en el navegador",
                eu: "Nabigatzailean ireki"
            )
        case .seeTicket: language.pick(en: "See the ticket", es: "Ver el ticket", eu: "Tiketa ikusi")
        case .next: language.pick(en: "Continue", es: "Seguir", eu: "Jarraitu")
        case .goOn: language.pick(en: "Go on with it", es: "Seguir con él", eu: "Harekin jarraitu")
        case .startAgain:
            language.pick(
                en: "Empty it and start again",
                es: "Vaciarlo y empezar de nuevo",
                eu: "Hustu eta berriro hasi"
            )
        case .device(let name):
            language.pick(
                en: "Device: \(name)",
                es: "Dispositivo: \(name)",
                eu: "Gailua: \(name)"
            )
        case .favourite(let name):
            language.pick(
                en: "Favourite restaurant: \(name)",
                es: "Restaurante favorito: \(name)",
                eu: "Jatetxe gogokoa: \(name)"
            )
        case .finish(let number):
            language.pick(
                en: "Finish sending order \(number)",
                es: "Terminar el envío del pedido \(number)",
                eu: "\(number) eskaera bidaltzen amaitu"
            )
        case .giveUp(let number):
            language.pick(
                en: "Give order \(number) up",
                es: "Abandonar el pedido \(number)",
                eu: "\(number) eskaera alde batera utzi"
            )
        case .giveUpMeans:
            language.pick(
                en: "It is not sent again. If it is in the folder already, cancel it at the restaurant.",
                es: "No se volverá a enviar. Si ya está en la carpeta, anúlalo en el restaurante.",
                eu: "Ez da berriro bidaliko. Karpetan badago jada, utzi bertan behera jatetxean."
            )
        case .joinFolder:
            language.pick(
                en: "Join the restaurant's folder",
                es: "Unirse a la carpeta del restaurante",
                eu: "Jatetxearen karpetan sartu"
            )
        case .begun(let count):
            language.pick(
                en: "There is a ticket already, with \(language.say(FlowText.lines(count))).",
                es: "Ya hay un ticket empezado, con \(language.say(FlowText.lines(count))).",
                eu: "Badago tiket bat hasita: \(language.say(FlowText.lines(count)))."
            )
        case .pricesOf(let restaurant):
            language.pick(
                en: "Prices of \(restaurant)",
                es: "Precios de \(restaurant)",
                eu: "Prezioak: \(restaurant)"
            )
        case .whatWouldYouLike:
            language.pick(
                en: "What would you like?",
                es: "¿Qué te apetece?",
                eu: "Zer hartuko duzu?"
            )
        case .large: language.pick(en: "large", es: "grande", eu: "handia")
        case .largeSwitch:
            language.pick(
                en: "Large: drink and side",
                es: "Grande: bebida y complemento",
                eu: "Handia: edaria eta osagarria"
            )
        case .sandwich: language.pick(en: "the sandwich", es: "el sándwich", eu: "ogitartekoa")
        case .drink: language.pick(en: "the drink", es: "la bebida", eu: "edaria")
        case .side: language.pick(en: "the side", es: "el complemento", eu: "osagarria")
        case .howMany: language.pick(en: "How many?", es: "¿Cuántos?", eu: "Zenbat?")
        case .addToTicket:
            language.pick(
                en: "Add to the ticket",
                es: "Añadir al ticket",
                eu: "Tiketera gehitu"
            )
        case .makeMenu:
            language.pick(
                en: "Rather as a menu, from",
                es: "Mejor en menú, desde",
                eu: "Hobe menuan, gutxienez"
            )
        case .nextLetter: language.pick(en: "c", es: "s", eu: "j")
        case .largeLetter: language.pick(en: "l", es: "g", eu: "g")
        case .sendLetter: language.pick(en: "s", es: "e", eu: "e")
        case .step(let number, let what):
            language.pick(
                en: "Menu, step \(number) of 3: \(what)",
                es: "Menú, paso \(number) de 3: \(what)",
                eu: "Menua, \(number). urratsa 3tik: \(what)"
            )
        case .options(let number, let all, let what):
            language.pick(
                en: "Options \(number) of \(all): \(what)",
                es: "Opciones \(number) de \(all): \(what)",
                eu: "Aukerak, \(number)/\(all): \(what)"
            )
        case .menuSoFar(let names): language.pick(en: "\(names) + …", es: "\(names) + …", eu: "\(names) + …")
        case .added(let count, let name):
            language.pick(
                en: "\(language.say(TicketText.added)) \(count) × \(name)",
                es: "\(language.say(TicketText.added)) \(count) × \(name)",
                eu: "\(language.say(TicketText.added)) \(count) × \(name)"
            )
        case .room(let count):
            language.pick(
                en: "An order has at most 100 lines: there is room for \(count) more.",
                es: "Un pedido tiene como mucho 100 líneas: \(count == 1 ? "cabe" : "caben") \(count) más.",
                eu:
                    "Eskaera batek 100 lerro ditu gehienez: beste \(count) sartzen \(count == 1 ? "da" : "dira")."
            )
        case .notSold(let name, let restaurant?):
            language.pick(
                en: "\(name): not sold at \(restaurant).",
                es: "\(name): no se vende en \(restaurant).",
                eu: "\(name): ez da saltzen \(restaurant) jatetxean."
            )
        case .notSold(let name, nil):
            language.pick(
                en: "\(name): cannot be ordered now.",
                es: "\(name): ahora no se puede pedir.",
                eu: "\(name): orain ezin da eskatu."
            )
        case .allergensUnknown:
            language.pick(
                en: "Allergens unknown.",
                es: "Alérgenos desconocidos.",
                eu: "Alergeno ezezagunak."
            )
        case .noAllergens:
            language.pick(
                en: "No known allergens.",
                es: "Sin alérgenos conocidos.",
                eu: "Alergeno ezagunik gabe."
            )
        case .containsAllergens(let allergens):
            language.pick(
                en: "Contains: \(allergens.map(language.say).joined(separator: ", ")).",
                es: "Contiene: \(allergens.map(language.say).joined(separator: ", ")).",
                eu: "Alergenoak: \(allergens.map(language.say).joined(separator: ", "))."
            )
        }
    }

    /// The allergens of several products together. If they are unknown for one, they are unknown for all.
    package static func allergens(of products: [Product?]) -> Sentence {
        let known = products.compactMap { $0?.allergens }
        guard known.count == products.count else { return FlowText.allergensUnknown }
        let contained = Allergen.allCases.filter { allergen in known.contains { $0.contains(allergen) } }
        return contained.isEmpty ? FlowText.noAllergens : FlowText.containsAllergens(contained)
    }

    /// The allergens that a choice adds; nothing for a choice that is left out.
    package static func allergens(of choice: ChoiceGroup.Choice, in group: ChoiceGroup) -> Sentence {
        guard group.kind == .choose else { return Verbatim("") }
        guard let allergens = choice.allergens else { return FlowText.allergensUnknown }
        let contained = Allergen.allCases.filter(allergens.contains)
        return contained.isEmpty ? FlowText.noAllergens : FlowText.containsAllergens(contained)
    }
}
