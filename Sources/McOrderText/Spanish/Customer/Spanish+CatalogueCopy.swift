extension Spanish {
    package func text(_ message: CatalogueCopyText) -> String {
        switch message {
        case .inUse(let date):
            "Se usa la última copia buena, publicada \(say(date)); los precios pueden haber cambiado."
        case .absent(let places, let copy):
            "No hay catálogo en \(HarmlessText.list(places)). \(say(copy))"
        case .faulty(let count, let first, let copy):
            "El catálogo tiene \(count) fallo\(count == 1 ? "" : "s"), el primero en \(quoted(path: first)). "
                + "\(say(copy))"
        case .unreadable(let path, let words, let copy):
            "No se pudo leer \(quoted(path: path)): \(cause(words)). \(say(copy))"
        case .notKept(let path, let words):
            "No se pudo guardar una copia del catálogo en \(quoted(path: path)): \(cause(words))."
        }
    }
}
