extension Spanish {
    package func text(_ message: RestaurantText) -> String {
        switch message {
        case .joinedNext:
            "Ahora «mcorder» te guía por un pedido; o mira «mcorder products», «mcorder add» y «mcorder send»."
        case .joined(let path, let restaurants):
            "Carpeta \(HarmlessText.clean(path)): \(restaurants) restaurante\(restaurants == 1 ? "" : "s")."
        case .favourite(let name): "Restaurante favorito: \(HarmlessText.clean(name))"
        case .noFavourite: "No hay restaurante favorito. Elígelo con «mcorder favourite NOMBRE»."
        case .nearest(let name, let distance):
            "El más cercano es \(HarmlessText.clean(name)), a \(say(distance))."
        case .map: "Plano"
        case .satellite: "Satélite"
        case .hybrid: "Híbrido"
        case .directions: "Cómo llegar"
        }
    }
}
