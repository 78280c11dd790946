extension Spanish {
    package func text(_ message: PlaceholderText) -> String {
        switch message {
        case .allergen: "alérgeno"
        case .category: "categoría"
        case .count: "cantidad"
        case .days: "días"
        case .drink: "bebida"
        case .file: "archivo"
        case .folder: "carpeta"
        case .line: "línea"
        case .metres: "metros"
        case .name: "nombre"
        case .number: "número"
        case .order: "pedido"
        case .product: "producto"
        case .sandwich: "sándwich"
        case .seconds: "segundos"
        case .side: "complemento"
        case .spell: "duración"
        case .state: "estado"
        case .when: "momento"
        case .words: "texto"
        }
    }
}
