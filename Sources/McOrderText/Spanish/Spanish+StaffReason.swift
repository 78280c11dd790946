package import McOrderModel

extension Spanish {
    package func text(_ reason: StaffReason) -> String {
        switch reason {
        case .soldOut: "se ha acabado"
        case .customerAsks: "lo pide el cliente"
        case .orderedTwice: "pedido repetido"
        case .orderedByMistake: "pedido por error"
        }
    }
}
