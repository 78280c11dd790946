/// The texts of `mcorder` about restaurants.
package enum RestaurantText: Message {
    /// What a customer can do after joining.
    case joinedNext
    /// The shared folder was found, with this many restaurants.
    case joined(_ path: String, restaurants: Int)
    case favourite(_ name: String)
    case noFavourite
    case nearest(_ name: String, distance: Sentence)

    // MARK: Links to maps

    case map
    case satellite
    case hybrid
    case directions

    package func text(in language: any Texts) -> String {
        switch self {
        case .joinedNext:
            language.pick(
                en:
                    "Now “mcorder” guides you through an order; or see “mcorder products”, “mcorder add”, “mcorder send”.",
                es:
                    "Ahora «mcorder» te guía por un pedido; o mira «mcorder products», «mcorder add» y «mcorder send».",
                eu:
                    "Orain «mcorder» komandoak eskaera batean gidatuko zaitu; edo ikusi «mcorder products», «mcorder add», «mcorder send»."
            )
        case .joined(let path, let restaurants):
            language.pick(
                en: "Folder \(HarmlessText.clean(path)): \(language.counted(restaurants, "restaurant")).",
                es:
                    "Carpeta \(HarmlessText.clean(path)): \(restaurants) restaurante\(restaurants == 1 ? "" : "s").",
                eu: "\(HarmlessText.clean(path)) karpeta: \(restaurants) jatetxe."
            )
        case .favourite(let name):
            language.pick(
                en: "Favourite restaurant: \(HarmlessText.clean(name))",
                es: "Restaurante favorito: \(HarmlessText.clean(name))",
                eu: "Jatetxe gogokoa: \(HarmlessText.clean(name))"
            )
        case .noFavourite:
            language.pick(
                en: "There is no favourite restaurant. Choose it with “mcorder favourite NAME”.",
                es: "No hay restaurante favorito. Elígelo con «mcorder favourite NOMBRE».",
                eu: "Ez dago jatetxe gogokorik. Aukeratu «mcorder favourite IZENA» komandoarekin."
            )
        case .nearest(let name, let distance):
            language.pick(
                en: "The nearest is \(HarmlessText.clean(name)), \(language.say(distance)) away.",
                es: "El más cercano es \(HarmlessText.clean(name)), a \(language.say(distance)).",
                eu: "Hurbilena: \(HarmlessText.clean(name)) jatetxea (\(language.say(distance)))."
            )
        case .map: language.pick(en: "Map", es: "Plano", eu: "Mapa")
        case .satellite: language.pick(en: "Satellite", es: "Satélite", eu: "Satelitea")
        case .hybrid: language.pick(en: "Hybrid", es: "Híbrido", eu: "Hibridoa")
        case .directions: language.pick(en: "Directions", es: "Cómo llegar", eu: "Nola iritsi")
        }
    }
}
