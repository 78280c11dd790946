import McOrderConsole
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
                en: "there is no folder \(HarmlessText.quoted(error.path, .english)): make it first"
            )
        case .copy(let error): self.init(copy: error)
        case .shared(let path, let folder):
            self.init(
                .invalid,
                es: "\(HarmlessText.quoted(path)) está en \(folder), que leen los clientes: "
                    + "una copia lleva sus nombres; elige otra carpeta",
                en: "\(HarmlessText.quoted(path, .english)) lies in \(folder), which the customers read: "
                    + "a backup has their names in it; choose another folder"
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
                    "\(HarmlessText.quoted(path, .english)) is there already: choose another name, or repeat with --force"
            )
        case .ownFile(let path):
            self.init(
                .invalid,
                es: "\(HarmlessText.quoted(path)) es de la propia cola: elige otro archivo",
                en: "\(HarmlessText.quoted(path, .english)) belongs to the queue itself: choose another file"
            )
        case .noFile(let path):
            self.init(
                .invalid,
                es: "\(HarmlessText.quoted(path)) no es un archivo normal: da la ruta de uno",
                en: "\(HarmlessText.quoted(path, .english)) is no ordinary file: give the path of one"
            )
        case .notWritten(let path, let words):
            self.init(
                .storage,
                es:
                    "no se puede escribir la copia \(HarmlessText.quoted(path)): \(words); haz sitio o mira el disco",
                en:
                    "cannot write the copy \(HarmlessText.quoted(path, .english)): \(words); make room or look at the disk"
            )
        case .damaged(let path, let words):
            self.init(
                .invalid,
                es: "\(HarmlessText.quoted(path)) está dañado: \(words); usa otra copia",
                en: "\(HarmlessText.quoted(path, .english)) is damaged: \(words); use another backup"
            )
        case .notAQueue(let path):
            self.init(
                .invalid,
                es: "\(HarmlessText.quoted(path)) no es una copia de una cola (mcorderd backup)",
                en: "\(HarmlessText.quoted(path, .english)) is no backup of a queue (mcorderd backup)"
            )
        case .newer(let path):
            self.init(
                .badConfiguration,
                es: "\(HarmlessText.quoted(path)) es de una versión más nueva: actualiza mcorderd",
                en: "\(HarmlessText.quoted(path, .english)) was made by a newer version: update mcorderd"
            )
        case .unreleased(let path):
            self.init(
                .badConfiguration,
                es: "\(HarmlessText.quoted(path)) es anterior a la versión 0.1.0: restáurala con ella",
                en: "\(HarmlessText.quoted(path, .english)) is older than 0.1.0: restore it by that version"
            )
        case .hasJournal(let path):
            self.init(
                .invalid,
                es:
                    "\(HarmlessText.quoted(path)) tiene al lado un diario (-wal): no es una copia de mcorderd backup",
                en:
                    "\(HarmlessText.quoted(path, .english)) has a journal (-wal) beside it: it is no copy of mcorderd backup"
            )
        }
    }
}
