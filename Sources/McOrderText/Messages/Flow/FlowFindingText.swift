package import McOrderModel

/// The guided flow's texts for finding products, and for the device's name.
package enum FlowFindingText: Message {
    case findingHint
    case searchTitle
    case searchHint
    case nothingFound
    case searchWord
    case restaurantHint
    /// The search finds no restaurant. `nearest` is a similar name; `towns` are those of the restaurants.
    case noRestaurant(nearest: String?, towns: [String])
    case allergensTitle
    case leaveOut
    case done
    case without(_ allergens: [Allergen])
    case nameWord
    case nameTitle
    case nameQuestion
    case nameHint
    case underName(_ name: String)
    case keepsName(_ name: String)
    case named(_ name: String)
    case codeWord
    case noRoomForCode

    package func text(in language: any Texts) -> String {
        switch self {
        case .findingHint:
            language.pick(
                en: "1–9 Enter choose   / search   A allergens   T ticket   Esc back   Q quit",
                es: "1–9 Intro elegir   / buscar   A alérgenos   T ticket   Esc atrás   Q salir",
                eu: "1–9 Sartu aukeratu   / bilatu   A alergenoak   T tiketa   Esc atzera   Q irten"
            )
        case .searchTitle: language.pick(en: "Search", es: "Buscar", eu: "Bilatu")
        case .searchHint:
            language.pick(
                en: "Type a part of the name   ↑↓ Enter choose   Esc back   Ctrl-C quit",
                es: "Escribe parte del nombre   ↑↓ Intro elegir   Esc atrás   Ctrl-C salir",
                eu: "Idatzi izenaren zati bat   ↑↓ Sartu aukeratu   Esc atzera   Ctrl-C irten"
            )
        case .nothingFound:
            language.pick(
                en: "Nothing has that name.",
                es: "No hay nada con ese nombre.",
                eu: "Ez dago izen horretako ezer."
            )
        case .searchWord: language.pick(en: "search", es: "buscar", eu: "bilatu")
        case .restaurantHint:
            language.pick(
                en: "Type a name, a town or lat,lon   ↑↓ Enter choose   Esc back   Ctrl-C quit",
                es: "Escribe nombre, ciudad o lat,lon   ↑↓ Intro elegir   Esc atrás   Ctrl-C salir",
                eu: "Idatzi izena, herria edo lat,lon   ↑↓ Sartu aukeratu   Esc atzera   Ktrl-C irten"
            )
        case .noRestaurant(let nearest, let towns):
            language.pick(
                en: "No restaurant has that name or address." + language.places(nearest, towns),
                es: "Ningún restaurante tiene ese nombre o dirección." + language.places(nearest, towns),
                eu: "Ez dago izen edo helbide hori duen jatetxerik." + language.places(nearest, towns)
            )
        case .allergensTitle: language.pick(en: "Allergens", es: "Alérgenos", eu: "Alergenoak")
        case .leaveOut:
            language.pick(
                en: "What can you not eat? Products that contain it, or may contain it, are not shown.",
                es: "¿Qué no puedes comer? No verás lo que lo lleve ni lo que pueda llevarlo.",
                eu: "Zer ezin duzu jan? Hori daukana, edo baduen ez dakiguna, ez da erakutsiko."
            )
        case .done: language.pick(en: "Done", es: "Hecho", eu: "Eginda")
        case .without(let allergens):
            language.pick(
                en: "Only without \(allergens.map(language.say).joined(separator: ", ")) (A changes it)",
                es: "Solo sin \(allergens.map(language.say).joined(separator: ", ")) (A: cambiar)",
                eu: "Alergenorik gabe: \(allergens.map(language.say).joined(separator: ", ")) (A: aldatu)"
            )
        case .nameWord: language.pick(en: "your name", es: "tu nombre", eu: "zure izena")
        case .nameTitle: language.pick(en: "Your name", es: "Tu nombre", eu: "Zure izena")
        case .nameQuestion:
            language.pick(
                en: "What name are your orders under? The cashier reads it.",
                es: "¿A qué nombre van tus pedidos? Es el que lee quien te atiende en caja.",
                eu: "Noren izenean doaz zure eskaerak? Kutxan irakurriko dute."
            )
        case .nameHint:
            language.pick(
                en: "Write the name   Enter save   Esc back   Ctrl-C quit",
                es: "Escribe el nombre   Intro guardar   Esc atrás   Ctrl-C salir",
                eu: "Idatzi izena   Sartu gorde   Esc atzera   Ctrl-C irten"
            )
        case .underName(let name):
            language.pick(
                en: "Under the name: \(name)",
                es: "A nombre de: \(name)",
                eu: "Izena: \(name)"
            )
        case .keepsName(let name):
            language.pick(
                en: "Enter without typing: \(name)",
                es: "Intro sin escribir nada: \(name)",
                eu: "Sartu, ezer idatzi gabe: \(name)"
            )
        case .named(let name):
            language.pick(
                en: "Your orders are under the name \(name).",
                es: "Tus pedidos van a nombre de \(name).",
                eu: "Zure eskaerak izen honekin doaz: \(name)."
            )
        case .codeWord: language.pick(en: "code", es: "código", eu: "kodea")
        case .noRoomForCode:
            language.pick(
                en: "The QR code needs a larger terminal.",
                es: "Para el código QR hace falta un terminal más grande.",
                eu: "QR koderako terminal handiagoa behar da."
            )
        }
    }
}
