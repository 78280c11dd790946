package import McOrderModel

extension Allergen: Message {
    package func text(in language: any Texts) -> String {
        switch self {
        case .gluten: language.pick(en: "gluten", es: "gluten", eu: "glutena")
        case .crustaceans: language.pick(en: "crustaceans", es: "crustáceos", eu: "krustazeoak")
        case .eggs: language.pick(en: "eggs", es: "huevos", eu: "arrautzak")
        case .fish: language.pick(en: "fish", es: "pescado", eu: "arraina")
        case .peanuts: language.pick(en: "peanuts", es: "cacahuetes", eu: "kakahueteak")
        case .soybeans: language.pick(en: "soybeans", es: "soja", eu: "soja")
        case .milk: language.pick(en: "milk", es: "leche", eu: "esnea")
        case .nuts: language.pick(en: "nuts", es: "frutos de cáscara", eu: "fruitu oskoldunak")
        case .celery: language.pick(en: "celery", es: "apio", eu: "apioa")
        case .mustard: language.pick(en: "mustard", es: "mostaza", eu: "ziapea")
        case .sesame: language.pick(en: "sesame", es: "sésamo", eu: "sesamoa")
        case .sulphites: language.pick(en: "sulphites", es: "sulfitos", eu: "sulfitoak")
        case .lupin: language.pick(en: "lupin", es: "altramuces", eu: "lupinuak")
        case .molluscs: language.pick(en: "molluscs", es: "moluscos", eu: "moluskuak")
        }
    }

    /// The allergen's name.
    package var word: Sentence { self }
}
