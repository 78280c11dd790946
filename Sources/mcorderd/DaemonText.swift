import McOrderConsole
import McOrderText
import McOrderFiles
import McOrderIntake
import McOrderModel
import McOrderQueue

/// The sentences of `mcorderd` for its administrator.
enum DaemonText {
    static let abstract = Inline(
        es: "Pasa los pedidos de una carpeta compartida a la cola del restaurante.",
        en: "Takes orders from a shared folder into the restaurant's queue.",
        eu: "Eskaerak karpeta partekatutik jatetxearen ilarara pasatzen ditu."
    )
    static let initAbstract = Inline(
        es: "Crea las carpetas, la marca y la cola; se puede repetir.",
        en: "Makes the folders, the marker and the queue; safe to repeat.",
        eu: "Karpetak, marka eta ilara sortzen ditu; errepika daiteke."
    )
    static let runAbstract = Inline(
        es: "Sirve hasta SIGTERM; con --once, una sola vez.",
        en: "Serves until SIGTERM; with --once, a single time.",
        eu: "SIGTERM jaso arte zerbitzatzen du; --once aukerarekin, behin bakarrik."
    )
    static let configHelp = Inline(
        es: "archivo de configuración (YAML)",
        en: "configuration file (YAML)",
        eu: "konfigurazio-fitxategia (YAML)"
    )
    static let cloudHelp = Inline(es: "carpeta compartida", en: "shared folder", eu: "karpeta partekatua")
    static let stateHelp = Inline(
        es: "carpeta de la cola",
        en: "folder of the queue",
        eu: "ilararen karpeta"
    )
    static let catalogHelp = Inline(
        es: "carpeta del catálogo",
        en: "folder of the catalogue",
        eu: "katalogoaren karpeta"
    )
    static let langHelp = Inline(
        es: "idioma: es, en o eu",
        en: "language: es, en or eu",
        eu: "hizkuntza: es, en edo eu"
    )
    static let newCloudHelp = Inline(
        es: "acepta otra carpeta compartida que la conocida",
        en: "accept another shared folder than the known one",
        eu: "onartu ezaguna ez den beste karpeta partekatu bat"
    )
    static let takeOverHelp = Inline(
        es: "quita la carpeta a otra cola que atendía los mismos restaurantes",
        en: "take the folder over from another queue that served the same restaurants",
        eu: "kendu karpeta jatetxe berberak zerbitzatzen zituen beste ilara bati"
    )
    static let trustClockHelp = Inline(
        es: "da por buena la hora del reloj",
        en: "believe the present time of the clock",
        eu: "eman ontzat erlojuaren ordua"
    )
    static let onceHelp = Inline(
        es: "decide sobre todo lo que hay y termina",
        en: "decide about everything that is there, then end",
        eu: "erabaki dagoen guztiaz eta amaitu"
    )
    static let jsonHelp = Inline(
        es: "resultado en JSON",
        en: "result as JSON",
        eu: "emaitza JSON formatuan"
    )

    static let statusAbstract = Inline(
        es: "Cómo están la entrada de pedidos y la cola.",
        en: "How the intake and the queue stand.",
        eu: "Eskaeren sarrera eta ilara nola dauden."
    )
    static let checkAbstract = Inline(
        es: "Todo lo que está mal, y cómo arreglarlo.",
        en: "Everything that is wrong, and its cure.",
        eu: "Gaizki dagoen guztia, eta nola konpondu."
    )
    static let allWell = Inline(es: "todo está bien", en: "all is well", eu: "dena ondo dago")
    static let running = Inline(es: "en marcha", en: "running", eu: "martxan")
    static let yes = Inline(es: "sí", en: "yes", eu: "bai")
    static let no = Inline(es: "no", en: "no", eu: "ez")
    static let lastScan = Inline(es: "última revisión", en: "last scan", eu: "azken berrikuspena")
    static let trouble = Inline(es: "problema", en: "problem", eu: "arazoa")
    static let waitingFiles = Inline(
        es: "archivos a la espera",
        en: "waiting files",
        eu: "zain dauden fitxategiak"
    )
    static let waitingNotices = Inline(
        es: "avisos sin su pedido",
        en: "notices without their order",
        eu: "eskaerarik gabeko abisuak"
    )
    static let elsewhere = Inline(
        es: "de otros restaurantes",
        en: "for other restaurants",
        eu: "beste jatetxe batzuenak"
    )
    static let lingering = Inline(
        es: "temporales olvidados",
        en: "leftover temporary files",
        eu: "ahaztutako aldi baterakoak"
    )
    static let receiptsDue = Inline(
        es: "recibos pendientes",
        en: "receipts due",
        eu: "zain dauden erantzunak"
    )
    static let otherFiles = Inline(
        es: "archivos de otro tipo",
        en: "other files",
        eu: "bestelako fitxategiak"
    )
    static let clock = Inline(es: "reloj", en: "clock", eu: "erlojua")
    static let takenTwice = Inline(
        es: "admitidos por las dos colas",
        en: "taken in by both queues",
        eu: "bi ilarek onartutakoak"
    )
    static let oldestOpen = Inline(
        es: "el abierto más antiguo",
        en: "oldest open order",
        eu: "eskaera ireki zaharrena"
    )
    static let rejected = Inline(es: "rechazados", en: "rejected", eu: "baztertuta")
    static let redelivered = Inline(es: "repetidos", en: "redelivered", eu: "errepikatuta")
    static let catalogueVersion = Inline(es: "catálogo", en: "catalogue", eu: "katalogoa")

