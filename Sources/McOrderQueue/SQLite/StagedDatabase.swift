import GRDB
import McOrderFiles

/// A database that is filled under a dot-name until it is complete.
struct StagedDatabase {
    let file: StagedFile
    private let directory: Directory

    init(in directory: Directory, mode: UInt16) throws(FileError) {
        self.directory = directory
        file = try StagedFile(in: directory, mode: mode)
    }

    /// Opens the database for exclusive use.
    func open() throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.label = "copy"
        configuration.prepareDatabase { connection in
            // No other process has it open, so no shared memory is needed, and the finished file is synced as
            // a whole.
            try connection.execute(sql: "PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = OFF")
        }
        return try DatabaseQueue(path: file.path, configuration: configuration)
    }

    /// Copies a database into a new file of that name, completely or not at all.
    ///
    /// - Parameters:
    ///   - counting: computes a value that must be equal for the database and its copy.
    ///   - reading: reads the database: passes one consistent snapshot of it to the closure.
    /// - Throws: ``CopyError`` if the copy fails, or the errors of `reading`.
    static func copy<Counts: Equatable>(
        to name: FileName,
        in folder: Directory,
        mode: UInt16,
        replacing: Bool,
        counting: @escaping (Database) throws -> Counts,
        reading: (_ body: (Database) throws -> Result<Counts, CopyError>) throws -> Result<Counts, CopyError>
    ) throws -> Counts {
        let staged = try StagedDatabase(in: folder, mode: mode)
        do {
            let path = "\(folder.path)/\(name.display)"
            let counts = try staged.fill(path: path, counting: counting, reading: reading)
            try staged.file.publish(as: name, replacing: replacing)
            return counts
        } catch {
            try staged.discard()
            throw error
        }
    }

    /// Copies a database into this one, converts the copy to a single file without journal, and verifies it.
    private func fill<Counts: Equatable>(
        path: String,
        counting: @escaping (Database) throws -> Counts,
        reading: (_ body: (Database) throws -> Result<Counts, CopyError>) throws -> Result<Counts, CopyError>
    ) throws -> Counts {
        let copy = try Self.asCopy(path) { try open() }
        let counts = try reading { source in
            let counts = try counting(source)
            return try copy.writeWithoutTransaction { target in
                // An error of the copy is not an error of the queue.
                do {
                    try Self.asCopy(path) { try source.backup(to: target) }
                    return .success(counts)
                } catch let error as CopyError {
                    return .failure(error)
                }
            }
        }.get()
        try Self.asCopy(path) {
            try copy.writeWithoutTransaction { target in
                // A single file, which can be read without any other file.
                try target.execute(sql: "PRAGMA journal_mode = DELETE")
                try Self.check(target, path: path)
                guard try counting(target) == counts else {
                    throw CopyError.damaged(path: path, cause: "its rows are not those of the queue")
                }
            }
            try copy.close()
        }
        return counts
    }

    /// Converts errors of the copy's database, to distinguish them from those of the queue.
    private static func asCopy<Result>(_ path: String, _ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
            // SQLite cannot copy a page of the queue, or cannot read back a page of the copy.
            throw CopyError.damaged(path: path, cause: error.words)
        } catch let error as DatabaseError {
            throw CopyError.notWritten(path: path, cause: error.words)
        }
    }

    /// Removes the file, and the files that SQLite may have left next to it.
    func discard() throws(FileError) {
        file.discard()
        for ending in QueueFiles.companions {
            guard let name = FileName(file.name.display + ending) else { continue }
            _ = try directory.remove(name)
        }
    }

    /// Checks the whole database.
    ///
    /// - Throws: ``CopyError/damaged(path:words:)``; ``CopyError/notWritten(path:words:)`` if the disk failed
    ///   to read it, which says nothing about its content.
    static func check(_ connection: Database, path: String) throws {
        let words = try String.fetchAll(connection, sql: "PRAGMA integrity_check(3)")
        guard words == ["ok"] else {
            if words.contains(where: isOfDisk) {
                throw CopyError.notWritten(path: path, cause: "disk I/O error")
            }
            throw CopyError.damaged(path: path, cause: words.joined(separator: "; "))
        }
        guard try GRDB.Row.fetchOne(connection, sql: "PRAGMA foreign_key_check") == nil else {
            throw CopyError.damaged(path: path, cause: "a row refers to one that is not there")
        }
    }

    /// Whether `integrity_check` could not read a page: "Page 29: unable to get the page. error code=8458".
    private static func isOfDisk(_ words: String) -> Bool {
        guard let mark = words.firstRange(of: "error code=") else { return false }
        let code = Int32(words[mark.upperBound...].prefix { $0.isNumber }) ?? 0
        return ResultCode(rawValue: code).primaryResultCode == .SQLITE_IOERR
    }
}
