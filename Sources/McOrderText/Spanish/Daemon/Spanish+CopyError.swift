extension Spanish {
    package func text(_ message: CopyErrorText) -> String {
        switch message {
        case .noFolder(let path): "no existe la carpeta \(quoted(path: path)): créala primero"
        case .sharedFolder(let path, let folder):
            "\(quoted(path: path)) está en \(folder), que leen los clientes: "
                + "una copia lleva sus nombres; elige otra carpeta"
        case .taken(let path): "\(quoted(path: path)) ya existe: elige otro nombre o repite con --force"
        case .ownFile(let path): "\(quoted(path: path)) es de la propia cola: elige otro archivo"
        case .noFile(let path): "\(quoted(path: path)) no es un archivo normal: da la ruta de uno"
        case .notWritten(let path, let words):
            "no se puede escribir la copia \(quoted(path: path)): \(cause(words)); haz sitio o "
                + "comprueba el disco"
        case .damaged(let path, let words):
            "\(quoted(path: path)) está dañado: \(cause(words)); usa otra copia"
        case .notAQueue(let path): "\(quoted(path: path)) no es una copia de una cola (mcorderd backup)"
        case .newer(let path): "\(quoted(path: path)) es de una versión más nueva: actualiza mcorderd"
        case .unreleased(let path):
            "\(quoted(path: path)) es anterior a la versión 0.1.0: restáurala con ella"
        case .hasJournal(let path):
            "\(quoted(path: path)) tiene al lado un diario (-wal): no es una copia de mcorderd backup"
        case .changed: "una caja ha cambiado la cola mientras tanto: cierra las cajas y empieza otra vez"
        }
    }
}
