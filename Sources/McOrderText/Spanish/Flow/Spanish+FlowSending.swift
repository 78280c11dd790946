import McOrderModel

extension Spanish {
    package func text(_ message: FlowSendingText) -> String {
        switch message {
        case .favouriteWord: "favorito"
        case .isFavourite: "Ahora es tu favorito ★"
        case .noLongerFavourite: "Ya no es tu favorito."
        case .makeFavourite: "Hacerlo favorito"
        case .removeFavourite: "Quitarlo como favorito"
        case .openMap: "Ver en el mapa cómo llegar"
        case .weekHours: "Ver el horario de la semana"
        case .openSatellite: "Verlo desde el aire"
        case .fromYou(let distance): "A \(distance) de ti"
        case .send: "Enviar el pedido"
        case .sendNow: "Enviar"
        case .destination: "Enviar el pedido"
        case .whereTo: "¿A qué restaurante?"
        case .comment: "Un comentario para el restaurante, si quieres:"
        case .commentFull: "El comentario tiene como mucho \(FlowSendingText.commentLimit) caracteres."
        case .enterAgain: "Intro otra vez para enviarlo."
        case .sending: "Enviando…"
        case .underWay: "El pedido se está enviando; un momento."
        case .tryAgain: "Volver a intentarlo"
        case .toStart: "Volver al principio"
        case .doNotSend: "No enviarlo"
        case .sendAgain: "Enviar otro igual"
        case .resend: "Enviarlo con un número nuevo"
        case .cannotResend:
            "En el ticket ya hay otra cosa, o has enviado otro pedido después. No se ha enviado."
        case .sorry: "¡Lo sentimos, algo no ha ido bien!"
        case .heard: "¡Oído cocina!"
        case .beingPrepared: "Lo están preparando"
        case .ready: " ¡LISTO! Pasa a recogerlo "
        case .collected: "Recogido. ¡Que aproveche!"
        case .calledOff: "PEDIDO ANULADO"
        case .notCollected: "NADIE VINO A RECOGERLO"
        case .expired: "PEDIDO CADUCADO"
        case .notTaken: "PEDIDO NO ACEPTADO"
        case .ontoTicket: "Ponerlo otra vez en el ticket"
        case .otherRestaurant: "Enviarlo a otro restaurante"
        case .sayAtCounter: "En caja di:"
        case .missing(let count): count == 1 ? "1 no se vende aquí" : "\(count) no se venden aquí"
        case .repeated(let code): "Pedido \(code): enviado hace menos de 10 minutos, e igual que este."
        case .notSent(let sentence): notSent(sentence)
        case .alone(let sentence): capitalised(say(sentence))
        case .noDesktop(let address): "Aquí no hay navegador. La dirección: \(address)"
        case .orderOf(let order): "Pedido \(order.number) de \(order.deviceName)"
        case .waiting(let seconds):
            "Esperando a que conteste el restaurante… \(DurationText.short(seconds: seconds))"
        case .stands(let state): "Estado: \(say(state))"
        case .noOrdering: "Todavía no se puede pedir"
        case .joinFirst: "¿Qué carpeta comparte contigo el restaurante? Escribe su ruta:"
        case .joinThis: "Unirse a esta carpeta"
        case .joinHint: "Escribe la ruta   Intro unirse   ↑↓ elegir   Esc salir"
        case .gateHint: "↑↓ 1–9 Intro elegir   Q salir"
        case .browse: "Mientras tanto, mirar el catálogo"
        case .ticketKept(let count): "El ticket se queda guardado, con \(say(FlowText.lines(count)))."
        case .sendingContinues:
            "El pedido se sigue enviando; si se interrumpe, «mcorder» lo termina la próxima vez."
        }
    }

    private func notSent(_ sentence: Sentence) -> String {
        let (sorry, words) = (say(FlowSendingText.sorry), say(sentence))
        return words.hasPrefix(sorry) ? words : "\(sorry) \(capitalised(words)) No se ha perdido nada."
    }
}
