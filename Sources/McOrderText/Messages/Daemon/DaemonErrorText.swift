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
    case notAFile(_ text: String)
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
        case .notAFile(let text):
            language.pick(
                en: "\(language.quoted(text)) is not a file: give a path",
                es: "\(language.quoted(text)) no es un archivo: da una ruta",
                eu: "\(language.quoted(text)) ez da fitxategia: eman bide-izen bat"
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
        }
    }
}
