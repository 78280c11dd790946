extension Spanish {
    package func text(_ message: FlowFindingText) -> String {
        switch message {
        case .findingHint: "1–9 Intro elegir   / buscar   A alérgenos   T ticket   Esc atrás   Q salir"
        case .searchTitle: "Buscar"
        case .searchHint: "Escribe parte del nombre   ↑↓ Intro elegir   Esc atrás   Ctrl-C salir"
        case .nothingFound: "No hay nada con ese nombre."
        case .searchWord: "buscar"
        case .restaurantHint: "Escribe nombre, ciudad o lat,lon   ↑↓ Intro elegir   Esc atrás   Ctrl-C salir"
        case .noRestaurant(let nearest, let towns):
            "Ningún restaurante tiene ese nombre o dirección." + places(nearest, towns)
        case .allergensTitle: "Alérgenos"
        case .leaveOut: "¿Qué no puedes comer? No verás lo que lo lleve ni lo que pueda llevarlo."
        case .done: "Hecho"
        case .without(let allergens): "Solo sin \(allergens.map(say).joined(separator: ", ")) (A: cambiar)"
        case .nameWord: "tu nombre"
        case .nameTitle: "Tu nombre"
        case .nameQuestion: "¿A qué nombre van tus pedidos? Es el que lee quien te atiende en caja."
        case .nameHint: "Escribe el nombre   Intro guardar   Esc atrás   Ctrl-C salir"
        case .underName(let name): "A nombre de: \(name)"
        case .keepsName(let name): "Intro sin escribir nada: \(name)"
        case .named(let name): "Tus pedidos van a nombre de \(name)."
        case .codeWord: "código"
        case .noRoomForCode: "Para el código QR hace falta un terminal más grande."
        }
    }
}
