/// Why a copy of the queue was not made, or cannot be used, and what to do about it.
package enum CopyFailureText: Message {
    /// The folder that the backup is to lie in does not exist.
    case noFolder(_ path: String)
    /// The backup is to lie in a folder that the customers read.
    case sharedFolder(_ path: String, folder: String)
    /// A file of this name is there already.
    case taken(_ path: String)
    /// The path leads to one of the queue's own files.
    case ownFile(_ path: String)
    /// The path names a folder, or nothing.
    case noFile(_ path: String)
    /// SQLite cannot write the copy; its words.
    case notWritten(_ path: String, words: String)
    /// SQLite finds the backup damaged; its words.
    case damaged(_ path: String, words: String)
    /// The file is no copy of a queue.
    case notAQueue(_ path: String)
    /// A newer program made the backup.
    case newer(_ path: String)
    /// A version before 0.1.0 made the backup.
    case unreleased(_ path: String)
    /// The file has a journal beside it: it was copied by other means.
    case hasJournal(_ path: String)

    package func text(in language: any Texts) -> String { language.text(self) }
}
