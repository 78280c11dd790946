/// The texts of the customers' list of restaurants, and of the foot of all their pages.
package enum StoreRestaurantsText: Message {
    case heading
    case search
    case usePosition
    case positionStays
    case positionRefused
    case seeMenu
    case call
    case map
    case nothingFound
    /// The heading above the restaurants that are not near.
    case fartherAway
    case today(_ hours: String)
    case website
    case privacy
    case taxNumber(_ number: String)
    /// The name of a language in that language.
    case languageName

    // MARK: The drawing

    case drawing
    case you
    case north
    /// The script puts the number for `{n}` and the distance for `{far}`.
    case farther
    /// The sign of a decimal fraction.
    case decimalSign
    /// The eight directions, north first, clockwise, separated by commas.
    case directions

    package func text(in language: any Texts) -> String {
        switch self {
        case .heading:
            language.pick(en: "Where will you collect?", es: "¿Dónde recoges?", eu: "Non jasoko duzu?")
        case .search:
            language.pick(
                en: "Restaurant, street or town",
                es: "Restaurante, calle o ciudad",
                eu: "Jatetxea, kalea edo herria"
            )
        case .usePosition:
            language.pick(en: "Nearest first", es: "Los más cercanos primero", eu: "Hurbilenak lehenik")
        case .positionStays:
            language.pick(
                en: "Distances are computed here: your position does not leave this phone.",
                es: "Las distancias se calculan aquí: tu posición no sale de este teléfono.",
                eu: "Distantziak hemen kalkulatzen dira: zure kokapena ez da telefono honetatik irteten."
            )
        case .positionRefused:
            language.pick(
                en: "Your browser does not say where you are. The list stays as it is.",
                es: "Tu navegador no dice dónde estás. La lista se queda como está.",
                eu: "Zure nabigatzaileak ez du esaten non zauden. Zerrenda dagoen bezala geratzen da."
            )
        case .seeMenu: language.pick(en: "See the menu", es: "Ver la carta", eu: "Ikusi karta")
        case .call: language.pick(en: "Call", es: "Llamar", eu: "Deitu")
        case .map: language.pick(en: "Map", es: "Mapa", eu: "Mapa")
        case .nothingFound:
            language.pick(
                en: "No restaurant matches.",
                es: "Ningún restaurante coincide.",
                eu: "Ez dago bat datorren jatetxerik."
            )
        case .fartherAway: language.pick(en: "Farther away", es: "Más lejos", eu: "Urrunago")
        case .today(let hours):
            language.pick(en: "Today \(hours)", es: "Hoy \(hours)", eu: "Gaur \(hours)")
        case .website: language.pick(en: "Web site", es: "Sitio web", eu: "Webgunea")
        case .privacy: language.pick(en: "Privacy", es: "Privacidad", eu: "Pribatutasuna")
        case .taxNumber(let number):
            language.pick(en: "Tax number \(number)", es: "NIF \(number)", eu: "IFZ \(number)")
        case .languageName: language.pick(en: "English", es: "Español", eu: "Euskara")
        case .drawing:
            language.pick(
                en: "Drawing with north up",
                es: "Dibujo con el norte arriba",
                eu: "Marrazkia, iparra goian"
            )
        case .you: language.pick(en: "You", es: "Tú", eu: "Zu")
        case .north: language.pick(en: "N", es: "N", eu: "I")
        case .farther: language.pick(en: "{n} more, {far}", es: "{n} más, {far}", eu: "{n} gehiago, {far}")
        case .decimalSign: language.pick(en: ".", es: ",", eu: ",")
        case .directions:
            language.pick(
                en:
                    "to the north,to the northeast,to the east,to the southeast,to the south,to the southwest,"
                    + "to the west,to the northwest",
                es: "al norte,al noreste,al este,al sureste,al sur,al suroeste,al oeste,al noroeste",
                eu: "iparraldera,ipar-ekialdera,ekialdera,hego-ekialdera,hegoaldera,hego-mendebaldera,"
                    + "mendebaldera,ipar-mendebaldera"
            )
        }
    }
}
