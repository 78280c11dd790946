extension Spanish {
    package func text(_ message: FlowNoticeText) -> String {
        switch message {
        case .iAmHere: "Avisar de que estoy aquí"
        case .cancelIt: "Anular el pedido"
        case .onlyUntilBegun: "Solo se puede mientras no hayan empezado a prepararlo."
        case .keepIt: "No anularlo"
        case .reallyCancel: "Sí, anularlo"
        }
    }
}
