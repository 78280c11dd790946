extension English {
    package func text(_ message: TillStatsText) -> String {
        switch message {
        case .orders: "orders"
        case .ordered: "ordered"
        case .taken: "taken"
        case .collected: "collected"
        case .amount: "amount"
        case .average: "average ticket"
        case .serviceTime: "service time"
        case .totalTime: "total time"
        case .newDevices: "new devices"
        case .returningDevices: "returning devices"
        case .menus: "Menus"
        case .products: "Products"
        case .options: "Options"
        case .byHour: "By hour"
        case .notTheClose:
            "Counted are the orders received in this period; a close counts those collected since the one before."
        case .estimated(let count, let all): "estimated in \(count) of \(all)"
        }
    }
}
