extension Spanish {
    package func text(_ message: ScreenAvailabilityText) -> String {
        switch message {
        case .pauseNow: "¿DEJAR DE ACEPTAR PEDIDOS?"
        case .endPause: "volver a aceptar pedidos"
        case .soldOutMark: "agotado"
        case .soldOutFoot: "Intro: agotado por hoy, o vuelve a haber   Esc: volver"
        case .paused(let until): "EN PAUSA \(say(until))"
        case .isPaused(let until): "EN PAUSA \(say(until)). ¿HASTA CUÁNDO?"
        case .soldOut(let count): "\(count) agotado\(count == 1 ? "" : "s")"
        case .sellingOut(let text): "¿QUÉ SE HA ACABADO? \(text)▌"
        case .minutes(let count): "\(count) min"
        case .untilClosing: "hasta el cierre"
        }
    }
}
