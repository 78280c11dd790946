import McOrderConsole
import McOrderText
import McOrderFiles
import McOrderIntake
import McOrderQueue

extension CommandFailure {
    /// The end of a backup that was not made.
    init(backup failure: Backup.Failure) {
        switch failure {
        case .copy(.file(let error)) where error.isAbsent:
            self.init(
                .cannotCreate,
                es: "no existe la carpeta \(HarmlessText.quoted(error.path)): créala primero",
                en: "there is no folder \(HarmlessText.quoted(error.path, .english)): make it first",
                eu: "ez dago \(HarmlessText.quoted(error.path, .basque)) karpetarik: sortu lehenik"
            )
        case .copy(let error): self.init(copy: error)
        case .shared(let path, let folder):
            self.init(
                .invalid,
                es: "\(HarmlessText.quoted(path)) está en \(folder), que leen los clientes: "
                    + "una copia lleva sus nombres; elige otra carpeta",
                en: "\(HarmlessText.quoted(path, .english)) lies in \(folder), which the customers read: "
                    + "a backup has their names in it; choose another folder",
                eu: "\(HarmlessText.quoted(path, .basque)) \(folder) karpetan dago, eta hori bezeroek "
                    + "irakurtzen dute: babeskopia batek haien izenak daramatza; aukeratu beste karpeta bat"
            )
        }
    }

    /// The end that an error about a copy of the queue means.
    init(copy error: CopyError) {
        switch error {
        case .queue(let error): self.init(daemon: error)
        case .file(let error): self.init(daemon: error)
        case .taken(let path):
            self.init(
                .cannotCreate,
                es: "\(HarmlessText.quoted(path)) ya existe: elige otro nombre o repite con --force",
                en:
                    "\(HarmlessText.quoted(path, .english)) is there already: choose another name, or repeat with --force",
                eu: "\(HarmlessText.quoted(path, .basque)) badago lehendik: aukeratu beste izen bat, edo "
                    + "errepikatu --force aukerarekin"
            )
        case .ownFile(let path):
            self.init(
                .invalid,
                es: "\(HarmlessText.quoted(path)) es de la propia cola: elige otro archivo",
                en: "\(HarmlessText.quoted(path, .english)) belongs to the queue itself: choose another file",
                eu: "\(HarmlessText.quoted(path, .basque)) ilararena berarena da: aukeratu beste fitxategi "
                    + "bat"
            )
        case .noFile(let path):
            self.init(
                .invalid,
                es: "\(HarmlessText.quoted(path)) no es un archivo normal: da la ruta de uno",
                en: "\(HarmlessText.quoted(path, .english)) is no ordinary file: give the path of one",
                eu: "\(HarmlessText.quoted(path, .basque)) ez da fitxategi arrunta: eman baten bide-izena"
            )
        case .notWritten(let path, let words):
            self.init(
                .storage,
                es:
                    "no se puede escribir la copia \(HarmlessText.quoted(path)): \(words); haz sitio o mira el disco",
                en:
                    "cannot write the copy \(HarmlessText.quoted(path, .english)): \(words); make room or look at the disk",
                eu: "ezin da \(HarmlessText.quoted(path, .basque)) kopia idatzi: \(words); egin lekua edo "
                    + "begiratu diskoa"
            )
        case .damaged(let path, let words):
            self.init(
                .invalid,
                es: "\(HarmlessText.quoted(path)) está dañado: \(words); usa otra copia",
                en: "\(HarmlessText.quoted(path, .english)) is damaged: \(words); use another backup",
                eu: "\(HarmlessText.quoted(path, .basque)) hondatuta dago: \(words); erabili beste "
                    + "babeskopia bat"
            )
        case .notAQueue(let path):
            self.init(
                .invalid,
                es: "\(HarmlessText.quoted(path)) no es una copia de una cola (mcorderd backup)",
                en: "\(HarmlessText.quoted(path, .english)) is no backup of a queue (mcorderd backup)",
                eu: "\(HarmlessText.quoted(path, .basque)) ez da ilara baten babeskopia (mcorderd backup)"
            )
        case .newer(let path):
            self.init(
                .badConfiguration,
                es: "\(HarmlessText.quoted(path)) es de una versión más nueva: actualiza mcorderd",
                en: "\(HarmlessText.quoted(path, .english)) was made by a newer version: update mcorderd",
                eu: "\(HarmlessText.quoted(path, .basque)) bertsio berriago batekoa da: eguneratu mcorderd"
            )
        case .unreleased(let path):
            self.init(
                .badConfiguration,
                es: "\(HarmlessText.quoted(path)) es anterior a la versión 0.1.0: restáurala con ella",
                en: "\(HarmlessText.quoted(path, .english)) is older than 0.1.0: restore it by that version",
                eu: "\(HarmlessText.quoted(path, .basque)) 0.1.0 bertsioa baino lehenagokoa da: leheneratu "
                    + "bertsio harekin"
            )
        case .hasJournal(let path):
            self.init(
                .invalid,
                es:
                    "\(HarmlessText.quoted(path)) tiene al lado un diario (-wal): no es una copia de mcorderd backup",
                en:
                    "\(HarmlessText.quoted(path, .english)) has a journal (-wal) beside it: it is no copy of mcorderd backup",
                eu: "\(HarmlessText.quoted(path, .basque)) fitxategiak aldaketa-erregistro bat du ondoan "
                    + "(-wal): ez da mcorderd backup komandoaren kopia"
            )
        }
    }
}
