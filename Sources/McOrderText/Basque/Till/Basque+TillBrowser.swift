extension Basque {
    package func text(_ message: TillBrowserText) -> String {
        switch message {
        case .abstract:
            "Langileen orriak ireki ditzaketen nabigatzaileak."
        case .addAbstract:
            "Nabigatzaile bat lotzeko kodea ematen du."
        case .listAbstract:
            "Lotutako nabigatzaileak zerrendatzen ditu."
        case .removeAbstract:
            "Nabigatzaile bat kentzen du; berehala gelditzen da sarbiderik gabe."
        case .nameHelp:
            "nabigatzailearen izena"
        case .roleHelp:
            "zer egin dezakeen"
        case .invited(let name, let minutes):
            "Ireki helbidea \(quoted(name)) nabigatzailean, edo idatzi han kodea, \(minutes) minutu baino lehen; behin bakarrik balio du."
        case .removed(let name):
            "\(quoted(name)) sarbiderik gabe dago orain"
        case .noPairing: "kodea okerra da, erabilita dago edo iraungi da; eskatu beste bat"
        case .noBrowser(let name, let names):
            "ez dago \(quoted(name)) izeneko nabigatzaile loturik"
                + (names.isEmpty ? "" : "; hauek daude: \(names.joined(separator: ", "))")
        }
    }
}
