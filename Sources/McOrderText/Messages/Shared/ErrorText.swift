/// Failures of a customer's command before it uses the ticket or an order.
package enum ErrorText: Message {
    case noHome
    /// An option has an empty value, as when a script's variable is not set.
    case emptyOption(_ option: String)
    case badPlace(_ text: String)
    /// No restaurant's name or town has the text, and it is no position. `nearest` is a similar name; `towns`
    /// are those of the restaurants.
    case badTown(_ text: String, nearest: String?, towns: [String])
    case replaceOrAppend
    case ticketNotEmpty
    /// There is no such state of an order; `nearest` is a similar one.
    case unknownState(_ word: String, nearest: String?)
    case badWait(_ seconds: Int)
    case chooseRestaurant(_ names: [String])

    package func text(in language: any Texts) -> String {
        switch self {
        case .noHome:
            language.pick(
                en: "there is nowhere to keep the ticket: HOME is not set. Use --home or MCORDER_HOME.",
                es: "no se sabe dónde guardar el ticket: la variable HOME no está definida. Usa --home o "
                    + "MCORDER_HOME.",
                eu: "ez dakigu tiketa non gorde: HOME ez dago ezarrita. Erabili --home edo MCORDER_HOME."
            )
        case .emptyOption(let option):
            language.pick(
                en: "\(option) needs a folder. Give one, or leave the option out.",
                es: "falta la carpeta de \(option). Escríbela, o quita la opción.",
                eu: "\(option) aukerak ez du karpetarik adierazten. Adierazi bat, edo kendu aukera."
            )
        case .badTown(let text, let nearest, let towns):
            language.pick(
                en:
                    "\(language.quoted(text)) is neither a town of the restaurants nor a position like 43.3183,-1.9812."
                    + language.places(nearest, towns),
                es:
                    "\(language.quoted(text)) no es ni una ciudad de los restaurantes ni una posición como 43.3183,-1.9812."
                    + language.places(nearest, towns),
                eu:
                    "\(language.quoted(text)) ez da jatetxeren baten herria, ezta 43.3183,-1.9812 bezalako kokapen bat ere."
                    + language.places(nearest, towns)
            )
        case .badPlace(let text):
            language.pick(
                en:
                    "\(language.quoted(text)) is not a place. Write latitude and longitude in degrees, like 43.3183,-1.9812.",
                es:
                    "\(language.quoted(text)) no es un lugar. Escribe latitud y longitud en grados, como 43.3183,-1.9812.",
                eu:
                    "\(language.quoted(text)) ez da leku bat. Idatzi latitudea eta longitudea gradutan: 43.3183,-1.9812."
            )
        case .replaceOrAppend:
            language.pick(
                en: "--replace or --append, not both.",
                es: "usa --replace o --append, no los dos a la vez.",
                eu: "--replace edo --append, ez biak."
            )
        case .ticketNotEmpty:
            language.pick(
                en: "the ticket is not empty. Add --replace or --append.",
                es: "el ticket no está vacío. Añade --replace o --append.",
                eu: "tiketa ez dago hutsik. Gehitu --replace edo --append."
            )
        case .unknownState(let word, let nearest):
            language.pick(
                en:
                    "there is no state \(language.quoted(word)).\(nearest.map { " Did you mean \($0)?" } ?? "")",
                es:
                    "no hay ningún estado \(language.quoted(word)).\(nearest.map { " ¿Querías decir «\($0)»?" } ?? "")",
                eu:
                    "ez dago \(language.quoted(word)) egoerarik.\(nearest.map { " \($0) esan nahi duzu?" } ?? "")"
            )
        case .badWait(let seconds):
            language.pick(
                en: "cannot wait \(language.counted(seconds, "second")). Write a number from 0 to 86400.",
                es:
                    "no se puede esperar \(language.counted(seconds, "segundo")). Escribe un número de 0 a 86400.",
                eu: "ezin da \(seconds) segundo itxaron. Idatzi 0tik 86400era bitarteko zenbaki bat."
            )
        case .chooseRestaurant(let names):
            language.pick(
                en: "to which restaurant? Name it with -r: \(HarmlessText.list(names)).",
                es: "¿a qué restaurante? Elígelo con -r: \(HarmlessText.list(names)).",
                eu: "zein jatetxetara? Adierazi -r erabiliz: \(HarmlessText.list(names))."
            )
        }
    }
}
