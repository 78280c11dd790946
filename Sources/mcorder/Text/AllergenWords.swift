internal import McOrderClient
internal import McOrderConsole
internal import McOrderText

extension Allergen {
    /// The allergen's name.
    var word: Sentence {
        switch self {
        case .gluten: Inline(es: "gluten", en: "gluten", eu: "glutena")
        case .crustaceans: Inline(es: "crustáceos", en: "crustaceans", eu: "krustazeoak")
        case .eggs: Inline(es: "huevos", en: "eggs", eu: "arrautzak")
        case .fish: Inline(es: "pescado", en: "fish", eu: "arraina")
        case .peanuts: Inline(es: "cacahuetes", en: "peanuts", eu: "kakahueteak")
        case .soybeans: Inline(es: "soja", en: "soybeans", eu: "soja")
        case .milk: Inline(es: "leche", en: "milk", eu: "esnea")
        case .nuts: Inline(es: "frutos de cáscara", en: "nuts", eu: "fruitu oskoldunak")
        case .celery: Inline(es: "apio", en: "celery", eu: "apioa")
        case .mustard: Inline(es: "mostaza", en: "mustard", eu: "ziapea")
        case .sesame: Inline(es: "sésamo", en: "sesame", eu: "sesamoa")
        case .sulphites: Inline(es: "sulfitos", en: "sulphites", eu: "sulfitoak")
        case .lupin: Inline(es: "altramuces", en: "lupin", eu: "lupinuak")
        case .molluscs: Inline(es: "moluscos", en: "molluscs", eu: "moluskuak")
        }
    }
}
