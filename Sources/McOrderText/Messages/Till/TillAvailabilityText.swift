package import McOrderModel

/// The texts of `till` about pauses and sold-out products.
package enum TillAvailabilityText: Message {
    case pause
    case pauseExamples
    case pauseWords
    case soldOut
    case soldOutExamples
    case productHelp
    case forHelp
    case todayHelp
    case offHelp
    case sinceHelp
    case oneOf
    case noProduct

    case nothingPaused
    case nothingSoldOut
    case notPublished
    case noCatalogue

    case noDuration(_ text: String)
    case tooLong(_ text: String)
    case noClock(_ text: String)
    case clockIsPast(_ clock: String, now: String)
    case badWords(_ words: [String])
    case whichRestaurant(_ names: [String])
    case noService(_ service: String, among: [String])
    case noStation(_ station: String, among: [String])
    /// The options of a line do not fit its product.
    case options(_ line: String, OptionError)
    case notSold(_ product: String, at: String)
    case noSuchMenu(_ line: String)
    case unknownProduct(_ word: String, nearest: String?)
    case whichProduct(_ word: String, _ names: [String])

    case paused(_ restaurant: String, _ until: Sentence)
    case resumed(_ restaurant: String, wasPaused: Bool)
    case gone(_ product: String, at: String, _ until: Sentence)
    case back(_ product: String, at: String, wasGone: Bool)
    case ended(_ by: String)

    package func text(in language: any Texts) -> String {
        switch self {
        case .pause:
            language.pick(
                en: "Stops taking orders for a while; alone, shows what is paused.",
                es: "Deja de aceptar pedidos un rato; sin argumentos, muestra lo que está en pausa.",
                eu: "Ez hartu eskaerarik tarte batez; besterik gabe, etenda dagoena."
            )
        case .pauseExamples:
            language.pick(
                en: """
                    till pause 20m            for twenty minutes
                    till pause until 21:00    until nine in the evening
                    till pause off            orders are taken again
                    till pause                which restaurants are paused
                    """,
                es: """
                    till pause 20m            veinte minutos
                    till pause until 21:00    hasta las nueve de la noche
                    till pause off            se vuelven a aceptar pedidos
                    till pause                qué restaurantes están en pausa
                    """,
                eu: """
                    till pause 20m            hogei minutuz
                    till pause until 21:00    gaueko bederatziak arte
                    till pause off            berriro hartzen dira eskaerak
                    till pause                zein jatetxe dauden etenda
                    """
            )
        case .pauseWords:
            language.pick(
                en: "20m, 2h, until 21:00 or off",
                es: "20m, 2h, until 21:00 u off",
                eu: "20m, 2h, until 21:00 edo off"
            )
        case .soldOut:
            language.pick(
                en: "Marks a product as sold out; alone, shows what is sold out.",
                es: "Marca un producto como agotado; sin argumentos, muestra lo que está agotado.",
                eu: "Produktu bat agortuta dago; besterik gabe, agortuta dagoena."
            )
        case .soldOutExamples:
            language.pick(
                en: """
                    till sold-out BigMac              until the day ends
                    till sold-out BigMac --for 2h     for two hours
                    till sold-out BigMac --off        available again
                    till sold-out                     what is sold out
                    """,
                es: """
                    till sold-out BigMac              hasta que acabe el día
                    till sold-out BigMac --for 2h     dos horas
                    till sold-out BigMac --off        vuelve a haber
                    till sold-out                     qué está agotado
                    """,
                eu: """
                    till sold-out BigMac              eguna amaitu arte
                    till sold-out BigMac --for 2h     bi orduz
                    till sold-out BigMac --off        berriro badago
                    till sold-out                     zer dagoen agortuta
                    """
            )
        case .productHelp:
            language.pick(
                en: "the product's id or name",
                es: "id o nombre del producto",
                eu: "produktuaren id-a edo izena"
            )
        case .forHelp:
            language.pick(
                en: "for this long: 30m, 2h",
                es: "durante tanto: 30m, 2h",
                eu: "zenbat denboraz: 30m, 2h"
            )
        case .todayHelp:
            language.pick(
                en: "until the restaurant's day ends (the default)",
                es: "hasta que acabe el día del restaurante (por omisión)",
                eu: "jatetxearen eguna amaitu arte (ohikoa)"
            )
        case .offHelp: language.pick(en: "available again", es: "vuelve a haber", eu: "berriro badago")
        case .sinceHelp:
            language.pick(
                en: "also what has ended since then: today, 2h, 7d or a date",
                es: "también lo que terminó desde entonces: today, 2h, 7d o una fecha",
                eu: "orduz geroztik amaitu dena ere bai: gaur, 2h, 7d edo data bat"
            )
        case .oneOf:
            language.pick(
                en: "choose one of --for, --today and --off",
                es: "elige uno: --for, --today u --off",
                eu: "aukeratu bat: --for, --today edo --off"
            )
        case .noProduct:
            language.pick(
                en: "say which product",
                es: "di qué producto",
                eu: "esan zein produktu"
            )
        case .nothingPaused:
            language.pick(
                en: "Nothing is paused.",
                es: "No hay nada en pausa.",
                eu: "Ez dago ezer etenda."
            )
        case .nothingSoldOut:
            language.pick(
                en: "Nothing is sold out.",
                es: "No hay nada agotado.",
                eu: "Ez dago ezer agortuta."
            )
        case .notPublished:
            language.pick(
                en: "mcorderd is not running: customers will not know until it is",
                es: "mcorderd no está en marcha: los clientes no lo sabrán hasta que lo esté",
                eu: "mcorderd ez dago martxan: bezeroek ez dute jakingo martxan egon arte"
            )
        case .noCatalogue:
            language.pick(
                en: "no catalogue has been published yet: start mcorderd",
                es: "no hay catálogo publicado todavía: pon en marcha mcorderd",
                eu: "oraindik ez da katalogorik argitaratu: jarri mcorderd martxan"
            )
        case .noDuration(let text):
            language.pick(
                en: "\(language.quoted(text)) is not a duration: write for example 20m, 2h or off",
                es: "\(language.quoted(text)) no es una duración: escribe por ejemplo 20m, 2h u off",
                eu: "\(language.quoted(text)) ez da tarte bat: idatzi adibidez 20m, 2h edo off"
            )
        case .tooLong(let text):
            language.pick(
                en:
                    "\(language.quoted(text)) is more than a week: that belongs in the catalogue (closedOn or notSold)",
                es:
                    "\(language.quoted(text)) es más de una semana: eso se pone en el catálogo (closedOn o notSold)",
                eu:
                    "\(language.quoted(text)) astebete baino gehiago da: hori katalogoan jartzen da (closedOn edo notSold)"
            )
        case .noClock(let text):
            language.pick(
                en: "\(language.quoted(text)) is not a time of day: write it as 21:00",
                es: "\(language.quoted(text)) no es una hora: escríbela como 21:00",
                eu: "\(language.quoted(text)) ez da ordu bat: idatzi honela: 21:00"
            )
        case .clockIsPast(let clock, let now):
            language.pick(
                en: "\(clock) is past, it is \(now); for tomorrow say how long, such as 23h",
                es:
                    "las \(clock) ya han pasado, son las \(now); si es para mañana, di cuánto tiempo, como 23h",
                eu:
                    "\(clock) ordua pasatu da (orain: \(now)); biharko bada, esan zenbat denboraz, adibidez 23h"
            )
        case .badWords(let words):
            language.pick(
                en:
                    "\(language.quoted(words.joined(separator: " "))): write for example 20m, until 21:00 or off",
                es:
                    "\(language.quoted(words.joined(separator: " "))): escribe por ejemplo 20m, until 21:00 u off",
                eu:
                    "\(language.quoted(words.joined(separator: " "))): idatzi adibidez 20m, until 21:00 edo off"
            )
        case .whichRestaurant(let names):
            language.pick(
                en: "of which restaurant? Say --restaurant with one of \(language.quoted(names))",
                es: "¿de qué restaurante? Usa --restaurant con uno de estos: \(language.quoted(names))",
                eu: "zein jatetxetakoa? Esan --restaurant eta hauetako bat: \(language.quoted(names))"
            )
        case .noService(let service, []):
            language.pick(
                en: "there is no service \(language.quoted(service)) here",
                es: "aquí no hay ningún servicio \(language.quoted(service))",
                eu: "hemen ez dago \(language.quoted(service)) zerbitzurik"
            )
        case .noService(let service, let names):
            language.pick(
                en: "there is no service \(language.quoted(service)). There are: \(HarmlessText.list(names))",
                es: "no hay ningún servicio \(language.quoted(service)). Hay: \(HarmlessText.list(names))",
                eu: "ez dago \(language.quoted(service)) zerbitzurik. Aukeran: \(HarmlessText.list(names))"
            )
        case .noStation(let station, let names):
            language.pick(
                en: "there is no station \(language.quoted(station)). There are: \(HarmlessText.list(names))",
                es: "no hay ningún puesto \(language.quoted(station)). Hay: \(HarmlessText.list(names))",
                eu: "ez dago \(language.quoted(station)) posturik. Aukeran: \(HarmlessText.list(names))"
            )
        case .options(let line, let error):
            language.pick(
                en: "\(language.quoted(line)): \(language.say(error))",
                es: "\(language.quoted(line)): \(language.say(error))",
                eu: "\(language.quoted(line)): \(language.say(error))"
            )
        case .notSold(let product, let restaurant):
            language.pick(
                en: "\(language.quoted(product)) is not sold at \(HarmlessText.clean(restaurant))",
                es: "\(language.quoted(product)) no se vende en \(HarmlessText.clean(restaurant))",
                eu: "\(language.quoted(product)) ez da saltzen \(HarmlessText.clean(restaurant)) jatetxean"
            )
        case .noSuchMenu(let line):
            language.pick(
                en:
                    "\(language.quoted(line)) is not a menu: give a sandwich, a drink and a side of the menus",
                es:
                    "\(language.quoted(line)) no es un menú: escribe un sándwich, una bebida y un complemento de los menús",
                eu: "\(language.quoted(line)) ez da menu bat: menuetako ogitartekoa, edaria eta osagarria"
            )
        case .unknownProduct(let word, nil):
            language.pick(
                en: "there is no product \(language.quoted(word))",
                es: "no hay ningún producto \(language.quoted(word))",
                eu: "ez dago \(language.quoted(word)) produkturik"
            )
        case .unknownProduct(let word, let near?):
            language.pick(
                en: "there is no product \(language.quoted(word)); did you mean \(language.quoted(near))?",
                es:
                    "no hay ningún producto \(language.quoted(word)); ¿querías decir \(language.quoted(near))?",
                eu: "ez dago \(language.quoted(word)) produkturik; \(language.quoted(near)) agian?"
            )
        case .whichProduct(let word, let names):
            language.pick(
                en: "product \(language.quoted(word)): which of \(language.quoted(names))?",
                es: "producto \(language.quoted(word)): ¿cuál de \(language.quoted(names))?",
                eu: "\(language.quoted(word)) produktua: hauetako zein? \(language.quoted(names))"
            )
        case .paused(let restaurant, let until):
            language.pick(
                en: "\(HarmlessText.clean(restaurant)): paused \(language.say(until))",
                es: "\(HarmlessText.clean(restaurant)): en pausa \(language.say(until))",
                eu: "\(HarmlessText.clean(restaurant)): \(language.say(until)) etenda"
            )
        case .resumed(let restaurant, true):
            language.pick(
                en: "\(HarmlessText.clean(restaurant)): takes orders again",
                es: "\(HarmlessText.clean(restaurant)): vuelve a aceptar pedidos",
                eu: "\(HarmlessText.clean(restaurant)): berriro hartzen ditu eskaerak"
            )
        case .resumed(let restaurant, false):
            language.pick(
                en: "\(HarmlessText.clean(restaurant)): was not paused",
                es: "\(HarmlessText.clean(restaurant)): no estaba en pausa",
                eu: "\(HarmlessText.clean(restaurant)): ez zegoen etenda"
            )
        case .gone(let product, let restaurant, let until):
            language.pick(
                en:
                    "\(HarmlessText.clean(product)): sold out \(language.say(until)) (\(HarmlessText.clean(restaurant)))",
                es:
                    "\(HarmlessText.clean(product)): agotado \(language.say(until)) (\(HarmlessText.clean(restaurant)))",
                eu:
                    "\(HarmlessText.clean(product)): \(language.say(until)) agortuta (\(HarmlessText.clean(restaurant)))"
            )
        case .back(let product, let restaurant, true):
            language.pick(
                en: "\(HarmlessText.clean(product)): available again (\(HarmlessText.clean(restaurant)))",
                es: "\(HarmlessText.clean(product)): vuelve a haber (\(HarmlessText.clean(restaurant)))",
                eu: "\(HarmlessText.clean(product)): berriro badago (\(HarmlessText.clean(restaurant)))"
            )
        case .back(let product, let restaurant, false):
            language.pick(
                en: "\(HarmlessText.clean(product)): was not sold out (\(HarmlessText.clean(restaurant)))",
                es: "\(HarmlessText.clean(product)): no estaba agotado (\(HarmlessText.clean(restaurant)))",
                eu: "\(HarmlessText.clean(product)): ez zegoen agortuta (\(HarmlessText.clean(restaurant)))"
            )
        case .ended(let by):
            language.pick(
                en: "ended by \(HarmlessText.clean(by))",
                es: "terminado por \(HarmlessText.clean(by))",
                eu: "amaituta: \(HarmlessText.clean(by))"
            )
        }
    }
}
