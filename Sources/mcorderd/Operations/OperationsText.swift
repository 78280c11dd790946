import McOrderConsole
import McOrderText
import McOrderIntake
import McOrderModel
import McOrderQueue

/// The sentences of backup, restore, verify, export and forget.
enum OperationsText {
    static let backup = Inline(
        es: "Copia la cola a un archivo, comprobada, mientras todo sigue en marcha.",
        en: "Copies the queue into a file, checked, while everything goes on.",
        eu: "Ilara fitxategi batera kopiatzen du, egiaztatuta, dena martxan dagoela."
    )
    static let backupFile = Inline(
        es: "el archivo de la copia; su carpeta existe y no se comparte",
        en: "the backup's file; its folder exists and is not shared",
        eu: "babeskopiaren fitxategia; haren karpeta badago eta ez da partekatzen"
    )
    static let force = Inline(
        es: "sustituye el archivo si ya existe",
        en: "replace the file if it is there already",
        eu: "ordeztu fitxategia lehendik badago"
    )
    static let restore = Inline(
        es: "Pone una copia en el lugar de la cola; con mcorderd parado.",
        en: "Puts a backup into the queue's place; while mcorderd is stopped.",
        eu: "Babeskopia bat ilararen lekuan jartzen du; mcorderd geldirik dagoela."
    )
    static let restoreFile = Inline(
        es: "una copia de mcorderd backup",
        en: "a backup that mcorderd backup made",
        eu: "mcorderd backup komandoaren babeskopia bat"
    )

    static let verify = Inline(
        es: "Comprueba la base de datos y lo que la cola promete; sale con 65, o con 74 si está dañada.",
        en: "Checks the database and what the queue promises; exits with 65, or 74 where it is damaged.",
        eu: "Datu-basea eta ilarak hitzemandakoa egiaztatzen ditu; 65ekin amaitzen da, edo 74rekin hondatuta "
            + "badago."
    )
    static let forget = Inline(
        es: "Borra ya los datos personales de un dispositivo: nombre, comentarios, archivos y UDID.",
        en: "Erases a device's personal data now: name, comments, files and UDID.",
        eu: "Gailu baten datu pertsonalak orain ezabatzen ditu: izena, iruzkinak, fitxategiak eta UDIDa."
    )
    static let udid = Inline(es: "el UDID del dispositivo", en: "the device's UDID", eu: "gailuaren UDIDa")
    static let export = Inline(
        es: "Pedidos, o todo lo de un dispositivo, un objeto JSON por línea.",
        en: "Orders, or all that there is of a device, one JSON object a line.",
        eu: "Eskaerak, edo gailu baten datu guztiak, lerro bakoitzean JSON objektu bat."
    )
    static let sinceHelp = Inline(
        es: "recibidos desde: today, 2h, 7d o una fecha",
        en: "received since: today, 2h, 7d or a date",
        eu: "noiztik jasotakoak: today, 2h, 7d edo data bat"
    )
    static let untilHelp = Inline(
        es: "recibidos antes de",
        en: "received before",
        eu: "noiz baino lehen jasotakoak"
    )
    static let deviceHelp = Inline(
        es: "todo lo que se guarda de este UDID",
        en: "all that is held of this UDID",
        eu: "UDID honi buruz gordetzen den guztia"
    )
    static let jsonAnyway = Inline(es: "siempre es JSON", en: "it is JSON anyway", eu: "beti da JSON")
    static let whatToExport = Inline(
        es: "di qué: --since CUÁNDO, o --device UDID sin más",
        en: "say what: --since WHEN, or --device UDID alone",
        eu: "esan zer: --since NOIZ, edo --device UDID besterik gabe"
    )

    static func sound(_ counts: AuditCounts) -> Sentence {
        Inline(
            es: "todo está bien: \(counts.orders) pedidos, \(counts.rejections) rechazos, "
                + "\(counts.notices) avisos",
            en: "all is well: \(counts.orders) orders, \(counts.rejections) rejections, "
                + "\(counts.notices) notices",
            eu: "dena ondo dago: \(counts.orders) eskaera, \(counts.rejections) bazterketa, "
                + "\(counts.notices) abisu"
        )
    }

