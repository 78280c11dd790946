package import McOrderFiles

/// Why a copy of the queue was not made, or cannot be used. Nothing was changed then.
package enum CopyError: Error, Hashable, Sendable {
    /// The queue itself cannot be read or locked.
    case queue(QueueError)
    /// A file of this name is there already.
    case taken(path: String)
    /// The path leads to one of the queue's own files.
    case ownFile(path: String)
    /// The path names no file that could be written: a folder, or nothing.
    case noFile(path: String)
    /// The file cannot be read or written.
    case file(FileError)
    /// SQLite cannot write the copy; its words.
    case notWritten(path: String, words: String)
    /// The copy is not what was copied, or the backup is damaged; SQLite's words.
    case damaged(path: String, words: String)
    /// The file is no copy of a queue.
    case notAQueue(path: String)
    /// A newer program made the backup.
    case newer(path: String)
    /// A version before 0.1.0 made the backup, which was never released; version 0.1.0 restores it.
    case unreleased(path: String)
    /// The file has a journal beside it, without which it is not whole: it was copied by other means.
    case hasJournal(path: String)
}
