extension Spanish {
    package func text(_ message: ProductText) -> String {
        switch message {
        case .gone: "ya no está en el catálogo"
        case .notSold: "no se vende aquí"
        case .contains: "contiene"
        case .containsNone: "sin alérgenos conocidos"
        case .allergensUnknown: "alérgenos desconocidos"
        case .menu: "menú"
        case .large: "grande"
        case .menuExample(let products):
            "Un menú se pide así: mcorder menu \(HarmlessText.clean(products)) --large"
        case .sandwichOnly:
            "De un menú se muestran los alérgenos del sándwich; mira también los de la bebida y el "
                + "complemento."
        }
    }
}
