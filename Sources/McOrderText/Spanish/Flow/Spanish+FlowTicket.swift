extension Spanish {
    package func text(_ message: FlowTicketText) -> String {
        switch message {
        case .ticket: "Tu ticket"
        case .addSomething: "Añadir algo más"
        case .removeWord: "quitar"
        case .removeLine: "Quitarlo del ticket"
        case .another: "Otro igual"
        case .leaveIt: "Dejarlo como está"
        case .chooseLine: "Primero elige una línea, con las flechas o su número."
        case .oneFewer: "Uno menos"
        case .dropUnavailable: "Quitar lo que no se puede pedir"
        case .allAvailable: "Por lo que se sabe ahora, no falta nada de tu ticket."
        case .dropAndGoOn: "Quitarlo y enviar el resto"
        case .chooseAnother: "Elegir otro restaurante"
        case .removed(let items): "Quitado: \(items). Con Z vuelve al ticket."
        case .restored(let items): "\(say(TicketText.added)) \(items)"
        case .ticketKeys(let canUndo):
            "+ − cuántos   X quitar   \(canUndo ? "Z deshacer   " : "")Intro elegir   Esc atrás   Q salir"
        case .earlierOrders: "Pedidos anteriores"
        case .earlierOrder: "Pedido anterior"
        case .orderAgain: "Pedir lo mismo otra vez"
        case .seeAnswer: "Ver qué ha contestado el restaurante"
        case .inPlaceOfIt: "Cambiarlo por ese pedido"
        case .behindIt: "Añadirle ese pedido"
        case .nothingRemaining: "Nada de ese pedido se puede pedir hoy."
        case .reordered: "Ese pedido está en el ticket, a los mismos precios."
        case .noLongerSold: "  → ya no se puede pedir"
        case .nowCosts(let price): "  → ahora \(price)"
        case .changes(let count): count == 1 ? "1 cambio" : "\(count) cambios"
        case .reorderedWithChanges(let count):
            "En el ticket, a los precios de hoy; \(say(FlowTicketText.changes(count))) desde entonces."
        case .more(let count): "… y \(count) más"
        }
    }
}
