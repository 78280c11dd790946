/// What `mcorder-storefront check` found, each with its cure.
package enum StoreCheckText: Message {
    case allWell
    case problems(Int)
    case cannotWrite(path: String, cause: String)
    case cannotRead(path: String)
    case diskFull(path: String)
    /// The pages come without encryption from another machine.
    case plain(String)
    /// The catalogue names no house.
    case noIdentity
    /// The restaurant's daemon does not say that it takes orders of the storefront.
    case notHere(String)
    /// The restaurant's daemon has not looked for orders for so long.
    case silent(String, seconds: Int)
    /// Members of the company that the law asks for are missing.
    case companyIncomplete([String])
    case photographMissing(String)
    case photographTooLarge(String)
    /// The menu of a restaurant with its first photographs.
    case heavyPage(String, kilobytes: Int)

    package func text(in language: any Texts) -> String {
        switch self {
        case .allWell: language.pick(en: "All is well.", es: "Todo está bien.", eu: "Dena ondo dago.")
        case .problems(let count):
            language.pick(
                en: count == 1
                    ? "one problem keeps customers from ordering"
                    : "\(count) problems keep customers from ordering",
                es: count == 1 ? "un problema impide pedir" : "\(count) problemas impiden pedir",
                eu: count == 1
                    ? "arazo batek eskatzea eragozten du"
                    : "\(count) arazok eskatzea eragozten dute"
            )
        case .cannotWrite(let path, let cause):
            language.pick(
                en:
                    "cannot write to \(language.quoted(path)): \(language.cause(cause)); put the program's user into "
                    + "the group mcorder-drop",
                es:
                    "no se puede escribir en \(language.quoted(path)): \(language.cause(cause)); mete al usuario del "
                    + "programa en el grupo mcorder-drop",
                eu:
                    "ezin da \(language.quoted(path)) karpetan idatzi: \(language.cause(cause)); sartu programaren "
                    + "erabiltzailea mcorder-drop taldean"
            )
        case .cannotRead(let path):
            language.pick(
                en:
                    "cannot read \(language.quoted(path)): answers do not arrive; check that it is synced here",
                es:
                    "no se puede leer \(language.quoted(path)): las respuestas no llegan; comprueba que se sincroniza "
                    + "aquí",
                eu: "ezin da \(language.quoted(path)) irakurri: erantzunak ez dira iristen; egiaztatu hona "
                    + "sinkronizatzen dela"
            )
        case .diskFull(let path):
            language.pick(
                en: "too little room at \(language.quoted(path)); free some, or lower limits.min_free",
                es: "queda poco sitio en \(language.quoted(path)); libera espacio o baja limits.min_free",
                eu: "leku gutxi dago \(language.quoted(path)) bidean; egin lekua, edo jaitsi limits.min_free"
            )
        case .plain(let origin):
            language.pick(
                en:
                    "\(origin) is not encrypted: phones keep no page offline; give certificate and key, or put Caddy "
                    + "in front",
                es:
                    "\(origin) va sin cifrar: los móviles no guardan la página sin red; pon certificate y key, o Caddy "
                    + "delante",
                eu:
                    "\(origin) zifratu gabe doa: mugikorrek ez dute orria sarerik gabe gordetzen; jarri certificate "
                    + "eta key, edo Caddy aurrean"
            )
        case .noIdentity:
            language.pick(
                en: "the catalogue is not signed, so anybody could pose as the house; run mcorderd key init",
                es:
                    "el catálogo no está firmado: cualquiera podría hacerse pasar por la casa; ejecuta mcorderd key init",
                eu:
                    "katalogoa ez dago sinatuta: edonork egin lezake etxearena; exekutatu mcorderd key init"
            )
        case .notHere(let restaurant):
            language.pick(
                en: "\(restaurant) does not take orders here; set storefront.origin in its mcorderd.yaml",
                es: "\(restaurant) no admite pedidos por aquí; pon storefront.origin en su mcorderd.yaml",
                eu:
                    "\(restaurant) jatetxeak ez du hemendik eskaerarik hartzen; jarri storefront.origin bere "
                    + "mcorderd.yaml fitxategian"
            )
        case .silent(let restaurant, let seconds):
            language.pick(
                en:
                    "\(restaurant) has not looked for orders for \(DurationText.short(seconds: seconds)); check its mcorderd and the sync",
                es:
                    "\(restaurant) lleva \(DurationText.short(seconds: seconds)) sin mirar pedidos; revisa su mcorderd y la sincronización",
                eu:
                    "\(restaurant) jatetxeak \(DurationText.short(seconds: seconds)) daramatza eskaerarik begiratu gabe; begiratu bere "
                    + "mcorderd eta sinkronizazioa"
            )
        case .companyIncomplete(let names):
            language.pick(
                en: "company.json lacks what customers must be told: \(names.joined(separator: ", "))",
                es:
                    "a company.json le falta lo que hay que decir a los clientes: \(names.joined(separator: ", "))",
                eu:
                    "company.json fitxategiari bezeroei esan beharrekoa falta zaio: \(names.joined(separator: ", "))"
            )
        case .photographMissing(let path):
            language.pick(
                en: "the photograph \(language.quoted(path)) is not there; publish the catalogue again",
                es: "falta la foto \(language.quoted(path)); publica el catálogo de nuevo",
                eu: "\(language.quoted(path)) argazkia ez dago; argitaratu katalogoa berriro"
            )
        case .photographTooLarge(let path):
            language.pick(
                en:
                    "the photograph \(language.quoted(path)) has more than 8 MB and is not shown; make it smaller",
                es: "la foto \(language.quoted(path)) pasa de 8 MB y no se muestra; redúcela",
                eu: "\(language.quoted(path)) argazkiak 8 MB baino gehiago ditu eta ez da erakusten; txikitu"
            )
        case .heavyPage(let restaurant, let kilobytes):
            language.pick(
                en:
                    "the menu of \(restaurant) weighs \(kilobytes) kB with its first photographs; make them smaller",
                es: "la carta de \(restaurant) pesa \(kilobytes) kB con sus primeras fotos; redúcelas",
                eu: "\(restaurant) jatetxearen kartak \(kilobytes) kB ditu lehen argazkiekin; txikitu"
            )
        }
    }
}
