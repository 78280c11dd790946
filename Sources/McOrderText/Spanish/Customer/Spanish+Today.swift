extension Spanish {
    package func text(_ message: TodayText) -> String {
        switch message {
        case .soldOut(let until): "agotado \(say(until))"
        case .itemSoldOut(let name, let until, let restaurant):
            "\(HarmlessText.clean(name)): agotado \(say(until))"
                + (restaurant.map { " en \(HarmlessText.clean($0))" } ?? "")
        case .soldOutLines(let count):
            count == 1 ? "1 agotado" : "\(count) agotados"
        case .cannotBeSent(let lines):
            "Así no se puede enviar: quita lo agotado con «mcorder remove \(TodayText.arguments(lines))» o "
                + "cámbialo."
        case .hoursToday(let hours): "Hoy: \(hours ?? "cerrado")"
        case .closedAllDay: "cerrado"
        case .closedOn: "cerrado el"
        case .open(nil): "abierto"
        case .open(let until?): "abierto \(say(until))"
        case .closed(nil): "cerrado"
        case .closed(let opening?): "cerrado; abre \(say(opening))"
        case .paused(let until): "no acepta pedidos \(say(until))"
        case .closedShort: "cerrado"
        case .pausedShort: "en pausa"
        case .unserved(let restaurant, let phone):
            "\(HarmlessText.clean(restaurant)) no recoge pedidos de esta carpeta: un pedido se quedaría sin "
                + "contestar. Mejor \(say(NoticeText.contact(phone)))."
        case .silent(let restaurant, let seconds, let phone):
            "Sin noticias de \(HarmlessText.clean(restaurant)) desde hace \(DurationText.short(seconds: seconds)): "
                + "su ordenador está apagado o esta carpeta no se sincroniza. El pedido tendría que esperar; "
                + "mejor \(say(NoticeText.contact(phone)))."
        case .clockBehind(let seconds):
            "El reloj de este dispositivo va al menos \(DurationText.short(seconds: seconds)) atrasado: ponlo en "
                + "hora, o el restaurante puede tomar el pedido por antiguo."
        case .status(let restaurant, let status): "\(HarmlessText.clean(restaurant)): \(say(status))"
        }
    }
}
