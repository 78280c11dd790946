package import McOrderFiles

/// An error in the use of a file or folder.
public struct StorageError: Error, Hashable, Sendable {
    /// The kinds of error.
    public enum Kind: Hashable, Sendable {
        /// The file or folder does not exist.
        case absent
        /// The file system is mounted read-only.
        case readOnly
        /// The user has no permission.
        case noPermission
        /// The disk or the quota is full.
        case full
        /// Any other error, such as a failing disk or server.
        case other
    }

    /// The kind of error.
    public let kind: Kind
    /// The path of the file or folder. It is only shown to people.
    public let path: String
    /// The system's error message, in English.
    public let cause: String

    /// Creates the error for a failed system call.
    package init(_ error: FileError) {
        kind =
            if error.isAbsent {
                .absent
            } else if error.isReadOnly {
                .readOnly
            } else if error.isPermission {
                .noPermission
            } else if error.isNoSpace {
                .full
            } else {
                .other
            }
        path = error.path
        cause = "\(error.operation): \(error.errno)"
    }

    /// Creates an error that no system call reported.
    package init(_ kind: Kind, path: String, cause: String) {
        self.kind = kind
        self.path = path
        self.cause = cause
    }
}
