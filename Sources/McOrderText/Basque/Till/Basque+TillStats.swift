extension Basque {
    package func text(_ message: TillStatsText) -> String {
        switch message {
        case .orders: "eskaerak"
        case .ordered: "eskatuta"
        case .taken: "kobratuta"
        case .collected: "emanda"
        case .amount: "zenbatekoa"
        case .average: "batez besteko tiketa"
        case .serviceTime: "zerbitzu-denbora"
        case .totalTime: "denbora guztira"
        case .newDevices: "gailu berriak"
        case .returningDevices: "itzuli diren gailuak"
        case .menus: "Menuak"
        case .products: "Produktuak"
        case .options: "Aukerak"
        case .byHour: "Orduka"
        case .notTheClose:
            "Aldi honetan jasotako eskaerak zenbatzen dira; itxiera batek, aurrekoaz geroztik emandakoak."
        case .estimated(let count, let all): "zenbatetsita: \(count)/\(all)"
        }
    }
}
