package import McOrderModel

/// The texts with which the owner says what the kitchen book has.
package enum BookDefinitionText: Message {
    case whatStands
    case whatStandsHint
    case whoWorks
    case whoWorksHint
    case beginRegister
    case define
    case people
    case subjects
    case checks
    case ingredients
    case supplies
    case soldAsBought
    case soldAsBoughtHint
    case name
    case place
    case responsible
    case telephone
    case serial
    /// What a batch was made of.
    case madeOf
    /// The first and the last day on which something is looked after.
    case since
    case until
    case remove
    case least
    case most
    case add
    case kind
    case unit
    case gramsPerPiece
    case gramsPerLitre
    case ingredient
    case supplier
    case section
    case package
    case size
    case price
    case keep
    /// What an owner types of when a check is due; see ``BookCheck/Due``.
    case due
    case eachTime
    case eachDays(_ days: Int)
    case atTimes(_ times: String)
    case checkKind(_ kind: BookCheck.Kind)

    package func text(in language: any Texts) -> String {
        switch self {
        case .whatStands:
            language.pick(
                en: "What stands in the kitchen?",
                es: "¿Qué hay en la cocina?",
                eu: "Zer dago sukaldean?"
            )
        case .whatStandsHint:
            language.pick(
                en: "Look at each limit: with these the register begins, and you can change them.",
                es: "Mira cada límite: con estos empieza el registro, y los puedes cambiar.",
                eu: "Begiratu muga bakoitza: hauekin hasten da erregistroa, eta aldatu egin ditzakezu."
            )
        case .whoWorks:
            language.pick(en: "Who works here?", es: "¿Quién trabaja aquí?", eu: "Nork egiten du lan hemen?")
        case .whoWorksHint:
            language.pick(
                en: "One name a line, as you call each other.",
                es: "Un nombre por línea, como os llamáis.",
                eu: "Izen bat lerro bakoitzean, elkarri esaten diozuen bezala."
            )
        case .beginRegister:
            language.pick(en: "Begin the register", es: "Empezar el registro", eu: "Hasi erregistroa")
        case .define: language.pick(en: "Change the book", es: "Cambiar el libro", eu: "Aldatu liburua")
        case .people: language.pick(en: "People", es: "Personas", eu: "Pertsonak")
        case .subjects:
            language.pick(en: "What is looked after", es: "Lo que se controla", eu: "Zer zaintzen den")
        case .checks: language.pick(en: "Checks", es: "Controles", eu: "Kontrolak")
        case .ingredients: language.pick(en: "Ingredients", es: "Ingredientes", eu: "Osagaiak")
        case .supplies: language.pick(en: "Supplies", es: "Suministros", eu: "Hornidurak")
        case .soldAsBought:
            language.pick(
                en: "What is sold as it is bought",
                es: "Lo que se vende tal como se compra",
                eu: "Erosten den bezala saltzen dena"
            )
        case .soldAsBoughtHint:
            language.pick(
                en:
                    "Bottles, cans, ice creams. They are counted in pieces; what has run out is proposed as sold out.",
                es:
                    "Botellas, latas, helados. Se cuentan por unidades; lo que se acaba se propone como agotado.",
                eu: "Botilak, latak, izozkiak. Aleka zenbatzen dira; amaitzen dena agortutzat proposatzen da."
            )
        case .responsible: language.pick(en: "Responsible", es: "Responsable", eu: "Arduraduna")
        case .telephone: language.pick(en: "Telephone", es: "Teléfono", eu: "Telefonoa")
        case .serial: language.pick(en: "Serial number", es: "Número de serie", eu: "Serie-zenbakia")
        case .madeOf: language.pick(en: "Made of", es: "Hecho de", eu: "Zerez egina")
        case .since: language.pick(en: "Since", es: "Desde", eu: "Noiztik")
        case .until: language.pick(en: "Until", es: "Hasta", eu: "Noiz arte")
        case .name: language.pick(en: "Name", es: "Nombre", eu: "Izena")
        case .place: language.pick(en: "Place", es: "Lugar", eu: "Tokia")
        case .remove: language.pick(en: "Remove", es: "Quitar", eu: "Kendu")
        case .least: language.pick(en: "Lowest", es: "Mínimo", eu: "Gutxienekoa")
        case .most: language.pick(en: "Highest", es: "Máximo", eu: "Gehienekoa")
        case .kind: language.pick(en: "Kind", es: "Tipo", eu: "Mota")
        case .gramsPerPiece: language.pick(en: "Grams a piece", es: "Gramos por unidad", eu: "Gramoak aleko")
        case .gramsPerLitre: language.pick(en: "Grams a litre", es: "Gramos por litro", eu: "Gramoak litroko")
        case .ingredient: language.pick(en: "Ingredient", es: "Ingrediente", eu: "Osagaia")
        case .supplier: language.pick(en: "Supplier", es: "Proveedor", eu: "Hornitzailea")
        case .section: language.pick(en: "Section", es: "Sección", eu: "Saila")
        case .package: language.pick(en: "Package", es: "Envase", eu: "Ontzia")
        case .size: language.pick(en: "How much it has", es: "Cuánto tiene", eu: "Zenbat duen")
        case .price: language.pick(en: "Price", es: "Precio", eu: "Prezioa")
        case .keep: language.pick(en: "Always there", es: "Siempre debe haber", eu: "Beti egon behar du")
        case .unit: language.pick(en: "Unit", es: "Unidad", eu: "Unitatea")
        case .due:
            language.pick(
                en: "When: 10:00 20:00, mon 10:00, 7d or each",
                es: "Cuándo: 10:00 20:00, mon 10:00, 7d o each",
                eu: "Noiz: 10:00 20:00, mon 10:00, 7d edo each"
            )
        case .eachTime: language.pick(en: "each time", es: "cada vez", eu: "aldiro")
        case .eachDays(let days):
            language.pick(
                en: days == 1 ? "each day" : "each \(days) days",
                es: days == 1 ? "cada día" : "cada \(days) días",
                eu: days == 1 ? "egunero" : "\(days) egunetik behin"
            )
        case .atTimes(let times): times
        case .checkKind(let kind): Self.text(kind, in: language)
        case .add: language.pick(en: "Add", es: "Añadir", eu: "Gehitu")
        }
    }

    private static func text(_ kind: BookCheck.Kind, in language: any Texts) -> String {
        switch kind {
        case .temperature: language.pick(en: "Temperature", es: "Temperatura", eu: "Tenperatura")
        case .number: language.pick(en: "Number", es: "Número", eu: "Zenbakia")
        case .yesNo: language.pick(en: "Right or not", es: "Bien o mal", eu: "Ondo ala gaizki")
        case .text: language.pick(en: "Text", es: "Texto", eu: "Testua")
        case .paper:
            language.pick(en: "Paper that expires", es: "Papel con caducidad", eu: "Iraungitzen den papera")
        case .span: language.pick(en: "From … to …", es: "Desde … hasta …", eu: "Noiztik … noiz arte …")
        }
    }
}
