package import McOrderModel

extension Spanish {
    package func text(_ message: TicketFault) -> String {
        switch message {
        case .badCount(let count): "no se pueden añadir \(count). Escribe un número desde 1."
        case .full(let room):
            "un pedido tiene como mucho 100 líneas y en el ticket solo caben \(room) más. Envíalo, o "
                + "añade menos."
        case .noSuchLine(let line): "el ticket no tiene línea \(line). Míralas con «mcorder ticket»."
        }
    }
}
