internal import McOrderClient
internal import McOrderConsole

/// Finding products, and the device's name.
extension FlowText {
    static let findingHint = Sentence(
        es: "1–9 Intro elegir   / buscar   A alérgenos   T ticket   Esc atrás   Q salir",
        en: "1–9 Enter choose   / search   A allergens   T ticket   Esc back   Q quit"
    )
    static let searchTitle = Sentence(es: "Buscar", en: "Search")
    static let searchHint = Sentence(
        es: "Escribe parte del nombre   ↑↓ Intro elegir   Esc atrás   Ctrl-C salir",
        en: "Type a part of the name   ↑↓ Enter choose   Esc back   Ctrl-C quit"
    )
    static let nothingFound = Sentence(es: "No hay nada con ese nombre.", en: "Nothing has that name.")
    static let allergensTitle = Sentence(es: "Alérgenos", en: "Allergens")
    static let leaveOut = Sentence(
        es: "¿Qué no puedes comer? No se mostrará lo que lo lleve o no se sepa si lo lleva.",
        en: "What can you not eat? Products that contain it, or may contain it, are not shown."
    )
    static let done = Sentence(es: "Hecho", en: "Done")

    static func without(_ allergens: [Allergen]) -> Sentence {
        Sentence(
            es: "Solo sin " + allergens.map(\.word.spanish).joined(separator: ", ") + " (A cambia)",
            en: "Only without " + allergens.map(\.word.english).joined(separator: ", ") + " (A changes it)"
        )
    }

    static let nameWord = Sentence(es: "tu nombre", en: "your name")
    static let nameTitle = Sentence(es: "Tu nombre", en: "Your name")
    static let nameQuestion = Sentence(
        es: "¿A qué nombre van tus pedidos? Es el que lee quien te atiende en caja.",
        en: "What name are your orders under? The cashier reads it."
    )
    static let nameHint = Sentence(
        es: "Escribe el nombre   Intro guardar   Esc atrás   Ctrl-C salir",
        en: "Write the name   Enter save   Esc back   Ctrl-C quit"
    )

    static func asksForName(_ name: String) -> Sentence {
        Sentence(
            es: "¿Cómo te llamas? En caja leerán «\(name)»; con ↓ e Intro lo cambias.",
            en: "What is your name? The cashier will read “\(name)”; ↓ and Enter change it."
        )
    }

    static func underName(_ name: String) -> Sentence {
        Sentence(es: "A nombre de: \(name)", en: "Under the name: \(name)")
    }

    static func keepsName(_ name: String) -> Sentence {
        Sentence(es: "Intro sin escribir nada: \(name)", en: "Enter without typing: \(name)")
    }

    static func named(_ name: String) -> Sentence {
        Sentence(es: "Tus pedidos van a nombre de \(name).", en: "Your orders are under the name \(name).")
    }

    static let codeWord = Sentence(es: "código", en: "code")
    static let noRoomForCode = Sentence(
        es: "Para el código QR hace falta un terminal más grande.",
        en: "The QR code needs a larger terminal."
    )
}
