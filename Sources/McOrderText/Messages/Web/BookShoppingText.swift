/// The texts of the shopping lists and of counting.
package enum BookShoppingText: Message {
    case lists
    case count
    case newList
    case listName
    case make
    case doneLists
    case noLists
    case noIngredients
    /// The supplier of what the book does not have.
    case otherThings
    case wanted(_ packages: String)
    case boughtBy(_ name: String, _ packages: String)
    case countIt
    case changed
    case cost(_ amount: String)
    case oneLess
    case oneMore
    case addItem
    case add
    case change
    case changeOf(_ item: String)
    case packages
    case leaveOut
    case leftOut
    case share
    case copied
    case markOrdered
    case ordered(_ who: String, _ time: String)
    case copy
    case done
    case reopen
    case remove
    case removeQuestion(_ name: String)
    case noPlace
    case lastCount(_ amount: String, _ time: String)
    case neverCounted
    /// What is there since the last count.
    case thereNow(_ amount: String)
    case thrownAway
    /// The field for why it was thrown away.
    case why
    /// A count found more packages than expected.
    case moreThanExpected(_ packages: String)
    /// Ticks packages on a list afterwards.
    case tickOn(_ list: String, _ packages: String)
    case copyName(_ name: String)

    package func text(in language: any Texts) -> String {
        switch self {
        case .lists: language.pick(en: "Shopping lists", es: "Listas de la compra", eu: "Erosketa-zerrendak")
        case .count: language.pick(en: "Count", es: "Contar", eu: "Zenbatu")
        case .newList: language.pick(en: "New list", es: "Lista nueva", eu: "Zerrenda berria")
        case .listName: language.pick(en: "Name", es: "Nombre", eu: "Izena")
        case .make: language.pick(en: "Make", es: "Crear", eu: "Sortu")
        case .doneLists: language.pick(en: "Done", es: "Terminadas", eu: "Amaituak")
        case .noLists:
            language.pick(en: "There is no list.", es: "No hay ninguna lista.", eu: "Ez dago zerrendarik.")
        case .noIngredients:
            language.pick(
                en: "The book has no ingredients yet.",
                es: "El libro no tiene ingredientes todavía.",
                eu: "Liburuak ez du oraindik osagairik."
            )
        case .otherThings: language.pick(en: "Other things", es: "Otras cosas", eu: "Beste gauzak")
        case .wanted(let packages): "\(packages) ×"
        case .boughtBy(let name, let packages): "\(name) \(packages)"
        case .countIt: language.pick(en: "count it", es: "cuéntalo", eu: "zenbatu")
        case .changed: language.pick(en: "changed", es: "cambiado", eu: "aldatuta")
        case .cost(let amount):
            language.pick(en: "about \(amount)", es: "unos \(amount)", eu: "\(amount) inguru")
        case .oneLess: language.pick(en: "one less", es: "uno menos", eu: "bat gutxiago")
        case .oneMore: language.pick(en: "one more", es: "uno más", eu: "bat gehiago")
        case .addItem: language.pick(en: "Something else", es: "Otra cosa", eu: "Beste zerbait")
        case .add: language.pick(en: "Add", es: "Añadir", eu: "Gehitu")
        case .change: language.pick(en: "Change", es: "Cambiar", eu: "Aldatu")
        case .changeOf(let item):
            language.pick(en: "Change \(item)", es: "Cambiar \(item)", eu: "Aldatu \(item)")
        case .packages: language.pick(en: "Packages", es: "Envases", eu: "Ontziak")
        case .leaveOut: language.pick(en: "Leave out", es: "Dejar fuera", eu: "Utzi kanpoan")
        case .leftOut:
            language.pick(
                en: "Left out. Tap to put it back:",
                es: "Dejado fuera. Toca para volver a ponerlo:",
                eu: "Kanpoan utzita. Ukitu berriro jartzeko:"
            )
        case .share: language.pick(en: "Copy the text", es: "Copiar el texto", eu: "Kopiatu testua")
        case .copied: language.pick(en: "Copied.", es: "Copiado.", eu: "Kopiatuta.")
        case .markOrdered: language.pick(en: "Ordered", es: "Pedido hecho", eu: "Eskatuta")
        case .ordered(let who, let time):
            language.pick(
                en: "ordered by \(who), \(time)",
                es: "pedido por \(who), \(time)",
                eu: "\(who)(e)k eskatuta, \(time)"
            )
        case .copy: language.pick(en: "Copy the list", es: "Copiar la lista", eu: "Kopiatu zerrenda")
        case .done: language.pick(en: "Done", es: "Terminada", eu: "Amaituta")
        case .reopen: language.pick(en: "Not done yet", es: "Aún no terminada", eu: "Oraindik ez")
        case .remove: language.pick(en: "Remove", es: "Quitar", eu: "Kendu")
        case .removeQuestion(let name):
            language.pick(en: "Remove “\(name)”?", es: "¿Quitar «\(name)»?", eu: "«\(name)» kendu?")
        case .noPlace: language.pick(en: "Elsewhere", es: "Otros sitios", eu: "Beste lekuak")
        case .lastCount(let amount, let time):
            language.pick(
                en: "\(amount), counted \(time)",
                es: "\(amount), contado el \(time)",
                eu: "\(amount), \(time) zenbatuta"
            )
        case .neverCounted: language.pick(en: "never counted", es: "nunca contado", eu: "inoiz zenbatu gabe")
        case .thereNow(let amount):
            language.pick(en: "now \(amount)", es: "ahora \(amount)", eu: "orain \(amount)")
        case .thrownAway: language.pick(en: "Thrown away", es: "Tirado", eu: "Botata")
        case .why: language.pick(en: "Why", es: "Por qué", eu: "Zergatik")
        case .moreThanExpected(let packages):
            language.pick(
                en: "More than expected: \(packages)\u{A0}×. Was it bought without a tick?",
                es: "Hay más de lo previsto: \(packages)\u{A0}×. ¿Se compró sin marcarlo?",
                eu: "Espero baino gehiago dago: \(packages)\u{A0}×. Markatu gabe erosi da?"
            )
        case .tickOn(let list, let packages):
            language.pick(
                en: "Tick \(packages)\u{A0}× on “\(list)”",
                es: "Marcar \(packages)\u{A0}× en «\(list)»",
                eu: "Markatu \(packages)\u{A0}× «\(list)» zerrendan"
            )
        case .copyName(let name):
            language.pick(en: "\(name) (copy)", es: "\(name) (copia)", eu: "\(name) (kopia)")
        }
    }
}
