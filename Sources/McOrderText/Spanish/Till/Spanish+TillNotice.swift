internal import McOrderModel

extension Spanish {
    package func text(_ message: TillNoticeText) -> String {
        switch message {
        case .customer: "el cliente"
        case .cancelMark: "¿ANULAR?"
        case .wantedToCancel: "QUISO ANULARLO"
        case .tooLate: "quiso anularlo; ya era tarde"
        case .customerCame: "llegó el cliente"
        case .saidToBeHere: "avisó de su llegada"
        case .overtaken(let code, .cancelled): "\(code): el cliente acaba de anularlo; no lo prepares"
        case .overtaken(let code, let state): "\(code): el cliente fue más rápido; ahora está \(say(state))"
        case .cancelled(let codes):
            codes.count == 1
                ? "\(codes[0]): lo ha anulado el cliente."
                : "\(codes.joined(separator: ", ")): los han anulado los clientes."
        case .wanted(let code, let state):
            "\(code): el cliente quería anularlo; está \(say(state)). Puede que llame."
        }
    }
}
