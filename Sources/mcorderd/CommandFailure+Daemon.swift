import McOrderConsole
import McOrderText
import McOrderFiles
import McOrderIntake
import McOrderModel
import McOrderQueue

extension CommandFailure {
    /// The end that an error means for `mcorderd`.
    init(daemon error: any Error) {
        switch error {
        case let failure as CommandFailure: self = failure
        case let error as QueueError: self.init(queue: error)
        case let faults as ConfigurationFaults: self.init(configuration: faults)
        case let faults as CatalogueFaults: self.init(catalogue: faults)
        case let failure as IntakeFailure: self.init(intake: failure)
        case let failure as Installation.Failure: self.init(installation: failure)
        case let failure as Backup.Failure: self.init(backup: failure)
        case let error as CopyError: self.init(copy: error)
        case let error as FileError: self.init(file: error)
        default:
            self.init(.storage, Verbatim("\(error)"))
        }
    }

    /// One finding of `mcorderd check`, with its cure.
    init(finding: Inspection.Finding) {
        switch finding {
        case .catalogue(let folder, let fault, let place):
            let folder = HarmlessText.clean(folder)
            let list = DaemonText.faults(CatalogueFaults([fault], places: place.map { [fault: $0] } ?? [:]))
            self.init(
                .invalid,
                es: "\(folder)/\(list.spanish)",
                en: "\(folder)/\(list.english)",
                eu: "\(folder)/\(list.basque)"
            )
        case .unknownRestaurant(let id):
            self.init(intake: .unknownRestaurants([id]))
        case .folder(let fault):
            self.init(folder: fault)
        case .absentFolder(let path):
            let path = HarmlessText.clean(path)
            self.init(
                .notFound,
                es: "no existe la carpeta \(path): usa mcorderd init",
                en: "there is no folder \(path): use mcorderd init",
                eu: "ez dago \(path) karpetarik: erabili mcorderd init"
            )
        case .absentMetricsFolder(let path):
            let path = HarmlessText.clean(path)
            self.init(
                .notFound,
                es: "metrics.textfile: no existe la carpeta \(path); créala o corrige la ruta",
                en: "metrics.textfile: there is no folder \(path); make it or correct the path",
                eu: "metrics.textfile: ez dago \(path) karpetarik; sortu edo zuzendu bide-izena"
            )
        case .file(let error):
            self.init(file: error)
        case .rights(let fault):
            self.init(.noPermission, fault.sentence)
        case .notWritable(let path):
            let path = HarmlessText.clean(path)
            self.init(
                .noPermission,
                es: "este usuario no puede escribir en \(path); hazlo como el usuario de mcorderd: "
                    + "sudo -u mcorder mcorderd check",
                en: "this user may not write to \(path); do it as the user of mcorderd: "
                    + "sudo -u mcorder mcorderd check",
                eu: "erabiltzaile honek ezin du hemen idatzi: \(path); egin mcorderd zerbitzuaren "
                    + "erabiltzaile gisa: sudo -u mcorder mcorderd check"
            )
        case .queue(let error):
            self.init(queue: error)
        }
    }

    private init(configuration faults: ConfigurationFaults) {
        let sentences = faults.sentences
        self.init(
            .badConfiguration,
            es: sentences.map(\.spanish).joined(separator: "\n"),
            en: sentences.map(\.english).joined(separator: "\n"),
            eu: sentences.map(\.basque).joined(separator: "\n")
        )
    }

    private init(catalogue faults: CatalogueFaults) {
        let list = DaemonText.faults(faults)
        self.init(
            .badConfiguration,
            es: "el catálogo tiene fallos y no hay otro anterior:\n\(list.spanish)",
            en: "the catalogue is faulty, and there is no earlier one:\n\(list.english)",
            eu: "katalogoak akatsak ditu, eta ez dago aurrekorik:\n\(list.basque)"
        )
    }

    private init(intake failure: IntakeFailure) {
        switch failure {
        case .running(let holder):
            self.init(
                .tryAgain,
                es: "ya hay otro en marcha sobre esta cola: \(holder)",
                en: "another one already runs on this queue: \(holder)",
                eu: "dagoeneko beste bat martxan dago ilara honetan: \(holder)"
            )
        case .catalogue(let faults):
            self.init(catalogue: faults)
        case .unknownRestaurants(let ids):
            let list = ids.map(\.description).joined(separator: ", ")
            self.init(
                .badConfiguration,
                es: "restaurants: el catálogo no tiene \(list); mira restaurants.json",
                en: "restaurants: the catalogue has no \(list); see restaurants.json",
                eu: "restaurants: katalogoan ez dago \(list); begiratu restaurants.json"
            )
        case .folder(let fault):
            self.init(folder: fault)
        }
    }

