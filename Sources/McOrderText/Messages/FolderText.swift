package import McOrderModel

/// What is wrong with the folder and what to do about it, for the administrator.
extension FolderTrouble: Message {
    package func text(in language: any Texts) -> String { language.text(self) }

    /// The message.
    package var sentence: Sentence { self }
}

/// A file or folder that could not be used, for the owner and the cashier.
package enum FileErrorText: Message {
    /// The file system is mounted for reading only.
    case readOnly(path: String)
    /// The disk or the quota is full.
    case full(path: String)
    /// Another reason, in the system's own words.
    case unusable(path: String, reason: String)

    package func text(in language: any Texts) -> String { language.text(self) }

    /// What could not be used and why, with the cure where there is one.
    ///
    /// - Parameters:
    ///   - reason: the system's own words.
    ///   - isReadOnly: whether the file system is mounted for reading only.
    ///   - isFull: whether the disk or the quota is full.
    package static func sentence(path: String, reason: String, isReadOnly: Bool, isFull: Bool) -> Sentence {
        let path = HarmlessText.clean(path)
        if isReadOnly { return FileErrorText.readOnly(path: path) }
        return isFull ? FileErrorText.full(path: path) : FileErrorText.unusable(path: path, reason: reason)
    }
}
