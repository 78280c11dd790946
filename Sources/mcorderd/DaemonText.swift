import McOrderConsole
import McOrderFiles
import McOrderIntake
import McOrderModel
import McOrderQueue

/// The sentences of `mcorderd` for its administrator.
enum DaemonText {
    static let abstract = Sentence(
        es: "Pasa los pedidos de una carpeta compartida a la cola del restaurante.",
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
    static let takeOverHelp = Sentence(
        es: "quita la carpeta a otra cola que atendía los mismos restaurantes",
        en: "take the folder over from another queue that served the same restaurants"
    )
    static let trustClockHelp = Sentence(
        es: "da por buena la hora del reloj",
        en: "believe the present time of the clock"
    )
    static let onceHelp = Sentence(
        es: "decide sobre todo lo que hay y termina",
        en: "decide about everything that is there, then end"
    )
    static let jsonHelp = Sentence(es: "resultado en JSON", en: "result as JSON")

    static let statusAbstract = Sentence(
        es: "Cómo están la entrada de pedidos y la cola.",
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
    static let lastScan = Sentence(es: "última revisión", en: "last scan")
    static let trouble = Sentence(es: "problema", en: "problem")
    static let waitingFiles = Sentence(es: "archivos a la espera", en: "waiting files")
    static let waitingNotices = Sentence(es: "avisos sin su pedido", en: "notices without their order")
    static let elsewhere = Sentence(es: "de otros restaurantes", en: "for other restaurants")
    static let lingering = Sentence(es: "temporales olvidados", en: "leftover temporary files")
    static let receiptsDue = Sentence(es: "recibos pendientes", en: "receipts due")
    static let otherFiles = Sentence(es: "archivos de otro tipo", en: "other files")
    static let clock = Sentence(es: "reloj", en: "clock")
    static let takenTwice = Sentence(es: "admitidos por las dos colas", en: "taken in by both queues")
    static let oldestOpen = Sentence(es: "el abierto más antiguo", en: "oldest open order")
    static let rejected = Sentence(es: "rechazados", en: "rejected")
    static let redelivered = Sentence(es: "repetidos", en: "redelivered")
    static let catalogueVersion = Sentence(es: "catálogo", en: "catalogue")

    static let notRunning = Sentence(
        es: "mcorderd no está en marcha: esto es lo último que se supo",
        en: "mcorderd is not running: this is what was known last"
    )

    static func ago(_ time: String) -> Sentence {
        Sentence(es: "hace \(time)", en: "\(time) ago")
    }

    static func stuck(seconds: Int64) -> Sentence {
        let time = DurationText.short(seconds: Int(seconds))
        return Sentence(
            es: "mcorderd lleva \(time) sin revisar la carpeta: mira su registro (journalctl -u mcorderd) y "
                + "reinícialo",
            en: "mcorderd has not looked at the folder for \(time): read its journal "
                + "(journalctl -u mcorderd) and restart it"
        )
    }

    static func folderIsReadOnly(_ path: String) -> Sentence {
        let path = HarmlessText.clean(path)
        return Sentence(
            es: "los pedidos admitidos no se pueden borrar de \(path): es de solo lectura o faltan permisos; "
                + "usa mcorderd check",
            en: "orders that were taken in cannot be removed from \(path): it is read-only, or rights are "
                + "missing; use mcorderd check"
        )
    }

    static func receiptsStuck(due count: Int) -> Sentence {
        Sentence(
            es: "no se pueden escribir los recibos (pendientes: \(count)): mira el registro "
                + "(journalctl -u mcorderd)",
            en: "receipts cannot be written (due: \(count)): read the journal (journalctl -u mcorderd)"
        )
    }

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

    /// Why decisions that depend on the time wait, and the cure.
    static func clockDoubt(_ doubt: ClockCheck.Doubt) -> Sentence {
        switch doubt {
        case .behind:
            Sentence(
                es:
                    "va atrasado: nada caduca hasta que esté en hora; si es correcto, mcorderd init --trust-clock",
                en: "behind: nothing expires until it is set; if it is right, mcorderd init --trust-clock"
            )
        case .ahead:
            Sentence(
                es:
                    "ha saltado más de un día: nada caduca durante una hora; si es correcto, mcorderd init --trust-clock",
                en:
                    "jumped ahead by over a day: nothing expires for an hour; if it is right, mcorderd init --trust-clock"
            )
        }
    }

    /// Another queue that is served for the same restaurants.
    static func rival(host: String, since: Timestamp) -> Sentence {
        Sentence(
            es:
                "otra cola atiende los mismos restaurantes: la de \(HarmlessText.clean(host)), desde \(since)",
            en:
                "another queue serves the same restaurants: that of \(HarmlessText.clean(host)), since \(since)"
        )
    }

    /// The same as a warning of `mcorderd init`.
    static func rival(_ claim: Claim) -> Sentence {
        let rival = rival(host: claim.host, since: claim.since)
        return Sentence(
            es: "mcorderd: \(rival.spanish); para quitarle la carpeta: mcorderd init --take-over",
            en: "mcorderd: \(rival.english); to take the folder over: mcorderd init --take-over"
        )
    }

    static func made(folder path: String) -> Sentence {
        Sentence(es: "creada \(HarmlessText.clean(path))", en: "made \(HarmlessText.clean(path))")
    }

    static func folder(_ id: DeviceID, path: String, isNew: Bool) -> Sentence {
        Sentence(
            es: isNew
                ? "carpeta \(id) marcada en \(HarmlessText.clean(path))"
                : "carpeta \(id) ya marcada en \(HarmlessText.clean(path))",
            en: isNew
                ? "folder \(id) marked at \(HarmlessText.clean(path))"
                : "folder \(id) already marked at \(HarmlessText.clean(path))"
        )
    }

    static func ready(state: String) -> Sentence {
        Sentence(
            es: "cola lista en \(HarmlessText.clean(state))",
            en: "queue ready in \(HarmlessText.clean(state))"
        )
    }

    /// Where in a file a fault stands, and in what.
    private static func place(_ place: CataloguePlace) -> Sentence {
        let name = place.name.map { Sentence(quoting: $0) }
        return Sentence(
            es: " (línea \(place.line), columna \(place.column)\(name.map { ", \($0.spanish)" } ?? ""))",
            en: " (line \(place.line), column \(place.column)\(name.map { ", \($0.english)" } ?? ""))"
        )
    }

    /// The catalogue's faults, a line each.
    static func faults(_ faults: CatalogueFaults) -> Sentence {
        let lines = faults.faults.map { fault in
            let path = fault.path.isEmpty ? fault.file : "\(fault.file): \(fault.path)"
            let place = faults.places[fault].map(place)
            return Sentence(
                es: "\(path): \(fault.problem.sentence.spanish)\(place?.spanish ?? "")",
                en: "\(path): \(fault.problem.sentence.english)\(place?.english ?? "")"
            )
        }
        return Sentence(
            es: lines.map(\.spanish).joined(separator: "\n"),
            en: lines.map(\.english).joined(separator: "\n")
        )
    }
}
