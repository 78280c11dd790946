internal import McOrderClient
internal import McOrderConsole
internal import McOrderText

/// The sentences of what goes wrong before the library is asked, and of warnings.
enum ErrorText {
    private static func quoted(_ text: String, _ language: Language = .spanish) -> String {
        HarmlessText.quoted(text, language)
    }

    private static func list(_ names: [String]) -> String {
        names.map(HarmlessText.clean).joined(separator: ", ")
    }

    static let noHome = Inline(
        es: "no se sabe dónde guardar el ticket: HOME no está puesta. Usa --home o MCORDER_HOME.",
        en: "there is nowhere to keep the ticket: HOME is not set. Use --home or MCORDER_HOME.",
        eu: "ez dakigu tiketa non gorde: HOME ez dago ezarrita. Erabili --home edo MCORDER_HOME."
    )

    /// An option that names nothing, as a script has it whose variable is not set.
    static func emptyOption(_ option: String) -> Sentence {
        Inline(
            es: "\(option) no dice ninguna carpeta. Nombra una, o quita la opción.",
            en: "\(option) names no folder. Name one, or leave the option out.",
            eu: "\(option) aukerak ez du karpetarik adierazten. Adierazi bat, edo kendu aukera."
        )
    }

    /// No such thing; what is near, and all there is if it is not too much.
    static func unknown(_ kind: WordKind, _ word: String, nearest: String?, all: [String]) -> Sentence {
        let noun = noun(kind)
        let near = nearest.map(HarmlessText.clean)
        let spanish = near.map { " ¿\($0)?" } ?? (all.isEmpty ? "" : " Hay: \(list(all)).")
        let english = near.map { " Did you mean \($0)?" } ?? (all.isEmpty ? "" : " There are: \(list(all)).")
        let basque = near.map { " \($0) esan nahi duzu?" } ?? (all.isEmpty ? "" : " Aukeran: \(list(all)).")
        if let part = menuPart(kind) {
            let isChoice = near == nil && !all.isEmpty
            let hint = Inline(
                es: isChoice ? " Elige: \(list(all))." : spanish,
                en: isChoice ? " Choose: \(list(all))." : english,
                eu: isChoice ? " Aukeratu: \(list(all))." : basque
            )
            return Inline(
                es: "\(quoted(word)) no es \(part.spanish).\(hint.spanish)",
                en: "\(quoted(word, .english)) is not \(part.english).\(hint.english)",
                eu: "\(quoted(word, .basque)) ez da \(part.basque).\(hint.basque)"
            )
        }
        let isProduct = kind == .product
        return Inline(
            es: "no hay \(noun[.spanish]) \(quoted(word)).\(spanish)"
                + (isProduct ? " Los ves todos con «mcorder products»." : ""),
            en: "there is no \(noun[.english]) \(quoted(word, .english)).\(english)"
                + (isProduct ? " See them all with “mcorder products”." : ""),
            eu: "ez dago \(quoted(word, .basque)) \(noun[.basque]).\(basque)"
                + (isProduct ? " Denak ikusteko: «mcorder products»." : "")
        )
    }

    /// Several things could be meant.
    static func ambiguous(_ kind: WordKind, _ word: String, candidates: [String]) -> Sentence {
        Inline(
            es: "\(quoted(word)) puede ser: \(list(candidates)). Escribe el nombre entero.",
            en: "\(quoted(word, .english)) may be: \(list(candidates)). Write the whole name.",
            eu: "\(quoted(word, .basque)) hauetako bat izan daiteke: \(list(candidates)). Idatzi izen osoa."
        )
    }

    /// The part of a menu that was looked for; `nil` where it was something else.
    private static func menuPart(_ kind: WordKind) -> Sentence? {
        switch kind {
        case .drink: Inline(es: "una bebida de menú", en: "a menu drink", eu: "menuko edari bat")
        case .side: Inline(es: "un complemento de menú", en: "a menu side", eu: "menuko osagarri bat")
        case .product, .sandwich, .category, .restaurant, .allergen: nil
        }
    }

    private static func noun(_ kind: WordKind) -> Sentence {
        switch kind {
        case .product: Inline(es: "ningún producto", en: "product", eu: "produkturik")
        case .sandwich: Inline(es: "ningún menú con", en: "menu with", eu: "duen menurik")
        case .drink, .side: Inline(es: "ninguna parte de menú", en: "part of a menu", eu: "menu-osagairik")
        case .category: Inline(es: "ninguna categoría", en: "category", eu: "kategoriarik")
        case .restaurant: Inline(es: "ningún restaurante", en: "restaurant", eu: "jatetxerik")
        case .allergen: Inline(es: "ningún alérgeno", en: "allergen", eu: "alergenorik")
        }
    }

