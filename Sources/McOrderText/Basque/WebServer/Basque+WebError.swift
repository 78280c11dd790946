extension Basque {
    package func text(_ message: WebErrorText) -> String {
        switch message {
        case .notPaired:
            "Nabigatzaile hau ez dago lotuta. Eskatu kode bat jabeari (till web add IZENA --role ROLA)."
        case .wrongOrigin: "Eskaera beste orri batetik dator, edo beste helbide bat izendatzen du."
        case .notFound: "Orri hori ez dago."
        case .badRequest(let part): "Ez da ulertzen eskaera: \(part)."
        case .tooMany(let seconds): "Saiakera gehiegi. Itxaron \(seconds) s."
        case .tooManyStreams: "Nabigatzaile honek lau orri jarraitzen ditu jada. Itxi bat."
        case .busy: "Zerbitzaria lanpetuta dago. Saiatu berriro segundo batzuk barru."
        case .tooLarge: "Eskaera handiegia da."
        case .wrongCode: "Kodea ez da zuzena, erabilita dago, edo hamar minutu baino gehiago ditu."
        case .abstract:
            "Sukaldea, kutxa, jasotzeko pantaila eta zuzendaritza nabigatzaileetan erakusten ditu."
        case .cannotListen(let address, let reason): "ezin da \(address) helbidean entzun: \(cause(reason))"
        case .badCertificate(let path, let reason):
            "ezin da erabili \(quoted(path: path)) ziurtagiria edo gakoa: \(cause(reason))"
        }
    }
}
