/// How much of a kitchen's time is booked.
package enum KitchenLoadText: Message {
    /// The kitchen of a restaurant without stations.
    case kitchen
    /// Nobody has anything to make.
    case nothing
    /// How many works a station does at once.
    case hands(Int)
    /// The fullest hour of all stations. The times of day are the restaurant's.
    case fullest(station: String, percent: Int, from: String, until: String)

    package func text(in language: any Texts) -> String {
        switch self {
        case .kitchen: language.pick(en: "Kitchen", es: "Cocina", eu: "Sukaldea")
        case .nothing:
            language.pick(
                en: "There is nothing to make.",
                es: "No hay nada que preparar.",
                eu: "Ez dago ezer prestatzeko."
            )
        case .hands(let count):
            language.pick(
                en: "\(count) at once",
                es: "\(count) a la vez",
                eu: "\(count) aldi berean"
            )
        case .fullest(let station, let percent, let from, let until):
            language.pick(
                en: "\(station) has the most to do: \(percent) % of its time from \(from) to \(until).",
                es: "\(station) es quien más tiene: el \(percent) % de su tiempo de \(from) a \(until).",
                eu: "\(station): lan gehien duena; \(from)-\(until) artean denboraren % \(percent)."
            )
        }
    }
}
