extension Basque {
    package func text(_ message: TillText) -> String {
        switch message {
        case .repriced: "PREZIO BERRIA"
        case .here: "HEMEN"
        case .forgotten: "(ahaztuta)"
        case .nothingVisible: "(ez da ezer ikusten)"
        case .shown: "bezeroak ikusitakoa"
        case .total: "Guztira"
        case .placed: "Eginda"
        case .table(let table): "\(HarmlessText.shown(table) ?? say(TillText.nothingVisible)) mahaia"
        case .comment: "Iruzkina"
        case .forever: "betiko"
        case .struck: "EZABATUA"
        case .added: "GEHITUA"
        case .noteMark: "Barra"
        case .already(let code): "\(code): lehendik ere hemen zegoen"
        case .blacklisted(let device): "\(device): haren eskaera gehiago ez da onartuko"
        case .unsigned(let collected):
            "kontuz: oraindik ez da ezer sinatzen, eta baliteke beste norbaitek gailu honen kodea "
                + "erabili izana; gailu honi lehenago emandako eskaerak: \(collected)"
        case .unlisted(let device): "\(device): zerrendatik kanpo"
        case .trusted(let udid, let label): "\(udid): etxekoa, \(label)"
        case .untrusted(let udid): "\(udid): jada ez da etxekoa"
        case .otherHistory:
            "kontuz: gertaera hori beste historia batekoa da (beste zerbitzari batek hartu du lekukoa, edo "
                + "beste ilara bat da); lehenbizi, eskaera ireki bakoitzaren azken aldaketa"
        }
    }
}
