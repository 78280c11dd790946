/// Why the customer's program cannot use the shared folder or the catalogue in it.
package enum FolderErrorText: Message {
    /// No folder has been joined, and none was given.
    case unknown(on: Surface)
    /// The folder's path contains control characters.
    case badPath(_ path: String)
    case absent(path: String)
    /// The folder has no marker of the restaurant.
    case unmarked(path: String)
    case tooNew(path: String, format: Int)
    /// The folder cannot be used. `words` is the system's message; `advice` says what to do.
    case unusable(path: String, cause: String, advice: Sentence)
    /// There is no catalogue, and no path at which to search for one.
    case noCatalogue(on: Surface)
    case noCatalogueIn(_ places: [String], on: Surface)
    /// The catalogue has this many errors; the first one with its file and position.
    case invalidCatalogue(_ count: Int, first: String, on: Surface)

    package func text(in language: any Texts) -> String {
        switch self {
        case .unknown(.screen):
            language.pick(
                en: "no shared folder is joined yet. The key F on the first page joins the restaurant's.",
                es:
                    "aún no te has unido a la carpeta del restaurante. Únete con la tecla F de la primera página.",
                eu: "oraindik ez zara jatetxearen karpetan sartu. Sartu lehen orriko F teklarekin."
            )
        case .unknown(.commands):
            language.pick(
                en: "no shared folder is known. Join the restaurant's with “mcorder join DIR”, or name it "
                    + "with --cloud or MCORDER_CLOUD.",
                es: "aún no hay ninguna carpeta compartida. Únete a la del restaurante con «mcorder join "
                    + "CARPETA», o indícala con --cloud o MCORDER_CLOUD.",
                eu: "ez da karpeta partekaturik ezagutzen. Sartu jatetxearen karpetan «mcorder join "
                    + "KARPETA» komandoarekin, edo adierazi --cloud edo MCORDER_CLOUD erabiliz."
            )
        case .badPath(let path):
            language.pick(
                en:
                    "\(language.quoted(path: path)) cannot be used: its name contains control characters. Rename it.",
                es:
                    "\(language.quoted(path: path)) no vale como carpeta: su nombre lleva caracteres de control. Cámbialo.",
                eu:
                    "\(language.quoted(path: path)) ez da karpeta egokia: izenak kontrol-karaktereak ditu. Aldatu izena."
            )
        case .absent(let path):
            language.pick(
                en:
                    "there is no folder of orders in \(language.quoted(path: path)). Check that it is mounted and synchronised.",
                es:
                    "no hay carpeta de pedidos en \(language.quoted(path: path)). Comprueba que está montada y sincronizada.",
                eu:
                    "ez dago eskaeren karpetarik hemen: \(language.quoted(path: path)). Egiaztatu muntatuta eta "
                    + "sinkronizatuta dagoela."
            )
        case .unmarked(let path):
            language.pick(
                en:
                    "\(language.quoted(path: path)) lacks the restaurant's marker (orders/.mcorder): it is not mounted, not "
                    + "yet synchronised, or not theirs. Nothing is written to it.",
                es:
                    "\(language.quoted(path: path)) no lleva la marca del restaurante (orders/.mcorder): no está montada, no "
                    + "ha terminado de sincronizarse o no es la suya. No se escribe nada en ella.",
                eu:
                    "\(language.quoted(path: path)) karpetak ez du jatetxearen marka (orders/.mcorder): ez dago muntatuta, "
                    + "ez da sinkronizatzen amaitu edo ez da jatetxearena. Ez da ezer idazten bertan."
            )
        case .tooNew(let path, let format):
            language.pick(
                en:
                    "\(language.quoted(path: path)) has format \(format), of a newer mcorder. Update this one.",
                es:
                    "\(language.quoted(path: path)) tiene el formato \(format), de un mcorder más nuevo. Actualiza este.",
                eu:
                    "\(language.quoted(path: path)) karpetaren formatua \(format) da, mcorder berriago batena. Eguneratu hau."
            )
        case .unusable(let path, let cause, let advice):
            language.pick(
                en:
                    "cannot use \(language.quoted(path: path)): \(language.cause(cause)). \(language.say(advice))",
                es:
                    "no se puede usar \(language.quoted(path: path)): \(language.cause(cause)). \(language.say(advice))",
                eu:
                    "ezin da \(language.quoted(path: path)) erabili: \(language.cause(cause)). \(language.say(advice))"
            )
        case .noCatalogue(.screen):
            language.pick(
                en: "there is no catalogue yet. Join the restaurant's folder first.",
                es: "aún no hay catálogo. Únete primero a la carpeta del restaurante.",
                eu: "oraindik ez dago katalogorik. Sartu lehenengo jatetxearen karpetan."
            )
        case .noCatalogue(.commands):
            language.pick(
                en:
                    "there is no catalogue. Join the restaurant's folder with “mcorder join DIR”, or name one "
                    + "with --catalog.",
                es:
                    "no hay catálogo. Únete a la carpeta del restaurante con «mcorder join CARPETA», o indica "
                    + "uno con --catalog.",
                eu:
                    "ez dago katalogorik. Sartu jatetxearen karpetan «mcorder join KARPETA» komandoarekin, edo "
                    + "adierazi bat --catalog erabiliz."
            )
        case .noCatalogueIn(let places, let surface):
            language.pick(
                en:
                    "there is no catalogue in \(language.say(Quoted(paths: places))), nor a copy of another. Wait until it is "
                    + "synchronised, \(surface == .screen ? "and try again." : "or name one with --catalog.")",
                es:
                    "no hay catálogo en \(language.say(Quoted(paths: places))), ni una copia de otro. Espera a que se "
                    + (surface == .screen
                        ? "sincronice y vuelve a intentarlo." : "sincronice, o indica uno con --catalog."),
                eu:
                    "ez dago katalogorik hemen: \(language.say(Quoted(paths: places))), ezta beste baten kopiarik ere. Itxaron "
                    + (surface == .screen
                        ? "sinkronizatu arte, eta saiatu berriro."
                        : "sinkronizatu arte, edo adierazi bat --catalog erabiliz.")
            )
        case .invalidCatalogue(let count, let first, let surface):
            language.pick(
                en:
                    "the catalogue has \(count) error\(count == 1 ? "" : "s"), the first in \(language.quoted(path: first)). "
                    + "Tell the restaurant\(surface == .screen ? "." : ": “mcorderd check” names them all.")",
                es:
                    "el catálogo tiene \(count) fallo\(count == 1 ? "" : "s"), el primero en \(language.quoted(path: first)). "
                    + "Avisa al restaurante\(surface == .screen ? "." : ": «mcorderd check» los muestra todos.")",
                eu:
                    "katalogoak \(count) akats ditu, lehena hemen: \(language.quoted(path: first)). Abisatu jatetxeari"
                    + (surface == .screen ? "." : ": «mcorderd check» komandoak denak esaten dizkio.")
            )
        }
    }
}
