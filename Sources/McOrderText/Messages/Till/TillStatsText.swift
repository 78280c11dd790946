/// The names of the figures in the statistics of `till`.
package enum TillStatsText: Message {
    case orders
    /// The column of what customers ordered.
    case ordered
    /// The column of the money received for it.
    case taken
    /// The column of the number of collected orders.
    case collected
    case amount
    case average
    case serviceTime
    case totalTime
    /// How many orders were ready by the time that their customers were told.
    case asPromised
    /// The share of the orders that were ready as promised, and percentiles of both waits.
    case promises(percent: Int, of: Int, promised: String, real: String)
    case newDevices
    case returningDevices
    case menus
    case products
    case options
    case byHour
    /// In how many of the measured orders the time of the customer's arrival is estimated, because it was
    /// not recorded.
    case estimated(_ count: Int, of: Int)

    /// Why the figures may differ from a close: which orders they count.
    case notTheClose

    package func text(in language: any Texts) -> String {
        switch self {
        case .orders: language.pick(en: "orders", es: "pedidos", eu: "eskaerak")
        case .ordered: language.pick(en: "ordered", es: "pedido", eu: "eskatuta")
        case .taken: language.pick(en: "taken", es: "cobrado", eu: "kobratuta")
        case .collected: language.pick(en: "collected", es: "recogidos", eu: "emanda")
        case .amount: language.pick(en: "amount", es: "importe", eu: "zenbatekoa")
        case .average: language.pick(en: "average ticket", es: "ticket medio", eu: "batez besteko tiketa")
        case .serviceTime: language.pick(en: "service time", es: "tiempo de servicio", eu: "zerbitzu-denbora")
        case .totalTime: language.pick(en: "total time", es: "tiempo total", eu: "denbora guztira")
        case .asPromised:
            language.pick(en: "ready as promised", es: "a la hora prometida", eu: "agindutako orduan")
        case .promises(let percent, let count, let promised, let real):
            language.pick(
                en: "\(percent) % of \(count); promised \(promised); real \(real)",
                es: "\(percent) % de \(count); prometido \(promised); real \(real)",
                eu: "% \(percent) (\(count)); agindua \(promised); benetan \(real)"
            )
        case .newDevices: language.pick(en: "new devices", es: "dispositivos nuevos", eu: "gailu berriak")
        case .returningDevices:
            language.pick(
                en: "returning devices",
                es: "dispositivos que vuelven",
                eu: "itzuli diren gailuak"
            )
        case .menus: language.pick(en: "Menus", es: "Menús", eu: "Menuak")
        case .products: language.pick(en: "Products", es: "Productos", eu: "Produktuak")
        case .options: language.pick(en: "Options", es: "Opciones", eu: "Aukerak")
        case .byHour: language.pick(en: "By hour", es: "Por horas", eu: "Orduka")
        case .notTheClose:
            language.pick(
                en:
                    "Counted are the orders received in this period; a close counts those collected since the one before.",
                es:
                    "Cuenta los pedidos recibidos en este periodo; un cierre, los recogidos desde el cierre anterior.",
                eu:
                    "Aldi honetan jasotako eskaerak zenbatzen dira; itxiera batek, aurrekoaz geroztik emandakoak."
            )
        case .estimated(let count, let all):
            language.pick(
                en: "estimated in \(count) of \(all)",
                es: "estimado en \(count) de \(all)",
                eu: "zenbatetsita: \(count)/\(all)"
            )
        }
    }
}
