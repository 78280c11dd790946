import McOrderFiles
import McOrderModel

extension QueueError {
    /// Converts an error of the queue, the file system or a lock.
    init(_ error: any Error) {
        self =
            switch error {
            case let error as QueueError: error
            case let error as FileError: .file(error)
            case FileLockError.busy(let holder): .busy(holder: holder)
            case FileLockError.file(let error): .file(error)
            default: .database(cause: LogWords.of(error))
            }
    }

    /// Runs `body`, and converts its errors.
    static func converting<Result>(
        _ convert: (any Error) -> QueueError = { QueueError($0) },
        _ body: () throws -> Result
    ) throws(QueueError) -> Result {
        do {
            return try body()
        } catch {
            throw convert(error)
        }
    }

    /// The error for using a queue after it was closed, which is a programming error.
    static let closed = QueueError.database(cause: "the queue is closed")
}
