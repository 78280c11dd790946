extension Spanish {
    package func text(_ message: TicketText) -> String {
        switch message {
        case .emptyTicket: "El ticket está vacío."
        case .total: "Total"
        case .added: "¡Producto añadido!"
        case .cleared: "Pedido nuevo: el ticket está vacío."
        case .removed(let count):
            count == 1 ? "1 línea quitada." : "\(count) líneas quitadas."
        case .noLine(let line): "el ticket no tiene ninguna línea \(line)."
        case .nothingChanged: "Los precios siguen igual."
        case .repriced(let name, let from, let to): "\(HarmlessText.clean(name)): antes \(from), ahora \(to)"
        case .vanished(let name): "\(HarmlessText.clean(name)): ya no se puede pedir; no está en el ticket"
        }
    }
}
