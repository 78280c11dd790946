import McOrderModel

extension Basque {
    package func text(_ message: DaemonText) -> String {
        switch message {
        case .abstract: "Eskaerak karpeta partekatutik jatetxearen ilarara pasatzen ditu."
        case .initAbstract: "Karpetak, marka eta ilara sortzen ditu; errepika daiteke."
        case .runAbstract: "SIGTERM jaso arte zerbitzatzen du; --once aukerarekin, behin bakarrik."
        case .statusAbstract: "Eskaeren sarrera eta ilara nola dauden."
        case .checkAbstract: "Gaizki dagoen guztia, eta nola konpondu."
        case .configHelp: "konfigurazio-fitxategia (YAML)"
        case .cloudHelp: "karpeta partekatua"
        case .queueHelp: "sqlite, edo PostgreSQL zerbitzari baten helbidea (MCORDER_QUEUE)"
        case .stateHelp: "ilararen karpeta"
        case .catalogHelp: "katalogoaren karpeta"
        case .newCloudHelp: "onartu ezaguna ez den beste karpeta partekatu bat"
        case .takeOverHelp: "kendu karpeta jatetxe berberak zerbitzatzen zituen beste ilara bati"
        case .trustClockHelp: "eman ontzat erlojuaren ordua"
        case .onceHelp: "erabaki dagoen guztiaz eta amaitu"
        case .jsonHelp: "emaitza JSON formatuan"
        case .allWell: "dena ondo dago"
        case .running: "martxan"
        case .yes: "bai"
        case .no: "ez"
        case .lastScan: "azken berrikuspena"
        case .problem: "arazoa"
        case .waitingFiles: "zain dauden fitxategiak"
        case .waitingNotices: "eskaerarik gabeko abisuak"
        case .elsewhere: "beste jatetxe batzuenak"
        case .lingering: "ahaztutako aldi baterakoak"
        case .receiptsDue: "zain dauden erantzunak"
        case .notBegun: "hasi gabe, bezeroaren zain"
        case .otherFiles: "bestelako fitxategiak"
        case .clock: "erlojua"
        case .takenTwice: "bi ilarek onartutakoak"
        case .oldestOpen: "eskaera ireki zaharrena"
        case .rejected: "baztertuta"
        case .redelivered: "errepikatuta"
        case .catalogueVersion: "katalogoa"
        case .paused: "etenda"
        case .soldOut: "agortuta"
        case .notRunning: "mcorderd ez dago martxan: hauxe da jakin zen azkena"
        case .ago(let time): "duela \(time)"
        case .stuck(let seconds):
            "mcorderd zerbitzuak \(DurationText.short(seconds: Int(seconds))) daramatza karpeta begiratu "
                + "gabe: ikusi haren erregistroa (journalctl -u mcorderd) eta berrabiarazi"
        case .folderIsReadOnly(let path):
            "onartutako eskaerak ezin dira \(HarmlessText.clean(path)) karpetatik kendu: irakurtzeko soilik "
                + "da, edo baimenak falta dira; erabili mcorderd check"
        case .receiptsStuck(let count):
            "ezin dira erantzunak idatzi (zain: \(count)): ikusi erregistroa (journalctl -u mcorderd)"
        case .problemCount(let count): "akatsak: \(count)"
        case .progress(let decided): "\(decided) fitxategi…"
        case .waitingForFolder: "karpetaren zain"
        case .serving(let waiting, let elsewhere): "zerbitzatzen; zain: \(waiting), besteenak: \(elsewhere)"
        case .clockDoubt(.behind):
            "atzeratuta dago: ezer ez da iraungiko ordua jarri arte; zuzena bada, mcorderd init "
                + "--trust-clock"
        case .clockDoubt(.ahead):
            "egun bat baino gehiago egin du aurrera: ordubetez ezer ez da iraungiko; zuzena bada, "
                + "mcorderd init --trust-clock"
        case .rival(let host, let since):
            "beste ilara batek jatetxe berberak zerbitzatzen ditu (makina: \(HarmlessText.clean(host)), "
                + "noiztik: \(moment(since)))"
        case .rivalWarning(let claim):
            "mcorderd: \(say(DaemonText.rival(host: claim.host, since: claim.since))); "
                + "karpeta kentzeko: mcorderd init --take-over"
        case .made(let path): "sortuta: \(HarmlessText.clean(path))"
        case .folder(let id, let path, let isNew):
            isNew
                ? "\(id) karpeta markatuta: \(HarmlessText.clean(path))"
                : "\(id) karpeta lehendik markatuta: \(HarmlessText.clean(path))"
        case .ready(let state): "ilara prest: \(HarmlessText.clean(state))"
        case .catalogueError(let path, let problem, let place):
            "\(path): \(say(problem))\(place.map(position) ?? "")"
        }
    }

    /// A position in a file: line, column and name.
    private func position(_ place: CataloguePlace) -> String {
        let name = place.name.map { ", \(quoted($0))" } ?? ""
        return " (\(place.line). lerroa, \(place.column). zutabea\(name))"
    }
}