    /// What was forgotten, a line each.
    static func forgotten(_ device: DeviceKey, _ forgotten: Forgotten) -> [Sentence] {
        var lines = [
            forgotten.isNothing
                ? Inline(
                    es: "\(device): ya no queda nada que borrar",
                    en: "\(device): nothing is left to erase",
                    eu: "\(device): jada ez dago ezer ezabatzeko"
                )
                : Inline(
                    es: "\(device): borrados los datos de \(forgotten.orders) pedidos, "
                        + "\(forgotten.rejections) rechazos y \(forgotten.notices) avisos",
                    en: "\(device): erased the data of \(forgotten.orders) orders, "
                        + "\(forgotten.rejections) rejections and \(forgotten.notices) notices",
                    eu: "\(device): \(forgotten.orders) eskaeraren, \(forgotten.rejections) bazterketaren "
                        + "eta \(forgotten.notices) abisuren datuak ezabatuta"
                )
        ]
        if forgotten.receipts > 0 {
            lines.append(
                Inline(
                    es: "recibos que mcorderd retira en un minuto: \(forgotten.receipts)",
                    en: "receipts that mcorderd takes away within a minute: \(forgotten.receipts)",
                    eu: "mcorderd zerbitzuak minutu batean kenduko dituen erantzunak: \(forgotten.receipts)"
                )
            )
        }
        if forgotten.isBlacklisted, let key = forgotten.key {
            lines.append(
                Inline(
                    es: "sigue en la lista negra, como \(key)",
                    en: "it stays on the blacklist, as \(key)",
                    eu: "debekatuen zerrendan jarraitzen du, honela: \(key)"
                )
            )
        }
        if !forgotten.isJournalEmpty {
            lines.append(
                Inline(
                    es: "alguien está leyendo: el diario se vacía más tarde",
                    en: "somebody is reading: the journal is emptied later",
                    eu: "norbait irakurtzen ari da: aldaketa-erregistroa geroago hustuko da"
                )
            )
        }
        return lines
    }

    static func backedUp(_ path: String, orders: Int, bytes: Int64) -> Sentence {
        let path = HarmlessText.clean(path)
        return Inline(
            es: "copiados \(orders) pedidos a \(path) (\(bytes) bytes), copia comprobada",
            en: "copied \(orders) orders to \(path) (\(bytes) bytes), copy checked",
            eu: "\(orders) eskaera kopiatuta hemen: \(path) (\(bytes) byte), kopia egiaztatuta"
        )
    }

    /// What a restore did, a line each.
    static func restored(_ path: String, _ outcome: Restoration.Outcome) -> [Sentence] {
        let counts = outcome.exchange.counts
        let path = HarmlessText.clean(path)
        var lines = [
            Inline(
                es: "restaurados \(counts.orders) pedidos (\(counts.openOrders) abiertos) de \(path)",
                en: "restored \(counts.orders) orders (\(counts.openOrders) open) from \(path)",
                eu: "\(path) babeskopiatik \(counts.orders) eskaera leheneratuta (\(counts.openOrders) "
                    + "irekita)"
            )
        ]
        guard let kept = outcome.exchange.kept else { return lines }
        lines.append(
            Inline(
                es: "la cola de antes se guarda en \(kept)",
                en: "the queue of before is kept in \(kept)",
                eu: "lehengo ilara hemen gordeta dago: \(kept)"
            )
        )
        if let lost = outcome.exchange.lost {
            lines.append(
                Inline(
                    es: "pedidos que solo están en ella: \(lost.orders) (\(lost.openOrders) abiertos); "
                        + "sus archivos ya no están en la carpeta",
                    en: "orders that are in that one only: \(lost.orders) (\(lost.openOrders) open); "
                        + "their files are no longer in the folder",
                    eu: "hartan bakarrik dauden eskaerak: \(lost.orders) (\(lost.openOrders) irekita); haien "
                        + "fitxategiak ez daude jada karpetan"
                )
            )
        } else {
            lines.append(
                Inline(
                    es: "está dañada: no se sabe qué pedidos están solo en ella",
                    en: "it is damaged: nobody knows which orders are in that one only",
                    eu: "hondatuta dago: ezin da jakin zein eskaera dauden hartan bakarrik"
                )
            )
        }
        if outcome.receiptsRemoved > 0 {
            lines.append(
                Inline(
                    es: "recibos retirados de esos pedidos: \(outcome.receiptsRemoved)",
                    en: "receipts of those orders taken back: \(outcome.receiptsRemoved)",
                    eu: "eskaera horietatik kendutako erantzunak: \(outcome.receiptsRemoved)"
                )
            )
        }
        return lines
    }

    static func receiptsStay(_ words: String) -> Sentence {
        Inline(
            es: "no se pueden retirar los recibos de los pedidos perdidos: \(words)",
            en: "the receipts of the lost orders cannot be taken back: \(words)",
            eu: "galdutako eskaeren erantzunak ezin dira kendu: \(words)"
        )
    }
}
