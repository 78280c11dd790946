extension Spanish {
    package func text(_ message: TillBrowserText) -> String {
        switch message {
        case .abstract:
            "Navegadores que pueden abrir las páginas del personal."
        case .addAbstract:
            "Da un código para vincular un navegador."
        case .listAbstract:
            "Lista los navegadores vinculados."
        case .removeAbstract:
            "Quita un navegador; deja de tener acceso al momento."
        case .nameHelp:
            "nombre del navegador"
        case .roleHelp:
            "qué puede hacer"
        case .invited(let name, let minutes):
            "Abre la dirección en \(quoted(name)), o escribe ahí el código, antes de "
                + "\(counted(minutes, "minuto")); vale una sola vez."
        case .removed(let name):
            "\(quoted(name)) ya no tiene acceso"
        case .noPairing: "el código no es correcto, ya se ha usado o ha caducado; pide otro"
        case .noBrowser(let name, let names):
            "ningún navegador vinculado se llama \(quoted(name))"
                + (names.isEmpty ? "" : "; hay: \(names.joined(separator: ", "))")
        }
    }
}
