extension Spanish {
    package func text(_ message: ProductText) -> String {
        switch message {
        case .gone: "ya no está en el catálogo"
        case .notSold: "no se vende aquí"
        case .notSoldNow: "ahora no se vende"
        case .contains: "contiene"
        case .containsNone: "sin alérgenos conocidos"
        case .allergensUnknown: "alérgenos desconocidos"
        case .choose(let count): Self.choose(count)
        case .isDefault: "incluido"
        case .menu: "menú"
        case .large: "grande"
        case .menuExample(let products):
            "Un menú se pide así: mcorder menu \(HarmlessText.clean(products)) --large"
        case .sandwichOnly:
            "De un menú se muestran los alérgenos del sándwich; mira también los de la bebida y el "
                + "complemento."
        }
    }

    private static func choose(_ count: ClosedRange<Int>) -> String {
        let (least, most) = (count.lowerBound, count.upperBound)
        if least == most { return "elige \(least)" }
        return least == 0 ? "hasta \(most)" : "de \(least) a \(most)"
    }

}
