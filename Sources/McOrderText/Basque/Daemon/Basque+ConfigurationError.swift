extension Basque {
    package func text(_ message: ConfigurationErrorText) -> String {
        switch message {
        case .unreadable(let path, let words):
            "ezin da \(quoted(path)) konfigurazioa irakurri: \(cause(words)); egiaztatu bide-izena "
                + "eta baimenak"
        case .notYAML(let path, let words): "\(quoted(path)) ez da YAML: \(words); zuzendu lerro hori"
        case .unknownKey(let key, let line, let suggestion):
            "\(line). lerroa: \(quoted(key)) gakoa ezezaguna da"
                + (suggestion.map { "; \($0) esan nahi zenuen?" } ?? "; kendu")
        case .repeatedKey(let key, let line):
            "\(line). lerroa: \(quoted(key)) gakoa bi aldiz dago; utzi bat"
        case .wrongShape(let setting, let list):
            "\(setting): hemen balio bakarra behar da"
                + (list.map { $0 == .ids ? ", edo id-zerrenda bat" : ", edo helbide-zerrenda bat" } ?? "")
        case .relativePath(let setting, let text):
            "\(setting): \(quoted(text)) ez da bide-izen absolutua; hasi / ikurrarekin"
        case .addressAsPath(let setting):
            "\(setting): helbide bat da, ez bide-izen bat; PostgreSQL zerbitzariaren helbidea queue ezarpenean jartzen da"
        case .wrongEnding(let setting, let text, let ending):
            "\(setting): \(quoted(text)) ez da \(ending) fitxategia, eta besterik ez da irakurtzen"
        case .notADuration(let setting, let text):
            "\(setting): \(quoted(text)) ez da iraupena; idatzi zenbaki oso bat eta ms, s, m, h edo d"
        case .notAQueue:
            "queue: sqlite izan behar du, edo helbide bat, adibidez postgresql://mcorder@db/mcorder"
        case .notASize(let setting, let text):
            "\(setting): \(quoted(text)) ez da tamaina; idatzi zenbaki oso bat eta kB, MB, GB edo TB"
        case .notANumber(let setting, let text): "\(setting): \(quoted(text)) ez da zenbaki osoa"
        case .outOfRange(let setting, let text, let lowest, let highest):
            "\(setting): \(quoted(text)) ez dago \(lowest) eta \(highest) artean"
        case .unknownWord(let setting, let text, let words, let suggestion):
            "\(setting): \(quoted(text)) ez da hauetako bat: \(words.joined(separator: ", "))"
                + (suggestion.map { "; \($0) esan nahi zenuen?" } ?? "")
        case .notAnAddress(let setting, let text):
            "\(setting): \(quoted(text)) ez da ataka duen helbidea; idatzi honela: 127.0.0.1:8088"
        case .notAnOrigin(let setting, let text):
            "\(setting): \(quoted(text)) ez da jatorria; idatzi honela, biderik gabe: https://kutxak.example"
        case .notANetwork(let setting, let text):
            "\(setting): \(quoted(text)) ez da IP helbidea, ezta 10.0.0.0/8 bezalako sarea ere"
        case .incompletePair(let setting, let other):
            "\(setting) eta \(other) batera doaz; jarri biak edo bat ere ez"
        case .noOrigin(let setting):
            "\(setting): zerbitzariak helbide guztietan entzuten du; idatzi web.staff.origin gakoan "
                + "nabigatzaileek zein irekitzen duten"
        case .plainOrigin(let setting, let origin):
            "\(setting): \(origin) zifratu gabe doa; jarri web.certificate eta web.key, edo web.allow_plain: true"
        case .overlapping(let first, let second):
            "\(first) eta \(second) gainjartzen dira; eman karpeta bereiziak"
        case .stateInCloud(let setting):
            "state \(setting) karpetaren barruan dago, eta hura sinkronizatu egiten da; "
                + "jarri kanpoan, disko lokal batean"
        case .stateOnNetwork(let kind):
            "state sareko fitxategi-sistema batean dago (\(kind)); jarri disko lokal batean"
        case .atLine(let line, let error): "\(line). lerroa: \(say(error))"
        }
    }
}
