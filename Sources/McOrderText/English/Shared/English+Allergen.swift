package import McOrderModel

extension English {
    package func text(_ allergen: Allergen) -> String {
        switch allergen {
        case .gluten: "gluten"
        case .crustaceans: "crustaceans"
        case .eggs: "eggs"
        case .fish: "fish"
        case .peanuts: "peanuts"
        case .soybeans: "soybeans"
        case .milk: "milk"
        case .nuts: "nuts"
        case .celery: "celery"
        case .mustard: "mustard"
        case .sesame: "sesame"
        case .sulphites: "sulphites"
        case .lupin: "lupin"
        case .molluscs: "molluscs"
        }
    }
}
