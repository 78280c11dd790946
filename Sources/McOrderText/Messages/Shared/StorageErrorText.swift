/// A problem with a folder or a file in it, and what to do, for the customer.
package enum StorageErrorText: Message {
    // MARK: Problem

    /// The path that cannot be used, with the system's message.
    case place(_ path: String, cause: String)
    case folderFull
    case folderReadOnly
    case folderNotWritable

    // MARK: Advice

    case checkMounting
    case mountForWriting
    case askPermission
    case makeRoom
    case checkDisk

    package func text(in language: any Texts) -> String {
        switch self {
        case .place(let path, let cause):
            language.pick(
                en: "\(language.quoted(path: path)): \(language.cause(cause))",
                es: "\(language.quoted(path: path)): \(language.cause(cause))",
                eu: "\(language.quoted(path: path)): \(language.cause(cause))"
            )
        case .folderFull:
            language.pick(
                en: "the shared folder is full",
                es: "la carpeta compartida está llena",
                eu: "karpeta partekatua beteta dago"
            )
        case .folderReadOnly:
            language.pick(
                en: "the shared folder is read-only",
                es: "la carpeta compartida es de solo lectura",
                eu: "karpeta partekatua irakurtzeko soilik da"
            )
        case .folderNotWritable:
            language.pick(
                en: "you may not write to the shared folder",
                es: "no tienes permiso para escribir en la carpeta compartida",
                eu: "ez duzu karpeta partekatuan idazteko baimenik"
            )
        case .checkMounting:
            language.pick(
                en: "Check that the folder is mounted and synchronised.",
                es: "Comprueba que la carpeta está montada y sincronizada.",
                eu: "Egiaztatu karpeta muntatuta eta sinkronizatuta dagoela."
            )
        case .mountForWriting:
            language.pick(
                en: "Mount it for writing.",
                es: "Móntala con permiso de escritura.",
                eu: "Muntatu idazteko moduan."
            )
        case .askPermission:
            language.pick(
                en: "Ask for permission to write to it.",
                es: "Pide permiso para escribir en ella.",
                eu: "Eskatu bertan idazteko baimena."
            )
        case .makeRoom: language.pick(en: "Make room.", es: "Libera sitio.", eu: "Egin lekua.")
        case .checkDisk:
            language.pick(
                en: "Check the folder and the disk.",
                es: "Comprueba la carpeta y el disco.",
                eu: "Egiaztatu karpeta eta diskoa."
            )
        }
    }
}
