extension Basque {
    package func text(_ message: HomeErrorText) -> String {
        switch message {
        case .unusable(let path, let words, let surface):
            "ezin da \(quoted(path: path)) erabili: \(cause(words)). Egin lekua edo eman baimena"
                + (surface == .screen
                    ? "." : ", edo aukeratu beste karpeta bat --home edo MCORDER_HOME erabiliz.")
        case .busy(let path, let holder):
            "beste programa bat\(holder.isEmpty ? "" : " (\(HarmlessText.clean(holder)))") \(quoted(path: path)) erabiltzen ari da. "
                + "Saiatu berriro."
        case .damaged(let path, let place):
            "\(quoted(path: path)) hondatuta dago\(place.isEmpty ? "" : " (\(place))"). Ez da ukitzen, gailuaren "
                + "kodea eta eskaera-zenbakiak gordetzen dituelako. Berreskuratu babeskopia batetik, edo eraman "
                + "fitxategia beste leku batera gailu berri batekin hasteko."
        case .tooNew(let path, let format):
            "\(quoted(path: path)) fitxategiaren formatua \(format) da, mcorder berriago batena. Eguneratu hau."
        case .badDeviceName(let name):
            "\(quoted(name)) ez da izen egokia: 1 eta 64 karaktere artean izan behar ditu, "
                + "kontrol-karaktererik gabe."
        }
    }
}