    private init(installation failure: Installation.Failure) {
        switch failure {
        case .file(let error):
            self.init(file: error)
        case .markerGone(let path):
            let path = HarmlessText.clean(path)
            self.init(
                .unavailable,
                es: "la cola conoce una carpeta compartida, pero \(path) no tiene marca: ¿está montada? "
                    + "Si es otra a propósito, repite con --new-cloud",
                en: "the queue knows a shared folder, but \(path) has no marker: is it mounted? "
                    + "If it is another one on purpose, repeat with --new-cloud",
                eu: "ilarak karpeta partekatu bat ezagutzen du, baina \(path) karpetak ez du markarik: "
                    + "muntatuta dago? Nahita beste bat bada, errepikatu --new-cloud aukerarekin"
            )
        case .folder(let fault):
            self.init(folder: fault)
        }
    }

    private init(folder fault: DropFolder.Fault) {
        switch fault {
        case .absent(let path):
            self.init(.unavailable, FolderTrouble(.absent, path: path).sentence)
        case .noMarker(let path):
            self.init(.unavailable, FolderTrouble(.noMarker, path: path).sentence)
        case .damagedMarker(let path):
            self.init(.unavailable, FolderTrouble(.damagedMarker, path: path).sentence)
        case .newerMarker(let path, let format):
            let path = HarmlessText.clean(path)
            self.init(
                .badConfiguration,
                es: "la carpeta \(path) tiene el formato \(format), más nuevo: actualiza mcorderd",
                en: "the folder \(path) has the newer format \(format): update mcorderd",
                eu: "\(path) karpetak formatu berriagoa du (\(format)): eguneratu mcorderd"
            )
        case .other(let path, let known, let found):
            let path = HarmlessText.clean(path)
            self.init(
                .badConfiguration,
                es: "\(path) es otra carpeta (\(found)) que la conocida (\(known)): corrige cloud, "
                    + "o usa mcorderd init --new-cloud",
                en: "\(path) is another folder (\(found)) than the known one (\(known)): correct cloud, "
                    + "or use mcorderd init --new-cloud",
                eu: "\(path) beste karpeta bat da (\(found)), ez ezagutzen dena (\(known)): zuzendu cloud, "
                    + "edo erabili mcorderd init --new-cloud"
            )
        case .claimed(let path, let claim):
            let (path, host) = (HarmlessText.clean(path), HarmlessText.clean(claim.host))
            self.init(
                .badConfiguration,
                es:
                    "otra cola atiende los mismos restaurantes en \(path): la de \(host), desde \(claim.since). "
                    + "Para aquel mcorderd, o dale otros restaurantes; si ya no existe, usa mcorderd init --take-over",
                en:
                    "another queue serves the same restaurants in \(path): that of \(host), since \(claim.since). "
                    + "Stop that mcorderd or give it other restaurants; if it is gone, use mcorderd init --take-over",
                eu: "beste ilara batek jatetxe berberak zerbitzatzen ditu hemen: \(path) (makina: \(host), "
                    + "noiztik: \(claim.since)). Gelditu mcorderd hura, edo eman hari beste jatetxe batzuk; "
                    + "jada ez badago, erabili mcorderd init --take-over"
            )
        case .moved:
            self.init(.unavailable, fault.trouble.sentence)
        case .noSpace:
            self.init(.storage, fault.trouble.sentence)
        case .file(let error):
            self.init(file: error)
        }
    }

    private init(file error: FileError) {
        let status: ExitStatus =
            if error.isPermission {
                .noPermission
            } else if error.isAbsent {
                .notFound
            } else {
                error.isReadOnly ? .cannotCreate : .storage
            }
        self.init(
            status,
            FileErrorWords.sentence(
                path: error.path,
                reason: "\(error.errno)",
                isReadOnly: error.isReadOnly,
                isFull: error.isNoSpace
            )
        )
    }

