import McOrderConsole
import McOrderText
import McOrderModel

/// What `till` says of pauses and of what is sold out.
enum HouseText {
    static let pause = Inline(
        es: "No aceptar pedidos por un rato; sin nada más, lo que hay en pausa.",
        en: "Take no orders for a while; by itself, what is paused.",
        eu: "Ez hartu eskaerarik tarte batez; besterik gabe, etenda dagoena."
    )
    static let pauseExamples = Inline(
        es: """
            till pause 20m            veinte minutos
            till pause until 21:00    hasta las nueve de la noche
            till pause off            se vuelve a aceptar pedidos
            till pause                qué restaurantes están en pausa
            """,
        en: """
            till pause 20m            for twenty minutes
            till pause until 21:00    until nine in the evening
            till pause off            orders are taken again
            till pause                which restaurants are paused
            """,
        eu: """
            till pause 20m            hogei minutuz
            till pause until 21:00    gaueko bederatziak arte
            till pause off            berriro hartzen dira eskaerak
            till pause                zein jatetxe dauden etenda
            """
    )
    static let pauseWords = Inline(
        es: "20m, 2h, until 21:00 u off",
        en: "20m, 2h, until 21:00 or off",
        eu: "20m, 2h, until 21:00 edo off"
    )
    static let soldOut = Inline(
        es: "Un producto se ha acabado; sin nada más, lo que se ha acabado.",
        en: "A product is sold out; by itself, what is sold out.",
        eu: "Produktu bat agortuta dago; besterik gabe, agortuta dagoena."
    )
    static let soldOutExamples = Inline(
        es: """
            till sold-out BigMac              hasta que acabe el día
            till sold-out BigMac --for 2h     dos horas
            till sold-out BigMac --off        vuelve a haber
            till sold-out                     qué se ha acabado
            """,
        en: """
            till sold-out BigMac              until the day ends
            till sold-out BigMac --for 2h     for two hours
            till sold-out BigMac --off        there is some again
            till sold-out                     what is sold out
            """,
        eu: """
            till sold-out BigMac              eguna amaitu arte
            till sold-out BigMac --for 2h     bi orduz
            till sold-out BigMac --off        berriro badago
            till sold-out                     zer dagoen agortuta
            """
    )
    static let productHelp = Inline(
        es: "id o nombre del producto",
        en: "the product's id or name",
        eu: "produktuaren id-a edo izena"
    )
    static let forHelp = Inline(
        es: "durante tanto: 30m, 2h",
        en: "for so long: 30m, 2h",
        eu: "zenbat denboraz: 30m, 2h"
    )
    static let todayHelp = Inline(
        es: "hasta que acabe el día del restaurante (lo normal)",
        en: "until the restaurant's day ends (the default)",
        eu: "jatetxearen eguna amaitu arte (ohikoa)"
    )
    static let offHelp = Inline(es: "vuelve a haber", en: "there is some again", eu: "berriro badago")
    static let sinceHelp = Inline(
        es: "también lo que terminó desde entonces: today, 2h, 7d o una fecha",
        en: "also what has ended since then: today, 2h, 7d or a date",
        eu: "orduz geroztik amaitu dena ere bai: gaur, 2h, 7d edo data bat"
    )
    static let oneOf = Inline(
        es: "elige uno: --for, --today u --off",
        en: "choose one of --for, --today and --off",
        eu: "aukeratu bat: --for, --today edo --off"
    )
    static let noProduct = Inline(
        es: "di qué producto",
        en: "say which product",
        eu: "esan zein produktu"
    )

    static let nothingPaused = Inline(
        es: "No hay nada en pausa.",
        en: "Nothing is paused.",
        eu: "Ez dago ezer etenda."
    )
    static let nothingSoldOut = Inline(
        es: "No se ha acabado nada.",
        en: "Nothing is sold out.",
        eu: "Ez dago ezer agortuta."
    )
    static let notPublished = Inline(
        es: "mcorderd no está en marcha: los clientes no lo sabrán hasta que lo esté",
        en: "mcorderd is not running: customers will not know until it is",
        eu: "mcorderd ez dago martxan: bezeroek ez dute jakingo martxan egon arte"
    )
    static let noCatalogue = Inline(
        es: "no hay catálogo publicado todavía: pon en marcha mcorderd",
        en: "no catalogue has been published yet: start mcorderd",
        eu: "oraindik ez da katalogorik argitaratu: jarri mcorderd martxan"
    )

    static func noDuration(_ text: String) -> Sentence {
        Inline(
            es: "\(HarmlessText.quoted(text)) no es un rato: escribe por ejemplo 20m, 2h u off",
            en: "\(HarmlessText.quoted(text, .english)) is not a while: write for example 20m, 2h or off",
            eu: "\(HarmlessText.quoted(text, .basque)) ez da tarte bat: idatzi adibidez 20m, 2h edo off"
        )
    }

    static func tooLong(_ text: String) -> Sentence {
        Inline(
            es: "\(HarmlessText.quoted(text)) es más de una semana: eso se pone en el catálogo "
                + "(closedOn o notSold)",
            en: "\(HarmlessText.quoted(text, .english)) is more than a week: that belongs into the catalogue "
                + "(closedOn or notSold)",
            eu: "\(HarmlessText.quoted(text, .basque)) astebete baino gehiago da: hori katalogoan jartzen da "
                + "(closedOn edo notSold)"
        )
    }

