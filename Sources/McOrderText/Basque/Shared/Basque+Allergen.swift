package import McOrderModel

extension Basque {
    package func text(_ allergen: Allergen) -> String {
        switch allergen {
        case .gluten: "glutena"
        case .crustaceans: "krustazeoak"
        case .eggs: "arrautzak"
        case .fish: "arraina"
        case .peanuts: "kakahueteak"
        case .soybeans: "soja"
        case .milk: "esnea"
        case .nuts: "fruitu oskoldunak"
        case .celery: "apioa"
        case .mustard: "ziapea"
        case .sesame: "sesamoa"
        case .sulphites: "sulfitoak"
        case .lupin: "lupinuak"
        case .molluscs: "moluskuak"
        }
    }
}
