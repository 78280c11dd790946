internal import McOrderClient
internal import McOrderConsole

extension Allergen {
    /// The allergen's name.
    var word: Sentence {
        switch self {
        case .gluten: Sentence(es: "gluten", en: "gluten")
        case .crustaceans: Sentence(es: "crustáceos", en: "crustaceans")
        case .eggs: Sentence(es: "huevos", en: "eggs")
        case .fish: Sentence(es: "pescado", en: "fish")
        case .peanuts: Sentence(es: "cacahuetes", en: "peanuts")
        case .soybeans: Sentence(es: "soja", en: "soybeans")
        case .milk: Sentence(es: "leche", en: "milk")
        case .nuts: Sentence(es: "frutos de cáscara", en: "nuts")
        case .celery: Sentence(es: "apio", en: "celery")
        case .mustard: Sentence(es: "mostaza", en: "mustard")
        case .sesame: Sentence(es: "sésamo", en: "sesame")
        case .sulphites: Sentence(es: "sulfitos", en: "sulphites")
        case .lupin: Sentence(es: "altramuces", en: "lupin")
        case .molluscs: Sentence(es: "moluscos", en: "molluscs")
        }
    }
}
