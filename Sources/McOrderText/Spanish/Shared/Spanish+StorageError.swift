extension Spanish {
    package func text(_ message: StorageErrorText) -> String {
        switch message {
        case .place(let path, let words): "\(quoted(path: path)): \(cause(words))"
        case .folderFull: "la carpeta compartida está llena"
        case .folderReadOnly: "la carpeta compartida es de solo lectura"
        case .folderNotWritable: "no tienes permiso para escribir en la carpeta compartida"
        case .checkMounting: "Comprueba que la carpeta está montada y sincronizada."
        case .mountForWriting: "Móntala con permiso de escritura."
        case .askPermission: "Pide permiso para escribir en ella."
        case .makeRoom: "Libera sitio."
        case .checkDisk: "Comprueba la carpeta y el disco."
        }
    }
}