    private init(queue error: QueueError) {
        switch error {
        case .absent(let state):
            let state = HarmlessText.clean(state)
            self.init(
                .notFound,
                es: "no hay cola en \(state): usa mcorderd init",
                en: "there is no queue in \(state): use mcorderd init",
                eu: "\(state) karpetan ez dago ilararik: erabili mcorderd init"
            )
        case .newerSchema(let state):
            let state = HarmlessText.clean(state)
            self.init(
                .badConfiguration,
                es: "la cola de \(state) es de una versión más nueva: actualiza mcorderd",
                en: "the queue in \(state) is of a newer version: update mcorderd",
                eu: "\(state) karpetako ilara bertsio berriago batekoa da: eguneratu mcorderd"
            )
        case .unreleasedSchema(let state):
            let state = HarmlessText.clean(state)
            self.init(
                .badConfiguration,
                es: "la cola de \(state) es anterior a la versión 0.1.0: arranca una vez mcorderd 0.1.0",
                en: "the queue in \(state) is of a version before 0.1.0: start mcorderd 0.1.0 once",
                eu: "\(state) karpetako ilara 0.1.0 bertsioa baino lehenagokoa da: abiarazi behin mcorderd "
                    + "0.1.0"
            )
        case .olderSchema(let state):
            let state = HarmlessText.clean(state)
            self.init(
                .badConfiguration,
                es: "la cola de \(state) es de una versión anterior: arranca mcorderd una vez",
                en: "the queue in \(state) is of an older version: start mcorderd once",
                eu: "\(state) karpetako ilara bertsio zaharrago batekoa da: abiarazi mcorderd behin"
            )
        case .notDurable(let level):
            self.init(
                .badConfiguration,
                es: "SQLite no acepta synchronous = FULL (es \(level)): no se arranca así",
                en: "SQLite does not accept synchronous = FULL (it is \(level)): refusing to start",
                eu: "SQLitek ez du synchronous = FULL onartzen (\(level) da): horrela ez da abiatzen"
            )
        case .busy(let holder):
            self.init(
                .tryAgain,
                es: "la cola está ocupada por \(holder): prueba otra vez",
                en: "the queue is held by \(holder): try again",
                eu: "ilara okupatuta dago (\(holder)): saiatu berriro"
            )
        case .file(let error):
            self.init(file: error)
        case .noPermission(let words):
            self.init(
                .noPermission,
                es: "la cola no se puede escribir: \(words); comprueba usuario y grupo",
                en: "the queue cannot be written: \(words); check user and group",
                eu: "ilaran ezin da idatzi: \(words); egiaztatu erabiltzailea eta taldea"
            )
        case .storage(let words):
            self.init(
                .storage,
                es: "la cola no se puede leer o escribir: \(words). Haz sitio, mira el disco o recupera una "
                    + "copia; lo que aún no está en la cola sigue en la carpeta",
                en: "the queue cannot be read or written: \(words). Make room, look at the disk or restore a "
                    + "backup; what is not in the queue yet is still in the folder",
                eu: "ilara ezin da irakurri edo idatzi: \(words). Egin lekua, begiratu diskoa edo leheneratu "
                    + "babeskopia bat; oraindik ilaran ez dagoena karpetan dago"
            )
        case .otherFolder(let known, let found):
            self.init(
                .badConfiguration,
                es: "la carpeta compartida es otra (\(found)) que la conocida (\(known)): corrige cloud, "
                    + "o usa mcorderd init --new-cloud",
                en: "the shared folder is another (\(found)) than the known one (\(known)): correct cloud, "
                    + "or use mcorderd init --new-cloud",
                eu: "karpeta partekatua beste bat da (\(found)), ez ezagutzen dena (\(known)): zuzendu "
                    + "cloud, edo erabili mcorderd init --new-cloud"
            )
        case .database, .noSuchOrder, .illegal, .nothingToRecall, .overtaken,
            .noSuchLine, .lastLine, .tooManyLines, .noSuchRejection,
            .alreadyTakenIn, .notAcceptable:
            self.init(.storage, Verbatim("\(error)"))
        case .replaced:
            self.init(
                .tryAgain,
                es: "se ha restaurado una copia de la cola: empieza otra vez",
                en: "a backup of the queue was restored: start again",
                eu: "ilararen babeskopia bat leheneratu da: hasi berriro"
            )
        case .trustedDevice(let udid, let label):
            let label = HarmlessText.clean(label)
            self.init(
                .invalid,
                es: "\(udid) es de la casa (\(label)): primero till device untrust",
                en: "\(udid) is a device of the house (\(label)): till device untrust first",
                eu: "\(udid) etxekoa da (\(label)): lehenik till device untrust"
            )
        case .noSuchDevice(let udid):
            self.init(
                .notFound,
                es: "nadie conoce el dispositivo \(udid)",
                en: "nobody knows the device \(udid)",
                eu: "inork ez du \(udid) gailua ezagutzen"
            )
        case .openOrders(let udid, let codes):
            let list = codes.joined(separator: ", ")
            self.init(
                .invalid,
                es: "\(udid) tiene pedidos abiertos (\(list)): primero recógelos o anúlalos en la caja",
                en: "\(udid) has open orders (\(list)): collect or cancel them at the till first",
                eu: "\(udid) gailuak eskaera irekiak ditu (\(list)): lehenik eman edo utzi bertan behera "
                    + "kutxan"
            )
        }
    }
}