    static let notRunning = Inline(
        es: "mcorderd no está en marcha: esto es lo último que se supo",
        en: "mcorderd is not running: this is what was known last",
        eu: "mcorderd ez dago martxan: hauxe da jakin zen azkena"
    )

    static func ago(_ time: String) -> Sentence {
        Inline(es: "hace \(time)", en: "\(time) ago", eu: "duela \(time)")
    }

    static func stuck(seconds: Int64) -> Sentence {
        let time = DurationText.short(seconds: Int(seconds))
        return Inline(
            es: "mcorderd lleva \(time) sin revisar la carpeta: mira su registro (journalctl -u mcorderd) y "
                + "reinícialo",
            en: "mcorderd has not looked at the folder for \(time): read its journal "
                + "(journalctl -u mcorderd) and restart it",
            eu: "mcorderd zerbitzuak \(time) daramatza karpeta begiratu gabe: ikusi haren erregistroa "
                + "(journalctl -u mcorderd) eta berrabiarazi"
        )
    }

    static func folderIsReadOnly(_ path: String) -> Sentence {
        let path = HarmlessText.clean(path)
        return Inline(
            es: "los pedidos admitidos no se pueden borrar de \(path): es de solo lectura o faltan permisos; "
                + "usa mcorderd check",
            en: "orders that were taken in cannot be removed from \(path): it is read-only, or rights are "
                + "missing; use mcorderd check",
            eu: "onartutako eskaerak ezin dira \(path) karpetatik kendu: irakurtzeko soilik da, edo baimenak "
                + "falta dira; erabili mcorderd check"
        )
    }

    static func receiptsStuck(due count: Int) -> Sentence {
        Inline(
            es: "no se pueden escribir los recibos (pendientes: \(count)): mira el registro "
                + "(journalctl -u mcorderd)",
            en: "receipts cannot be written (due: \(count)): read the journal (journalctl -u mcorderd)",
            eu: "ezin dira erantzunak idatzi (zain: \(count)): ikusi erregistroa (journalctl -u mcorderd)"
        )
    }

    static func faultCount(_ count: Int) -> Sentence {
        Inline(es: "fallos: \(count)", en: "faults: \(count)", eu: "akatsak: \(count)")
    }

    static func progress(_ decided: Int) -> Sentence {
        Inline(es: "\(decided) archivos…", en: "\(decided) files…", eu: "\(decided) fitxategi…")
    }

    /// What the service manager shows.
    static func status(of report: ScanReport) -> Sentence {
        if report.trouble != nil {
            return Inline(es: "esperando a la carpeta", en: "waiting for the folder", eu: "karpetaren zain")
        }
        return Inline(
            es: "atendiendo; a la espera: \(report.waiting), de otros: \(report.elsewhere)",
            en: "serving; waiting: \(report.waiting), elsewhere: \(report.elsewhere)",
            eu: "zerbitzatzen; zain: \(report.waiting), besteenak: \(report.elsewhere)"
        )
    }

