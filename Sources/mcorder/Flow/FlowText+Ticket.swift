internal import McOrderClient
internal import McOrderConsole

/// The ticket, and the last order.
extension FlowText {
    static let ticket = Sentence(es: "Tu ticket", en: "Your ticket")
    static let addSomething = Sentence(es: "Añadir algo más", en: "Add something")
    static let removeWord = Sentence(es: "quitar", en: "remove")
    static let undoWord = Sentence(es: "deshacer", en: "undo")
    static let removeLine = Sentence(es: "Quitarlo del ticket", en: "Take it off the ticket")
    static let another = Sentence(es: "Otro igual", en: "Another one")
    static let leaveIt = Sentence(es: "Dejarlo como está", en: "Leave it as it is")
    static let chooseLine = Sentence(
        es: "Primero elige una línea, con las flechas o su número.",
        en: "Choose a line first, by the arrows or its number."
    )

    static func lineOfTicket(_ line: Int) -> Sentence {
        Sentence(es: "Línea \(line) del ticket", en: "Line \(line) of the ticket")
    }

    static func removed(_ name: String) -> Sentence {
        Sentence(
            es: "Quitado: \(name). Con Z vuelve al ticket.",
            en: "Removed: \(name). Z puts it back on the ticket."
        )
    }

    static let orderAgain = Sentence(es: "Pedir lo mismo otra vez", en: "Order the same again")
    static let seeAnswer = Sentence(
        es: "Ver qué ha contestado el restaurante",
        en: "See what the restaurant answered"
    )
    static let inPlaceOfIt = Sentence(es: "El último pedido en su lugar", en: "The last order in place of it")
    static let behindIt = Sentence(es: "Añadirle el último pedido", en: "Add the last order to it")
    static let nothingLeft = Sentence(
        es: "Nada de ese pedido se puede pedir hoy.",
        en: "Nothing of that order can be ordered today."
    )
    static let reordered = Sentence(
        es: "Tu último pedido está en el ticket, a los mismos precios.",
        en: "Your last order is on the ticket, at the same prices."
    )
    static let noLongerSold = Sentence(es: "  → ya no se puede pedir", en: "  → can no longer be ordered")

    static func nowCosts(_ price: String) -> Sentence {
        Sentence(es: "  → ahora \(price)", en: "  → now \(price)")
    }

    static func changes(_ count: Int) -> Sentence {
        Sentence(
            es: count == 1 ? "1 cambio" : "\(count) cambios",
            en: count == 1 ? "1 change" : "\(count) changes"
        )
    }

    static func reorderedWithChanges(_ count: Int) -> Sentence {
        Sentence(
            es: "En el ticket, a los precios de hoy; \(changes(count).spanish) desde entonces.",
            en: "On the ticket, at today's prices; \(changes(count).english) since then."
        )
    }

    static func more(_ count: Int) -> Sentence {
        Sentence(es: "… y \(count) más", en: "… and \(count) more")
    }
}
