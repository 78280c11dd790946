extension Spanish {
    package func text(_ message: TillStatsText) -> String {
        switch message {
        case .orders: "pedidos"
        case .ordered: "pedido"
        case .taken: "cobrado"
        case .collected: "recogidos"
        case .amount: "importe"
        case .average: "ticket medio"
        case .serviceTime: "tiempo de servicio"
        case .totalTime: "tiempo total"
        case .newDevices: "dispositivos nuevos"
        case .returningDevices: "dispositivos que vuelven"
        case .menus: "Menús"
        case .products: "Productos"
        case .options: "Opciones"
        case .byHour: "Por horas"
        case .notTheClose:
            "Cuenta los pedidos recibidos en este periodo; un cierre, los recogidos desde el cierre anterior."
        case .estimated(let count, let all): "estimado en \(count) de \(all)"
        }
    }
}
