package import McOrderFiles

/// A file or folder that could not be used.
public struct StorageTrouble: Error, Hashable, Sendable {
    /// What sort of trouble it is.
    public enum Kind: Hashable, Sendable {
        /// There is nothing of that name.
        case absent
        /// The file system is mounted for reading only.
        case readOnly
        /// This user may not do it.
        case noPermission
        /// The disk or the quota is full.
        case full
        /// Anything else, such as a failing disk or server.
        case other
    }

    /// What sort of trouble it is.
    public let kind: Kind
    /// The file or folder, for people to read.
    public let path: String
    /// The system's own words, in English.
    public let words: String

    /// What a call's error means to a customer.
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
        words = "\(error.operation): \(error.errno)"
    }

    /// Trouble that no call reported.
    package init(_ kind: Kind, path: String, words: String) {
        self.kind = kind
        self.path = path
        self.words = words
    }
}
