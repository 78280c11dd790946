import McOrderModel

extension Basque {
    package func text(_ message: SentOrderText) -> String {
        switch message {
        case .confirm(let restaurant, let total):
            "\(HarmlessText.clean(restaurant)) jatetxera bidali, guztira \(total)? [B/e] "
        case .declined: "Ez da bidali. Tiketa zegoen bezala dago."
        case .dryRun: "Ez da ezer bidali."
        case .withComment(let text): "Iruzkina: \(HarmlessText.clean(text))"
        case .terms(let terms, let service):
            SentOrderText.parts(
                terms,
                service: service,
                table: { "\($0) mahaia" },
                coupon: { "\($0) kupoia" },
                pickup: { "noizko: \($0)" },
                ahead: "aurrez ordaintzeko"
            )
        case .askName(let name):
            "Nola duzu izena? Kutxan irakurriko duten izena da. [\(HarmlessText.clean(name))] "
        case .sent(let number, let code, let device):
            "Aditu, sukaldea! \(number) eskaera bidalita. Kutxan esan: \(code) "
                + "(\(HarmlessText.clean(device)))"
        case .total(let amount, let offers):
            "Guztira \(amount)" + (offers.isEmpty ? "" : ", eskaintzekin: \(HarmlessText.list(offers))")
        case .renumbered(let number, let code):
            "\(number) zenbakia erabilita zegoen (babeskopia batetik zatoz?). Berriro bidalita: kutxan esan "
                + "\(code)"
        case .finished(let restaurant, let keptTicket):
            "Eskaera hori, \(HarmlessText.clean(restaurant)) jatetxerako, amaitu gabe zegoen, eta zegoen "
                + "bezala bidali da."
                + (keptTicket ? " Oraingo tiketa hor dago oraindik: begiratu eta bidali berriro." : "")
        case .pendingFirst(let code):
            "\(code) eskaera amaitu gabe dago: «mcorder send» komandoak hori amaituko du lehenik."
        case .stillPending: "Eskaera hori amaitu gabe dago: «mcorder send» komandoak amaitzen du."
        case .abandoned(let code):
            "\(code) eskaera alde batera utzi da; karpetan badago jada, utzi bertan behera jatetxean."
        case .answered: "Eskaera jasota."
        case .notAnswered: "Jatetxeak oraindik ez du erantzun. Begiratu «mcorder status» geroago."
        case .unanswered(let seconds): "\(DurationText.short(seconds: seconds)) erantzunik gabe"
        case .maybeNotSyncing(let phone):
            "Baliteke karpeta sinkronizatzen ez egotea: begiratu zure sinkronizazio-programa, edo "
                + "\(say(NoticeText.contact(phone)))."
        case .repriced(let total, let shown):
            "Jatetxeak \(total) kobratuko du, ez \(shown): prezio bat aldatu da."
        case .clockBehind(let seconds):
            "Eskaera zaharregia zirudien: gailu honen erlojua atzeratuta dago "
                + "(\(DurationText.short(seconds: seconds))). Jarri orduan, eta bidali eskaera berriro."
        case .clockAhead(let seconds):
            "Gailu honen erlojua aurreratuta dago (\(DurationText.short(seconds: seconds))). Jarri orduan, eta bidali "
                + "eskaera berriro."
        case .putBack(let ontoOthers):
            "«mcorder reorder\(ontoOthers ? " --append" : "")» komandoak tiketera itzultzen du."
        case .advised(let found, let advice): "\(say(found)) \(say(advice))"
        case .calledOff(.cancelled, let reason):
            "Jatetxeak bertan behera utzi du zure eskaera\(words(reason))."
        case .calledOff(.expired, let reason): "Zure eskaera iraungi da\(words(reason))."
        case .calledOff(let state, let reason): "Zure eskaeraren egoera: \(say(state))\(words(reason))."
        case .noLastOrder: "Oraindik ez da eskaerarik bidali."
        case .noOrder(let number): "ez dago \(quoted(number)) eskaerarik gailu honen azken hamarren artean"
        }
    }

    /// The restaurant's reason why an order will not be prepared.
    private func words(_ reason: Receipt.Reason?) -> String {
        reason.map { " (\(HarmlessText.clean($0.message)))" } ?? ""
    }
}