    /// Why decisions that depend on the time wait, and the cure.
    static func clockDoubt(_ doubt: ClockCheck.Doubt) -> Sentence {
        switch doubt {
        case .behind:
            Inline(
                es:
                    "va atrasado: nada caduca hasta que esté en hora; si es correcto, mcorderd init --trust-clock",
                en: "behind: nothing expires until it is set; if it is right, mcorderd init --trust-clock",
                eu: "atzeratuta dago: ezer ez da iraungiko ordua jarri arte; zuzena bada, mcorderd init "
                    + "--trust-clock"
            )
        case .ahead:
            Inline(
                es:
                    "ha saltado más de un día: nada caduca durante una hora; si es correcto, mcorderd init --trust-clock",
                en:
                    "jumped ahead by over a day: nothing expires for an hour; if it is right, mcorderd init --trust-clock",
                eu: "egun bat baino gehiago egin du aurrera: ordubetez ezer ez da iraungiko; zuzena bada, "
                    + "mcorderd init --trust-clock"
            )
        }
    }

    /// Another queue that is served for the same restaurants.
    static func rival(host: String, since: Timestamp) -> Sentence {
        Inline(
            es:
                "otra cola atiende los mismos restaurantes: la de \(HarmlessText.clean(host)), desde \(since)",
            en:
                "another queue serves the same restaurants: that of \(HarmlessText.clean(host)), since \(since)",
            eu: "beste ilara batek jatetxe berberak zerbitzatzen ditu (makina: \(HarmlessText.clean(host)), "
                + "noiztik: \(since))"
        )
    }

    /// The same as a warning of `mcorderd init`.
    static func rival(_ claim: Claim) -> Sentence {
        let rival = rival(host: claim.host, since: claim.since)
        return Inline(
            es: "mcorderd: \(rival.spanish); para quitarle la carpeta: mcorderd init --take-over",
            en: "mcorderd: \(rival.english); to take the folder over: mcorderd init --take-over",
            eu: "mcorderd: \(rival.basque); karpeta kentzeko: mcorderd init --take-over"
        )
    }

    static func made(folder path: String) -> Sentence {
        Inline(
            es: "creada \(HarmlessText.clean(path))",
            en: "made \(HarmlessText.clean(path))",
            eu: "sortuta: \(HarmlessText.clean(path))"
        )
    }

    static func folder(_ id: DeviceID, path: String, isNew: Bool) -> Sentence {
        Inline(
            es: isNew
                ? "carpeta \(id) marcada en \(HarmlessText.clean(path))"
                : "carpeta \(id) ya marcada en \(HarmlessText.clean(path))",
            en: isNew
                ? "folder \(id) marked at \(HarmlessText.clean(path))"
                : "folder \(id) already marked at \(HarmlessText.clean(path))",
            eu: isNew
                ? "\(id) karpeta markatuta: \(HarmlessText.clean(path))"
                : "\(id) karpeta lehendik markatuta: \(HarmlessText.clean(path))"
        )
    }

    static func ready(state: String) -> Sentence {
        Inline(
            es: "cola lista en \(HarmlessText.clean(state))",
            en: "queue ready in \(HarmlessText.clean(state))",
            eu: "ilara prest: \(HarmlessText.clean(state))"
        )
    }

    /// Where in a file a fault stands, and in what.
    private static func place(_ place: CataloguePlace) -> Sentence {
        let name = place.name.map { Quoted($0) }
        return Inline(
            es: " (línea \(place.line), columna \(place.column)\(name.map { ", \($0.spanish)" } ?? ""))",
            en: " (line \(place.line), column \(place.column)\(name.map { ", \($0.english)" } ?? ""))",
            eu: " (\(place.line). lerroa, \(place.column). zutabea\(name.map { ", \($0.basque)" } ?? ""))"
        )
    }

    /// The catalogue's faults, a line each.
    static func faults(_ faults: CatalogueFaults) -> Sentence {
        let lines = faults.faults.map { fault in
            let path = fault.path.isEmpty ? fault.file : "\(fault.file): \(fault.path)"
            let place = faults.places[fault].map(place)
            return Inline(
                es: "\(path): \(fault.problem.sentence.spanish)\(place?.spanish ?? "")",
                en: "\(path): \(fault.problem.sentence.english)\(place?.english ?? "")",
                eu: "\(path): \(fault.problem.sentence.basque)\(place?.basque ?? "")"
            )
        }
        return Inline(
            es: lines.map(\.spanish).joined(separator: "\n"),
            en: lines.map(\.english).joined(separator: "\n"),
            eu: lines.map(\.basque).joined(separator: "\n")
        )
    }
}
