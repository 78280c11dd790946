internal import McOrderModel

extension Spanish {
    package func text(_ message: CheckinText) -> String {
        switch message {
        case .abstract: "Una pantalla para que los clientes avisen de que han llegado."
        case .discussion:
            """
            till checkin --restaurant garbera   (el lector de códigos escribe 9-624 e Intro)

            Ocupa toda la pantalla y no se puede hacer nada más en ella. El personal sale con Ctrl-\\ tres veces
            seguidas, o con una señal (SIGTERM).
            """
        case .title(nil): "Bienvenido"
        case .title(let restaurant?): "Bienvenido · \(restaurant)"
        case .prompt: "¿Has pedido por adelantado? Escanea tu código, o escribe tu número y pulsa Intro."
        case .hint: "El código está en tu móvil: mcorder code"
        case .oneMoment: "Un momento…"
        case .problem: "Ahora mismo no puedo avisar. Por favor, pregunta en caja."
        case .welcome(let code, true): "Bienvenido, \(code), ya está listo: recógelo en caja"
        case .welcome(let code, false): "Bienvenido, \(code), te avisamos"
        case .ambiguous(let number):
            "Hay más de un pedido \(number). Escribe tu código entero: \(number), guion y tres cifras."
        case .doubled(let code): "Hay más de un pedido \(code). Por favor, pregunta en caja."
        case .over(let code, .noShow):
            "Nadie vino a recoger el pedido \(code). Si no es así, pregunta en caja."
        case .over(let code, let state):
            "El pedido \(code) ya está \(say(state)). Si no es así, pregunta en caja."
        case .unknown(let typed):
            "No encuentro el pedido \(typed). Mira el código en tu móvil; si lo acabas de enviar, prueba otra "
                + "vez en un momento, o pregunta en caja."
        case .unreadable(let typed):
            "\(typed) no es un número ni un código. Es un número, o un número, guion y tres cifras."
        }
    }
}
