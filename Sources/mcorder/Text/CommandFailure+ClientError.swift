internal import McOrderClient
internal import McOrderConsole
internal import McOrderText

extension CommandFailure {
    /// What a customer is told of an error of the library, and the exit code. Source: commands.md.
    init(_ error: ClientError) {
        switch error {
        case .home, .homeBusy, .homeDamaged, .homeTooNew, .badDeviceName, .ticket:
            self = Self.ofHome(error)
        case .noFolder, .badFolderPath, .folderAbsent, .folderUnmarked, .folderTooNew, .folder, .noCatalogue,
            .faultyCatalogue:
            self = Self.ofFolder(error)
        case .emptyTicket, .unknownRestaurant, .unavailable, .badOrder, .repeated, .numbersExhausted,
            .notSent, .unfinished, .otherFolder, .orderElsewhere, .noticeUnsent:
            self = Self.ofSending(error)
        case .closed, .paused, .soldOut:
            self = Self.ofToday(error, now: SystemTime.now())
        }
    }

    /// The same failure as the end of a sending: R11's sentence first, and that nothing is lost.
    var whileSending: CommandFailure {
        CommandFailure(
            status,
            es: "¡Lo sentimos, algo no ha ido bien! \(sentence.spanish) No se ha perdido nada.",
            en: "Sorry, something went wrong! \(sentence.english) Nothing is lost.",
            eu: "Sentitzen dugu, zerbait gaizki joan da! \(sentence.basque) Ez da ezer galdu."
        )
    }

    private static func quoted(_ text: String, _ language: Language = .spanish) -> String {
        HarmlessText.quoted(text, language)
    }

    private static func path(_ text: String, _ language: Language = .spanish) -> String {
        HarmlessText.quoted(path: text, language)
    }

    private static func ofHome(_ error: ClientError) -> CommandFailure {
        switch error {
        case .home(let trouble):
            return CommandFailure(
                trouble.status(absent: .cannotCreate),
                es:
                    "no se puede usar \(path(trouble.path)): \(trouble.words). Libera sitio o da permiso, o "
                    + "elige otra carpeta con --home o MCORDER_HOME.",
                en:
                    "cannot use \(path(trouble.path, .english)): \(trouble.words). Make room or give permission, or "
                    + "choose another folder with --home or MCORDER_HOME.",
                eu:
                    "ezin da \(path(trouble.path, .basque)) erabili: \(trouble.words). Egin lekua edo eman baimena, edo "
                    + "aukeratu beste karpeta bat --home edo MCORDER_HOME erabiliz."
            )
        case .homeBusy(let file, let holder):
            return CommandFailure(
                .tryAgain,
                es: "otro programa (\(HarmlessText.clean(holder))) está usando \(path(file)). Vuelve a "
                    + "intentarlo.",
                en:
                    "another program (\(HarmlessText.clean(holder))) is using \(path(file, .english)). Try again.",
                eu:
                    "beste programa bat (\(HarmlessText.clean(holder))) \(path(file, .basque)) erabiltzen ari da. "
                    + "Saiatu berriro."
            )
        case .homeDamaged(let file, let place):
            let at = place.isEmpty ? "" : " (\(place))"
            return CommandFailure(
                .storage,
                es: "\(path(file)) está dañado\(at). No se toca, porque guarda el código del dispositivo y "
                    + "los números de pedido. Recupéralo de una copia, o aparta el archivo para empezar con un "
                    + "dispositivo nuevo.",
                en:
                    "\(path(file, .english)) is damaged\(at). It is left alone, since it holds the device's code and "
                    + "the order numbers. Restore it from a backup, or move the file away to begin with a new "
                    + "device.",
                eu:
                    "\(path(file, .basque)) hondatuta dago\(at). Ez da ukitzen, gailuaren kodea eta eskaera-zenbakiak "
                    + "gordetzen dituelako. Berreskuratu babeskopia batetik, edo eraman fitxategia beste leku batera "
                    + "gailu berri batekin hasteko."
            )
        case .homeTooNew(let file, let format):
            return CommandFailure(
                .badConfiguration,
                es: "\(path(file)) es del formato \(format), de un mcorder más nuevo. Actualiza este.",
                en: "\(path(file, .english)) is of format \(format), of a newer mcorder. Update this one.",
                eu:
                    "\(path(file, .basque)) fitxategiaren formatua \(format) da, mcorder berriago batena. Eguneratu hau."
            )
        case .badDeviceName(let name):
            return CommandFailure(
                .invalid,
                es:
                    "\(quoted(name)) no vale como nombre: ha de tener de 1 a 64 caracteres, ninguno de control.",
                en:
                    "\(quoted(name, .english)) is no name: it must have 1 to 64 characters, no control characters.",
                eu:
                    "\(quoted(name, .basque)) ez da izen egokia: 1 eta 64 karaktere artean izan behar ditu, kontrol-karaktererik gabe."
            )
        case .ticket(let fault): return CommandFailure(.invalid, fault.sentence)
        default: preconditionFailure("\(error) is not about the home")
        }
    }

