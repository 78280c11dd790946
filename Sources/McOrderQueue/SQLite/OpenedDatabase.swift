import McOrderFiles

/// The identity of the file that a connection has open, so that it notices when a restore replaces the file.
///
/// It must be created before the connection, or while the lock is held. If it is created too early, a valid
/// connection may be refused and is opened again. If it is created too late, a connection to the replaced
/// file would be accepted.
struct OpenedDatabase {
    private let state: Directory
    private let identity: FileIdentity?

    init(state: String) throws(FileError) {
        self.state = try Directory.open(state)
        identity = try QueueFiles.identity(in: self.state)
    }

    /// Throws ``QueueError/replaced(state:)`` if another file has the database's name. If no file has the
    /// name any more, SQLite reports the error itself.
    func requireInPlace() throws {
        guard let found = try QueueFiles.identity(in: state), let identity, found != identity else { return }
        throw QueueError.replaced(state: state.path)
    }
}
