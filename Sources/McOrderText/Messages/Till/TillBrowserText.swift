/// The texts about paired browsers.
package enum TillBrowserText: Message {
    // MARK: Help

    case abstract
    case addAbstract
    case listAbstract
    case removeAbstract
    case nameHelp
    case roleHelp

    // MARK: Results

    /// The code was printed; what to do with it.
    case invited(_ name: String, minutes: Int)
    case removed(_ name: String)

    // MARK: Errors

    case noPairing
    case noBrowser(String, among: [String])

    package func text(in language: any Texts) -> String {
        switch self {
        case .abstract:
            language.pick(
                en: "Browsers that may open the pages for staff.",
                es: "Navegadores que pueden abrir las páginas del personal.",
                eu: "Langileen orriak ireki ditzaketen nabigatzaileak."
            )
        case .addAbstract:
            language.pick(
                en: "Prints a code that pairs one browser.",
                es: "Da un código para vincular un navegador.",
                eu: "Nabigatzaile bat lotzeko kodea ematen du."
            )
        case .listAbstract:
            language.pick(
                en: "Lists the paired browsers.",
                es: "Lista los navegadores vinculados.",
                eu: "Lotutako nabigatzaileak zerrendatzen ditu."
            )
        case .removeAbstract:
            language.pick(
                en: "Removes a browser; it is locked out at once.",
                es: "Quita un navegador; deja de tener acceso al momento.",
                eu: "Nabigatzaile bat kentzen du; berehala gelditzen da sarbiderik gabe."
            )
        case .nameHelp:
            language.pick(
                en: "name of the browser",
                es: "nombre del navegador",
                eu: "nabigatzailearen izena"
            )
        case .roleHelp:
            language.pick(
                en: "what it may do",
                es: "qué puede hacer",
                eu: "zer egin dezakeen"
            )
        case .invited(let name, let minutes):
            language.pick(
                en: "Open the address on \(language.quoted(name)), or type the code there, within "
                    + "\(language.counted(minutes, "minute")); it works once.",
                es: "Abre la dirección en \(language.quoted(name)), o escribe ahí el código, antes de "
                    + "\(language.counted(minutes, "minuto")); vale una sola vez.",
                eu:
                    "Ireki helbidea \(language.quoted(name)) nabigatzailean, edo idatzi han kodea, \(minutes) minutu baino lehen; behin bakarrik balio du."
            )
        case .removed(let name):
            language.pick(
                en: "\(language.quoted(name)) removed",
                es: "\(language.quoted(name)) ya no tiene acceso",
                eu: "\(language.quoted(name)) sarbiderik gabe dago orain"
            )
        case .noPairing:
            language.pick(
                en: "the code is wrong, was used or has expired; ask for a new one",
                es: "el código no es correcto, ya se ha usado o ha caducado; pide otro",
                eu: "kodea okerra da, erabilita dago edo iraungi da; eskatu beste bat"
            )
        case .noBrowser(let name, let names):
            language.pick(
                en: "no paired browser is called \(language.quoted(name))"
                    + (names.isEmpty ? "" : "; there is: \(names.joined(separator: ", "))"),
                es: "ningún navegador vinculado se llama \(language.quoted(name))"
                    + (names.isEmpty ? "" : "; hay: \(names.joined(separator: ", "))"),
                eu: "ez dago \(language.quoted(name)) izeneko nabigatzaile loturik"
                    + (names.isEmpty ? "" : "; hauek daude: \(names.joined(separator: ", "))")
            )
        }
    }
}
