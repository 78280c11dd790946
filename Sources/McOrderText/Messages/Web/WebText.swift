/// The texts of the browser's pages that all pages, or more than one, show.
package enum WebText: Message {
    // MARK: Names of pages

    case till
    case kitchen
    case board
    case owner
    case screens
    /// A page of this restaurant.
    case page(_ name: Sentence, of: String)

    // MARK: The connection

    case skip
    case noScript
    /// Nothing has come from the server for ten seconds.
    case noConnection
    /// The answer to a press did not arrive.
    case unknownOutcome
    /// The server refused a request without a sentence of its own.
    case failed

    // MARK: Keys

    case keys
    case singleKeys
    case standardKeys
    case keyOf(_ action: Sentence)
    case keyInUse
    case close
    case back

    // MARK: Look

    /// The size of letters of one browser.
    case textSize
    /// The browser gives the page no wake lock.
    case screenMayGoDark

    // MARK: Index, pairing and errors

    case whoIsThis(_ name: String, _ role: Sentence)
    case pairTitle
    case pairHint
    case pairCode
    case pair
    case toStart
    case errorTitle(_ status: Int)

    package func text(in language: any Texts) -> String {
        switch self {
        case .till: language.pick(en: "Till", es: "Caja", eu: "Kutxa")
        case .kitchen: language.pick(en: "Kitchen", es: "Cocina", eu: "Sukaldea")
        case .board: language.pick(en: "Board", es: "Pantalla de recogida", eu: "Jasotzeko pantaila")
        case .owner: language.pick(en: "Owner", es: "Dirección", eu: "Zuzendaritza")
        case .screens: language.pick(en: "Screens", es: "Pantallas", eu: "Pantailak")
        case .page(let name, let restaurant):
            language.pick(
                en: "\(language.say(name)) · \(HarmlessText.clean(restaurant))",
                es: "\(language.say(name)) · \(HarmlessText.clean(restaurant))",
                eu: "\(language.say(name)) · \(HarmlessText.clean(restaurant))"
            )
        case .skip: language.pick(en: "Go to the content", es: "Ir al contenido", eu: "Joan edukira")
        case .noScript:
            language.pick(
                en: "This page needs JavaScript: without it, it would show nothing new.",
                es: "Esta página necesita JavaScript: sin él no mostraría nada nuevo.",
                eu: "Orri honek JavaScript behar du: hori gabe ez luke ezer berririk erakutsiko."
            )
        case .noConnection:
            language.pick(
                en: "NO CONNECTION. What you see may be out of date.",
                es: "SIN CONEXIÓN. Lo que ves puede haber cambiado.",
                eu: "KONEXIORIK EZ. Ikusten duzuna aldatuta egon daiteke."
            )
        case .unknownOutcome:
            language.pick(
                en: "No answer: check on the screen whether it was done before you try again.",
                es: "Sin respuesta: mira en la pantalla si se hizo antes de repetirlo.",
                eu: "Erantzunik ez: berriro egin aurretik, begiratu pantailan eginda dagoen."
            )
        case .failed:
            language.pick(
                en: "That did not work. Try again.",
                es: "No se ha podido hacer. Prueba otra vez.",
                eu: "Ezin izan da egin. Saiatu berriro."
            )
        case .keys: language.pick(en: "Keys", es: "Teclas", eu: "Teklak")
        case .textSize:
            language.pick(en: "Size of letters", es: "Tamaño de letra", eu: "Letren tamaina")
        case .screenMayGoDark:
            language.pick(
                en: "This screen may go dark",
                es: "Esta pantalla puede apagarse",
                eu: "Pantaila hau itzal daiteke"
            )
        case .singleKeys:
            language.pick(
                en: "Single keys work without Ctrl or Alt",
                es: "Teclas sueltas, sin Ctrl ni Alt",
                eu: "Tekla bakarrak, Ctrl eta Alt gabe"
            )
        case .standardKeys: language.pick(en: "Default keys", es: "Teclas de fábrica", eu: "Hasierako teklak")
        case .keyOf(let action):
            language.pick(
                en: "Key: \(language.say(action))",
                es: "Tecla: \(language.say(action))",
                eu: "Tekla: \(language.say(action))"
            )
        case .keyInUse:
            language.pick(
                en: "That key is in use already.",
                es: "Esa tecla ya se usa.",
                eu: "Tekla hori erabilita dago."
            )
        case .close: language.pick(en: "Close", es: "Cerrar", eu: "Itxi")
        case .back: language.pick(en: "Back", es: "Volver", eu: "Itzuli")
        case .whoIsThis(let name, let role):
            language.pick(
                en: "\(HarmlessText.clean(name)), \(language.say(role))",
                es: "\(HarmlessText.clean(name)), \(language.say(role))",
                eu: "\(HarmlessText.clean(name)), \(language.say(role))"
            )
        case .pairTitle:
            language.pick(
                en: "Pair this browser",
                es: "Vincular este navegador",
                eu: "Lotu nabigatzaile hau"
            )
        case .pairHint:
            language.pick(
                en: "Get a code at the till’s computer: till web add NAME --role kitchen",
                es: "Pide un código en el ordenador de la caja: till web add NOMBRE --role kitchen",
                eu: "Eskatu kode bat kutxako ordenagailuan: till web add IZENA --role kitchen"
            )
        case .pairCode: language.pick(en: "Code", es: "Código", eu: "Kodea")
        case .pair: language.pick(en: "Pair", es: "Vincular", eu: "Lotu")
        case .toStart: language.pick(en: "To the start", es: "Ir al inicio", eu: "Joan hasierara")
        case .errorTitle(let status):
            language.pick(
                en: "Error \(status)",
                es: "Error \(status)",
                eu: "Errorea: \(status)"
            )
        }
    }
}
