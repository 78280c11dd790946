extension Spanish {
    package func text(_ message: ErrorText) -> String {
        switch message {
        case .noHome:
            "no se sabe dónde guardar el ticket: la variable HOME no está definida. Usa --home o "
                + "MCORDER_HOME."
        case .emptyOption(let option):
            "falta la carpeta de \(option). Escríbela, o quita la opción."
        case .badTown(let text, let nearest, let towns):
            "\(quoted(text)) no es ni una ciudad de los restaurantes ni una posición como 43.3183,-1.9812."
                + places(nearest, towns)
        case .badPlace(let text):
            "\(quoted(text)) no es un lugar. Escribe latitud y longitud en grados, como 43.3183,-1.9812."
        case .replaceOrAppend: "usa --replace o --append, no los dos a la vez."
        case .ticketNotEmpty: "el ticket no está vacío. Añade --replace o --append."
        case .unknownState(let word, let nearest):
            "no hay ningún estado \(quoted(word)).\(nearest.map { " ¿Querías decir «\($0)»?" } ?? "")"
        case .badWait(let seconds):
            "no se puede esperar \(counted(seconds, "segundo")). Escribe un número de 0 a 86400."
        case .chooseRestaurant(let names):
            "¿a qué restaurante? Elígelo con -r: \(HarmlessText.list(names))."
        }
    }
}
