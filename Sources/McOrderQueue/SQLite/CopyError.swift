package import McOrderFiles

/// Why a copy of the queue was not made or cannot be used. Nothing was changed.
package enum CopyError: Error, Hashable, Sendable {
    /// The queue itself cannot be read or locked.
    case queue(QueueError)
    /// A file with this name already exists.
    case taken(path: String)
    /// The path leads to one of the queue's own files.
    case ownFile(path: String)
    /// The path names no file that could be written: it is a folder, or empty.
    case noFile(path: String)
    /// The file cannot be read or written.
    case file(FileError)
    /// SQLite cannot write the copy; `words` is its message.
    case notWritten(path: String, cause: String)
    /// The copy differs from the original, or the backup is damaged; `words` is SQLite's message.
    case damaged(path: String, cause: String)
    /// The file is not a copy of a queue.
    case notAQueue(path: String)
    /// A newer program made the backup.
    case newer(path: String)
    /// A version before 0.1.0, which was never released, made the backup; version 0.1.0 restores it.
    case unreleased(path: String)
    /// The file has a journal next to it, without which it is incomplete: it was not copied by McOrder.
    case hasJournal(path: String)
    /// The queue has changed since the user agreed to what a restore loses.
    case changed
}
