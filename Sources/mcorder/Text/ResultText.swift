internal import McOrderClient
internal import McOrderConsole
internal import McOrderText

/// The sentences of results.
enum ResultText {
    static let emptyTicket = Inline(
        es: "El ticket está vacío.",
        en: "The ticket is empty.",
        eu: "Tiketa hutsik dago."
    )
    static let total = Inline(es: "Total", en: "Total", eu: "Guztira")
    static let gone = Inline(
        es: "ya no está en el catálogo",
        en: "no longer in the catalogue",
        eu: "jada ez dago katalogoan"
    )
    static let notSold = Inline(es: "no se vende aquí", en: "not sold here", eu: "ez da saltzen")
    static let added = Inline(es: "¡Producto añadido!", en: "Product added!", eu: "Produktua gehituta!")
    static let cleared = Inline(
        es: "Pedido nuevo: el ticket está vacío.",
        en: "New order: the ticket is empty.",
        eu: "Eskaera berria: tiketa hutsik dago."
    )
    static let answered = Inline(es: "Pedido recibido.", en: "Order received.", eu: "Eskaera jasota.")
    static let notAnswered = Inline(
        es: "El restaurante aún no ha contestado. Mira «mcorder status» más tarde.",
        en: "The restaurant has not answered yet. Look at “mcorder status” later.",
        eu: "Jatetxeak oraindik ez du erantzun. Begiratu «mcorder status» geroago."
    )
    static let dryRun = Inline(
        es: "No se ha enviado nada.",
        en: "Nothing was sent.",
        eu: "Ez da ezer bidali."
    )
    static func pendingFirst(_ code: String) -> Sentence {
        Inline(
            es: "El pedido \(code) está a medias: «mcorder send» termina ese primero.",
            en: "Order \(code) is unfinished: “mcorder send” finishes that one first.",
            eu: "\(code) eskaera amaitu gabe dago: «mcorder send» komandoak hori amaituko du lehenik."
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
        return Inline(
            es: "Un menú se pide así: mcorder menu \(command) --large",
            en: "Order a menu like this: mcorder menu \(command) --large",
            eu: "Menu bat honela eskatzen da: mcorder menu \(command) --large"
        )
    }

    static let sandwichOnly = Inline(
        es: "De un menú se muestran los alérgenos del sándwich; mira los de la bebida y el complemento.",
        en: "Of a menu the sandwich's allergens are shown; look at those of the drink and the side too.",
        eu: "Menuetan ogitartekoaren alergenoak ageri dira; begiratu edariarenak eta osagarriarenak ere."
    )
    /// An order whose sending was interrupted is finished; another ticket than its own is kept.
    static func finished(_ order: PlacedOrder, keptTicket: Bool) -> Sentence {
        let name = HarmlessText.clean(order.order.restaurant)
        return Inline(
            es: "Ese pedido, para \(name), estaba a medias y ha salido como era."
                + (keptTicket ? " El ticket de ahora sigue ahí: revísalo y envía otra vez." : ""),
            en: "That order, for \(name), was unfinished and went out as it was."
                + (keptTicket ? " The present ticket is still there: look at it and send again." : ""),
            eu: "Eskaera hori, \(name) jatetxerako, amaitu gabe zegoen, eta zegoen bezala bidali da."
                + (keptTicket ? " Oraingo tiketa hor dago oraindik: begiratu eta bidali berriro." : "")
        )
    }

    /// The order will not be made.
    static func calledOff(_ state: OrderState, _ reason: Receipt.Reason?) -> Sentence {
        let words = reason.map { " (\(HarmlessText.clean($0.message)))" } ?? ""
        return switch state {
        case .cancelled:
            Inline(
                es: "El restaurante ha anulado tu pedido\(words).",
                en: "The restaurant cancelled your order\(words).",
                eu: "Jatetxeak bertan behera utzi du zure eskaera\(words)."
            )
        case .expired:
            Inline(
                es: "Tu pedido ha caducado\(words).",
                en: "Your order has expired\(words).",
                eu: "Zure eskaera iraungi da\(words)."
            )
        default:
            Inline(
                es: "Tu pedido consta como \(state.word.spanish)\(words).",
                en: "Your order is marked as \(state.word.english)\(words).",
                eu: "Zure eskaeraren egoera: \(state.word.basque)\(words)."
            )
        }
    }

    /// No answer can be expected before the order is in the folder.
    static let stillPending = Inline(
        es: "Ese pedido está a medias: «mcorder send» lo termina.",
        en: "That order is unfinished: “mcorder send” finishes it.",
        eu: "Eskaera hori amaitu gabe dago: «mcorder send» komandoak amaitzen du."
    )

    static let noFavourite = Inline(
        es: "No hay restaurante favorito. Elígelo con «mcorder favourite NOMBRE».",
        en: "There is no favourite restaurant. Choose it with “mcorder favourite NAME”.",
        eu: "Ez dago jatetxe gogokorik. Aukeratu «mcorder favourite IZENA» komandoarekin."
    )
    static let noLastOrder = Inline(
        es: "Aún no se ha enviado ningún pedido.",
        en: "No order has been sent yet.",
        eu: "Oraindik ez da eskaerarik bidali."
    )
    static let nothingChanged = Inline(
        es: "Los precios siguen igual.",
        en: "Prices are the same.",
        eu: "Prezioak ez dira aldatu."
    )
    static let minimumAge = Inline(es: "a partir de", en: "from age", eu: "gutxienez")
    static let contains = Inline(es: "contiene", en: "contains", eu: "alergenoak:")
    static let containsNone = Inline(
        es: "sin alérgenos conocidos",
        en: "no known allergens",
        eu: "alergeno ezagunik gabe"
    )
    static let allergensUnknown = Inline(
        es: "alérgenos desconocidos",
        en: "allergens unknown",
        eu: "alergenoak ezezagunak"
    )
    static let menu = Inline(es: "menú", en: "menu", eu: "menua")
    static let large = Inline(es: "grande", en: "large", eu: "handia")
    static let map = Inline(es: "Plano", en: "Map", eu: "Mapa")
    static let satellite = Inline(es: "Satélite", en: "Satellite", eu: "Satelitea")
    static let hybrid = Inline(es: "Híbrido", en: "Hybrid", eu: "Hibridoa")
    static let directions = Inline(es: "Cómo llegar", en: "Directions", eu: "Nola iritsi")

    static func joined(_ path: String, restaurants: Int) -> Sentence {
        Inline(
            es: "Carpeta \(HarmlessText.clean(path)): \(restaurants) restaurantes.",
            en: "Folder \(HarmlessText.clean(path)): \(restaurants) restaurants.",
            eu: "\(HarmlessText.clean(path)) karpeta: \(restaurants) jatetxe."
        )
    }

    static func removed(_ count: Int) -> Sentence {
        Inline(
            es: count == 1 ? "1 línea quitada." : "\(count) líneas quitadas.",
            en: count == 1 ? "1 line removed." : "\(count) lines removed.",
            eu: "\(count) lerro kenduta."
        )
    }

    static func abandoned(_ code: String) -> Sentence {
        Inline(
            es: "El pedido \(code) se abandona; si ya está en la carpeta, anúlalo en el restaurante.",
            en: "Order \(code) is given up; if it is in the folder already, cancel it at the restaurant.",
            eu: "\(code) eskaera alde batera utzi da; karpetan badago jada, utzi bertan behera jatetxean."
        )
    }

    /// R11: the order is in the folder.
    static func sent(_ order: PlacedOrder) -> Sentence {
        let device = HarmlessText.clean(order.order.deviceName)
        return Inline(
            es: "¡Oído cocina! Pedido \(order.number) enviado. En caja di: \(order.code) (\(device))",
            en: "Order up! Order \(order.number) sent. At the counter say: \(order.code) (\(device))",
            eu: "Aditu, sukaldea! \(order.number) eskaera bidalita. Kutxan esan: \(order.code) (\(device))"
        )
    }

    /// The comment to the restaurant; `nil` where there is none.
    static func comment(of order: Order) -> Sentence? {
        guard !order.fullComment.isEmpty else { return nil }
        let comment = HarmlessText.clean(order.fullComment)
        return Inline(es: "Comentario: \(comment)", en: "Comment: \(comment)", eu: "Iruzkina: \(comment)")
    }

    /// The name under which a first order goes, and how to change it.
    static func underName(_ name: String) -> Sentence {
        let name = HarmlessText.clean(name)
        return Inline(
            es: "El pedido va a nombre de «\(name)»; cámbialo con «mcorder device --name NOMBRE».",
            en: "The order is under the name “\(name)”; change it with “mcorder device --name NAME”.",
            eu: "Eskaera «\(name)» izenean doa; aldatzeko: «mcorder device --name IZENA»."
        )
    }

    /// The number was used before, so the order went out once more.
    static func renumbered(_ number: OrderNumber, _ order: PlacedOrder) -> Sentence {
        Inline(
            es:
                "El número \(number) ya estaba usado (¿vienes de una copia de seguridad?). Enviado otra vez: en caja "
                + "di \(order.code)",
            en:
                "Number \(number) was used before (is this a restored backup?). Sent once more: at the counter say "
                + "\(order.code)",
            eu:
                "\(number) zenbakia erabilita zegoen (babeskopia batetik zatoz?). Berriro bidalita: kutxan esan "
                + "\(order.code)"
        )
    }

    static func favourite(_ name: String) -> Sentence {
        Inline(
            es: "Restaurante favorito: \(HarmlessText.clean(name))",
            en: "Favourite restaurant: \(HarmlessText.clean(name))",
            eu: "Jatetxe gogokoa: \(HarmlessText.clean(name))"
        )
    }

    static func confirm(_ restaurant: String, total: String) -> Sentence {
        Inline(
            es: "¿Enviar a \(HarmlessText.clean(restaurant)), total \(total)? [S/n] ",
            en: "Send to \(HarmlessText.clean(restaurant)), total \(total)? [Y/n] ",
            eu: "\(HarmlessText.clean(restaurant)) jatetxera bidali, guztira \(total)? [B/e] "
        )
    }

    static let declined = Inline(
        es: "No se ha enviado. El ticket sigue como estaba.",
        en: "Not sent. The ticket is as it was.",
        eu: "Ez da bidali. Tiketa zegoen bezala dago."
    )

    /// What changed about a line since the last order.
    static func repriced(_ name: String, from: String, to: String) -> Sentence {
        Inline(
            es: "\(HarmlessText.clean(name)): antes \(from), ahora \(to)",
            en: "\(HarmlessText.clean(name)): was \(from), is now \(to)",
            eu: "\(HarmlessText.clean(name)): lehen \(from), orain \(to)"
        )
    }

    static func vanished(_ name: String) -> Sentence {
        Inline(
            es: "\(HarmlessText.clean(name)): ya no se puede pedir; no está en el ticket",
            en: "\(HarmlessText.clean(name)): can no longer be ordered; it is not on the ticket",
            eu: "\(HarmlessText.clean(name)): jada ezin da eskatu; ez dago tiketean"
        )
    }

    static func nearest(_ name: String, distance: String) -> Sentence {
        Inline(
            es: "El más cercano es \(HarmlessText.clean(name)), a \(distance).",
            en: "The nearest is \(HarmlessText.clean(name)), \(distance) away.",
            eu: "Hurbilena: \(HarmlessText.clean(name)) jatetxea (\(distance))."
        )
    }

    static func unanswered(seconds: Int) -> Sentence {
        Inline(
            es: "sin contestar desde hace \(DurationText.short(seconds: seconds))",
            en: "unanswered for \(DurationText.short(seconds: seconds))",
            eu: "\(DurationText.short(seconds: seconds)) erantzunik gabe"
        )
    }

    static let maybeNotSyncing = Inline(
        es: "Puede que la carpeta no se esté sincronizando: comprueba tu programa de sincronización.",
        en: "The folder may not be syncing: check your sync program.",
        eu: "Baliteke karpeta sinkronizatzen ez egotea: begiratu zure sinkronizazio-programa."
    )

    static func noOrder(_ number: String) -> Sentence {
        Inline(
            es:
                "no hay ningún pedido \(HarmlessText.quoted(number)) entre los diez últimos de este dispositivo",
            en: "there is no order \(HarmlessText.quoted(number, .english)) among this device's last ten",
            eu: "ez dago \(HarmlessText.quoted(number, .basque)) eskaerarik gailu honen azken hamarren artean"
        )
    }
}
