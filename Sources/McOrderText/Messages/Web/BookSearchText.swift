/// The texts with which somebody finds a recipe.
package enum BookSearchText: Message {
    case search
    case order
    case byName
    case newest
    case mostSold
    case byAuthor
    case category
    case any
    case difficulty
    case longest
    case without
    case canBeMade
    case missing(_ names: String)
    case pin
    case changedSince
    case noneFound
    case notes
    case margin(_ amount: String)
    /// What a portion did cost thirty days ago.
    case costBefore(_ amount: String)

    package func text(in language: any Texts) -> String {
        switch self {
        case .search:
            language.pick(en: "Name or ingredient", es: "Nombre o ingrediente", eu: "Izena edo osagaia")
        case .order: language.pick(en: "Order", es: "Orden", eu: "Ordena")
        case .byName: language.pick(en: "By name", es: "Por nombre", eu: "Izenaren arabera")
        case .newest: language.pick(en: "Newest first", es: "Lo último primero", eu: "Berriena lehenengo")
        case .mostSold: language.pick(en: "Most sold first", es: "Lo más vendido", eu: "Salduena lehenengo")
        case .byAuthor: language.pick(en: "By author", es: "Por autor", eu: "Egilearen arabera")
        case .category: language.pick(en: "Category", es: "Categoría", eu: "Kategoria")
        case .any: language.pick(en: "Any", es: "Cualquiera", eu: "Edozein")
        case .difficulty:
            language.pick(en: "Who can make it", es: "Quién puede hacerla", eu: "Nork egin dezakeen")
        case .longest: language.pick(en: "Minutes at most", es: "Minutos como mucho", eu: "Gehienez minutu")
        case .without: language.pick(en: "Without", es: "Sin", eu: "Hau gabe")
        case .canBeMade:
            language.pick(en: "Can be made now", es: "Se puede hacer ahora", eu: "Orain egin daiteke")
        case .missing(let names):
            language.pick(en: "missing: \(names)", es: "falta: \(names)", eu: "falta da: \(names)")
        case .pin: language.pick(en: "Keep on top", es: "Fijar arriba", eu: "Finkatu goian")
        case .changedSince:
            language.pick(
                en: "changed since you looked",
                es: "ha cambiado desde que la viste",
                eu: "aldatu da ikusi zenuenetik"
            )
        case .noneFound:
            language.pick(
                en: "No recipe is like that.",
                es: "No hay ninguna receta así.",
                eu: "Ez dago horrelako errezetarik."
            )
        case .notes: language.pick(en: "Notes", es: "Notas", eu: "Oharrak")
        case .costBefore(let amount):
            language.pick(
                en: "30 days ago \(amount)",
                es: "hace 30 días, \(amount)",
                eu: "duela 30 egun, \(amount)"
            )
        case .margin(let amount):
            language.pick(
                en: "\(amount) left of its price without VAT",
                es: "quedan \(amount) de su precio sin IVA",
                eu: "BEZik gabeko preziotik \(amount) geratzen dira"
            )
        }
    }
}
