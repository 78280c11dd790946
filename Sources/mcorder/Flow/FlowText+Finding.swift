internal import McOrderClient
internal import McOrderConsole
internal import McOrderText

/// Finding products, and the device's name.
extension FlowText {
    static let findingHint = Inline(
        es: "1–9 Intro elegir   / buscar   A alérgenos   T ticket   Esc atrás   Q salir",
        en: "1–9 Enter choose   / search   A allergens   T ticket   Esc back   Q quit",
        eu: "1–9 Sartu aukeratu   / bilatu   A alergenoak   T tiketa   Esc atzera   Q irten"
    )
    static let searchTitle = Inline(es: "Buscar", en: "Search", eu: "Bilatu")
    static let searchHint = Inline(
        es: "Escribe parte del nombre   ↑↓ Intro elegir   Esc atrás   Ctrl-C salir",
        en: "Type a part of the name   ↑↓ Enter choose   Esc back   Ctrl-C quit",
        eu: "Idatzi izenaren zati bat   ↑↓ Sartu aukeratu   Esc atzera   Ctrl-C irten"
    )
    static let nothingFound = Inline(
        es: "No hay nada con ese nombre.",
        en: "Nothing has that name.",
        eu: "Ez dago izen horretako ezer."
    )
    static let allergensTitle = Inline(es: "Alérgenos", en: "Allergens", eu: "Alergenoak")
    static let leaveOut = Inline(
        es: "¿Qué no puedes comer? No se mostrará lo que lo lleve o no se sepa si lo lleva.",
        en: "What can you not eat? Products that contain it, or may contain it, are not shown.",
        eu: "Zer ezin duzu jan? Hori daukana, edo baduen ez dakiguna, ez da erakutsiko."
    )
    static let done = Inline(es: "Hecho", en: "Done", eu: "Eginda")

    static func without(_ allergens: [Allergen]) -> Sentence {
        Inline(
            es: "Solo sin " + allergens.map(\.word.spanish).joined(separator: ", ") + " (A cambia)",
            en: "Only without " + allergens.map(\.word.english).joined(separator: ", ") + " (A changes it)",
            eu: "Alergenorik gabe: " + allergens.map(\.word.basque).joined(separator: ", ") + " (A: aldatu)"
        )
    }

    static let nameWord = Inline(es: "tu nombre", en: "your name", eu: "zure izena")
    static let nameTitle = Inline(es: "Tu nombre", en: "Your name", eu: "Zure izena")
    static let nameQuestion = Inline(
        es: "¿A qué nombre van tus pedidos? Es el que lee quien te atiende en caja.",
        en: "What name are your orders under? The cashier reads it.",
        eu: "Noren izenean doaz zure eskaerak? Kutxan irakurriko dute."
    )
    static let nameHint = Inline(
        es: "Escribe el nombre   Intro guardar   Esc atrás   Ctrl-C salir",
        en: "Write the name   Enter save   Esc back   Ctrl-C quit",
        eu: "Idatzi izena   Sartu gorde   Esc atzera   Ctrl-C irten"
    )

    static func asksForName(_ name: String) -> Sentence {
        Inline(
            es: "¿Cómo te llamas? En caja leerán «\(name)»; con ↓ e Intro lo cambias.",
            en: "What is your name? The cashier will read “\(name)”; ↓ and Enter change it.",
            eu: "Nola duzu izena? Kutxan «\(name)» irakurriko dute; aldatzeko, ↓ eta Sartu."
        )
    }

    static func underName(_ name: String) -> Sentence {
        Inline(es: "A nombre de: \(name)", en: "Under the name: \(name)", eu: "Izena: \(name)")
    }

    static func keepsName(_ name: String) -> Sentence {
        Inline(
            es: "Intro sin escribir nada: \(name)",
            en: "Enter without typing: \(name)",
            eu: "Sartu, ezer idatzi gabe: \(name)"
        )
    }

    static func named(_ name: String) -> Sentence {
        Inline(
            es: "Tus pedidos van a nombre de \(name).",
            en: "Your orders are under the name \(name).",
            eu: "Zure eskaerak izen honekin doaz: \(name)."
        )
    }

    static let codeWord = Inline(es: "código", en: "code", eu: "kodea")
    static let noRoomForCode = Inline(
        es: "Para el código QR hace falta un terminal más grande.",
        en: "The QR code needs a larger terminal.",
        eu: "QR koderako terminal handiagoa behar da."
    )
}
