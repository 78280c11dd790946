/// The placeholder for the value of an option or argument in a help page: one word without spaces.
package enum PlaceholderText: Message {
    /// The address of a server.
    case address
    case allergen
    case categoryOrProduct
    case category
    case code
    case count
    /// A number of days.
    case days
    case drink
    case file
    case folder
    /// A line of a ticket or an order.
    case line
    case metres
    case name
    case number
    case option
    /// An order, by its code, number or id.
    case order
    case product
    case sandwich
    case seconds
    case service
    case side
    /// A duration, or the time of an end.
    case spell
    case state
    case station
    case table
    /// An instant, see ``WhenWord``.
    case when
    /// Free text.
    case words

    package func text(in language: any Texts) -> String {
        switch self {
        case .address: language.pick(en: "address", es: "dirección", eu: "helbidea")
        case .allergen: language.pick(en: "allergen", es: "alérgeno", eu: "alergenoa")
        case .categoryOrProduct:
            language.pick(
                en: "category-or-product",
                es: "categoría-o-producto",
                eu: "kategoria-edo-produktua"
            )
        case .category: language.pick(en: "category", es: "categoría", eu: "kategoria")
        case .code: language.pick(en: "code", es: "código", eu: "kodea")
        case .count: language.pick(en: "count", es: "cantidad", eu: "kopurua")
        case .days: language.pick(en: "n", es: "días", eu: "egunak")
        case .drink: language.pick(en: "drink", es: "bebida", eu: "edaria")
        case .file: language.pick(en: "file", es: "archivo", eu: "fitxategia")
        case .folder: language.pick(en: "dir", es: "carpeta", eu: "karpeta")
        case .line: language.pick(en: "line", es: "línea", eu: "lerroa")
        case .metres: language.pick(en: "meters", es: "metros", eu: "metroak")
        case .name: language.pick(en: "name", es: "nombre", eu: "izena")
        case .number: language.pick(en: "number", es: "número", eu: "zenbakia")
        case .option: language.pick(en: "option", es: "opción", eu: "aukera")
        case .order: language.pick(en: "which", es: "pedido", eu: "eskaera")
        case .product: language.pick(en: "product", es: "producto", eu: "produktua")
        case .sandwich: language.pick(en: "sandwich", es: "sándwich", eu: "ogitartekoa")
        case .seconds: language.pick(en: "seconds", es: "segundos", eu: "segundoak")
        case .service: language.pick(en: "service", es: "servicio", eu: "zerbitzua")
        case .side: language.pick(en: "side", es: "complemento", eu: "osagarria")
        case .spell: language.pick(en: "for", es: "duración", eu: "tartea")
        case .station: language.pick(en: "station", es: "puesto", eu: "postua")
        case .state: language.pick(en: "state", es: "estado", eu: "egoera")
        case .table: language.pick(en: "table", es: "mesa", eu: "mahaia")
        case .when: language.pick(en: "when", es: "momento", eu: "unea")
        case .words: language.pick(en: "text", es: "texto", eu: "testua")
        }
    }
}
