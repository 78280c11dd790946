extension Spanish {
    package func text(_ message: SendingErrorText) -> String {
        switch message {
        case .whileSending(let failure):
            "¡Lo sentimos, algo no ha ido bien! \(say(failure)) No se ha perdido nada."
        case .unknownRestaurant(let id, let surface):
            "el catálogo no tiene el restaurante \(quoted(id)). Elige otro"
                + (surface == .screen ? "." : " de «mcorder restaurants».")
        case .unknownService(let service, let place, let names):
            "\(place) no tiene el servicio \(quoted(service)). Hay: \(HarmlessText.list(names))."
        case .tooLong(let option, let limit): "\(option): como mucho \(limit) caracteres, y al menos uno"
        case .couponNotUsable(let coupon): "el cupón \(quoted(coupon)) no vale ahora para este pedido"
        case .unavailable(let lines, let numbers):
            "no se puede pedir: \(lines.map { say($0) }.joined(separator: ", ")). Quítalo"
                + (numbers.map { " con «mcorder remove \($0)»." } ?? ".")
        case .notSoldNow(let line, let name): "\(line) \(quoted(name)) (ahora no se vende)"
        case .options(let line, let name, let error): "\(line) \(quoted(name)) (\(say(error)))"
        case .notSold(let line, let name, let restaurant):
            "\(line) \(quoted(name)) (no se vende en \(HarmlessText.clean(restaurant)))"
        case .notInCatalogue(let line, let name): "\(line) \(quoted(name)) (ya no está en el catálogo)"
        case .repeated(let code, let surface):
            "hace menos de 10 minutos enviaste este mismo pedido: \(code)."
                + (surface == .screen ? "" : " Si quieres otro igual, añade --again.")
        case .numbersExhausted(let surface):
            "este dispositivo ha gastado todos los números de pedido. "
                + (surface == .screen ? "Pide desde otro dispositivo." : "Empieza con otro --home.")
        case .notSent(let number, let reason, let advice):
            "El pedido \(number) no se ha enviado: \(say(reason)). El ticket sigue como "
                + "estaba. \(say(advice))"
        case .unfinished(let number, let reason, let advice, let surface):
            "El pedido \(number) está a medias: \(say(reason)). \(say(advice)) "
                + (surface == .screen ? "Después la tecla P de la primera página" : "Después «mcorder send»")
                + " lo termina, una sola vez y con el mismo número."
        case .unfinishedElsewhere(let number, let folder, let now, let surface):
            "el pedido \(number) está a medias en \(quoted(path: folder)), y \(quoted(path: now)) es otra carpeta. "
                + "Vuelve a montar la primera, o abandona el pedido con "
                + (surface == .screen ? "la tecla X de la primera página." : "«mcorder new --abandon».")
        case .sentElsewhere(let number, let folder, let now):
            "el pedido \(number) se envió por \(quoted(path: folder)), y \(quoted(path: now)) es otra carpeta. "
                + "Vuelve a montar la primera."
        case .noticeUnsent(let number, let reason, let advice, let surface):
            "no se pudo avisar sobre el pedido \(number): \(say(reason)). "
                + "\(say(advice)) Después \(surface == .screen ? "elígelo otra vez" : "repite el comando"): cuenta "
                + "como un solo aviso."
        }
    }
}
