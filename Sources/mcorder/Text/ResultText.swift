internal import McOrderClient
internal import McOrderConsole

/// The sentences of results.
enum ResultText {
    static let emptyTicket = Sentence(es: "El ticket está vacío.", en: "The ticket is empty.")
    static let total = Sentence(es: "Total", en: "Total")
    static let gone = Sentence(es: "ya no está en el catálogo", en: "no longer in the catalogue")
    static let notSold = Sentence(es: "no se vende aquí", en: "not sold here")
    static let added = Sentence(es: "¡Producto añadido!", en: "Product added!")
    static let cleared = Sentence(
        es: "Pedido nuevo: el ticket está vacío.",
        en: "New order: the ticket is empty."
    )
    static let answered = Sentence(es: "Pedido recibido.", en: "Order received.")
    static let notAnswered = Sentence(
        es: "El restaurante aún no ha contestado. Mira «mcorder status» más tarde.",
        en: "The restaurant has not answered yet. Look at “mcorder status” later."
    )
    static let dryRun = Sentence(es: "No se ha enviado nada.", en: "Nothing was sent.")
    static func pendingFirst(_ code: String) -> Sentence {
        Sentence(
            es: "El pedido \(code) está a medias: «mcorder send» termina ese primero.",
            en: "Order \(code) is unfinished: “mcorder send” finishes that one first."
        )
    }

    /// How a menu is put together, with products that this catalogue's menus have. Source: R3.
    static func howToOrder(menus catalogue: Catalogue) -> Sentence {
        let parts = [
            catalogue.menus.sandwiches.first?.product, catalogue.menus.drinks.first?.product,
            catalogue.menus.sides.first?.product,
        ]
        let command = parts.compactMap { $0.map { HarmlessText.clean($0.description) } }
            .joined(separator: " ")
        return Sentence(
            es: "Un menú se pide así: mcorder menu \(command) --large",
            en: "Order a menu like this: mcorder menu \(command) --large"
        )
    }

    static let sandwichOnly = Sentence(
        es: "De un menú se muestran los alérgenos del sándwich; mira los de la bebida y el complemento.",
        en: "Of a menu the sandwich's allergens are shown; look at those of the drink and the side too."
    )
    /// An order whose sending was interrupted is finished; another ticket than its own is kept.
    static func finished(_ order: PlacedOrder, keptTicket: Bool) -> Sentence {
        let name = HarmlessText.clean(order.order.restaurant)
        return Sentence(
            es: "Ese pedido, para \(name), estaba a medias y ha salido como era."
                + (keptTicket ? " El ticket de ahora sigue ahí: revísalo y envía otra vez." : ""),
            en: "That order, for \(name), was unfinished and went out as it was."
                + (keptTicket ? " The present ticket is still there: look at it and send again." : "")
        )
    }

    /// The order will not be made.
    static func calledOff(_ state: OrderState, _ reason: Receipt.Reason?) -> Sentence {
        let words = reason.map { " (\(HarmlessText.clean($0.message)))" } ?? ""
        return switch state {
        case .cancelled:
            Sentence(
                es: "El restaurante ha anulado tu pedido\(words).",
                en: "The restaurant cancelled your order\(words)."
            )
        case .expired:
            Sentence(es: "Tu pedido ha caducado\(words).", en: "Your order has expired\(words).")
        default:
            Sentence(
                es: "Tu pedido consta como \(state.word.spanish)\(words).",
                en: "Your order is marked as \(state.word.english)\(words)."
            )
        }
    }

    /// No answer can be expected before the order is in the folder.
    static let stillPending = Sentence(
        es: "Ese pedido está a medias: «mcorder send» lo termina.",
        en: "That order is unfinished: “mcorder send” finishes it."
    )

    static let noFavourite = Sentence(
        es: "No hay restaurante favorito. Elígelo con «mcorder favourite NOMBRE».",
        en: "There is no favourite restaurant. Choose it with “mcorder favourite NAME”."
    )
    static let noLastOrder = Sentence(
        es: "Aún no se ha enviado ningún pedido.",
        en: "No order has been sent yet."
    )
    static let nothingChanged = Sentence(es: "Los precios siguen igual.", en: "Prices are the same.")
    static let minimumAge = Sentence(es: "a partir de", en: "from age")
    static let contains = Sentence(es: "contiene", en: "contains")
    static let containsNone = Sentence(es: "sin alérgenos conocidos", en: "no known allergens")
    static let allergensUnknown = Sentence(es: "alérgenos desconocidos", en: "allergens unknown")
    static let menu = Sentence(es: "menú", en: "menu")
    static let large = Sentence(es: "grande", en: "large")
    static let map = Sentence(es: "Plano", en: "Map")
    static let satellite = Sentence(es: "Satélite", en: "Satellite")
    static let hybrid = Sentence(es: "Híbrido", en: "Hybrid")
    static let directions = Sentence(es: "Cómo llegar", en: "Directions")