    static func noClock(_ text: String) -> Sentence {
        Inline(
            es: "\(HarmlessText.quoted(text)) no es una hora: escríbela como 21:00",
            en: "\(HarmlessText.quoted(text, .english)) is not a time of day: write it as 21:00",
            eu: "\(HarmlessText.quoted(text, .basque)) ez da ordu bat: idatzi honela: 21:00"
        )
    }

    static func clockIsPast(_ clock: String, now: String) -> Sentence {
        Inline(
            es: "las \(clock) ya han pasado, son las \(now); si es para mañana di cuánto rato, como 23h",
            en: "\(clock) has gone by, it is \(now); if tomorrow is meant say how long, as 23h",
            eu: "\(clock) ordua pasatu da (orain: \(now)); biharko bada, esan zenbat denboraz, adibidez 23h"
        )
    }

    static func badWords(_ words: [String]) -> Sentence {
        let text = Quoted(words.joined(separator: " "))
        return Inline(
            es: "\(text.spanish): escribe por ejemplo 20m, until 21:00 u off",
            en: "\(text.english): write for example 20m, until 21:00 or off",
            eu: "\(text.basque): idatzi adibidez 20m, until 21:00 edo off"
        )
    }

    static func whichRestaurant(_ names: [String]) -> Sentence {
        let list = Quoted(names)
        return Inline(
            es: "¿de qué restaurante? Di --restaurant con uno de \(list.spanish)",
            en: "of which restaurant? Say --restaurant with one of \(list.english)",
            eu: "zein jatetxetakoa? Esan --restaurant eta hauetako bat: \(list.basque)"
        )
    }

    static func notSold(_ product: String, at restaurant: String) -> Sentence {
        let (product, restaurant) = (Quoted(product), HarmlessText.clean(restaurant))
        return Inline(
            es: "\(product.spanish) no se vende en \(restaurant)",
            en: "\(product.english) is not sold at \(restaurant)",
            eu: "\(product.basque) ez da saltzen \(restaurant) jatetxean"
        )
    }

    static func noSuchMenu(_ line: String) -> Sentence {
        Inline(
            es: "\(HarmlessText.quoted(line)) no es un menú: sándwich, bebida y complemento de los menús",
            en:
                "\(HarmlessText.quoted(line, .english)) is no menu: a sandwich, a drink and a side of the menus",
            eu:
                "\(HarmlessText.quoted(line, .basque)) ez da menu bat: menuetako ogitartekoa, edaria eta osagarria"
        )
    }

    static func unknownProduct(_ word: String, nearest: String?) -> Sentence {
        let near = nearest.map { Quoted($0) }
        return Inline(
            es: "no hay producto \(HarmlessText.quoted(word))" + (near.map { "; ¿\($0.spanish)?" } ?? ""),
            en: "there is no product \(HarmlessText.quoted(word, .english))"
                + (near.map { "; did you mean \($0.english)?" } ?? ""),
            eu: "ez dago \(HarmlessText.quoted(word, .basque)) produkturik"
                + (near.map { "; \($0.basque) agian?" } ?? "")
        )
    }

    static func whichProduct(_ word: String, _ names: [String]) -> Sentence {
        let list = Quoted(names)
        return Inline(
            es: "producto \(HarmlessText.quoted(word)): ¿cuál de \(list.spanish)?",
            en: "product \(HarmlessText.quoted(word, .english)): which of \(list.english)?",
            eu: "\(HarmlessText.quoted(word, .basque)) produktua: hauetako zein? \(list.basque)"
        )
    }

    static func paused(_ restaurant: String, _ until: Sentence) -> Sentence {
        let name = HarmlessText.clean(restaurant)
        return Inline(
            es: "\(name): en pausa \(until.spanish)",
            en: "\(name): paused \(until.english)",
            eu: "\(name): \(until.basque) etenda"
        )
    }

    static func resumed(_ restaurant: String, wasPaused: Bool) -> Sentence {
        let name = HarmlessText.clean(restaurant)
        return wasPaused
            ? Inline(
                es: "\(name): vuelve a aceptar pedidos",
                en: "\(name): takes orders again",
                eu: "\(name): berriro hartzen ditu eskaerak"
            )
            : Inline(
                es: "\(name): no estaba en pausa",
                en: "\(name): was not paused",
                eu: "\(name): ez zegoen etenda"
            )
    }

    static func gone(_ product: String, at restaurant: String, _ until: Sentence) -> Sentence {
        let (product, restaurant) = (HarmlessText.clean(product), HarmlessText.clean(restaurant))
        return Inline(
            es: "\(product): se ha acabado \(until.spanish) (\(restaurant))",
            en: "\(product): sold out \(until.english) (\(restaurant))",
            eu: "\(product): \(until.basque) agortuta (\(restaurant))"
        )
    }

    static func back(_ product: String, at restaurant: String, wasGone: Bool) -> Sentence {
        let (product, restaurant) = (HarmlessText.clean(product), HarmlessText.clean(restaurant))
        return wasGone
            ? Inline(
                es: "\(product): vuelve a haber (\(restaurant))",
                en: "\(product): available again (\(restaurant))",
                eu: "\(product): berriro badago (\(restaurant))"
            )
            : Inline(
                es: "\(product): no se había acabado (\(restaurant))",
                en: "\(product): was not sold out (\(restaurant))",
                eu: "\(product): ez zegoen agortuta (\(restaurant))"
            )
    }

    static func ended(_ by: String) -> Sentence {
        Inline(
            es: "terminado por \(HarmlessText.clean(by))",
            en: "ended by \(HarmlessText.clean(by))",
            eu: "amaituta: \(HarmlessText.clean(by))"
        )
    }
}
