internal import McOrderFiles

/// The names of the queue's files in the state folder, and how they are made.
///
/// Nothing but SQLite ever opens the database's own files: closing any descriptor on them would drop the
/// locks that SQLite holds (fcntl(2), POSIX record locks).
package enum QueueFiles {
    /// The database.
    package static let database = "queue.sqlite"
    /// The lock of the writer, with its name while it writes.
    package static let lock = "queue.lock"
    /// The baton of the next to write.
    package static let baton = "queue.next"
    /// What the intake last said about itself.
    package static let heartbeat = "heartbeat"

    static let mode: UInt16 = 0o660

    /// The path of one of the files.
    package static func path(_ name: String, in state: String) -> String {
        state.hasSuffix("/") ? state + name : "\(state)/\(name)"
    }

    /// Whether there is a queue in the state folder.
    ///
    /// - Throws: what keeps the folder from being looked into, other than its absence.
    static func exist(in state: String) throws(FileError) -> Bool {
        do {
            guard let name = FileName(database) else { return false }
            return try Directory.open(state).stat(name) != nil
        } catch {
            if error.isAbsent { return false }
            throw error
        }
    }

    /// What SQLite keeps beside a database of that name.
    static let companions = ["-wal", "-shm", "-journal"]

    /// Whether a file of this name in the state folder is one that the queue and its intake work with.
    package static func isOwn(_ name: String) -> Bool {
        ([database, lock, baton] + companions.map { database + $0 }).contains(name)
    }

    /// Which file the database is at this instant; `nil` where there is none.
    static func identity(in state: Directory) throws(FileError) -> FileIdentity? {
        guard let name = FileName(database) else { return nil }
        return try state.stat(name)?.identity
    }

    /// Makes the database's file with the rights that the group needs, before SQLite makes it with others;
    /// one that exists is left as it is.
    ///
    /// The lock must be held, so that nobody else makes the file between the look and the making, who would
    /// have it opened for comparison.
    static func createDatabase(in state: String) throws(FileError) {
        let folder = try Directory.open(state)
        guard let name = FileName(database), try folder.stat(name) == nil else { return }
        do {
            _ = try WholeFile.create(name, bytes: [], in: folder, mode: mode)
        } catch {
            throw error.fileError
        }
    }

    static func openLock(in state: String, create: Bool) throws(FileError) -> FileLock {
        try FileLock.open(
            lock: path(lock, in: state),
            baton: path(baton, in: state),
            create: create,
            mode: mode
        )
    }
}
