extension Basque {
    package func text(_ message: PlaceholderText) -> String {
        switch message {
        case .address: "helbidea"
        case .allergen: "alergenoa"
        case .categoryOrProduct: "kategoria-edo-produktua"
        case .category: "kategoria"
        case .count: "kopurua"
        case .days: "egunak"
        case .drink: "edaria"
        case .file: "fitxategia"
        case .folder: "karpeta"
        case .line: "lerroa"
        case .metres: "metroak"
        case .name: "izena"
        case .number: "zenbakia"
        case .option: "aukera"
        case .order: "eskaera"
        case .product: "produktua"
        case .sandwich: "ogitartekoa"
        case .seconds: "segundoak"
        case .service: "zerbitzua"
        case .side: "osagarria"
        case .spell: "tartea"
        case .state: "egoera"
        case .table: "mahaia"
        case .when: "unea"
        case .words: "testua"
        }
    }
}
