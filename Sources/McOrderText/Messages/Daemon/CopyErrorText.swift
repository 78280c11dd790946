/// Why a copy of the queue could not be made or used, and what to do.
package enum CopyErrorText: Message {
    /// The backup's folder does not exist.
    case noFolder(_ path: String)
    /// The backup would lie in a folder that customers can read.
    case sharedFolder(_ path: String, folder: String)
    /// A file with this name exists.
    case taken(_ path: String)
    /// The path is one of the queue's own files.
    case ownFile(_ path: String)
    /// The path is a folder, or does not exist.
    case noFile(_ path: String)
    /// SQLite cannot write the copy; `words` is its message.
    case notWritten(_ path: String, cause: String)
    /// SQLite reports that the backup is damaged; `words` is its message.
    case damaged(_ path: String, cause: String)
    /// The file is not a copy of a queue.
    case notAQueue(_ path: String)
    /// The backup was made by a newer version.
    case newer(_ path: String)
    /// The backup was made by a version before 0.1.0.
    case unreleased(_ path: String)
    /// The file has a journal beside it, so it was not made by `mcorderd backup`.
    case hasJournal(_ path: String)
    /// The queue was changed while the user decided about a restore.
    case changed

    package func text(in language: any Texts) -> String {
        switch self {
        case .noFolder(let path):
            language.pick(
                en: "there is no folder \(language.quoted(path: path)): make it first",
                es: "no existe la carpeta \(language.quoted(path: path)): créala primero",
                eu: "ez dago \(language.quoted(path: path)) karpetarik: sortu lehenik"
            )
        case .sharedFolder(let path, let folder):
            language.pick(
                en: "\(language.quoted(path: path)) lies in \(folder), which the customers read: "
                    + "a backup has their names in it; choose another folder",
                es: "\(language.quoted(path: path)) está en \(folder), que leen los clientes: "
                    + "una copia lleva sus nombres; elige otra carpeta",
                eu:
                    "\(language.quoted(path: path)) \(folder) karpetan dago, eta hori bezeroek irakurtzen dute: "
                    + "babeskopia batek haien izenak daramatza; aukeratu beste karpeta bat"
            )
        case .taken(let path):
            language.pick(
                en: "\(language.quoted(path: path)) exists: choose another name, or repeat with --force",
                es: "\(language.quoted(path: path)) ya existe: elige otro nombre o repite con --force",
                eu:
                    "\(language.quoted(path: path)) badago lehendik: aukeratu beste izen bat, edo errepikatu --force aukerarekin"
            )
        case .ownFile(let path):
            language.pick(
                en: "\(language.quoted(path: path)) belongs to the queue itself: choose another file",
                es: "\(language.quoted(path: path)) es de la propia cola: elige otro archivo",
                eu: "\(language.quoted(path: path)) ilararena berarena da: aukeratu beste fitxategi bat"
            )
        case .noFile(let path):
            language.pick(
                en: "\(language.quoted(path: path)) is not a regular file: give the path of one",
                es: "\(language.quoted(path: path)) no es un archivo normal: da la ruta de uno",
                eu: "\(language.quoted(path: path)) ez da fitxategi arrunta: eman baten bide-izena"
            )
        case .notWritten(let path, let cause):
            language.pick(
                en:
                    "cannot write the copy \(language.quoted(path: path)): \(language.cause(cause)); make room or check the disk",
                es:
                    "no se puede escribir la copia \(language.quoted(path: path)): \(language.cause(cause)); haz sitio o "
                    + "comprueba el disco",
                eu:
                    "ezin da \(language.quoted(path: path)) kopia idatzi: \(language.cause(cause)); egin lekua edo begiratu diskoa"
            )
        case .damaged(let path, let cause):
            language.pick(
                en: "\(language.quoted(path: path)) is damaged: \(language.cause(cause)); use another backup",
                es: "\(language.quoted(path: path)) está dañado: \(language.cause(cause)); usa otra copia",
                eu:
                    "\(language.quoted(path: path)) hondatuta dago: \(language.cause(cause)); erabili beste babeskopia bat"
            )
        case .notAQueue(let path):
            language.pick(
                en: "\(language.quoted(path: path)) is not a backup made by mcorderd backup",
                es: "\(language.quoted(path: path)) no es una copia de una cola (mcorderd backup)",
                eu: "\(language.quoted(path: path)) ez da ilara baten babeskopia (mcorderd backup)"
            )
        case .newer(let path):
            language.pick(
                en: "\(language.quoted(path: path)) was made by a newer version: update mcorderd",
                es: "\(language.quoted(path: path)) es de una versión más nueva: actualiza mcorderd",
                eu: "\(language.quoted(path: path)) bertsio berriago batekoa da: eguneratu mcorderd"
            )
        case .unreleased(let path):
            language.pick(
                en: "\(language.quoted(path: path)) is older than 0.1.0: restore it with that version",
                es: "\(language.quoted(path: path)) es anterior a la versión 0.1.0: restáurala con ella",
                eu:
                    "\(language.quoted(path: path)) 0.1.0 bertsioa baino lehenagokoa da: leheneratu bertsio harekin"
            )
        case .hasJournal(let path):
            language.pick(
                en:
                    "\(language.quoted(path: path)) has a journal (-wal) beside it: it was not made by mcorderd backup",
                es:
                    "\(language.quoted(path: path)) tiene al lado un diario (-wal): no es una copia de mcorderd backup",
                eu: "\(language.quoted(path: path)) fitxategiak aldaketa-erregistro bat du ondoan (-wal): "
                    + "ez da mcorderd backup komandoaren kopia"
            )
        case .changed:
            language.pick(
                en: "a till has changed the queue meanwhile: close the tills and start again",
                es: "una caja ha cambiado la cola mientras tanto: cierra las cajas y empieza otra vez",
                eu: "kutxa batek ilara aldatu du bitartean: itxi kutxak eta hasi berriro"
            )
        }
    }
}
