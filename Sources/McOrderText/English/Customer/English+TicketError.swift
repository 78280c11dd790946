package import McOrderModel

extension English {
    package func text(_ message: TicketError) -> String {
        switch message {
        case .badCount(let count): "cannot add \(count). Write a number from 1."
        case .full(let room):
            "an order has at most 100 lines, and the ticket has room for \(room) more. Send it, or add "
                + "fewer."
        case .noSuchLine(let line): "\(say(TicketText.noLine(line))) See them with “mcorder ticket”."
        }
    }
}
