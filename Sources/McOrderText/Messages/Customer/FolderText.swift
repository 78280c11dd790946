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

    package func text(in language: any Texts) -> String { language.text(self) }

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
