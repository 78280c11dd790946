package import McOrderModel

extension Spanish {
    package func text(_ reason: StaffReason) -> String {
        switch reason {
        case .soldOut: "producto agotado"
        case .customerAsks: "lo pide el cliente"
        case .orderedTwice: "pedido repetido"
        case .orderedByMistake: "pedido por error"
        }
    }
}
