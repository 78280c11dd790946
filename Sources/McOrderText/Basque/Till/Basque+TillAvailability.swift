extension Basque {
    package func text(_ message: TillAvailabilityText) -> String {
        switch message {
        case .pause: "Ez hartu eskaerarik tarte batez; besterik gabe, etenda dagoena."
        case .pauseExamples:
            """
            till pause 20m            hogei minutuz
            till pause until 21:00    gaueko bederatziak arte
            till pause off            berriro hartzen dira eskaerak
            till pause                zein jatetxe dauden etenda
            """
        case .pauseWords: "20m, 2h, until 21:00 edo off"
        case .soldOut: "Produktu bat agortuta dago; besterik gabe, agortuta dagoena."
        case .soldOutExamples:
            """
            till sold-out BigMac              eguna amaitu arte
            till sold-out BigMac --for 2h     bi orduz
            till sold-out BigMac --off        berriro badago
            till sold-out                     zer dagoen agortuta
            """
        case .productHelp: "produktuaren id-a edo izena"
        case .forHelp: "zenbat denboraz: 30m, 2h"
        case .todayHelp: "jatetxearen eguna amaitu arte (ohikoa)"
        case .offHelp: "berriro badago"
        case .sinceHelp: "orduz geroztik amaitu dena ere bai: gaur, 2h, 7d edo data bat"
        case .oneOf: "aukeratu bat: --for, --today edo --off"
        case .noProduct: "esan zein produktu"
        case .nothingPaused: "Ez dago ezer etenda."
        case .nothingSoldOut: "Ez dago ezer agortuta."
        case .notPublished: "mcorderd ez dago martxan: bezeroek ez dute jakingo martxan egon arte"
        case .noCatalogue: "oraindik ez da katalogorik argitaratu: jarri mcorderd martxan"
        case .noDuration(let text): "\(quoted(text)) ez da tarte bat: idatzi adibidez 20m, 2h edo off"
        case .tooLong(let text):
            "\(quoted(text)) astebete baino gehiago da: hori katalogoan jartzen da (closedOn edo notSold)"
        case .noClock(let text): "\(quoted(text)) ez da ordu bat: idatzi honela: 21:00"
        case .clockIsPast(let clock, let now):
            "\(clock) ordua pasatu da (orain: \(now)); biharko bada, esan zenbat denboraz, adibidez 23h"
        case .badWords(let words):
            "\(quoted(words.joined(separator: " "))): idatzi adibidez 20m, until 21:00 edo off"
        case .whichRestaurant(let names):
            "zein jatetxetakoa? Esan --restaurant eta hauetako bat: \(quoted(names))"
        case .noService(let service, let names):
            "ez dago \(quoted(service)) zerbitzurik. Aukeran: \(HarmlessText.list(names))"
        case .noStation(let station, let names):
            "ez dago \(quoted(station)) posturik. Aukeran: \(HarmlessText.list(names))"
        case .options(let line, let error): "\(quoted(line)): \(say(error))"
        case .notSold(let product, let restaurant):
            "\(quoted(product)) ez da saltzen \(HarmlessText.clean(restaurant)) jatetxean"
        case .noSuchMenu(let line):
            "\(quoted(line)) ez da menu bat: menuetako ogitartekoa, edaria eta osagarria"
        case .unknownProduct(let word, nil): "ez dago \(quoted(word)) produkturik"
        case .unknownProduct(let word, let near?):
            "ez dago \(quoted(word)) produkturik; \(quoted(near)) agian?"
        case .whichProduct(let word, let names): "\(quoted(word)) produktua: hauetako zein? \(quoted(names))"
        case .paused(let restaurant, let until): "\(HarmlessText.clean(restaurant)): \(say(until)) etenda"
        case .resumed(let restaurant, true):
            "\(HarmlessText.clean(restaurant)): berriro hartzen ditu eskaerak"
        case .resumed(let restaurant, false): "\(HarmlessText.clean(restaurant)): ez zegoen etenda"
        case .gone(let product, let restaurant, let until):
            "\(HarmlessText.clean(product)): \(say(until)) agortuta (\(HarmlessText.clean(restaurant)))"
        case .back(let product, let restaurant, true):
            "\(HarmlessText.clean(product)): berriro badago (\(HarmlessText.clean(restaurant)))"
        case .back(let product, let restaurant, false):
            "\(HarmlessText.clean(product)): ez zegoen agortuta (\(HarmlessText.clean(restaurant)))"
        case .ended(let by): "amaituta: \(HarmlessText.clean(by))"
        }
    }
}