    static func joined(_ path: String, restaurants: Int) -> Sentence {
        Sentence(
            es: "Carpeta \(HarmlessText.clean(path)): \(restaurants) restaurantes.",
            en: "Folder \(HarmlessText.clean(path)): \(restaurants) restaurants."
        )
    }

    static func removed(_ count: Int) -> Sentence {
        Sentence(
            es: count == 1 ? "1 línea quitada." : "\(count) líneas quitadas.",
            en: count == 1 ? "1 line removed." : "\(count) lines removed."
        )
    }

    static func abandoned(_ code: String) -> Sentence {
        Sentence(
            es: "El pedido \(code) se abandona; si ya está en la carpeta, anúlalo en el restaurante.",
            en: "Order \(code) is given up; if it is in the folder already, cancel it at the restaurant."
        )
    }

    /// R11: the order is in the folder.
    static func sent(_ order: PlacedOrder) -> Sentence {
        let device = HarmlessText.clean(order.order.deviceName)
        return Sentence(
            es: "¡Oído cocina! Pedido \(order.number) enviado. En caja di: \(order.code) (\(device))",
            en: "Order up! Order \(order.number) sent. At the counter say: \(order.code) (\(device))"
        )
    }

    /// The comment to the restaurant; `nil` where there is none.
    static func comment(of order: Order) -> Sentence? {
        guard !order.fullComment.isEmpty else { return nil }
        let comment = HarmlessText.clean(order.fullComment)
        return Sentence(es: "Comentario: \(comment)", en: "Comment: \(comment)")
    }

    /// The name under which a first order goes, and how to change it.
    static func underName(_ name: String) -> Sentence {
        let name = HarmlessText.clean(name)
        return Sentence(
            es: "El pedido va a nombre de «\(name)»; cámbialo con «mcorder device --name NOMBRE».",
            en: "The order is under the name “\(name)”; change it with “mcorder device --name NAME”."
        )
    }

    /// The number was used before, so the order went out once more.
    static func renumbered(_ number: OrderNumber, _ order: PlacedOrder) -> Sentence {
        Sentence(
            es:
                "El número \(number) ya estaba usado (¿vienes de una copia de seguridad?). Enviado otra vez: en caja "
                + "di \(order.code)",
            en:
                "Number \(number) was used before (is this a restored backup?). Sent once more: at the counter say "
                + "\(order.code)"
        )
    }

    static func favourite(_ name: String) -> Sentence {
        Sentence(
            es: "Restaurante favorito: \(HarmlessText.clean(name))",
            en: "Favourite restaurant: \(HarmlessText.clean(name))"
        )
    }

    static func confirm(_ restaurant: String, total: String) -> Sentence {
        Sentence(
            es: "¿Enviar a \(HarmlessText.clean(restaurant)), total \(total)? [S/n] ",
            en: "Send to \(HarmlessText.clean(restaurant)), total \(total)? [Y/n] "
        )
    }

    static let declined = Sentence(
        es: "No se ha enviado. El ticket sigue como estaba.",
        en: "Not sent. The ticket is as it was."
    )

    /// What changed about a line since the last order.
    static func repriced(_ name: String, from: String, to: String) -> Sentence {
        Sentence(
            es: "\(HarmlessText.clean(name)): antes \(from), ahora \(to)",
            en: "\(HarmlessText.clean(name)): was \(from), is now \(to)"
        )
    }

    static func vanished(_ name: String) -> Sentence {
        Sentence(
            es: "\(HarmlessText.clean(name)): ya no se puede pedir; no está en el ticket",
            en: "\(HarmlessText.clean(name)): can no longer be ordered; it is not on the ticket"
        )
    }

    static func nearest(_ name: String, distance: String) -> Sentence {
        Sentence(
            es: "El más cercano es \(HarmlessText.clean(name)), a \(distance).",
            en: "The nearest is \(HarmlessText.clean(name)), \(distance) away."
        )
    }

    static func unanswered(seconds: Int) -> Sentence {
        Sentence(
            es: "sin contestar desde hace \(DurationText.short(seconds: seconds))",
            en: "unanswered for \(DurationText.short(seconds: seconds))"
        )
    }

    static let maybeNotSyncing = Sentence(
        es: "Puede que la carpeta no se esté sincronizando: comprueba tu programa de sincronización.",
        en: "The folder may not be syncing: check your sync program."
    )

    static func noOrder(_ number: String) -> Sentence {
        Sentence(
            es:
                "no hay ningún pedido \(HarmlessText.quoted(number)) entre los diez últimos de este dispositivo",
            en: "there is no order \(HarmlessText.quoted(number, .english)) among this device's last ten"
        )
    }
}
