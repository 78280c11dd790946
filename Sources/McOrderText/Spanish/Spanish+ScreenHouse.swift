extension Spanish {
    package func text(_ message: ScreenHouseText) -> String {
        switch message {
        case .pauseNow: "¿NO ACEPTAR PEDIDOS POR UN RATO?"
        case .endPause: "volver a aceptar pedidos"
        case .soldOutMark: "se ha acabado"
        case .soldOutFoot: "Intro: se ha acabado por hoy, o vuelve a haber   Esc: volver"
        case .paused(let until): "EN PAUSA \(say(until))"
        case .isPaused(let until): "EN PAUSA \(say(until)). ¿HASTA CUÁNDO?"
        case .soldOut(let count): "\(count) agotado\(count == 1 ? "" : "s")"
        case .sellingOut(let text): "¿QUÉ SE HA ACABADO? \(text)▌"
        case .minutes(let count): "\(count) min"
        case .untilClosing: "hasta el cierre"
        }
    }
}
