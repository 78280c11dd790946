import Foundation
import GRDB
import McOrderFiles
import SystemPackage

extension QueueError {
    /// Converts an error of the queue, the lock or SQLite.
    init(sqlite error: any Error) {
        if let error = error as? DatabaseError {
            self.init(database: error)
        } else if let error = FileError(foundation: error) {
            self = .file(error)
        } else {
            self.init(error)
        }
    }

    private init(database error: DatabaseError) {
        let words = error.message ?? error.resultCode.description
        if error.extendedResultCode == .SQLITE_READONLY_DBMOVED {
            // This is not a problem of permissions: the file lost its name while it was open.
            self = .storage(cause: words)
            return
        }
        switch error.resultCode {
        case .SQLITE_FULL, .SQLITE_IOERR, .SQLITE_CORRUPT, .SQLITE_CANTOPEN, .SQLITE_NOTADB, .SQLITE_NOMEM,
            .SQLITE_PROTOCOL:
            self = .storage(cause: words)
        case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH:
            self = .noPermission(cause: words)
        case .SQLITE_BUSY, .SQLITE_LOCKED:
            self = .busy(holder: "")
        default:
            self = .database(cause: words)
        }
    }
}

extension DatabaseError {
    /// SQLite's message. After a failed backup the connection has no message; then the description of the
    /// result code.
    var words: String {
        guard let message, message != "not an error" else { return resultCode.description }
        return message
    }
}

extension FileError {
    /// The system error inside a Foundation error, which GRDB throws when it checks its files; `nil` if there
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
