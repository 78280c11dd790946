internal import McOrderModel

extension Spanish {
    package func text(_ message: NoticeText) -> String {
        switch message {
        case .speakToRestaurant: "habla con el restaurante"
        case .call(let phone): "llama al \(HarmlessText.clean(phone))"
        case .tooLate(let phone): "Ya lo preparamos; \(say(NoticeText.contact(phone)))"
        case .byYou: "lo anulaste tú"
        case .reallyCancel(let code, let restaurant):
            "¿Anular el pedido \(code) de \(HarmlessText.clean(restaurant))? [s/N] "
        case .notCancelled: "No se ha anulado nada."
        case .cancelSent(let code):
            "Aviso enviado: anular el pedido \(code). Falta que el restaurante conteste."
        case .cancelled(let code): "Pedido \(code) anulado."
        case .restored(let code, let phone):
            "El pedido \(code) se anuló, pero el restaurante lo ha recuperado; "
                + say(NoticeText.contact(phone))
        case .noAnswer:
            "El restaurante aún no ha contestado: puede que el pedido no se anule. Mira "
                + "«mcorder status» más tarde."
        case .arrived(let code): "Aviso enviado: estás aquí. En caja di: \(code)"
        case .refused(let code, let reason):
            "El restaurante no aceptó el aviso sobre el pedido \(code) (\(HarmlessText.clean(reason.code))). "
                + "Habla con el restaurante."
        case .unsent(let code):
            "el pedido \(code) está a medias: «mcorder send» lo termina, «mcorder new --abandon» lo abandona."
        case .rejected(let code, let reason): "el restaurante no aceptó el pedido \(code): \(say(reason))"
        case .over(let code, let state): "el pedido \(code) ya está \(say(state))."
        case .tooFar(let metres, let restaurant, let limit):
            "estás a \(say(PlaceText.distance(metres))) de \(HarmlessText.clean(restaurant)); solo se puede "
                + "avisar a menos de \(say(PlaceText.distance(Double(limit)))). No se ha enviado nada."
        case .neverNear(let restaurant, let limit):
            "ningún lugar estaba a \(say(PlaceText.distance(Double(limit)))) o menos de "
                + "\(HarmlessText.clean(restaurant)). No se ha enviado nada."
        case .atOrWatch: "usa --at o --watch, no los dos a la vez."
        case .withinWhat: "--within necesita --at o --watch."
        case .badWithin(let metres):
            "\(metres) no es una distancia en metros. Escribe un número de 1 a 100000."
        case .scanIt: "Enséñalo o dilo en caja."
        }
    }
}
