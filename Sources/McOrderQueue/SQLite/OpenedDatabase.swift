internal import McOrderFiles

/// Which file a connection has open, so that it notices when a restore put another in its place.
///
/// To be made before the connection is, or while the lock is held: one made too early refuses a good
/// connection, which is opened again; one made too late would believe in what is gone.
struct OpenedDatabase {
    private let state: Directory
    private let identity: FileIdentity?

    init(state: String) throws(FileError) {
        self.state = try Directory.open(state)
        identity = try QueueFiles.identity(in: self.state)
    }

    /// Throws ``QueueError/replaced(state:)`` where another file has the database's name. One that has lost
    /// its name to none is SQLite's to speak of.
    func requireInPlace() throws {
        guard let found = try QueueFiles.identity(in: state), let identity, found != identity else { return }
        throw QueueError.replaced(state: state.path)
    }
}
