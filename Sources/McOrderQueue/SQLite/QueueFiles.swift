import McOrderFiles

/// The names of the queue's files in the state folder, and how they are created.
///
/// Only SQLite may open the database's own files: closing any other descriptor on them would drop the locks
/// that SQLite holds (fcntl(2), POSIX record locks).
package enum QueueFiles {
    package static let database = "queue.sqlite"
    /// The writer's lock file, which contains the writer's name while it writes.
    package static let lock = "queue.lock"
    /// The baton's file, the lock of the next writer in line; see ``FileLock``.
    package static let baton = "queue.next"
    /// The heartbeat file of the daemon.
    package static let heartbeat = "heartbeat"
    /// The highest numbers of closes; see ``CloseNumberFile``.
    package static let closeNumbers = "closes.json"
    /// The last place in the changes of a queue on a server; see ``ServerPlaceFile``.
    package static let serverPlace = "server.json"

    static let mode: UInt16 = 0o660

    /// The path of one of the files.
    package static func path(_ name: String, in state: String) -> String {
        state.hasSuffix("/") ? state + name : "\(state)/\(name)"
    }

    /// Whether there is a queue in the state folder.
    ///
    /// - Throws: the error that prevents reading the folder, other than its absence.
    static func exist(in state: String) throws(FileError) -> Bool {
        do {
            guard let name = FileName(database) else { return false }
            return try Directory.open(state).stat(name) != nil
        } catch {
            if error.isAbsent { return false }
            throw error
        }
    }

    /// The endings of the files that SQLite keeps next to a database.
    static let companions = ["-wal", "-shm", "-journal"]

    /// Whether a file with this name in the state folder is one that the queue and its daemon use.
    package static func isOwn(_ name: String) -> Bool {
        ([database, lock, baton, closeNumbers, serverPlace] + companions.map { database + $0 }).contains(name)
    }

    /// The identity of the database file at this instant; `nil` if there is none.
    static func identity(in state: Directory) throws(FileError) -> FileIdentity? {
        guard let name = FileName(database) else { return nil }
        return try state.stat(name)?.identity
    }

    /// Creates the database file with the permissions that the group needs, before SQLite creates it with
    /// others. An existing file is not changed.
    ///
    /// The lock must be held, so that no other process creates the file between the check and the creation:
    /// the file would then be opened for comparison.
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
