import McOrderModel

extension Spanish {
    package func text(_ message: SentOrderText) -> String {
        switch message {
        case .confirm(let restaurant, let total):
            "¿Enviar a \(HarmlessText.clean(restaurant)), total \(total)? [S/n] "
        case .declined: "No se ha enviado. El ticket sigue como estaba."
        case .dryRun: "No se ha enviado nada."
        case .withComment(let text): "Comentario: \(HarmlessText.clean(text))"
        case .terms(let terms, let service):
            SentOrderText.parts(
                terms,
                service: service,
                table: { "mesa \($0)" },
                coupon: { "cupón \($0)" },
                pickup: { "para el \($0)" },
                ahead: "pago por adelantado"
            )
        case .askName(let name):
            "¿Cómo te llamas? Es el nombre que leerán en caja. [\(HarmlessText.clean(name))] "
        case .sent(let number, let code, let device):
            "¡Oído cocina! Pedido \(number) enviado. En caja di: \(code) (\(HarmlessText.clean(device)))"
        case .total(let amount, let offers):
            "Total \(amount)" + (offers.isEmpty ? "" : ", con \(HarmlessText.list(offers))")
        case .renumbered(let number, let code):
            "El número \(number) ya estaba usado (¿has restaurado una copia de seguridad?). Enviado otra "
                + "vez: en caja di \(code)"
        case .finished(let restaurant, let keptTicket):
            "Ese pedido, para \(HarmlessText.clean(restaurant)), estaba a medias y se ha enviado como era."
                + (keptTicket ? " El ticket actual sigue como estaba: revísalo y envía otra vez." : "")
        case .pendingFirst(let code): "El pedido \(code) está a medias: «mcorder send» termina ese primero."
        case .stillPending: "Ese pedido está a medias: «mcorder send» lo termina."
        case .abandoned(let code):
            "El pedido \(code) se abandona; si ya está en la carpeta, anúlalo en el restaurante."
        case .answered: "Pedido recibido."
        case .notAnswered: "El restaurante aún no ha contestado. Mira «mcorder status» más tarde."
        case .unanswered(let seconds): "sin contestar desde hace \(DurationText.short(seconds: seconds))"
        case .maybeNotSyncing(let phone):
            "Puede que la carpeta no se esté sincronizando: comprueba tu programa de sincronización o "
                + "\(say(NoticeText.contact(phone)))."
        case .repriced(let total, let shown):
            "El restaurante cobra \(total), no \(shown): ha cambiado un precio."
        case .clockBehind(let seconds):
            "El pedido parecía demasiado antiguo: el reloj de este dispositivo va "
                + "\(DurationText.short(seconds: seconds)) atrasado. Ponlo en hora y envía el pedido otra vez."
        case .clockAhead(let seconds):
            "El reloj de este dispositivo va \(DurationText.short(seconds: seconds)) adelantado. Ponlo en hora y "
                + "envía el pedido otra vez."
        case .putBack(let ontoOthers):
            "«mcorder reorder\(ontoOthers ? " --append" : "")» lo devuelve al ticket."
        case .advised(let found, let advice): "\(say(found)) \(say(advice))"
        case .calledOff(.cancelled, let reason): "El restaurante ha anulado tu pedido\(words(reason))."
        case .calledOff(.expired, let reason): "Tu pedido ha caducado\(words(reason))."
        case .calledOff(let state, let reason): "Tu pedido consta como \(say(state))\(words(reason))."
        case .noLastOrder: "Aún no se ha enviado ningún pedido."
        case .noOrder(let number):
            "no hay ningún pedido \(quoted(number)) entre los diez últimos de este dispositivo"
        }
    }

    /// The restaurant's reason why an order will not be prepared.
    private func words(_ reason: Receipt.Reason?) -> String {
        reason.map { " (\(HarmlessText.clean($0.message)))" } ?? ""
    }
}
