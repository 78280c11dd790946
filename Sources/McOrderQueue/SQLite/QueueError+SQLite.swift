internal import Foundation
internal import GRDB
internal import McOrderFiles
internal import SystemPackage

extension QueueError {
    /// The error that a call of ours, of the lock or of SQLite ended with.
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
}

extension DatabaseError {
    /// What SQLite says; a backup that fails leaves its connection without words.
    var words: String {
        guard let message, message != "not an error" else { return resultCode.description }
        return message
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
