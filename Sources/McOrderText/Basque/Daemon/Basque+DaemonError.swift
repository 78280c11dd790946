extension Basque {
    package func text(_ message: DaemonErrorText) -> String {
        switch message {
        case .noFolder(let path): "ez dago \(path) karpetarik: erabili mcorderd init"
        case .noMetricsFolder(let path):
            "metrics.textfile: ez dago \(path) karpetarik; sortu edo zuzendu bide-izena"
        case .notWritable(let path):
            "erabiltzaile honek ezin du hemen idatzi: \(path); egin mcorderd zerbitzuaren "
                + "erabiltzaile gisa: sudo -u mcorder mcorderd check"
        case .notAFile(let words): "\(quoted(words)) ez da fitxategia: eman bide-izen bat"
        case .noConfiguration(let path): "ez dago \(path) konfiguraziorik"
        case .configurationUnreadable(let path, let reason):
            "une honetan ezin da \(path) konfigurazioa irakurri: \(cause(reason))"
        case .invalidCatalogue(let errors):
            "katalogoak akatsak ditu, eta ez dago aurrekorik:\n\(say(errors))"
        case .alreadyRunning(let holder): "dagoeneko beste bat martxan dago ilara honetan: \(holder)"
        case .unknownRestaurants(let ids):
            "restaurants: katalogoan ez dago \(ids.joined(separator: ", ")); begiratu restaurants.json"
        case .markerGone(let path):
            "ilarak karpeta partekatu bat ezagutzen du, baina \(path) karpetak ez du markarik: "
                + "muntatuta dago? Nahita beste bat bada, errepikatu --new-cloud aukerarekin"
        case .newerFolder(let path, let format):
            "\(path) karpetak formatu berriagoa du (\(format)): eguneratu mcorderd"
        case .otherFolderAt(let path, let known, let found):
            "\(path) beste karpeta bat da (\(found)), ez ezagutzen dena (\(known)): zuzendu cloud, "
                + "edo erabili mcorderd init --new-cloud"
        case .claimedFolder(let path, let host, let since):
            "beste ilara batek jatetxe berberak zerbitzatzen ditu hemen: \(path) (makina: \(host), "
                + "noiztik: \(moment(since))). Gelditu mcorderd hura, edo eman hari beste jatetxe batzuk; "
                + "jada ez badago, erabili mcorderd init --take-over"
        case .noQueue(let state): "\(state) karpetan ez dago ilararik: erabili mcorderd init"
        case .newerQueue(let state):
            "\(state) karpetako ilara bertsio berriago batekoa da: eguneratu mcorderd"
        case .unreleasedQueue(let state):
            "\(state) karpetako ilara 0.1.0 bertsioa baino lehenagokoa da: abiarazi behin mcorderd "
                + "0.1.0"
        case .olderQueue(let state):
            "\(state) karpetako ilara bertsio zaharrago batekoa da: abiarazi mcorderd behin"
        case .notDurable(let level):
            "SQLitek ez du synchronous = FULL onartzen (\(level) da): horrela ez da abiatzen"
        case .busyQueue(let holder): "ilara okupatuta dago (\(holder)): saiatu berriro"
        case .queueNotWritable(let reason):
            "ilaran ezin da idatzi: \(cause(reason)); egiaztatu erabiltzailea eta taldea"
        case .queueUnusable(let reason):
            "ilara ezin da irakurri edo idatzi: \(cause(reason)). Egin lekua, begiratu diskoa edo leheneratu "
                + "babeskopia bat; oraindik ilaran ez dagoena karpetan dago"
        case .otherFolder(let known, let found):
            "karpeta partekatua beste bat da (\(found)), ez ezagutzen dena (\(known)): zuzendu "
                + "cloud, edo erabili mcorderd init --new-cloud"
        case .replacedQueue: "ilararen babeskopia bat leheneratu da: hasi berriro"
        case .trustedDevice(let udid, let label):
            "\(udid) etxekoa da (\(label)): lehenik till device untrust"
        case .noSuchDevice(let udid): "inork ez du \(udid) gailua ezagutzen"
        case .openOrders(let udid, let codes):
            "\(udid) gailuak eskaera irekiak ditu (\(codes.joined(separator: ", "))): lehenik eman edo "
                + "utzi bertan behera kutxan"
        }
    }
}
