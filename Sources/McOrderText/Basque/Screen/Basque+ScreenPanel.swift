internal import McOrderModel

extension Basque {
    package func text(_ message: ScreenPanelText) -> String {
        switch message {
        case .otherReason: "beste zerbait: idatzi"
        case .answerKeys(let letters): "\(letters.joined(separator: "/")) erantzun   beste teklak: ez"
        case .searchKeys: "↑↓ aukeratu   Sartu: eskaera ikusi   Esc: itzuli"
        case .restaurantKeys: "1–9 edo ↑↓ eta Sartu: aukeratu   q irten"
        case .candidateKeys(let rest, let canPick):
            (canPick ? "1–9 edo ↑↓ eta Sartu: aukeratu" : "↑↓ eta Sartu: aukeratu")
                + (rest.isEmpty ? "" : "   \(rest): kodea osatu") + "   Esc: itzuli"
        case .anyOtherKeyBack: "beste teklak: itzuli"
        case .anyKey: "edozein tekla: itzuli"
        case .helpMore: "↓ gehiago   besteak: itzuli"
        case .historyFoot: "↑↓ gehiago   besteak: itzuli"
        case .empty: "Ezer ez."
        case .whyCancel(let code): "\(code): ZERGATIK BERTAN BEHERA?"
        case .whyStrike(let code, let line): "\(code): ZERGATIK EZABATU «\(line)»?"
        case .cancelKeys: "Sartu: bertan behera   Esc: ez"
        case .strikeKeys: "Sartu: ezabatu   Esc: ez"
        case .reallyNoShow(let code): "\(code): EZ DA INOR ETORRI?"
        case .nobodyCame: "ez da etorri"
        case .nobodyCameAndBlacklist: "ez da etorri, eta gailu horren eskaerarik ez hartu gehiago"
        case .reallyLeave: "BEZEROAK ZAIN DAUDE. IRTEN?"
        case .leave: "irten"
        case .whichRestaurant: "ZEIN JATETXE?"
        case .chooseOrder: "Aukeratu eskaeraren lerroa eta sakatu Sartu, edo Esc."
        case .whichDevice(let number): "\(number): BAT BAINO GEHIAGO. ZEIN?"
        case .noCandidate(let typed): "Bat ere ez da horrela hasten: \(typed)."
        case .whichOfMany(let number, let most): "\(number): \(most) BAINO GEHIAGO. IDATZI KODEA"
        case .search(let text): "BILATU izena edo produktua: \(text)▌"
        case .moreAbove(let count): "▲ beste \(count) (Or.gora)"
        case .history(let code): "HISTORIA: \(code)"
        case .rejections: "GAUR BAZTERTUAK (a: debekatua onartu)"
        case .device: "GAILUA"
        case .blacklist: "DEBEKATUAK (l: zerrendatik kendu)"
        case .trusted: "etxekoa"
        case .onBlacklist: "DEBEKATUTA"
        case .refusedFiles: "baztertuta"
        case .enterFinds: "Sartu: bilatu"
        case .enterAdvances(let code, let state): "Sartu: \(code) \(say(state))"
        case .typeNumber: "idatzi bezeroaren zenbakia"
        case .working: "une bat…"
        }
    }
}
