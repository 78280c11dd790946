extension Basque {
    package func text(_ message: CatalogueCopyText) -> String {
        switch message {
        case .inUse(let date):
            "Azken kopia ona erabiltzen da (argitaratua: \(say(date))); baliteke prezioak aldatu izana."
        case .absent(let places, let copy):
            "Ez dago katalogorik hemen: \(HarmlessText.list(places)). \(say(copy))"
        case .faulty(let count, let first, let copy):
            "Katalogoak \(count) akats ditu, lehena hemen: \(quoted(path: first)). \(say(copy))"
        case .unreadable(let path, let words, let copy):
            "Ezin izan da \(quoted(path: path)) irakurri: \(cause(words)). \(say(copy))"
        case .notKept(let path, let words):
            "Ezin izan da katalogoaren kopia bat gorde hemen: \(quoted(path: path)) (\(cause(words)))."
        }
    }
}
