internal import GRDB
package import McOrderFiles

extension QueueView {
    /// Copies the queue as it is at this instant into a new file, whole or not at all, and makes sure of the copy
    /// before it gets its name.
    ///
    /// Nobody waits: one read transaction is one picture, and writers go on beside it. The copy is a single file
    /// without journal. Its rights are 0600: it holds names. Takes time in proportion to the queue's size.
    ///
    /// - Parameters:
    ///   - name: the copy's name.
    ///   - folder: where it is to be.
    ///   - replacing: whether a file of that name gives way.
    /// - Returns: what is in it, and how many bytes it has.
    package func copy(
        to name: FileName,
        in folder: Directory,
        replacing: Bool
    ) throws(CopyError) -> (counts: QueueCounts, bytes: Int64) {
        let path = "\(folder.path)/\(name.display)"
        do {
            guard try replacing || folder.stat(name) == nil else { throw CopyError.taken(path: path) }
            let staged = try StagedDatabase(in: folder, mode: 0o600)
            do {
                let counts = try fill(staged, path: path)
                try staged.file.publish(as: name, replacing: replacing)
                return (counts, try folder.stat(name)?.size ?? 0)
            } catch {
                try staged.discard()
                throw error
            }
        } catch let error as CopyError {
            throw error
        } catch let error as FileError {
            throw .file(error)
        } catch let error as WholeFileError {
            throw error.fileError.isTaken ? .taken(path: path) : .file(error.fileError)
        } catch {
            throw .queue(QueueError(error))
        }
    }

    private func fill(_ staged: StagedDatabase, path: String) throws -> QueueCounts {
        let copy = try Self.asCopy(path) { try staged.open() }
        let counts = try read { source in
            let counts = try QueueCounts(source)
            return try copy.writeWithoutTransaction { target in
                // What is wrong with the copy is not the queue's error.
                do {
                    try Self.asCopy(path) { try source.backup(to: target) }
                    return Result<QueueCounts, CopyError>.success(counts)
                } catch let error as CopyError {
                    return .failure(error)
                }
            }
        }.get()
        try Self.asCopy(path) {
            try copy.writeWithoutTransaction { target in
                // One file, which needs nothing beside it to be read.
                try target.execute(sql: "PRAGMA journal_mode = DELETE")
                try StagedDatabase.check(target, path: path)
                guard try QueueCounts(target) == counts else {
                    throw CopyError.damaged(path: path, words: "its rows are not those of the queue")
                }
            }
            try copy.close()
        }
        return counts
    }

    /// Makes errors of the copy's database tell that they are not the queue's own.
    private static func asCopy<Result>(_ path: String, _ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
            // A page of the queue that cannot be copied, or of the copy that cannot be read back.
            throw CopyError.damaged(path: path, words: error.words)
        } catch let error as DatabaseError {
            throw CopyError.notWritten(path: path, words: error.words)
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
