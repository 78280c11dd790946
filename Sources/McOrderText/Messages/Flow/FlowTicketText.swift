/// The guided flow's texts about the ticket and earlier orders.
package enum FlowTicketText: Message {
    case ticket
    case addSomething
    case removeWord
    case removeLine
    case another
    case leaveIt
    case chooseLine
    case oneFewer
    case dropUnavailable
    case dropAndGoOn
    /// Nothing on the ticket is known to be unavailable any more.
    case allAvailable
    case chooseAnother
    /// `items`: with their counts, such as `2 × Espresso`, separated by commas.
    case removed(_ items: String)
    case restored(_ items: String)
    /// The key hints of the ticket.
    case ticketKeys(canUndo: Bool)
    case earlierOrders
    case earlierOrder
    case orderAgain
    case seeAnswer
    case inPlaceOfIt
    case behindIt
    case nothingRemaining
    case reordered
    case noLongerSold
    case nowCosts(_ price: String)
    case changes(_ count: Int)
    case reorderedWithChanges(_ count: Int)
    case more(_ count: Int)

    package func text(in language: any Texts) -> String {
        switch self {
        case .ticket: language.pick(en: "Your ticket", es: "Tu ticket", eu: "Zure tiketa")
        case .addSomething: language.pick(en: "Add something", es: "Añadir algo más", eu: "Zerbait gehitu")
        case .removeWord: language.pick(en: "remove", es: "quitar", eu: "kendu")
        case .removeLine:
            language.pick(
                en: "Take it off the ticket",
                es: "Quitarlo del ticket",
                eu: "Tiketetik kendu"
            )
        case .another: language.pick(en: "Another one", es: "Otro igual", eu: "Beste bat")
        case .leaveIt:
            language.pick(
                en: "Leave it as it is",
                es: "Dejarlo como está",
                eu: "Dagoen bezala utzi"
            )
        case .chooseLine:
            language.pick(
                en: "Choose a line first, by the arrows or its number.",
                es: "Primero elige una línea, con las flechas o su número.",
                eu: "Lehenik aukeratu lerro bat, geziekin edo zenbakiarekin."
            )
        case .oneFewer: language.pick(en: "One fewer", es: "Uno menos", eu: "Bat gutxiago")
        case .dropUnavailable:
            language.pick(
                en: "Remove what cannot be ordered",
                es: "Quitar lo que no se puede pedir",
                eu: "Eskatu ezin dena kendu"
            )
        case .allAvailable:
            language.pick(
                en: "Nothing on the ticket is missing, as far as is known now.",
                es: "Por lo que se sabe ahora, no falta nada de tu ticket.",
                eu: "Orain dakigunez, tiketeko ezer ez da falta."
            )
        case .dropAndGoOn:
            language.pick(
                en: "Remove it and send the rest",
                es: "Quitarlo y enviar el resto",
                eu: "Kendu eta gainerakoa bidali"
            )
        case .chooseAnother:
            language.pick(
                en: "Choose another restaurant",
                es: "Elegir otro restaurante",
                eu: "Beste jatetxe bat aukeratu"
            )
        case .removed(let items):
            language.pick(
                en: "Removed: \(items). Z puts it back on the ticket.",
                es: "Quitado: \(items). Con Z vuelve al ticket.",
                eu: "Kenduta: \(items). Z teklak tiketera itzultzen du."
            )
        case .restored(let items):
            language.pick(
                en: "\(language.say(TicketText.added)) \(items)",
                es: "\(language.say(TicketText.added)) \(items)",
                eu: "\(language.say(TicketText.added)) \(items)"
            )
        case .ticketKeys(let canUndo):
            language.pick(
                en: "+ − how many   X remove   \(canUndo ? "Z undo   " : "")Enter choose   Esc back   Q quit",
                es:
                    "+ − cuántos   X quitar   \(canUndo ? "Z deshacer   " : "")Intro elegir   Esc atrás   Q salir",
                eu:
                    "+ − zenbat   X kendu   \(canUndo ? "Z desegin   " : "")Sartu aukeratu   Esc atzera   Q irten"
            )
        case .earlierOrders:
            language.pick(
                en: "Earlier orders",
                es: "Pedidos anteriores",
                eu: "Aurreko eskaerak"
            )
        case .earlierOrder: language.pick(en: "Earlier order", es: "Pedido anterior", eu: "Aurreko eskaera")
        case .orderAgain:
            language.pick(
                en: "Order the same again",
                es: "Pedir lo mismo otra vez",
                eu: "Berdina eskatu berriro"
            )
        case .seeAnswer:
            language.pick(
                en: "See what the restaurant answered",
                es: "Ver qué ha contestado el restaurante",
                eu: "Jatetxearen erantzuna ikusi"
            )
        case .inPlaceOfIt:
            language.pick(
                en: "Replace it with that order",
                es: "Cambiarlo por ese pedido",
                eu: "Eskaera horrekin ordezkatu"
            )
        case .behindIt:
            language.pick(
                en: "Add that order to it",
                es: "Añadirle ese pedido",
                eu: "Eskaera hori gehitu"
            )
        case .nothingRemaining:
            language.pick(
                en: "Nothing of that order can be ordered today.",
                es: "Nada de ese pedido se puede pedir hoy.",
                eu: "Eskaera horretako ezer ezin da gaur eskatu."
            )
        case .reordered:
            language.pick(
                en: "That order is on the ticket, at the same prices.",
                es: "Ese pedido está en el ticket, a los mismos precios.",
                eu: "Eskaera hori tiketean dago, prezio beretan."
            )
        case .noLongerSold:
            language.pick(
                en: "  → can no longer be ordered",
                es: "  → ya no se puede pedir",
                eu: "  → jada ezin da eskatu"
            )
        case .nowCosts(let price):
            language.pick(
                en: "  → now \(price)",
                es: "  → ahora \(price)",
                eu: "  → orain \(price)"
            )
        case .changes(let count):
            language.pick(
                en: count == 1 ? "1 change" : "\(count) changes",
                es: count == 1 ? "1 cambio" : "\(count) cambios",
                eu: "\(count) aldaketa"
            )
        case .reorderedWithChanges(let count):
            language.pick(
                en:
                    "On the ticket, at today's prices; \(language.say(FlowTicketText.changes(count))) since then.",
                es:
                    "En el ticket, a los precios de hoy; \(language.say(FlowTicketText.changes(count))) desde entonces.",
                eu: "Tiketean, gaurko prezioetan; ordutik \(language.say(FlowTicketText.changes(count)))."
            )
        case .more(let count):
            language.pick(
                en: "… and \(count) more",
                es: "… y \(count) más",
                eu: "… eta beste \(count)"
            )
        }
    }
}
