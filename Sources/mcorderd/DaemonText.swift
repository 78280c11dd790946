import McOrderConsole
import McOrderFiles
import McOrderIntake
import McOrderModel
import McOrderQueue

/// The sentences of `mcorderd` for its administrator.
enum DaemonText {
    static let abstract = Sentence(
        es: "Recoge los pedidos de una carpeta compartida y los pone en la cola del restaurante.",
        en: "Takes orders from a shared folder into the restaurant's queue."
    )
    static let initAbstract = Sentence(
        es: "Crea las carpetas, la marca y la cola; se puede repetir.",
        en: "Makes the folders, the marker and the queue; safe to repeat."
    )
    static let runAbstract = Sentence(
        es: "Sirve hasta SIGTERM; con --once, una sola vez.",
        en: "Serves until SIGTERM; with --once, a single time."
    )
    static let configHelp = Sentence(
        es: "archivo de configuración (YAML)",
        en: "configuration file (YAML)"
    )
    static let cloudHelp = Sentence(es: "carpeta compartida", en: "shared folder")
    static let stateHelp = Sentence(es: "carpeta de la cola", en: "folder of the queue")
    static let catalogHelp = Sentence(es: "carpeta del catálogo", en: "folder of the catalogue")
    static let langHelp = Sentence(es: "idioma: es o en", en: "language: es or en")
    static let newCloudHelp = Sentence(
        es: "acepta otra carpeta compartida que la conocida",
        en: "accept another shared folder than the known one"
    )
    static let onceHelp = Sentence(
        es: "decide sobre todo lo que hay y termina",
        en: "decide about everything that is there, then end"
    )
    static let jsonHelp = Sentence(es: "resultado en JSON", en: "result as JSON")

    static let statusAbstract = Sentence(
        es: "Cómo están la recogida y la cola.",
        en: "How the intake and the queue stand."
    )
    static let checkAbstract = Sentence(
        es: "Todo lo que está mal, y cómo arreglarlo.",
        en: "Everything that is wrong, and its cure."
    )
    static let allWell = Sentence(es: "todo está bien", en: "all is well")
    static let running = Sentence(es: "en marcha", en: "running")
    static let yes = Sentence(es: "sí", en: "yes")
    static let no = Sentence(es: "no", en: "no")
    static let lastScan = Sentence(es: "última mirada, hace", en: "last scan, ago")
    static let trouble = Sentence(es: "problema", en: "trouble")
    static let waitingFiles = Sentence(es: "archivos a la espera", en: "waiting files")
    static let waitingNotices = Sentence(es: "avisos sin su pedido", en: "notices without their order")
    static let elsewhere = Sentence(es: "de otros restaurantes", en: "elsewhere")
    static let lingering = Sentence(es: "temporales olvidados", en: "lingering temporary files")
    static let oldestOpen = Sentence(es: "el más antiguo abierto, hace", en: "oldest open, ago")
    static let rejected = Sentence(es: "rechazados", en: "rejected")
    static let redelivered = Sentence(es: "repetidos", en: "redelivered")
    static let catalogueVersion = Sentence(es: "catálogo", en: "catalogue")

    static func faultCount(_ count: Int) -> Sentence {
        Sentence(es: "fallos: \(count)", en: "faults: \(count)")
    }

    static func progress(_ decided: Int) -> Sentence {
        Sentence(es: "\(decided) archivos…", en: "\(decided) files…")
    }

    /// What the service manager shows.
    static func status(of report: ScanReport) -> Sentence {
        if report.trouble != nil {
            return Sentence(es: "esperando a la carpeta", en: "waiting for the folder")
        }
        return Sentence(
            es: "atendiendo; a la espera: \(report.waiting), de otros: \(report.elsewhere)",
            en: "serving; waiting: \(report.waiting), elsewhere: \(report.elsewhere)"
        )
    }

    static func made(folder path: String) -> Sentence {
        Sentence(es: "creada \(path)", en: "made \(path)")
    }

    static func folder(_ id: DeviceID, path: String, isNew: Bool) -> Sentence {
        Sentence(
            es: isNew ? "carpeta \(id) marcada en \(path)" : "carpeta \(id) ya marcada en \(path)",
            en: isNew ? "folder \(id) marked at \(path)" : "folder \(id) already marked at \(path)"
        )
    }

