internal import McOrderClient
internal import McOrderConsole
internal import McOrderText

/// The ticket, and the last order.
extension FlowText {
    static let ticket = Inline(es: "Tu ticket", en: "Your ticket", eu: "Zure tiketa")
    static let addSomething = Inline(es: "Añadir algo más", en: "Add something", eu: "Zerbait gehitu")
    static let removeWord = Inline(es: "quitar", en: "remove", eu: "kendu")
    static let removeLine = Inline(
        es: "Quitarlo del ticket",
        en: "Take it off the ticket",
        eu: "Tiketetik kendu"
    )
    static let another = Inline(es: "Otro igual", en: "Another one", eu: "Beste bat")
    static let leaveIt = Inline(es: "Dejarlo como está", en: "Leave it as it is", eu: "Dagoen bezala utzi")
    static let chooseLine = Inline(
        es: "Primero elige una línea, con las flechas o su número.",
        en: "Choose a line first, by the arrows or its number.",
        eu: "Lehenik aukeratu lerro bat, geziekin edo zenbakiarekin."
    )

    static let oneFewer = Inline(es: "Uno menos", en: "One fewer", eu: "Bat gutxiago")
    static let dropUnavailable = Inline(
        es: "Quitar lo que no se puede pedir",
        en: "Remove what cannot be ordered",
        eu: "Eskatu ezin dena kendu"
    )
    static let dropAndGoOn = Inline(
        es: "Quitarlo y enviar el resto",
        en: "Remove it and send the rest",
        eu: "Kendu eta gainerakoa bidali"
    )
    static let chooseAnother = Inline(
        es: "Elegir otro restaurante",
        en: "Choose another restaurant",
        eu: "Beste jatetxe bat aukeratu"
    )

    static func removed(_ groups: [Ticket.Group]) -> Sentence {
        Inline(
            es: "Quitado: \(names(groups)). Con Z vuelve al ticket.",
            en: "Removed: \(names(groups)). Z puts it back on the ticket.",
            eu: "Kenduta: \(names(groups)). Z teklak tiketera itzultzen du."
        )
    }

    static func restored(_ groups: [Ticket.Group]) -> Sentence {
        Inline(
            es: "\(ResultText.added.spanish) \(names(groups))",
            en: "\(ResultText.added.english) \(names(groups))",
            eu: "\(ResultText.added.basque) \(names(groups))"
        )
    }

    private static func names(_ groups: [Ticket.Group]) -> String {
        groups.map { "\($0.count) × \($0.item.name)" }.joined(separator: ", ")
    }

    /// The keys of the ticket.
    static func ticketKeys(canUndo: Bool) -> Sentence {
        Inline(
            es:
                "+ − cuántos   X quitar   \(canUndo ? "Z deshacer   " : "")Intro elegir   Esc atrás   Q salir",
            en: "+ − how many   X remove   \(canUndo ? "Z undo   " : "")Enter choose   Esc back   Q quit",
            eu: "+ − zenbat   X kendu   \(canUndo ? "Z desegin   " : "")Sartu aukeratu   Esc atzera   Q irten"
        )
    }

    static let earlierOrders = Inline(
        es: "Pedidos anteriores",
        en: "Earlier orders",
        eu: "Aurreko eskaerak"
    )
    static let earlierOrder = Inline(es: "Pedido anterior", en: "Earlier order", eu: "Aurreko eskaera")

    static let orderAgain = Inline(
        es: "Pedir lo mismo otra vez",
        en: "Order the same again",
        eu: "Berdina eskatu berriro"
    )
    static let seeAnswer = Inline(
        es: "Ver qué ha contestado el restaurante",
        en: "See what the restaurant answered",
        eu: "Jatetxearen erantzuna ikusi"
    )
    static let inPlaceOfIt = Inline(
        es: "Cambiarlo por ese pedido",
        en: "Replace it with that order",
        eu: "Eskaera horrekin ordezkatu"
    )
    static let behindIt = Inline(
        es: "Añadirle ese pedido",
        en: "Add that order to it",
        eu: "Eskaera hori gehitu"
    )
    static let nothingLeft = Inline(
        es: "Nada de ese pedido se puede pedir hoy.",
        en: "Nothing of that order can be ordered today.",
        eu: "Eskaera horretako ezer ezin da gaur eskatu."
    )
    static let reordered = Inline(
        es: "Ese pedido está en el ticket, a los mismos precios.",
        en: "That order is on the ticket, at the same prices.",
        eu: "Eskaera hori tiketean dago, prezio beretan."
    )
    static let noLongerSold = Inline(
        es: "  → ya no se puede pedir",
        en: "  → can no longer be ordered",
        eu: "  → jada ezin da eskatu"
    )

    static func nowCosts(_ price: String) -> Sentence {
        Inline(es: "  → ahora \(price)", en: "  → now \(price)", eu: "  → orain \(price)")
    }

    static func changes(_ count: Int) -> Sentence {
        Inline(
            es: count == 1 ? "1 cambio" : "\(count) cambios",
            en: count == 1 ? "1 change" : "\(count) changes",
            eu: "\(count) aldaketa"
        )
    }

    static func reorderedWithChanges(_ count: Int) -> Sentence {
        Inline(
            es: "En el ticket, a los precios de hoy; \(changes(count).spanish) desde entonces.",
            en: "On the ticket, at today's prices; \(changes(count).english) since then.",
            eu: "Tiketean, gaurko prezioetan; ordutik \(changes(count).basque)."
        )
    }

    static func more(_ count: Int) -> Sentence {
        Inline(es: "… y \(count) más", en: "… and \(count) more", eu: "… eta beste \(count)")
    }
}
