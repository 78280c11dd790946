extension Spanish {
    package func text(_ message: OtherOrderText) -> String {
        switch message {
        case .unseen(let number):
            "El restaurante dice que ya tiene otro pedido con el número \(number), pero no se sabe cuál. "
                + "El tuyo no se está preparando."
        case .seen(let number, let isOwn, let restaurant, let total, let state, let ago):
            "El restaurante ya tiene \(isOwn ? "un pedido tuyo anterior" : "otro pedido") con el número "
                + "\(number): para \(HarmlessText.clean(restaurant))\(total.map { ", \($0)" } ?? ""), "
                + "\(say(state)) (hace \(ago)). El tuyo no se está preparando."
        case .sendAgain: "¿Enviar el tuyo con un número nuevo? [s/N] "
        case .advice:
            "Mira si ese otro ya es lo que querías. Si no, «mcorder reorder» vuelve a poner el tuyo en el ticket "
                + "y «mcorder send» lo envía con otro número."
        case .notResent:
            "no se ha enviado otra vez. «mcorder reorder» lo vuelve a poner en el ticket."
        case .advised(let found): "\(say(found)) \(say(OtherOrderText.advice))"
        }
    }
}
