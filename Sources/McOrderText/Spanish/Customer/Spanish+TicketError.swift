package import McOrderModel

extension Spanish {
    package func text(_ message: TicketError) -> String {
        switch message {
        case .badCount(let count): "no se pueden añadir \(count). Escribe 1 o más."
        case .full(let room):
            "un pedido tiene como mucho 100 líneas y en el ticket solo caben \(room) más. Envíalo, o "
                + "añade menos."
        case .noSuchLine(let line): "\(say(TicketText.noLine(line))) Míralas con «mcorder ticket»."
        }
    }
}
