extension Spanish {
    package func text(_ message: PlaceholderText) -> String {
        switch message {
        case .address: "dirección"
        case .allergen: "alérgeno"
        case .categoryOrProduct: "categoría-o-producto"
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
        case .option: "opción"
        case .order: "pedido"
        case .product: "producto"
        case .sandwich: "sándwich"
        case .seconds: "segundos"
        case .service: "servicio"
        case .side: "complemento"
        case .spell: "duración"
        case .state: "estado"
        case .table: "mesa"
        case .when: "momento"
        case .words: "texto"
        }
    }
}