    static func badPlace(_ text: String) -> Sentence {
        Inline(
            es: "\(quoted(text)) no es un lugar. Escribe latitud y longitud en grados, como 43.3183,-1.9812.",
            en:
                "\(quoted(text, .english)) is no place. Write latitude and longitude in degrees, like 43.3183,-1.9812.",
            eu:
                "\(quoted(text, .basque)) ez da leku bat. Idatzi latitudea eta longitudea gradutan: 43.3183,-1.9812."
        )
    }

    static let replaceOrAppend = Inline(
        es: "--replace o --append, no los dos.",
        en: "--replace or --append, not both.",
        eu: "--replace edo --append, ez biak."
    )
    static let ticketNotEmpty = Inline(
        es: "el ticket no está vacío. Añade --replace o --append.",
        en: "the ticket is not empty. Add --replace or --append.",
        eu: "tiketa ez dago hutsik. Gehitu --replace edo --append."
    )

    static func unknownState(_ word: String, nearest: String?) -> Sentence {
        Inline(
            es: "no hay estado \(quoted(word)).\(nearest.map { " ¿\($0)?" } ?? "")",
            en: "there is no state \(quoted(word, .english)).\(nearest.map { " Did you mean \($0)?" } ?? "")",
            eu: "ez dago \(quoted(word, .basque)) egoerarik.\(nearest.map { " \($0) esan nahi duzu?" } ?? "")"
        )
    }

    static func badWait(_ seconds: Int) -> Sentence {
        Inline(
            es: "no se puede esperar \(seconds) segundos. Escribe un número de 0 a 86400.",
            en: "cannot wait \(seconds) seconds. Write a number from 0 to 86400.",
            eu: "ezin da \(seconds) segundo itxaron. Idatzi 0tik 86400era bitarteko zenbaki bat."
        )
    }

    static func chooseRestaurant(_ names: [String]) -> Sentence {
        Inline(
            es: "¿a qué restaurante? Nómbralo con -r: \(list(names)).",
            en: "to which restaurant? Name it with -r: \(list(names)).",
            eu: "zein jatetxetara? Adierazi -r erabiliz: \(list(names))."
        )
    }

    /// What the user should know about the catalogue.
    static func warning(_ warning: CatalogueReading.Warning, origin: CatalogueReading.Origin) -> Sentence {
        var date = ""
        if case .copy(let publishedAt) = origin { date = publishedAt.description }
        let spanish = "Se usa la última copia buena, publicada el \(date); los precios pueden haber cambiado."
        let english = "Using the last good copy, published at \(date); prices may have changed."
        let basque = "Azken kopia ona erabiltzen da (argitaratua: \(date)); baliteke prezioak aldatu izana."
        switch warning {
        case .absent(let places) where places.isEmpty:
            return Inline(es: spanish, en: english, eu: basque)
        case .absent(let places):
            return Inline(
                es: "No hay catálogo en \(list(places)). \(spanish)",
                en: "There is no catalogue in \(list(places)). \(english)",
                eu: "Ez dago katalogorik hemen: \(list(places)). \(basque)"
            )
        case .faulty(let refusal):
            let place = Quoted(path: "\(refusal.path)/\(refusal.firstPlace)")
            return Inline(
                es: "El catálogo tiene \(refusal.count) fallos, el primero en \(place.spanish). \(spanish)",
                en: "The catalogue has \(refusal.count) faults, the first in \(place.english). \(english)",
                eu: "Katalogoak \(refusal.count) akats ditu, lehena hemen: \(place.basque). \(basque)"
            )
        case .unreadable(let trouble):
            return Inline(
                es:
                    "No se pudo leer \(HarmlessText.quoted(path: trouble.path)): \(trouble.words). \(spanish)",
                en:
                    "Could not read \(HarmlessText.quoted(path: trouble.path, .english)): \(trouble.words). \(english)",
                eu:
                    "Ezin izan da \(HarmlessText.quoted(path: trouble.path, .basque)) irakurri: \(trouble.words). \(basque)"
            )
        case .notKept(let trouble):
            return Inline(
                es:
                    "No se pudo guardar una copia del catálogo en \(HarmlessText.quoted(path: trouble.path)): \(trouble.words).",
                en:
                    "Could not keep a copy of the catalogue in \(HarmlessText.quoted(path: trouble.path, .english)): \(trouble.words).",
                eu:
                    "Ezin izan da katalogoaren kopia bat gorde hemen: \(HarmlessText.quoted(path: trouble.path, .basque)) (\(trouble.words))."
            )
        }
    }
}
