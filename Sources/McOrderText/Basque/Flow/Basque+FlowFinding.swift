extension Basque {
    package func text(_ message: FlowFindingText) -> String {
        switch message {
        case .findingHint: "1–9 Sartu aukeratu   / bilatu   A alergenoak   T tiketa   Esc atzera   Q irten"
        case .searchTitle: "Bilatu"
        case .searchHint: "Idatzi izenaren zati bat   ↑↓ Sartu aukeratu   Esc atzera   Ctrl-C irten"
        case .nothingFound: "Ez dago izen horretako ezer."
        case .searchWord: "bilatu"
        case .restaurantHint:
            "Idatzi izena, herria edo lat,lon   ↑↓ Sartu aukeratu   Esc atzera   Ktrl-C irten"
        case .noRestaurant(let nearest, let towns):
            "Ez dago izen edo helbide hori duen jatetxerik." + places(nearest, towns)
        case .allergensTitle: "Alergenoak"
        case .leaveOut: "Zer ezin duzu jan? Hori daukana, edo baduen ez dakiguna, ez da erakutsiko."
        case .done: "Eginda"
        case .without(let allergens):
            "Alergenorik gabe: \(allergens.map(say).joined(separator: ", ")) (A: aldatu)"
        case .nameWord: "zure izena"
        case .nameTitle: "Zure izena"
        case .nameQuestion: "Noren izenean doaz zure eskaerak? Kutxan irakurriko dute."
        case .nameHint: "Idatzi izena   Sartu gorde   Esc atzera   Ctrl-C irten"
        case .underName(let name): "Izena: \(name)"
        case .keepsName(let name): "Sartu, ezer idatzi gabe: \(name)"
        case .named(let name): "Zure eskaerak izen honekin doaz: \(name)."
        case .codeWord: "kodea"
        case .noRoomForCode: "QR koderako terminal handiagoa behar da."
        }
    }
}
