internal import McOrderFiles

/// Files that stay in the folder although they were looked at, so that they are not read again before
/// they change.
struct LeftFiles {
    /// Why a file stays.
    enum Cause: Hashable {
        /// Another daemon's restaurant.
        case elsewhere
        /// A notice about an order that is not known yet.
        case orderUnknown
        /// Decided, but it could not be unlinked.
        case notRemovable
        /// Reported: no regular file, too large, not readable, or refused by the database.
        case reported
    }

    /// How many files are remembered; those beyond are looked at again each time, which costs only time.
    static let capacity = 100_000

    private var files: [FileName: (stamp: FileStamp, cause: Cause)] = [:]

    /// Why the file stays, if it did not change since.
    func cause(_ name: FileName, _ stamp: FileStamp) -> Cause? {
        guard let known = files[name], known.stamp == stamp else { return nil }
        return known.cause
    }

    /// Whether anything is remembered of that name.
    func remembers(_ name: FileName) -> Bool {
        files[name] != nil
    }

    /// Remembers a file.
    mutating func leave(_ name: FileName, _ stamp: FileStamp, _ cause: Cause) {
        if files[name] != nil || files.count < Self.capacity { files[name] = (stamp, cause) }
    }

    /// Forgets a file.
    mutating func forget(_ name: FileName) {
        files[name] = nil
    }

    /// Forgets the files that are no longer there.
    mutating func keep(_ present: Set<FileName>) {
        files = files.filter { present.contains($0.key) }
    }

    /// Forgets everything, as after a change of the settings.
    mutating func removeAll() {
        files = [:]
    }
}