    private static func ofFolder(_ error: ClientError) -> CommandFailure {
        switch error {
        case .noFolder:
            return CommandFailure(
                .unavailable,
                es: "no se conoce ninguna carpeta compartida. Únete a la del restaurante con «mcorder join "
                    + "CARPETA», o nómbrala con --cloud o MCORDER_CLOUD.",
                en: "no shared folder is known. Join the restaurant's with “mcorder join DIR”, or name it "
                    + "with --cloud or MCORDER_CLOUD.",
                eu: "ez da karpeta partekaturik ezagutzen. Sartu jatetxearen karpetan «mcorder join "
                    + "KARPETA» komandoarekin, edo adierazi --cloud edo MCORDER_CLOUD erabiliz."
            )
        case .badFolderPath(let folder):
            return CommandFailure(
                .invalid,
                es: "\(path(folder)) no vale como carpeta: su nombre lleva caracteres de control. Cámbialo.",
                en:
                    "\(path(folder, .english)) is no folder to use: its name holds control characters. Rename it.",
                eu:
                    "\(path(folder, .basque)) ez da karpeta egokia: izenak kontrol-karaktereak ditu. Aldatu izena."
            )
        case .folderAbsent(let folder):
            return CommandFailure(
                .unavailable,
                es:
                    "no hay carpeta de pedidos en \(path(folder)). Comprueba que está montada y sincronizada.",
                en:
                    "there is no folder of orders in \(path(folder, .english)). Check that it is mounted and synchronised.",
                eu:
                    "ez dago eskaeren karpetarik hemen: \(path(folder, .basque)). Egiaztatu muntatuta eta sinkronizatuta dagoela."
            )
        case .folderUnmarked(let folder):
            return CommandFailure(
                .unavailable,
                es:
                    "\(path(folder)) no lleva la marca del restaurante (orders/.mcorder): no está montada, no "
                    + "ha terminado de sincronizarse o no es la suya. No se escribe nada en ella.",
                en:
                    "\(path(folder, .english)) lacks the restaurant's marker (orders/.mcorder): it is not mounted, not "
                    + "yet synchronised, or not theirs. Nothing is written to it.",
                eu:
                    "\(path(folder, .basque)) karpetak ez du jatetxearen marka (orders/.mcorder): ez dago muntatuta, "
                    + "ez da sinkronizatzen amaitu edo ez da jatetxearena. Ez da ezer idazten bertan."
            )
        case .folderTooNew(let folder, let format):
            return CommandFailure(
                .badConfiguration,
                es: "\(path(folder)) es del formato \(format), de un mcorder más nuevo. Actualiza este.",
                en: "\(path(folder, .english)) is of format \(format), of a newer mcorder. Update this one.",
                eu:
                    "\(path(folder, .basque)) karpetaren formatua \(format) da, mcorder berriago batena. Eguneratu hau."
            )
        case .folder(let trouble):
            return CommandFailure(
                trouble.status(absent: .unavailable),
                es: "no se puede usar \(path(trouble.path)): \(trouble.words). \(trouble.advice.spanish)",
                en: "cannot use \(path(trouble.path, .english)): \(trouble.words). \(trouble.advice.english)",
                eu:
                    "ezin da \(path(trouble.path, .basque)) erabili: \(trouble.words). \(trouble.advice.basque)"
            )
        case .noCatalogue(let places):
            let list = Quoted(paths: places)
            return CommandFailure(
                .notFound,
                es: places.isEmpty
                    ? "no hay catálogo. Únete a la carpeta del restaurante con «mcorder join CARPETA», o nombra "
                        + "uno con --catalog."
                    : "no hay catálogo en \(list.spanish), ni copia de otro. Espera a que se sincronice, o nombra uno "
                        + "con --catalog.",
                en: places.isEmpty
                    ? "there is no catalogue. Join the restaurant's folder with “mcorder join DIR”, or name one "
                        + "with --catalog."
                    : "there is no catalogue in \(list.english), nor a copy of another. Wait until it is synchronised, "
                        + "or name one with --catalog.",
                eu: places.isEmpty
                    ? "ez dago katalogorik. Sartu jatetxearen karpetan «mcorder join KARPETA» komandoarekin, edo "
                        + "adierazi bat --catalog erabiliz."
                    : "ez dago katalogorik hemen: \(list.basque), ezta beste baten kopiarik ere. Itxaron sinkronizatu "
                        + "arte, edo adierazi bat --catalog erabiliz."
            )
        case .faultyCatalogue(let refusal):
            let place = Quoted(path: "\(refusal.path)/\(refusal.firstPlace)")
            return CommandFailure(
                .invalid,
                es:
                    "el catálogo tiene \(refusal.count) fallos, el primero en \(place.spanish). Avisa al restaurante: "
                    + "«mcorderd check» se los dice todos.",
                en:
                    "the catalogue has \(refusal.count) faults, the first in \(place.english). Tell the restaurant: "
                    + "“mcorderd check” names them all.",
                eu:
                    "katalogoak \(refusal.count) akats ditu, lehena hemen: \(place.basque). Abisatu jatetxeari: "
                    + "«mcorderd check» komandoak denak esaten dizkio."
            )
        default: preconditionFailure("\(error) is not about the folder")
        }
    }
}
