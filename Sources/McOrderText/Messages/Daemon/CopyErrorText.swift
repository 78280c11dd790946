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
    case notWritten(_ path: String, words: String)
    /// SQLite reports that the backup is damaged; `words` is its message.
    case damaged(_ path: String, words: String)
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

    package func text(in language: any Texts) -> String { language.text(self) }
}
