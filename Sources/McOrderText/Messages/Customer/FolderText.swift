package import McOrderModel

/// A problem with the folder and how to fix it, for the administrator.
extension FolderError: Message {
    package func text(in language: any Texts) -> String { language.text(self) }

    package var sentence: Sentence { self }
}

/// A file or folder that could not be used, for the owner and the cashier.
package enum FileErrorText: Message {
    /// The file system is mounted read-only.
    case readOnly(path: String)
    /// The disk or the quota is full.
    case full(path: String)
    /// Another reason; `reason` is the system's message.
    case unusable(path: String, reason: String)

    package func text(in language: any Texts) -> String {
        switch self {
        case .readOnly(let path):
            language.pick(
                en: "\(path) is on a read-only file system: mount it for writing",
                es:
                    "\(path) está en un sistema de archivos de solo lectura: móntalo con permiso de escritura",
                eu: "\(path) irakurtzeko soilik den fitxategi-sistema batean dago: muntatu idazteko"
            )
        case .full(let path):
            language.pick(
                en: "the disk of \(path) is full: make room",
                es: "el disco de \(path) está lleno: haz sitio",
                eu: "diskoa beteta dago (\(path)): egin lekua"
            )
        case .unusable(let path, let reason):
            language.pick(
                en: "cannot use \(path): \(language.cause(reason))",
                es: "no se puede usar \(path): \(language.cause(reason))",
                eu: "ezin da \(path) erabili: \(language.cause(reason))"
            )
        }
    }

    /// What could not be used and why, with how to fix it if that is known.
    ///
    /// - Parameters:
    ///   - reason: the system's message.
    ///   - isReadOnly: whether the file system is mounted read-only.
    ///   - isFull: whether the disk or the quota is full.
    package static func sentence(path: String, reason: String, isReadOnly: Bool, isFull: Bool) -> Sentence {
        let path = HarmlessText.clean(path)
        if isReadOnly { return FileErrorText.readOnly(path: path) }
        return isFull ? FileErrorText.full(path: path) : FileErrorText.unusable(path: path, reason: reason)
    }
}
