extension Basque {
    package func text(_ message: SendingErrorText) -> String {
        switch message {
        case .whileSending(let failure):
            "Sentitzen dugu, zerbait gaizki joan da! \(say(failure)) Ez da ezer galdu."
        case .unknownRestaurant(let id, let surface):
            "katalogoan ez dago \(quoted(id)) jatetxerik. Aukeratu beste bat"
                + (surface == .screen ? "." : " hemendik: «mcorder restaurants».")
        case .unknownService(let service, let place, let names):
            "\(place): ez dago \(quoted(service)) zerbitzurik. Aukeran: \(HarmlessText.list(names))."
        case .tooLong(let option, let limit): "\(option): gehienez \(limit) karaktere, eta gutxienez bat"
        case .couponNotUsable(let coupon): "\(quoted(coupon)) kupoiak ez du balio orain eskaera honetarako"
        case .unavailable(let lines, let numbers):
            "ezin da eskatu: \(lines.map { say($0) }.joined(separator: ", ")). Kendu"
                + (numbers.map { " «mcorder remove \($0)» komandoarekin." } ?? ".")
        case .notSoldNow(let line, let name): "\(line) \(quoted(name)) (orain ez da saltzen)"
        case .options(let line, let name, let error): "\(line) \(quoted(name)) (\(say(error)))"
        case .notSold(let line, let name, let restaurant):
            "\(line) \(quoted(name)) (\(HarmlessText.clean(restaurant)) jatetxean ez da saltzen)"
        case .notInCatalogue(let line, let name): "\(line) \(quoted(name)) (jada ez dago katalogoan)"
        case .repeated(let code, let surface):
            "duela 10 minutu baino gutxiago eskaera hau bera bidali zenuen: \(code)."
                + (surface == .screen ? "" : " Beste bat nahi baduzu, gehitu --again.")
        case .numbersExhausted(let surface):
            "gailu honek eskaera-zenbaki guztiak agortu ditu. "
                + (surface == .screen ? "Eskatu beste gailu batetik." : "Hasi beste --home batekin.")
        case .notSent(let number, let reason, let advice):
            "\(number) eskaera ez da bidali: \(say(reason)). Tiketa zegoen bezala dago. \(say(advice))"
        case .unfinished(let number, let reason, let advice, let surface):
            "\(number) eskaera amaitu gabe dago: \(say(reason)). \(say(advice)) "
                + (surface == .screen ? "Gero lehen orriko P teklak" : "Gero «mcorder send» komandoak")
                + " amaituko du, behin bakarrik eta zenbaki berarekin."
        case .unfinishedElsewhere(let number, let folder, let now, let surface):
            "\(number) eskaera amaitu gabe dago \(quoted(path: folder)) karpetan, eta \(quoted(path: now)) beste "
                + "karpeta bat da. Muntatu berriro lehena, edo utzi alde batera eskaera "
                + (surface == .screen
                    ? "lehen orriko X teklarekin." : "«mcorder new --abandon» komandoarekin.")
        case .sentElsewhere(let number, let folder, let now):
            "\(number) eskaera \(quoted(path: folder)) karpetatik bidali zen, eta \(quoted(path: now)) beste "
                + "karpeta bat da. Muntatu berriro lehena."
        case .noticeUnsent(let number, let reason, let advice, let surface):
            "ezin izan da \(number) eskaerari buruz abisatu: \(say(reason)). "
                + "\(say(advice)) Gero \(surface == .screen ? "aukeratu berriro" : "errepikatu komandoa"): abisu "
                + "bakarra da."
        }
    }
}
