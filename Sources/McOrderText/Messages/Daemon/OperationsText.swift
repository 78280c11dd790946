package import McOrderModel

/// The texts of `backup`, `restore`, `verify`, `export` and `forget`.
package enum OperationsText: Message {
    // Help
    case backup
    case backupFile
    case force
    case restore
    case restoreFile
    case verify
    case forget
    case udid
    case forgetPersonHelp
    case blankHelp
    case forgetWhat
    case noSuchPerson(String)
    case noSuchFact(String)
    case personErased(String, rows: Int)
    case lookAtTexts
    case lookAtText(_ id: String, _ at: Timestamp, String)
    case textsBlanked(Int)
    case export
    case sinceHelp
    case untilHelp
    case deviceHelp
    case jsonAnyway
    case queue
    case queueCopy
    case queueCopyTarget

    // Copy
    /// So many rows were copied so far.
    case queueCopying(rows: Int)
    /// All rows were copied and compared.
    case queueCopied(rows: Int, to: String)

    // Export
    case whatToExport
    case csvHelp
    case fromHelp
    case toHelp
    /// There is a file of that name.
    case tableExists(_ path: String)
    /// The tables were written: the number of collected orders in them.
    case tablesWritten(orders: Int, _ folder: String)

    // Verify
    /// The queue has no errors; these are its counts.
    case allIsWell(orders: Int, rejections: Int, notices: Int)

    // Forget
    case nothingRemaining(DeviceKey)
    case erased(DeviceKey, orders: Int, rejections: Int, notices: Int)
    /// The number of receipts that the daemon will remove.
    case receiptsPending(Int)
    /// The device stays on the blacklist under this key.
    case staysBlacklisted(as: DeviceKey)
    /// The device stays revoked under this key.
    case staysRevoked(as: DeviceKey)
    /// Another process is reading the queue, so its journal could not be emptied.
    case journalNotEmptied

    // Backup
    case backedUp(_ path: String, orders: Int, bytes: Int64)

    // Restore
    /// What the queue contains now, and the backup that it was restored from.
    case restoredOrders(Int, openOrders: Int, from: String)
    /// The name of the queue that was replaced.
    case queueKept(as: String)
    /// Orders that only the replaced queue contains.
    case ordersLost(Int, openOrders: Int)
    /// The replaced queue cannot be read.
    case lossUnknown
    /// Charged orders that the backup lacks, or has as not charged.
    case chargedOrdersLost(Int)
    case bookFactsLost(Int)
    /// The codes of charged orders that the backup has as open.
    case ordersReopened([String])
    /// All changes of orders since the backup.
    case changesLost(Int)
    /// Closes of a restaurant that the backup lacks.
    case closesLost(RestaurantID, ClosedRange<Int>)
    case restoreYes
    /// The question whether the queue is replaced, after what gets lost.
    case restoreQuestion
    /// The queue is not replaced without the user's word.
    case restoreNeedsWord
    case receiptsTakenBack(Int)
    /// Why the receipts of lost orders could not be withdrawn; the system's message.
    case receiptsStay(_ cause: String)

    package func text(in language: any Texts) -> String {
        switch self {
        case .backup:
            language.pick(
                en: "Copies the queue into a file and checks the copy, while everything runs.",
                es: "Copia la cola a un archivo y comprueba la copia, mientras todo sigue en marcha.",
                eu: "Ilara fitxategi batera kopiatzen du, egiaztatuta, dena martxan dagoela."
            )
        case .backupFile:
            language.pick(
                en: "the backup file; its folder must exist and not be shared",
                es: "el archivo de la copia; su carpeta debe existir y no estar compartida",
                eu: "babeskopiaren fitxategia; haren karpeta badago eta ez da partekatzen"
            )
        case .force:
            language.pick(
                en: "replace the file if it exists",
                es: "sustituye el archivo si ya existe",
                eu: "ordeztu fitxategia lehendik badago"
            )
        case .restore:
            language.pick(
                en: "Replaces the queue with a backup, while mcorderd is stopped.",
                es: "Sustituye la cola por una copia, con mcorderd parado.",
                eu: "Babeskopia bat ilararen lekuan jartzen du; mcorderd geldirik dagoela."
            )
        case .restoreFile:
            language.pick(
                en: "a backup that mcorderd backup made",
                es: "una copia de mcorderd backup",
                eu: "mcorderd backup komandoaren babeskopia bat"
            )
        case .verify:
            language.pick(
                en: "Checks the database and the queue's promises; exits with 65, or 74 if it is damaged.",
                es:
                    "Comprueba la base de datos y que la cola no se contradiga; si hay fallos, sale con 65, o con 74 "
                    + "si está dañada.",
                eu: "Datu-basea eta ilarak hitzemandakoa egiaztatzen ditu; 65ekin amaitzen da, edo 74rekin "
                    + "hondatuta badago."
            )
        case .forget:
            language.pick(
                en: "Erases a device's personal data now: name, comments, files and UDID.",
                es: "Borra ya los datos personales de un dispositivo: nombre, comentarios, archivos y UDID.",
                eu:
                    "Gailu baten datu pertsonalak orain ezabatzen ditu: izena, iruzkinak, fitxategiak eta UDIDa."
            )
        case .udid:
            language.pick(
                en: "the device's UDID",
                es: "el UDID del dispositivo",
                eu: "gailuaren UDIDa"
            )
        case .forgetPersonHelp:
            language.pick(
                en: "the key of somebody who worked in the kitchen",
                es: "la clave de alguien que trabajó en la cocina",
                eu: "sukaldean lan egin zuen norbaiten gakoa"
            )
        case .blankHelp:
            language.pick(
                en: "erase the words of a fact of the kitchen book",
                es: "borrar el texto de una anotación del libro de cocina",
                eu: "ezabatu sukaldeko liburuko idatzi baten testua"
            )
        case .forgetWhat:
            language.pick(
                en: "name one: a device's UDID, --person or --blank",
                es: "indica una sola cosa: el UDID de un dispositivo, --person o --blank",
                eu: "esan bakarra: gailu baten UDIDa, --person edo --blank"
            )
        case .noSuchPerson(let key):
            language.pick(
                en: "no kitchen book names \(language.quoted(key))",
                es: "ningún libro de cocina nombra a \(language.quoted(key))",
                eu: "sukaldeko liburu batek ere ez du \(language.quoted(key)) aipatzen"
            )
        case .noSuchFact(let id):
            language.pick(
                en: "no kitchen book has \(language.quoted(id))",
                es: "ningún libro de cocina tiene \(language.quoted(id))",
                eu: "sukaldeko liburu batek ere ez du \(language.quoted(id))"
            )
        case .personErased(let key, let rows):
            language.pick(
                en: "The name of \(language.quoted(key)) is erased from the kitchen book (rows: \(rows)).",
                es:
                    "El nombre de \(language.quoted(key)) se ha borrado del libro de cocina (filas: \(rows)).",
                eu:
                    "\(language.quoted(key)) gakoaren izena sukaldeko liburutik ezabatu da (lerroak: \(rows))."
            )
        case .lookAtTexts:
            language.pick(
                en: "Look at these words; mcorderd forget --blank ID erases them:",
                es: "Mira estos textos; mcorderd forget --blank ID los borra:",
                eu: "Begiratu testu hauek; mcorderd forget --blank ID komandoak ezabatzen ditu:"
            )
        case .lookAtText(let id, let at, let text):
            "\(id)  \(language.moment(at))  \(HarmlessText.clean(text))"
        case .textsBlanked(let count):
            language.pick(
                en: count == 1
                    ? "The words of 1 fact are erased." : "The words of \(count) facts are erased.",
                es: count == 1
                    ? "Se ha borrado el texto de 1 anotación."
                    : "Se ha borrado el texto de \(count) anotaciones.",
                eu: count == 1 ? "Idatzi 1en testua ezabatu da." : "\(count) idatziren testua ezabatu da."
            )
        case .export:
            language.pick(
                en: "Prints orders, or everything about a device, one JSON object per line.",
                es: "Escribe los pedidos, o todo lo de un dispositivo: un objeto JSON por línea.",
                eu: "Eskaerak, edo gailu baten datu guztiak, lerro bakoitzean JSON objektu bat."
            )
        case .sinceHelp:
            language.pick(
                en: "received since: today, 2h, 7d or a date",
                es: "recibidos desde: today, 2h, 7d o una fecha",
                eu: "noiztik jasotakoak: today, 2h, 7d edo data bat"
            )
        case .untilHelp:
            language.pick(
                en: "received until the end of this day; or until 2h, 7d ago",
                es: "recibidos hasta el final de ese día; o hasta hace 2h, 7d",
                eu: "egun horren amaierara arte jasotakoak; edo duela 2h, 7d arte"
            )
        case .deviceHelp:
            language.pick(
                en: "everything about this UDID",
                es: "todo lo que se guarda de este UDID",
                eu: "UDID honi buruz gordetzen den guztia"
            )
        case .queue:
            language.pick(
                en: "Works with the queue as a whole.",
                es: "Trabaja con la cola entera.",
                eu: "Ilara osoarekin lan egiten du."
            )
        case .queueCopy:
            language.pick(
                en:
                    "Copies the queue to a PostgreSQL server, or from there into a folder, and compares every row.",
                es: "Copia la cola a un servidor PostgreSQL, o de allí a una carpeta, y compara cada fila.",
                eu: "Ilara PostgreSQL zerbitzari batera kopiatzen du, edo handik karpeta batera, eta lerro "
                    + "guztiak alderatzen ditu."
            )
        case .queueCopyTarget:
            language.pick(
                en: "address of an empty database, or a folder",
                es: "dirección de una base de datos vacía, o una carpeta",
                eu: "datu-base huts baten helbidea, edo karpeta bat"
            )
        case .queueCopying(let rows):
            language.pick(
                en: "copied \(language.counted(rows, "row")) so far",
                es: "copiado hasta ahora: \(language.counted(rows, "fila"))",
                eu: "\(rows) lerro kopiatu dira orain arte"
            )
        case .queueCopied(let rows, let target):
            language.pick(
                en:
                    "copied and compared \(language.counted(rows, "row")); now set queue in the configuration to \(target)",
                es:
                    "copiado y comparado: \(language.counted(rows, "fila")); ahora pon queue en la configuración: \(target)",
                eu: "\(rows) lerro kopiatu eta alderatu dira; orain jarri queue konfigurazioan: \(target)"
            )
        case .jsonAnyway:
            language.pick(
                en: "the output is always JSON",
                es: "siempre es JSON",
                eu: "beti da JSON"
            )
        case .whatToExport:
            language.pick(
                en:
                    "say what: --since <\(language.say(PlaceholderText.when))>, --device UDID alone, or --csv with --from <\(language.say(PlaceholderText.when))>",
                es:
                    "di qué quieres: --since <\(language.say(PlaceholderText.when))>, o solo --device UDID, o --csv con --from <\(language.say(PlaceholderText.when))>",
                eu:
                    "esan zer: --since <\(language.say(PlaceholderText.when))>, --device UDID bakarrik, edo --csv eta --from <\(language.say(PlaceholderText.when))>"
            )
        case .csvHelp:
            language.pick(
                en: "write the collected orders of a period as tables for the accountant, into this folder",
                es: "escribe los pedidos cobrados de un periodo en tablas para la gestoría, en esta carpeta",
                eu: "idatzi aldi bateko eskaera kobratuak tauletan, aholkularitzarako, karpeta honetan"
            )
        case .fromHelp:
            language.pick(
                en: "first business day of the tables",
                es: "primer día de negocio de las tablas",
                eu: "taulen lehen lan-eguna"
            )
        case .toHelp:
            language.pick(
                en: "last business day of the tables; without it, today",
                es: "último día de negocio de las tablas; si falta, hoy",
                eu: "taulen azken lan-eguna; gabe, gaur"
            )
        case .tableExists(let path):
            language.pick(
                en: "there is a \(path) already; choose another folder",
                es: "ya existe \(path); elige otra carpeta",
                eu: "\(path) badago lehendik; aukeratu beste karpeta bat"
            )
        case .tablesWritten(let orders, let folder):
            language.pick(
                en: "\(orders) collected \(orders == 1 ? "order" : "orders") written to \(folder)",
                es:
                    "\(orders) \(orders == 1 ? "pedido cobrado escrito" : "pedidos cobrados escritos") en \(folder)",
                eu: "\(orders) eskaera kobratu idatzita: \(folder)"
            )
        case .allIsWell(let orders, let rejections, let notices):
            language.pick(
                en:
                    "all is well: \(language.counted(orders, "order")), \(language.counted(rejections, "rejection")), "
                    + language.counted(notices, "notice"),
                es:
                    "todo está bien: \(language.counted(orders, "pedido")), \(language.counted(rejections, "rechazo")), "
                    + language.counted(notices, "aviso"),
                eu: "dena ondo dago: \(orders) eskaera, \(rejections) bazterketa, \(notices) abisu"
            )
        case .nothingRemaining(let device):
            language.pick(
                en: "\(device): nothing left to erase",
                es: "\(device): ya no queda nada que borrar",
                eu: "\(device): jada ez dago ezer ezabatzeko"
            )
        case .erased(let device, let orders, let rejections, let notices):
            language.pick(
                en: "\(device): erased the data of \(language.counted(orders, "order")), "
                    + "\(language.counted(rejections, "rejection")) and \(language.counted(notices, "notice"))",
                es: "\(device): borrados los datos de \(language.counted(orders, "pedido")), "
                    + "\(language.counted(rejections, "rechazo")) y \(language.counted(notices, "aviso"))",
                eu: "\(device): \(orders) eskaeraren, \(rejections) bazterketaren "
                    + "eta \(notices) abisuren datuak ezabatuta"
            )
        case .receiptsPending(let count):
            language.pick(
                en: "receipts that mcorderd removes within a minute: \(count)",
                es: "recibos que mcorderd retirará en un minuto: \(count)",
                eu: "mcorderd zerbitzuak minutu batean kenduko dituen erantzunak: \(count)"
            )
        case .staysBlacklisted(let key):
            language.pick(
                en: "it stays on the blacklist, as \(key)",
                es: "sigue en la lista negra, como \(key)",
                eu: "debekatuen zerrendan jarraitzen du, honela: \(key)"
            )
        case .staysRevoked(let key):
            language.pick(
                en: "it stays among the lost devices, as \(key)",
                es: "sigue entre los dispositivos perdidos, como \(key)",
                eu: "galdutako gailuen artean jarraitzen du, honela: \(key)"
            )
        case .journalNotEmptied:
            language.pick(
                en: "somebody is reading: the journal is emptied later",
                es: "otro programa está leyendo la cola: el diario se vaciará más tarde",
                eu: "norbait irakurtzen ari da: aldaketa-erregistroa geroago hustuko da"
            )
        case .backedUp(let path, let orders, let bytes):
            language.pick(
                en:
                    "copied \(language.counted(orders, "order")) to \(HarmlessText.clean(path)) (\(bytes) bytes), copy checked",
                es:
                    "copia de \(language.counted(orders, "pedido")) en \(HarmlessText.clean(path)) (\(bytes) bytes), comprobada",
                eu: "\(orders) eskaera kopiatuta hemen: \(HarmlessText.clean(path)) (\(bytes) byte), "
                    + "kopia egiaztatuta"
            )
        case .restoredOrders(let orders, let open, let path):
            language.pick(
                en:
                    "restored \(language.counted(orders, "order")) (\(open) open) from \(HarmlessText.clean(path))",
                es:
                    "restaurado: \(language.counted(orders, "pedido")) (\(open) sin entregar) de \(HarmlessText.clean(path))",
                eu:
                    "\(HarmlessText.clean(path)) babeskopiatik \(orders) eskaera leheneratuta (\(open) irekita)"
            )
        case .queueKept(let name):
            language.pick(
                en: "the previous queue is kept in \(name)",
                es: "la cola anterior se guarda en \(name)",
                eu: "lehengo ilara hemen gordeta dago: \(name)"
            )
        case .ordersLost(let orders, let open):
            language.pick(
                en: "orders that only the previous queue has: \(orders) (\(open) open); "
                    + "their files are no longer in the folder",
                es: "pedidos que solo están en la cola anterior: \(orders) (abiertos: \(open)); "
                    + "sus archivos ya no están en la carpeta",
                eu: "hartan bakarrik dauden eskaerak: \(orders) (\(open) irekita); haien "
                    + "fitxategiak ez daude jada karpetan"
            )
        case .lossUnknown:
            language.pick(
                en: "it is damaged, so the orders that only it contains are unknown",
                es: "la cola anterior está dañada: no se sabe qué pedidos están solo en ella",
                eu: "hondatuta dago: ezin da jakin zein eskaera dauden hartan bakarrik"
            )
        case .bookFactsLost(let count):
            language.pick(
                en: "entries of kitchen books that the backup lacks, whose numbers stay empty: \(count)",
                es:
                    "anotaciones de los libros de cocina que la copia no tiene, con su número vacío: \(count)",
                eu: "babeskopian ez dauden sukaldeko liburuetako idatziak, zenbakia hutsik dutela: \(count)"
            )
        case .chargedOrdersLost(let count):
            language.pick(
                en: "charged orders that the backup lacks, or has as not charged: \(count)",
                es: "pedidos cobrados que la copia no tiene, o tiene sin cobrar: \(count)",
                eu: "kobratutako eskaerak, babeskopian ez daudenak edo kobratu gabe daudenak: \(count)"
            )
        case .ordersReopened(let codes):
            language.pick(
                en:
                    "charged orders that are open again, do not charge them twice: \(codes.joined(separator: ", "))",
                es: "pedidos cobrados que vuelven a estar abiertos, no los cobres otra vez: "
                    + codes.joined(separator: ", "),
                eu: "kobratu eta berriro irekita geratzen diren eskaerak, ez kobratu bi aldiz: "
                    + codes.joined(separator: ", ")
            )
        case .changesLost(let count):
            language.pick(
                en: "changes of orders since the backup that get lost: \(count)",
                es: "cambios de pedidos posteriores a la copia que se pierden: \(count)",
                eu: "babeskopiaren ondoren egin eta galtzen diren aldaketak: \(count)"
            )
        case .closesLost(let restaurant, let numbers):
            language.pick(
                en:
                    "closes of \(restaurant) that get lost: \(language.closeNumbers(numbers)); the next one gets number "
                    + "\(numbers.upperBound + 1)",
                es:
                    "cierres de \(restaurant) que se pierden: \(language.closeNumbers(numbers)); el próximo llevará el número "
                    + "\(numbers.upperBound + 1)",
                eu:
                    "galtzen diren \(restaurant) jatetxeko itxierak: \(language.closeNumbers(numbers)); hurrengoaren "
                    + "zenbakia: \(numbers.upperBound + 1)"
            )
        case .restoreYes:
            language.pick(
                en: "accept what gets lost, without a question",
                es: "acepta lo que se pierde, sin preguntar",
                eu: "onartu galtzen dena, galdetu gabe"
            )
        case .restoreQuestion:
            language.pick(
                en: "Replace the queue all the same? [y/N] ",
                es: "¿Sustituir la cola de todos modos? [s/N] ",
                eu: "Ilara ordeztu hala ere? [b/E] "
            )
        case .restoreNeedsWord:
            language.pick(
                en: "nothing was changed; mcorderd restore --yes accepts these losses",
                es: "no se ha cambiado nada; mcorderd restore --yes acepta estas pérdidas",
                eu: "ez da ezer aldatu; mcorderd restore --yes komandoak galera hauek onartzen ditu"
            )
        case .receiptsTakenBack(let count):
            language.pick(
                en: "receipts of those orders taken back: \(count)",
                es: "recibos retirados de esos pedidos: \(count)",
                eu: "eskaera horietatik kendutako erantzunak: \(count)"
            )
        case .receiptsStay(let cause):
            language.pick(
                en: "the receipts of the lost orders cannot be taken back: \(language.cause(cause))",
                es: "no se pueden retirar los recibos de los pedidos perdidos: \(language.cause(cause))",
                eu: "galdutako eskaeren erantzunak ezin dira kendu: \(language.cause(cause))"
            )
        }
    }
}
