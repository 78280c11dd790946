import GRDB
import McOrderFiles
import McOrderModel
import SystemPackage

/// The copy of a queue that is made before a newer program changes its tables.
///
/// It stays next to the queue until the copy of the next upgrade replaces it. After a crash before the tables
/// are changed, there is a copy and the unchanged queue; the next start makes another copy and removes the
/// first.
struct UpgradeCopy {
    private static let prefix = "\(QueueFiles.database).before-upgrade-"

    private let state: String
    private let name: String

    /// - Parameters:
    ///   - state: the state folder.
    ///   - now: the time after which the copy is named.
    init(state: String, at now: Timestamp) {
        self.state = state
        name = Self.prefix + now.description.filter { $0 != "-" && $0 != ":" }
    }

    /// Whether a database has tables of a queue that a newer program is going to change; a new database has
    /// none.
    static func isNeeded(_ connection: Database) throws -> Bool {
        try QueueSchema.hasTables(connection) && QueueSchema.age(connection) == .older
    }

    /// Makes the copy, complete and on the disk, then removes those of earlier upgrades. The lock must be
    /// held.
    ///
    /// - Parameter reading: reads the queue.
    /// - Throws: ``QueueError/storage(words:)`` if there is no space for the copy or the queue is damaged;
    ///   the tables must not be changed then.
    func make(
        reading: (_ body: (Database) throws -> Result<[String: Int], CopyError>) throws
            -> Result<[String: Int], CopyError>
    ) throws {
        guard let name = FileName(name) else { return }
        let folder = try Directory.open(state)
        // A start that was killed leaves a file behind that is as large as the queue.
        try StagedFile.removeAbandoned(in: folder)
        do {
            _ = try StagedDatabase.copy(
                to: name,
                in: folder,
                mode: QueueFiles.mode,
                replacing: true,
                counting: Self.rows,
                reading: reading
            )
        } catch {
            throw Self.failure(error)
        }
        try removeOthers(than: name, in: folder)
    }

    private func removeOthers(than name: FileName, in folder: Directory) throws {
        var others: [FileName] = []
        try folder.names { other in
            if other != name, other.display.hasPrefix(Self.prefix) { others.append(other) }
            return true
        }
        for other in others { _ = try folder.remove(other) }
    }

    /// The number of rows of each table.
    private static func rows(_ connection: Database) throws -> [String: Int] {
        let tables = try String.fetchAll(
            connection,
            sql: "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name"
        )
        return try tables.reduce(into: [:]) { rows, table in
            rows[table] = try Int.fetchOne(
                connection,
                sql: "SELECT count(*) FROM \(table.quotedDatabaseIdentifier)"
            )
        }
    }

    /// The error of the queue that prevents an upgrade.
    private static func failure(_ error: any Error) -> any Error {
        switch error {
        case CopyError.notWritten(let path, let words), CopyError.damaged(let path, let words):
            QueueError.storage(cause: "\(path): \(words)")
        case CopyError.file(let error), let error as FileError:
            error.errno == .noSpace || error.errno == .diskQuotaExceeded
                ? QueueError.storage(cause: "\(error)") : QueueError.file(error)
        case let error as WholeFileError: failure(error.fileError)
        default: error
        }
    }
}
