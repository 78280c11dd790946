extension Basque {
    package func text(_ message: TicketText) -> String {
        switch message {
        case .emptyTicket: "Tiketa hutsik dago."
        case .total: "Guztira"
        case .added: "Produktua gehituta!"
        case .cleared: "Eskaera berria: tiketa hutsik dago."
        case .removed(let count): "\(count) lerro kenduta."
        case .noLine(let line): "tiketean ez dago \(line). lerrorik."
        case .nothingChanged: "Prezioak ez dira aldatu."
        case .repriced(let name, let from, let to): "\(HarmlessText.clean(name)): lehen \(from), orain \(to)"
        case .vanished(let name): "\(HarmlessText.clean(name)): jada ezin da eskatu; ez dago tiketean"
        }
    }
}
