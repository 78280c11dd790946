/// Why a customer's catalogue is its last good copy, or cannot be copied.
///
/// The values named `copy` are the message ``inUse(_:)``, which follows the reason.
package enum CatalogueCopyText: Message {
    /// The copy in use, with the time at which it was published.
    case inUse(_ publishedAt: Sentence)
    /// There is no catalogue at these paths.
    case absent(_ places: [String], copy: Sentence)
    /// The catalogue has this many errors; the first one with its file and position.
    case faulty(_ count: Int, first: String, copy: Sentence)
    /// The catalogue cannot be read; `words` is the system's message.
    case unreadable(path: String, cause: String, copy: Sentence)
    /// The copy cannot be stored at this path; `words` is the system's message.
    case notKept(path: String, cause: String)

    package func text(in language: any Texts) -> String {
        switch self {
        case .inUse(let date):
            language.pick(
                en: "Using the last good copy, published \(language.say(date)); prices may have changed.",
                es:
                    "Se usa la última copia buena, publicada \(language.say(date)); los precios pueden haber cambiado.",
                eu:
                    "Azken kopia ona erabiltzen da (argitaratua: \(language.say(date))); baliteke prezioak aldatu izana."
            )
        case .absent(let places, let copy):
            language.pick(
                en: "There is no catalogue in \(HarmlessText.list(places)). \(language.say(copy))",
                es: "No hay catálogo en \(HarmlessText.list(places)). \(language.say(copy))",
                eu: "Ez dago katalogorik hemen: \(HarmlessText.list(places)). \(language.say(copy))"
            )
        case .faulty(let count, let first, let copy):
            language.pick(
                en:
                    "The catalogue has \(count) error\(count == 1 ? "" : "s"), the first in \(language.quoted(path: first)). \(language.say(copy))",
                es:
                    "El catálogo tiene \(count) fallo\(count == 1 ? "" : "s"), el primero en \(language.quoted(path: first)). "
                    + "\(language.say(copy))",
                eu:
                    "Katalogoak \(count) akats ditu, lehena hemen: \(language.quoted(path: first)). \(language.say(copy))"
            )
        case .unreadable(let path, let cause, let copy):
            language.pick(
                en:
                    "Could not read \(language.quoted(path: path)): \(language.cause(cause)). \(language.say(copy))",
                es:
                    "No se pudo leer \(language.quoted(path: path)): \(language.cause(cause)). \(language.say(copy))",
                eu:
                    "Ezin izan da \(language.quoted(path: path)) irakurri: \(language.cause(cause)). \(language.say(copy))"
            )
        case .notKept(let path, let cause):
            language.pick(
                en:
                    "Could not keep a copy of the catalogue in \(language.quoted(path: path)): \(language.cause(cause)).",
                es:
                    "No se pudo guardar una copia del catálogo en \(language.quoted(path: path)): \(language.cause(cause)).",
                eu:
                    "Ezin izan da katalogoaren kopia bat gorde hemen: \(language.quoted(path: path)) (\(language.cause(cause)))."
            )
        }
    }
}
