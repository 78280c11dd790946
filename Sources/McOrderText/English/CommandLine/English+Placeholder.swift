extension English {
    package func text(_ message: PlaceholderText) -> String {
        switch message {
        case .address: "address"
        case .allergen: "allergen"
        case .categoryOrProduct: "category-or-product"
        case .category: "category"
        case .count: "count"
        case .days: "n"
        case .drink: "drink"
        case .file: "file"
        case .folder: "dir"
        case .line: "line"
        case .metres: "meters"
        case .name: "name"
        case .number: "number"
        case .option: "option"
        case .order: "which"
        case .product: "product"
        case .sandwich: "sandwich"
        case .seconds: "seconds"
        case .service: "service"
        case .side: "side"
        case .spell: "for"
        case .state: "state"
        case .table: "table"
        case .when: "when"
        case .words: "text"
        }
    }
}
