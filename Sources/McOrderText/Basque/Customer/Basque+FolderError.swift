extension Basque {
    package func text(_ message: FolderErrorText) -> String {
        switch message {
        case .unknown(.screen):
            "oraindik ez zara jatetxearen karpetan sartu. Sartu lehen orriko F teklarekin."
        case .unknown(.commands):
            "ez da karpeta partekaturik ezagutzen. Sartu jatetxearen karpetan «mcorder join "
                + "KARPETA» komandoarekin, edo adierazi --cloud edo MCORDER_CLOUD erabiliz."
        case .badPath(let path):
            "\(quoted(path: path)) ez da karpeta egokia: izenak kontrol-karaktereak ditu. Aldatu izena."
        case .absent(let path):
            "ez dago eskaeren karpetarik hemen: \(quoted(path: path)). Egiaztatu muntatuta eta "
                + "sinkronizatuta dagoela."
        case .unmarked(let path):
            "\(quoted(path: path)) karpetak ez du jatetxearen marka (orders/.mcorder): ez dago muntatuta, "
                + "ez da sinkronizatzen amaitu edo ez da jatetxearena. Ez da ezer idazten bertan."
        case .tooNew(let path, let format):
            "\(quoted(path: path)) karpetaren formatua \(format) da, mcorder berriago batena. Eguneratu hau."
        case .unusable(let path, let words, let advice):
            "ezin da \(quoted(path: path)) erabili: \(cause(words)). \(say(advice))"
        case .noCatalogue(.screen): "oraindik ez dago katalogorik. Sartu lehenengo jatetxearen karpetan."
        case .noCatalogue(.commands):
            "ez dago katalogorik. Sartu jatetxearen karpetan «mcorder join KARPETA» komandoarekin, edo "
                + "adierazi bat --catalog erabiliz."
        case .noCatalogueIn(let places, let surface):
            "ez dago katalogorik hemen: \(say(Quoted(paths: places))), ezta beste baten kopiarik ere. Itxaron "
                + (surface == .screen
                    ? "sinkronizatu arte, eta saiatu berriro."
                    : "sinkronizatu arte, edo adierazi bat --catalog erabiliz.")
        case .invalidCatalogue(let count, let first, let surface):
            "katalogoak \(count) akats ditu, lehena hemen: \(quoted(path: first)). Abisatu jatetxeari"
                + (surface == .screen ? "." : ": «mcorderd check» komandoak denak esaten dizkio.")
        }
    }
}
