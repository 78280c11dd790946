internal import McOrderModel

extension Basque {
    package func text(_ message: NoticeText) -> String {
        switch message {
        case .speakToRestaurant: "hitz egin jatetxearekin"
        case .call(let phone): "deitu \(HarmlessText.clean(phone)) zenbakira"
        case .tooLate(let phone): "Prestatzen ari gara jada; \(say(NoticeText.contact(phone)))"
        case .byYou: "zuk eskatuta"
        case .reallyCancel(let code, let restaurant):
            "\(HarmlessText.clean(restaurant)) jatetxeko \(code) eskaera bertan behera utzi? [b/E] "
        case .notCancelled: "Ez da ezer bertan behera utzi."
        case .cancelSent(let code):
            "Bidalita: \(code) eskaera bertan behera uzteko eskatu duzu. Jatetxeak erantzun behar du oraindik."
        case .cancelled(let code): "\(code) eskaera bertan behera utzi da."
        case .restored(let code, let phone):
            "\(code) eskaera bertan behera utzi zen, baina jatetxeak berreskuratu du; "
                + say(NoticeText.contact(phone))
        case .noAnswer:
            "Jatetxeak oraindik ez du erantzun: ez eman eskaera bertan behera utzitakotzat. Begiratu "
                + "«mcorder status» geroago."
        case .arrived(let code): "Abisua bidalita: hemen zaude. Kutxan esan: \(code)"
        case .refused(let code, let reason):
            "Jatetxeak ez du onartu \(code) eskaerari buruzko abisua (\(HarmlessText.clean(reason.code))). "
                + "Hitz egin jatetxearekin."
        case .unsent(let code):
            "\(code) eskaera amaitu gabe dago: «mcorder send» komandoak amaitzen du, «mcorder new "
                + "--abandon» komandoak alde batera uzten du."
        case .rejected(let code, let reason): "jatetxeak ez du onartu \(code) eskaera: \(say(reason))"
        case .over(let code, let state): "\(code) eskaera jada itxita dago: \(say(state))."
        case .tooFar(let metres, let restaurant, let limit):
            "\(HarmlessText.clean(restaurant)) jatetxerako distantzia: \(say(PlaceText.distance(metres))); abisatzeko "
                + "\(say(PlaceText.distance(Double(limit)))) baino gutxiagora egon behar duzu. Ez da ezer bidali."
        case .neverNear(let restaurant, let limit):
            "ez da lekurik izan \(HarmlessText.clean(restaurant)) jatetxetik "
                + "\(say(PlaceText.distance(Double(limit)))) edo gutxiagora. Ez da ezer bidali."
        case .atOrWatch: "--at edo --watch, ez biak."
        case .withinWhat: "--within aukerak --at edo --watch behar du."
        case .badWithin(let metres):
            "\(metres) ez da distantzia bat metrotan. Idatzi 1etik 100000ra bitarteko zenbaki bat."
        case .scanIt: "Erakutsi edo esan kutxan."
        }
    }
}
