package import McOrderModel

/// The texts of `mcorderd book`.
package enum BookToolText: Message {
    case abstract
    case check
    case export
    case load
    case folder
    case restaurantHelp
    case valid(_ entries: Int)
    case dangling(BookTables.Dangling)
    /// What a recipe or a plan says is sold, and the catalogue does not have.
    case unsold(BookTables.Unsold)
    case same
    case loaded
    case changedMeanwhile
    /// The catalogue cannot be read, so that its allergens are not those of the recipes.
    case notCompared
    case allergensDiffer
    case whichRestaurant(_ ids: [String])

    package func text(in language: any Texts) -> String {
        switch self {
        case .abstract:
            language.pick(
                en: "The kitchen book as tables of a spreadsheet.",
                es: "El libro de cocina como tablas de una hoja de cálculo.",
                eu: "Sukaldeko liburua kalkulu-orri baten taula gisa."
            )
        case .check:
            language.pick(
                en: "Checks tables, and changes nothing.",
                es: "Comprueba las tablas y no cambia nada.",
                eu: "Taulak egiaztatzen ditu, eta ez du ezer aldatzen."
            )
        case .export:
            language.pick(
                en: "Writes what the book has into tables.",
                es: "Escribe en tablas lo que tiene el libro.",
                eu: "Liburuak duena tauletan idazten du."
            )
        case .load:
            language.pick(
                en: "Makes the book as the tables say.",
                es: "Deja el libro como dicen las tablas.",
                eu: "Liburua taulek dioten bezala uzten du."
            )
        case .folder:
            language.pick(
                en: "the folder of the tables",
                es: "la carpeta de las tablas",
                eu: "taulen karpeta"
            )
        case .restaurantHelp:
            language.pick(
                en: "the restaurant; needed where there are several",
                es: "el restaurante; hace falta si hay varios",
                eu: "jatetxea; bat baino gehiago badago, beharrezkoa"
            )
        case .valid(let entries):
            language.pick(
                en: "The tables are right. Entries: \(entries)",
                es: "Las tablas están bien. Entradas: \(entries)",
                eu: "Taulak ondo daude. Sarrerak: \(entries)"
            )
        case .dangling(let one):
            language.pick(
                en:
                    "\(one.table.fileName), \(one.key), \(one.column): nothing in \(one.wanted.fileName) is called \(one.word)",
                es:
                    "\(one.table.fileName), \(one.key), \(one.column): nada en \(one.wanted.fileName) se llama \(one.word)",
                eu:
                    "\(one.table.fileName), \(one.key), \(one.column): \(one.wanted.fileName) fitxategian ez dago \(one.word) izeneko ezer"
            )
        case .unsold(let one):
            language.pick(
                en: "\(one.place): the catalogue has no \(one.word)\(one.meant("did you mean"))",
                es: "\(one.place): el catálogo no tiene \(one.word)\(one.meant("¿será"))",
                eu: "\(one.place): katalogoak ez du \(one.word)\(one.meant("hau ote da:"))"
            )
        case .same:
            language.pick(
                en: "The tables say what the book has already.",
                es: "Las tablas dicen lo que el libro ya tiene.",
                eu: "Taulek liburuak dagoeneko duena diote."
            )
        case .loaded:
            language.pick(
                en: "The book is as the tables say.",
                es: "El libro está como dicen las tablas.",
                eu: "Liburua taulek dioten bezala dago."
            )
        case .changedMeanwhile:
            language.pick(
                en: "somebody changed the book meanwhile; nothing was changed, try again",
                es: "alguien ha cambiado el libro mientras tanto; no se ha cambiado nada, inténtalo otra vez",
                eu: "norbaitek liburua aldatu du bitartean; ez da ezer aldatu, saiatu berriro"
            )
        case .notCompared:
            language.pick(
                en: "There is no catalogue here that can be read; allergens were not compared.",
                es: "Aquí no hay un catálogo que se pueda leer; los alérgenos no se han comparado.",
                eu: "Hemen ez dago irakur daitekeen katalogorik; alergenoak ez dira alderatu."
            )
        case .allergensDiffer:
            language.pick(
                en: "recipes have allergens that the catalogue does not say",
                es: "hay recetas con alérgenos que el catálogo no dice",
                eu: "errezeta batzuek katalogoak esaten ez dituen alergenoak dituzte"
            )
        case .whichRestaurant(let ids):
            language.pick(
                en: "there are several restaurants; name one with --restaurant: \(HarmlessText.list(ids))",
                es: "hay varios restaurantes; indica uno con --restaurant: \(HarmlessText.list(ids))",
                eu:
                    "jatetxe bat baino gehiago dago; esan zein --restaurant aukerarekin: \(HarmlessText.list(ids))"
            )
        }
    }
}

extension BookTables.Unsold {
    fileprivate var place: String { "\(table.fileName), \(key), \(column)" }

    fileprivate func meant(_ question: String) -> String { nearest.map { "; \(question) \($0)?" } ?? "" }
}
