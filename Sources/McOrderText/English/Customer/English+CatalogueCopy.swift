extension English {
    package func text(_ message: CatalogueCopyText) -> String {
        switch message {
        case .inUse(let date):
            "Using the last good copy, published \(say(date)); prices may have changed."
        case .absent(let places, let copy):
            "There is no catalogue in \(HarmlessText.list(places)). \(say(copy))"
        case .faulty(let count, let first, let copy):
            "The catalogue has \(count) error\(count == 1 ? "" : "s"), the first in \(quoted(path: first)). \(say(copy))"
        case .unreadable(let path, let words, let copy):
            "Could not read \(quoted(path: path)): \(cause(words)). \(say(copy))"
        case .notKept(let path, let words):
            "Could not keep a copy of the catalogue in \(quoted(path: path)): \(cause(words))."
        }
    }
}
