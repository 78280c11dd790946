extension Spanish {
    package func text(_ message: TillAvailabilityText) -> String {
        switch message {
        case .pause: "Deja de aceptar pedidos un rato; sin argumentos, muestra lo que está en pausa."
        case .pauseExamples:
            """
            till pause 20m            veinte minutos
            till pause until 21:00    hasta las nueve de la noche
            till pause off            se vuelven a aceptar pedidos
            till pause                qué restaurantes están en pausa
            """
        case .pauseWords: "20m, 2h, until 21:00 u off"
        case .soldOut: "Marca un producto como agotado; sin argumentos, muestra lo que está agotado."
        case .soldOutExamples:
            """
            till sold-out BigMac              hasta que acabe el día
            till sold-out BigMac --for 2h     dos horas
            till sold-out BigMac --off        vuelve a haber
            till sold-out                     qué está agotado
            """
        case .productHelp: "id o nombre del producto"
        case .forHelp: "durante tanto: 30m, 2h"
        case .todayHelp: "hasta que acabe el día del restaurante (por omisión)"
        case .offHelp: "vuelve a haber"
        case .sinceHelp: "también lo que terminó desde entonces: today, 2h, 7d o una fecha"
        case .oneOf: "elige uno: --for, --today u --off"
        case .noProduct: "di qué producto"
        case .nothingPaused: "No hay nada en pausa."
        case .nothingSoldOut: "No hay nada agotado."
        case .notPublished: "mcorderd no está en marcha: los clientes no lo sabrán hasta que lo esté"
        case .noCatalogue: "no hay catálogo publicado todavía: pon en marcha mcorderd"
        case .noDuration(let text): "\(quoted(text)) no es una duración: escribe por ejemplo 20m, 2h u off"
        case .tooLong(let text):
            "\(quoted(text)) es más de una semana: eso se pone en el catálogo (closedOn o notSold)"
        case .noClock(let text): "\(quoted(text)) no es una hora: escríbela como 21:00"
        case .clockIsPast(let clock, let now):
            "las \(clock) ya han pasado, son las \(now); si es para mañana, di cuánto tiempo, como 23h"
        case .badWords(let words):
            "\(quoted(words.joined(separator: " "))): escribe por ejemplo 20m, until 21:00 u off"
        case .whichRestaurant(let names):
            "¿de qué restaurante? Usa --restaurant con uno de estos: \(quoted(names))"
        case .noService(let service, let names):
            "no hay ningún servicio \(quoted(service)). Hay: \(HarmlessText.list(names))"
        case .noStation(let station, let names):
            "no hay ningún puesto \(quoted(station)). Hay: \(HarmlessText.list(names))"
        case .options(let line, let error): "\(quoted(line)): \(say(error))"
        case .notSold(let product, let restaurant):
            "\(quoted(product)) no se vende en \(HarmlessText.clean(restaurant))"
        case .noSuchMenu(let line):
            "\(quoted(line)) no es un menú: escribe un sándwich, una bebida y un complemento de los menús"
        case .unknownProduct(let word, nil): "no hay ningún producto \(quoted(word))"
        case .unknownProduct(let word, let near?):
            "no hay ningún producto \(quoted(word)); ¿querías decir \(quoted(near))?"
        case .whichProduct(let word, let names): "producto \(quoted(word)): ¿cuál de \(quoted(names))?"
        case .paused(let restaurant, let until): "\(HarmlessText.clean(restaurant)): en pausa \(say(until))"
        case .resumed(let restaurant, true): "\(HarmlessText.clean(restaurant)): vuelve a aceptar pedidos"
        case .resumed(let restaurant, false): "\(HarmlessText.clean(restaurant)): no estaba en pausa"
        case .gone(let product, let restaurant, let until):
            "\(HarmlessText.clean(product)): agotado \(say(until)) (\(HarmlessText.clean(restaurant)))"
        case .back(let product, let restaurant, true):
            "\(HarmlessText.clean(product)): vuelve a haber (\(HarmlessText.clean(restaurant)))"
        case .back(let product, let restaurant, false):
            "\(HarmlessText.clean(product)): no estaba agotado (\(HarmlessText.clean(restaurant)))"
        case .ended(let by): "terminado por \(HarmlessText.clean(by))"
        }
    }
}
