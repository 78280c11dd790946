internal import McOrderFiles

extension QueueError {
    /// The error that a call of ours, of the file system or of a lock ended with.
    init(_ error: any Error) {
        self =
            switch error {
            case let error as QueueError: error
            case let error as FileError: .file(error)
            case FileLockError.busy(let holder): .busy(holder: holder)
            case FileLockError.file(let error): .file(error)
            default: .database(words: "\(error)")
            }
    }

    /// The error of going on to use what was closed, a programmer's mistake.
    static let closed = QueueError.database(words: "the queue is closed")
}
