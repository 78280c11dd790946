extension Basque {
    package func text(_ message: WebText) -> String {
        switch message {
        case .till: "Kutxa"
        case .kitchen: "Sukaldea"
        case .board: "Jasotzeko pantaila"
        case .owner: "Zuzendaritza"
        case .screens: "Pantailak"
        case .page(let name, let restaurant): "\(say(name)) · \(HarmlessText.clean(restaurant))"
        case .skip: "Joan edukira"
        case .noScript: "Orri honek JavaScript behar du: hori gabe ez luke ezer berririk erakutsiko."
        case .noConnection: "KONEXIORIK EZ. Ikusten duzuna aldatuta egon daiteke."
        case .unknownOutcome: "Erantzunik ez: berriro egin aurretik, begiratu pantailan eginda dagoen."
        case .failed: "Ezin izan da egin. Saiatu berriro."
        case .keys: "Teklak"
        case .singleKeys: "Tekla bakarrak, Ctrl eta Alt gabe"
        case .standardKeys: "Hasierako teklak"
        case .keyOf(let action): "Tekla: \(say(action))"
        case .keyInUse: "Tekla hori erabilita dago."
        case .close: "Itxi"
        case .back: "Itzuli"
        case .whoIsThis(let name, let role): "\(HarmlessText.clean(name)), \(say(role))"
        case .pairTitle: "Lotu nabigatzaile hau"
        case .pairHint: "Eskatu kode bat kutxako ordenagailuan: till web add IZENA --role kitchen"
        case .pairCode: "Kodea"
        case .pair: "Lotu"
        case .toStart: "Joan hasierara"
        case .errorTitle(let status): "Errorea: \(status)"
        }
    }
}