    static func ready(state: String) -> Sentence {
        Sentence(es: "cola lista en \(state)", en: "queue ready in \(state)")
    }

    /// The catalogue's faults, a line each.
    static func faults(_ faults: CatalogueFaults) -> Sentence {
        let lines = faults.faults.map { fault in
            let place = fault.path.isEmpty ? fault.file : "\(fault.file): \(fault.path)"
            return Sentence(
                es: "\(place): \(fault.problem.sentence.spanish)",
                en: "\(place): \(fault.problem.sentence.english)"
            )
        }
        return Sentence(
            es: lines.map(\.spanish).joined(separator: "\n"),
            en: lines.map(\.english).joined(separator: "\n")
        )
    }
}

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
            self.init(.storage, Sentence(same: "\(error)"))
        }
    }

    /// One finding of `mcorderd check`, with its cure.
    init(finding: Inspection.Finding) {
        switch finding {
        case .catalogue(let folder, let fault):
            let list = DaemonText.faults(CatalogueFaults([fault]))
            self.init(
                .invalid,
                es: "\(folder)/\(list.spanish)",
                en: "\(folder)/\(list.english)"
            )
        case .unknownRestaurant(let id):
            self.init(intake: .unknownRestaurants([id]))
        case .folder(let fault):
            self.init(folder: fault)
        case .absentFolder(let path):
            self.init(
                .notFound,
                es: "no existe la carpeta \(path): usa mcorderd init",
                en: "there is no folder \(path): use mcorderd init"
            )
        case .absentMetricsFolder(let path):
            self.init(
                .notFound,
                es: "metrics.textfile: no existe la carpeta \(path); créala o corrige la ruta",
                en: "metrics.textfile: there is no folder \(path); make it or mend the path"
            )
        case .file(let error):
            self.init(file: error)
        case .groupRights(let path, let permissions):
            self.init(
                .noPermission,
                es:
                    "\(path) tiene \(String(permissions, radix: 8)): el grupo no puede trabajar ahí; chmod 2770",
                en: "\(path) has \(String(permissions, radix: 8)): the group cannot work there; chmod 2770"
            )
        case .openToAll(let path, let permissions):
            self.init(
                .noPermission,
                es: "\(path) tiene \(String(permissions, radix: 8)): cualquiera puede entrar; chmod 2770",
                en: "\(path) has \(String(permissions, radix: 8)): anybody can look into it; chmod 2770"
            )
        case .notWritable(let path):
            self.init(
                .noPermission,
                es: "este usuario no puede escribir en \(path): chgrp mcorder y entra en el grupo",
                en: "this user may not write to \(path): chgrp mcorder and join the group"
            )
        case .queue(let error):
            self.init(queue: error)
        }
    }

    private init(configuration faults: ConfigurationFaults) {
        let sentences = faults.faults.map(\.sentence)
        self.init(
            .badConfiguration,
            es: sentences.map(\.spanish).joined(separator: "\n"),
            en: sentences.map(\.english).joined(separator: "\n")
        )
    }

    private init(catalogue faults: CatalogueFaults) {
        let list = DaemonText.faults(faults)
        self.init(
            .badConfiguration,
            es: "el catálogo tiene fallos y no hay otro anterior:\n\(list.spanish)",
            en: "the catalogue is faulty, and there is no earlier one:\n\(list.english)"
        )
    }

    private init(intake failure: IntakeFailure) {
        switch failure {
        case .running(let holder):
            self.init(
                .tryAgain,
                es: "ya hay otro en marcha sobre esta cola: \(holder)",
                en: "another one already runs on this queue: \(holder)"
            )
        case .catalogue(let faults):
            self.init(catalogue: faults)
        case .unknownRestaurants(let ids):
            let list = ids.map(\.description).joined(separator: ", ")
            self.init(
                .badConfiguration,
                es: "restaurants: el catálogo no tiene \(list); mira restaurants.json",
                en: "restaurants: the catalogue has no \(list); see restaurants.json"
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
            self.init(
                .unavailable,
                es: "la cola conoce una carpeta compartida, pero \(path) no tiene marca: ¿está montada? "
                    + "Si es otra a propósito, repite con --new-cloud",
                en: "the queue knows a shared folder, but \(path) has no marker: is it mounted? "
                    + "If it is another one on purpose, repeat with --new-cloud"
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
            self.init(
                .badConfiguration,
                es: "la carpeta \(path) tiene el formato \(format), más nuevo: actualiza mcorderd",
                en: "the folder \(path) has the newer format \(format): update mcorderd"
            )
        case .other(let path, let known, let found):
            self.init(
                .badConfiguration,
                es: "\(path) es otra carpeta (\(found)) que la conocida (\(known)): corrige cloud, "
                    + "o usa mcorderd init --new-cloud",
                en: "\(path) is another folder (\(found)) than the known one (\(known)): mend cloud, "
                    + "or use mcorderd init --new-cloud"
            )
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
            es: "no se puede usar \(error.path): \(error.errno)",
            en: "cannot use \(error.path): \(error.errno)"
        )
    }

    private init(queue error: QueueError) {
        switch error {
        case .absent(let state):
            self.init(
                .notFound,
                es: "no hay cola en \(state): usa mcorderd init",
                en: "there is no queue in \(state): use mcorderd init"
            )
        case .newerSchema(let state):
            self.init(
                .badConfiguration,
                es: "la cola de \(state) es de una versión más nueva: actualiza mcorderd",
                en: "the queue in \(state) is of a newer version: update mcorderd"
            )
        case .olderSchema(let state):
            self.init(
                .badConfiguration,
                es: "la cola de \(state) es de una versión anterior: arranca mcorderd una vez",
                en: "the queue in \(state) is of an older version: start mcorderd once"
            )
        case .notDurable(let level):
            self.init(
                .badConfiguration,
                es: "SQLite no acepta synchronous = FULL (es \(level)): no se arranca así",
                en: "SQLite does not accept synchronous = FULL (it is \(level)): refusing to start"
            )
        case .busy(let holder):
            self.init(
                .tryAgain,
                es: "la cola está ocupada por \(holder): prueba otra vez",
                en: "the queue is held by \(holder): try again"
            )
        case .file(let error):
            self.init(file: error)
        case .noPermission(let words):
            self.init(
                .noPermission,
                es: "la cola no se puede escribir: \(words); comprueba usuario y grupo",
                en: "the queue cannot be written: \(words); check user and group"
            )
        case .storage(let words):
            self.init(
                .storage,
                es: "la cola no se puede leer o escribir: \(words). Haz sitio, mira el disco o recupera una "
                    + "copia; lo que aún no está en la cola sigue en la carpeta",
                en: "the queue cannot be read or written: \(words). Make room, look at the disk or restore a "
                    + "backup; what is not in the queue yet is still in the folder"
            )
        case .otherFolder(let known, let found):
            self.init(
                .badConfiguration,
                es: "la carpeta compartida es otra (\(found)) que la conocida (\(known)): corrige cloud, "
                    + "o usa mcorderd init --new-cloud",
                en: "the shared folder is another (\(found)) than the known one (\(known)): mend cloud, "
                    + "or use mcorderd init --new-cloud"
            )
        case .database, .noSuchOrder, .illegal, .nothingToRecall, .overtaken,
            .noSuchLine, .lastLine, .tooManyLines, .noSuchRejection,
            .alreadyTakenIn, .notAcceptable:
            self.init(.storage, Sentence(same: "\(error)"))
        case .replaced:
            self.init(
                .tryAgain,
                es: "se ha restaurado una copia de la cola: empieza otra vez",
                en: "a backup of the queue was restored: start again"
            )
        case .trustedDevice(let udid, let label):
            let label = HarmlessText.clean(label)
            self.init(
                .invalid,
                es: "\(udid) es de la casa (\(label)): primero till device untrust",
                en: "\(udid) is a device of the house (\(label)): till device untrust first"
            )
        case .noSuchDevice(let udid):
            self.init(
                .notFound,
                es: "nadie conoce el dispositivo \(udid)",
                en: "nobody knows the device \(udid)"
            )
        case .openOrders(let udid, let codes):
            let list = codes.joined(separator: ", ")
            self.init(
                .invalid,
                es: "\(udid) tiene pedidos abiertos (\(list)): primero recógelos o anúlalos en la caja",
                en: "\(udid) has open orders (\(list)): collect or cancel them at the till first"
            )
        }
    }
}
