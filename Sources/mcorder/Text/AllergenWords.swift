internal import McOrderClient
internal import McOrderConsole

extension Allergen {
    /// The allergen's name.
    var word: Sentence {
        switch self {
        case .gluten: Sentence(es: "gluten", en: "gluten", eu: "glutena")
        case .crustaceans: Sentence(es: "crustáceos", en: "crustaceans", eu: "krustazeoak")
        case .eggs: Sentence(es: "huevos", en: "eggs", eu: "arrautzak")
        case .fish: Sentence(es: "pescado", en: "fish", eu: "arraina")
        case .peanuts: Sentence(es: "cacahuetes", en: "peanuts", eu: "kakahueteak")
        case .soybeans: Sentence(es: "soja", en: "soybeans", eu: "soja")
        case .milk: Sentence(es: "leche", en: "milk", eu: "esnea")
        case .nuts: Sentence(es: "frutos de cáscara", en: "nuts", eu: "fruitu oskoldunak")
        case .celery: Sentence(es: "apio", en: "celery", eu: "apioa")
        case .mustard: Sentence(es: "mostaza", en: "mustard", eu: "ziapea")
        case .sesame: Sentence(es: "sésamo", en: "sesame", eu: "sesamoa")
        case .sulphites: Sentence(es: "sulfitos", en: "sulphites", eu: "sulfitoak")
        case .lupin: Sentence(es: "altramuces", en: "lupin", eu: "lupinuak")
        case .molluscs: Sentence(es: "moluscos", en: "molluscs", eu: "moluskuak")
        }
    }
}
