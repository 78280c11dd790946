internal import Foundation
internal import GRDB
internal import McOrderFiles
internal import SystemPackage

extension QueueError {
    /// The error that a call of ours, of the lock or of the database ended with.
    init(_ error: any Error) {
        switch error {
        case let error as QueueError: self = error
        case let error as FileError: self = .file(error)
        case FileLockError.busy(let holder): self = .busy(holder: holder)
        case FileLockError.file(let error): self = .file(error)
        case let error as DatabaseError: self.init(database: error)
        default: self = FileError(foundation: error).map(QueueError.file) ?? .database(words: "\(error)")
        }
    }

    /// The error of whoever goes on to use what was closed, a programmer's mistake.
    static let closed = QueueError.database(words: "the queue is closed")

    private init(database error: DatabaseError) {
        let words = error.message ?? error.resultCode.description
        if error.extendedResultCode == .SQLITE_READONLY_DBMOVED {
            // Not a matter of rights: the file lost its name while it was open.
            self = .storage(words: words)
            return
        }
        switch error.resultCode {
        case .SQLITE_FULL, .SQLITE_IOERR, .SQLITE_CORRUPT, .SQLITE_CANTOPEN, .SQLITE_NOTADB, .SQLITE_NOMEM,
            .SQLITE_PROTOCOL:
            self = .storage(words: words)
        case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH:
            self = .noPermission(words: words)
        case .SQLITE_BUSY, .SQLITE_LOCKED:
            self = .busy(holder: "")
        default:
            self = .database(words: words)
        }
    }

    /// Whether the error speaks of one order's content only, so that the others of a batch can go on.
    static func isOfOneOrder(_ error: any Error) -> Bool {
        guard let error = error as? DatabaseError else { return false }
        switch error.resultCode {
        case .SQLITE_CONSTRAINT, .SQLITE_MISMATCH, .SQLITE_TOOBIG: return true
        default: return false
        }
    }
}

extension FileError {
    /// The system's reason inside an error of Foundation, with which GRDB looks at its files; nil where there
    /// is none.
    fileprivate init?(foundation error: any Error) {
        let outer = error as NSError
        guard let reason = outer.userInfo[NSUnderlyingErrorKey] as? NSError,
            reason.domain == NSPOSIXErrorDomain
        else { return nil }
        let path = outer.userInfo[NSFilePathErrorKey] as? String
        self.init(
            operation: "stat",
            path: path ?? "",
            errno: Errno(rawValue: CInt(truncatingIfNeeded: reason.code))
        )
    }
}
