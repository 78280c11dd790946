package import McOrderModel

/// Why a command of `mcorderd` failed.
///
/// Paths and names from outside must already be cleaned, see ``HarmlessText/clean(_:)``.
package enum DaemonErrorText: Message {
    /// A folder that `mcorderd init` creates does not exist.
    case noFolder(_ path: String)
    case noMetricsFolder(_ path: String)
    case notWritable(_ path: String)

    /// The arguments are not the path of a file.
    case notAFile(_ words: String)
    case noConfiguration(_ path: String)
    /// The configuration could not be read now, but perhaps later.
    case configurationUnreadable(_ path: String, reason: String)

    /// The catalogue's errors, if there is no earlier catalogue to use.
    case invalidCatalogue(_ errors: Sentence)
    case alreadyRunning(holder: String)
    case unknownRestaurants(_ ids: [String])

    /// The queue knows a shared folder, but the folder at this path has no marker.
    case markerGone(_ path: String)
    case newerFolder(_ path: String, format: Int)
    /// The folder at this path is not the one that the queue knows.
    case otherFolderAt(_ path: String, known: DeviceID, found: DeviceID)
    case claimedFolder(_ path: String, host: String, since: Timestamp)

    case noQueue(_ state: String)
    case newerQueue(_ state: String)
    /// The queue was made by a version before 0.1.0.
    case unreleasedQueue(_ state: String)
    case olderQueue(_ state: String)
    case notDurable(level: Int)
    case busyQueue(holder: String)
    case queueNotWritable(_ reason: String)
    case queueUnusable(_ reason: String)
    /// The shared folder is not the one that the queue knows.
    case otherFolder(known: String, found: String)
    /// A backup was restored meanwhile.
    case replacedQueue
    case trustedDevice(_ udid: String, label: String)
    case noSuchDevice(_ udid: String)
    case openOrders(_ udid: String, codes: [String])

    package func text(in language: any Texts) -> String {
        switch self {
        case .noFolder(let path):
            language.pick(
                en: "there is no folder \(path): use mcorderd init",
                es: "no existe la carpeta \(path): usa mcorderd init",
                eu: "ez dago \(path) karpetarik: erabili mcorderd init"
            )
        case .noMetricsFolder(let path):
            language.pick(
                en: "metrics.textfile: there is no folder \(path); make it or correct the path",
                es: "metrics.textfile: no existe la carpeta \(path); créala o corrige la ruta",
                eu: "metrics.textfile: ez dago \(path) karpetarik; sortu edo zuzendu bide-izena"
            )
        case .notWritable(let path):
            language.pick(
                en: "this user may not write to \(path); do it as the user of mcorderd: "
                    + "sudo -u mcorder mcorderd check",
                es: "este usuario no puede escribir en \(path); hazlo como el usuario de mcorderd: "
                    + "sudo -u mcorder mcorderd check",
                eu: "erabiltzaile honek ezin du hemen idatzi: \(path); egin mcorderd zerbitzuaren "
                    + "erabiltzaile gisa: sudo -u mcorder mcorderd check"
            )
        case .notAFile(let words):
            language.pick(
                en: "\(language.quoted(words)) is not a file: give a path",
                es: "\(language.quoted(words)) no es un archivo: da una ruta",
                eu: "\(language.quoted(words)) ez da fitxategia: eman bide-izen bat"
            )
        case .noConfiguration(let path):
            language.pick(
                en: "there is no configuration \(path)",
                es: "no existe la configuración \(path)",
                eu: "ez dago \(path) konfiguraziorik"
            )
        case .configurationUnreadable(let path, let reason):
            language.pick(
                en: "cannot read the configuration \(path) just now: \(language.cause(reason))",
                es: "no se puede leer la configuración \(path) ahora: \(language.cause(reason))",
                eu: "une honetan ezin da \(path) konfigurazioa irakurri: \(language.cause(reason))"
            )
        case .invalidCatalogue(let errors):
            language.pick(
                en: "the catalogue is faulty, and there is no earlier one:\n\(language.say(errors))",
                es: "el catálogo tiene fallos y no hay otro anterior:\n\(language.say(errors))",
                eu: "katalogoak akatsak ditu, eta ez dago aurrekorik:\n\(language.say(errors))"
            )
        case .alreadyRunning(let holder):
            language.pick(
                en: "another mcorderd is already running on this queue: \(holder)",
                es: "ya hay otro mcorderd en marcha con esta cola: \(holder)",
                eu: "dagoeneko beste bat martxan dago ilara honetan: \(holder)"
            )
        case .unknownRestaurants(let ids):
            language.pick(
                en: "restaurants: the catalogue has no \(ids.joined(separator: ", ")); see restaurants.json",
                es: "restaurants: el catálogo no tiene \(ids.joined(separator: ", ")); mira restaurants.json",
                eu:
                    "restaurants: katalogoan ez dago \(ids.joined(separator: ", ")); begiratu restaurants.json"
            )
        case .markerGone(let path):
            language.pick(
                en: "the queue knows a shared folder, but \(path) has no marker: is it mounted? "
                    + "If it is another one on purpose, repeat with --new-cloud",
                es: "esta cola ya tiene una carpeta compartida, pero \(path) no tiene marca: ¿está montada? "
                    + "Si quieres usar otra carpeta, repite con --new-cloud",
                eu: "ilarak karpeta partekatu bat ezagutzen du, baina \(path) karpetak ez du markarik: "
                    + "muntatuta dago? Nahita beste bat bada, errepikatu --new-cloud aukerarekin"
            )
        case .newerFolder(let path, let format):
            language.pick(
                en: "the folder \(path) has the newer format \(format): update mcorderd",
                es: "la carpeta \(path) tiene el formato \(format), más nuevo: actualiza mcorderd",
                eu: "\(path) karpetak formatu berriagoa du (\(format)): eguneratu mcorderd"
            )
        case .otherFolderAt(let path, let known, let found):
            language.pick(
                en: "\(path) is a different folder (\(found)) from the known one (\(known)): correct cloud, "
                    + "or use mcorderd init --new-cloud",
                es: "\(path) (\(found)) no es la carpeta conocida (\(known)): corrige cloud, "
                    + "o usa mcorderd init --new-cloud",
                eu: "\(path) beste karpeta bat da (\(found)), ez ezagutzen dena (\(known)): zuzendu cloud, "
                    + "edo erabili mcorderd init --new-cloud"
            )
        case .claimedFolder(let path, let host, let since):
            language.pick(
                en:
                    "another queue serves the same restaurants in \(path): that of \(host), since \(language.moment(since)). "
                    + "Stop that mcorderd or give it other restaurants; if it is gone, use "
                    + "mcorderd init --take-over",
                es:
                    "otra cola atiende los mismos restaurantes en \(path): la de \(host), desde \(language.moment(since)). "
                    + "Detén aquel mcorderd o dale otros restaurantes; si ya no existe, usa "
                    + "mcorderd init --take-over",
                eu: "beste ilara batek jatetxe berberak zerbitzatzen ditu hemen: \(path) (makina: \(host), "
                    + "noiztik: \(language.moment(since))). Gelditu mcorderd hura, edo eman hari beste jatetxe batzuk; "
                    + "jada ez badago, erabili mcorderd init --take-over"
            )
        case .noQueue(let state):
            language.pick(
                en: "there is no queue in \(state): use mcorderd init",
                es: "no hay cola en \(state): usa mcorderd init",
                eu: "\(state) karpetan ez dago ilararik: erabili mcorderd init"
            )
        case .newerQueue(let state):
            language.pick(
                en: "the queue in \(state) was made by a newer version: update mcorderd",
                es: "la cola de \(state) es de una versión más nueva: actualiza mcorderd",
                eu: "\(state) karpetako ilara bertsio berriago batekoa da: eguneratu mcorderd"
            )
        case .unreleasedQueue(let state):
            language.pick(
                en: "the queue in \(state) was made before version 0.1.0: start mcorderd 0.1.0 once",
                es: "la cola de \(state) es anterior a la versión 0.1.0: arranca una vez mcorderd 0.1.0",
                eu: "\(state) karpetako ilara 0.1.0 bertsioa baino lehenagokoa da: abiarazi behin mcorderd "
                    + "0.1.0"
            )
        case .olderQueue(let state):
            language.pick(
                en: "the queue in \(state) was made by an older version: start mcorderd once",
                es: "la cola de \(state) es de una versión anterior: arranca mcorderd una vez",
                eu: "\(state) karpetako ilara bertsio zaharrago batekoa da: abiarazi mcorderd behin"
            )
        case .notDurable(let level):
            language.pick(
                en: "SQLite does not accept synchronous = FULL (it is \(level)): refusing to start",
                es: "SQLite no acepta synchronous = FULL (es \(level)): mcorderd no arranca así",
                eu: "SQLitek ez du synchronous = FULL onartzen (\(level) da): horrela ez da abiatzen"
            )
        case .busyQueue(let holder):
            language.pick(
                en: "the queue is held by \(holder): try again",
                es: "la cola está ocupada por \(holder): prueba otra vez",
                eu: "ilara okupatuta dago (\(holder)): saiatu berriro"
            )
        case .queueNotWritable(let reason):
            language.pick(
                en: "the queue cannot be written: \(language.cause(reason)); check user and group",
                es:
                    "no se puede escribir en la cola: \(language.cause(reason)); comprueba el usuario y el grupo",
                eu: "ilaran ezin da idatzi: \(language.cause(reason)); egiaztatu erabiltzailea eta taldea"
            )
        case .queueUnusable(let reason):
            language.pick(
                en:
                    "the queue cannot be read or written: \(language.cause(reason)). Make room, check the disk or restore a "
                    + "backup; what is not in the queue yet is still in the folder",
                es:
                    "no se puede leer la cola o escribir en ella: \(language.cause(reason)). Haz sitio, comprueba el disco o "
                    + "restaura una copia; lo que aún no está en la cola sigue en la carpeta",
                eu:
                    "ilara ezin da irakurri edo idatzi: \(language.cause(reason)). Egin lekua, begiratu diskoa edo leheneratu "
                    + "babeskopia bat; oraindik ilaran ez dagoena karpetan dago"
            )
        case .otherFolder(let known, let found):
            language.pick(
                en: "the shared folder (\(found)) is not the known one (\(known)): correct cloud, "
                    + "or use mcorderd init --new-cloud",
                es: "la carpeta compartida (\(found)) no es la conocida (\(known)): corrige cloud, "
                    + "o usa mcorderd init --new-cloud",
                eu: "karpeta partekatua beste bat da (\(found)), ez ezagutzen dena (\(known)): zuzendu "
                    + "cloud, edo erabili mcorderd init --new-cloud"
            )
        case .replacedQueue:
            language.pick(
                en: "a backup of the queue was restored: start again",
                es: "se ha restaurado una copia de la cola: empieza otra vez",
                eu: "ilararen babeskopia bat leheneratu da: hasi berriro"
            )
        case .trustedDevice(let udid, let label):
            language.pick(
                en: "\(udid) is a trusted device (\(label)): till device untrust first",
                es: "\(udid) es de confianza (\(label)): usa antes till device untrust",
                eu: "\(udid) etxekoa da (\(label)): lehenik till device untrust"
            )
        case .noSuchDevice(let udid):
            language.pick(
                en: "unknown device \(udid)",
                es: "no se conoce el dispositivo \(udid)",
                eu: "inork ez du \(udid) gailua ezagutzen"
            )
        case .openOrders(let udid, let codes):
            language.pick(
                en:
                    "\(udid) has open orders (\(codes.joined(separator: ", "))): collect or cancel them at the "
                    + "till first",
                es: "\(udid) tiene pedidos abiertos (\(codes.joined(separator: ", "))): primero márcalos "
                    + "en la caja como recogidos, o anúlalos",
                eu:
                    "\(udid) gailuak eskaera irekiak ditu (\(codes.joined(separator: ", "))): lehenik eman edo "
                    + "utzi bertan behera kutxan"
            )
        }
    }
}
