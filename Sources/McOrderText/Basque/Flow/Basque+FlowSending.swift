import McOrderModel

extension Basque {
    package func text(_ message: FlowSendingText) -> String {
        switch message {
        case .favouriteWord: "gogokoa"
        case .isFavourite: "Orain zure gogokoa da ★"
        case .noLongerFavourite: "Jada ez da zure gogokoa."
        case .makeFavourite: "Gogoko gisa markatu"
        case .removeFavourite: "Gogoko marka kendu"
        case .openMap: "Bidea mapan ikusi"
        case .weekHours: "Asteko ordutegia ikusi"
        case .openSatellite: "Airetik ikusi"
        case .fromYou(let distance): "Zugandik \(distance)"
        case .send: "Eskaera bidali"
        case .sendNow: "Bidali"
        case .destination: "Eskaera bidali"
        case .whereTo: "Zein jatetxetara?"
        case .comment: "Iruzkin bat jatetxearentzat, nahi baduzu:"
        case .commentFull: "Iruzkinak \(FlowSendingText.commentLimit) karaktere izan ditzake gehienez."
        case .enterAgain: "Sakatu Sartu berriro bidaltzeko."
        case .sending: "Bidaltzen…"
        case .underWay: "Eskaera bidaltzen ari gara; une bat."
        case .tryAgain: "Saiatu berriro"
        case .toStart: "Hasierara itzuli"
        case .doNotSend: "Ez bidali"
        case .sendAgain: "Beste berdin bat bidali"
        case .resend: "Zenbaki berri batekin bidali"
        case .cannotResend:
            "Tiketean beste zerbait dago jada, edo gero beste eskaera bat bidali duzu. Ez da bidali."
        case .sorry: "Barkatu, zerbaitek huts egin du!"
        case .heard: "Aditu, sukaldea!"
        case .beingPrepared: "Prestatzen ari dira"
        case .ready: " PREST! Zatoz hartzera "
        case .collected: "Emanda. On egin!"
        case .calledOff: "BERTAN BEHERA"
        case .notCollected: "EZ DA INOR ETORRI"
        case .expired: "ESKAERA IRAUNGITA"
        case .notTaken: "ESKAERA EZ DA ONARTU"
        case .ontoTicket: "Berriro tiketean jarri"
        case .otherRestaurant: "Beste jatetxe batera bidali"
        case .sayAtCounter: "Kutxan esan:"
        case .missing(let count): count == 1 ? "1 ez da saltzen" : "\(count) ez dira saltzen"
        case .repeated(let code):
            "\(code) eskaera: duela 10 minutu baino gutxiago bidalita, eta hau bezalakoa."
        case .notSent(let sentence): notSent(sentence)
        case .alone(let sentence): capitalised(say(sentence))
        case .noDesktop(let address): "Hemen ez dago nabigatzailerik. Helbidea: \(address)"
        case .orderOf(let order): "\(order.number) eskaera · \(order.deviceName)"
        case .waiting(let seconds): "Jatetxearen erantzunaren zain… \(DurationText.short(seconds: seconds))"
        case .stands(let state): "Egoera: \(say(state))"
        case .noOrdering: "Oraindik ezin da eskatu"
        case .joinFirst: "Zein karpeta partekatzen du jatetxeak zurekin? Idatzi haren bidea:"
        case .joinThis: "Elkartu karpeta honetara"
        case .joinHint: "Idatzi bidea   Sartu elkartu   ↑↓ aukeratu   Esc irten"
        case .gateHint: "↑↓ 1–9 Sartu aukeratu   Q irten"
        case .browse: "Bitartean, katalogoa ikusi"
        case .ticketKept(let count): "Tiketa gordeta geratzen da: \(say(FlowText.lines(count)))."
        case .sendingContinues:
            "Eskaera bidaltzen ari da oraindik; eteten bada, «mcorder» programak amaituko du hurrengoan."
        }
    }

    private func notSent(_ sentence: Sentence) -> String {
        let (sorry, words) = (say(FlowSendingText.sorry), say(sentence))
        return words.hasPrefix(sorry) ? words : "\(sorry) \(capitalised(words)) Ez da ezer galdu."
    }
}
