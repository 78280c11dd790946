package import McOrderModel

extension Spanish {
    package func text(_ allergen: Allergen) -> String {
        switch allergen {
        case .gluten: "gluten"
        case .crustaceans: "crustáceos"
        case .eggs: "huevos"
        case .fish: "pescado"
        case .peanuts: "cacahuetes"
        case .soybeans: "soja"
        case .milk: "leche"
        case .nuts: "frutos de cáscara"
        case .celery: "apio"
        case .mustard: "mostaza"
        case .sesame: "sésamo"
        case .sulphites: "sulfitos"
        case .lupin: "altramuces"
        case .molluscs: "moluscos"
        }
    }
}
