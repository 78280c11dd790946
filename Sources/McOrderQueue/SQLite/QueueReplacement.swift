internal import Foundation
internal import GRDB
internal import McOrderFiles
package import McOrderModel

/// A backup on its way into a state folder: a checked copy beside the queue that it is to replace.
///
/// The copy is exchanged for the queue by giving it the queue's name in one step, while the lock is held. The
/// queue that was there gets a second name before, so that nothing is ever gone; its journal never lies
/// beside the copy. Who still has it open hears of it (``QueueError/replaced(state:)``).
package struct QueueReplacement {
    /// What came of it.
    package struct Outcome: Sendable {
        /// What is in the queue now.
        package let counts: QueueCounts
        /// The name of the queue that was replaced; `nil` where there was none.
        package let kept: String?
        /// The orders that the replaced queue has and the restored one has not; `nil` where it cannot be
        /// read.
        package let lost: Loss?
    }

    private let path: String
    private let state: String
    private let folder: Directory
    private let staged: StagedDatabase

    /// Copies a backup beside the queue and checks the copy; brings one of an older program up to date.
    ///
    /// - Throws: what keeps the backup from being used; the queue was not touched.
    package init(of path: String, in state: String) throws(CopyError) {
        self.path = path
        self.state = state
        do {
            folder = try Directory.open(state)
            // What a restore that was killed left is as large as the queue.
            try StagedFile.removeAbandoned(in: folder)
            staged = try StagedDatabase(in: folder, mode: QueueFiles.mode)
        } catch {
            throw Self.failure(error, path: path)
        }
        do {
            try Self.requireWhole(path, in: folder)
            try staged.file.fill(from: path)
            try Self.prepare(staged, path: path)
        } catch {
            throw Self.discard(staged, because: Self.failure(error, path: path))
        }
    }

    /// Removes the copy; returns the error that is to be thrown then.
    private static func discard(_ staged: StagedDatabase, because failure: CopyError) -> CopyError {
        do {
            try staged.discard()
            return failure
        } catch {
            return .file(error)
        }
    }

    private static func failure(_ error: any Error, path: String) -> CopyError {
        switch error {
        case let error as CopyError: error
        case let error as FileError:
            error.isNoFile ? .noFile(path: path) : .file(error)
        case let error as WholeFileError: .file(error.fileError)
        case let error as DatabaseError where error.resultCode == .SQLITE_NOTADB: .notAQueue(path: path)
        case let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT:
            .damaged(path: path, words: error.words)
        case let error as DatabaseError where error.resultCode == .SQLITE_BUSY:
            .queue(QueueError(sqlite: error))
        case let error as DatabaseError:
            .notWritten(path: path, words: error.words)
        default: .queue(QueueError(sqlite: error))
        }
    }

    /// Refuses the queue itself, and what has a journal beside it.
    private static func requireWhole(_ path: String, in state: Directory) throws {
        let parts = URL(filePath: path)
        let source = try Directory.open(parts.deletingLastPathComponent().path(percentEncoded: false))
        guard let name = FileName(parts.lastPathComponent) else { throw CopyError.noFile(path: path) }
        if let identity = try source.stat(name)?.identity, try QueueFiles.identity(in: state) == identity {
            throw CopyError.ownFile(path: path)
        }
        if let journal = FileName(name.display + "-wal"), let size = try source.stat(journal)?.size, size > 0
        {
            throw CopyError.hasJournal(path: path)
        }
    }

    private static func prepare(_ staged: StagedDatabase, path: String) throws {
        let copy = try staged.open()
        try copy.writeWithoutTransaction { connection in
            let isQueue = try connection.tableExists("grdb_migrations") && connection.tableExists("orders")
            guard isQueue else { throw CopyError.notAQueue(path: path) }
            switch try QueueSchema.age(connection) {
            case .current, .older: break
            case .newer: throw CopyError.newer(path: path)
            case .unreleased: throw CopyError.unreleased(path: path)
            }
            try StagedDatabase.check(connection, path: path)
            try connection.execute(sql: "PRAGMA journal_mode = DELETE")
        }
        try QueueSchema.migrate(copy)
        // The customers' folder is to say what the queue says again.
        try copy.write { connection in
            try connection.execute(
                sql: """
                    UPDATE orders SET receipt = 'due' WHERE device_name IS NOT NULL AND
                        (\(StateCondition.isOpen) OR receipt = 'written')
                    """
            )
        }
        try copy.close()
    }

    /// Puts the copy into the queue's place.
    ///
    /// No `mcorderd` may run; a writer is waited for as long as `patience` has it.
    /// - Parameters:
    ///   - holder: who asks, as others read while they wait.
    ///   - now: what the replaced queue is named after.
    ///   - prepare: gets what only the replaced queue has, while it still is the queue: what it names can be
    ///   found out at no later time, should this process end. What it throws leaves everything as it was.
    package func exchange(
        as holder: String,
        patience: Patience,
        at now: Timestamp,
        preparing prepare: (Loss) throws -> Void = { _ in }
    ) throws(CopyError) -> Outcome {
        do {
            let lock = try QueueFiles.openLock(in: state, create: true)
            return try lock.holding(as: holder, patience) { try exchange(at: now, preparing: prepare) }
        } catch {
            throw Self.discard(staged, because: Self.failure(error, path: path))
        }
    }

    private func exchange(at now: Timestamp, preparing prepare: (Loss) throws -> Void) throws -> Outcome {
        guard let database = FileName(QueueFiles.database) else { throw CopyError.noFile(path: state) }
        let exists = try folder.stat(database) != nil
        let lost = exists ? try settleOld() : Loss(orders: 0, openOrders: 0, receipts: [], folder: nil)
        let counts = try finish()
        if let lost { try prepare(lost) }
        var kept: FileName?
        if exists {
            let name = try keptName(at: now)
            try folder.link(database, as: name)
            kept = name
            // Only a journal that could not be emptied still holds something: the kept queue's own.
            if let journal = FileName(QueueFiles.database + "-wal"),
                let second = FileName(name.display + "-wal"), let size = try folder.stat(journal)?.size,
                size > 0
            {
                try folder.link(journal, as: second)
            }
            try folder.synchronize()
        }
        // Before the copy has the name: a journal beside another database than its own would ruin it.
        for ending in QueueFiles.companions {
            guard let name = FileName(QueueFiles.database + ending) else { continue }
            _ = try folder.remove(name)
        }
        try staged.file.publish(as: database, replacing: true)
        return Outcome(counts: counts, kept: kept.map { "\(folder.path)/\($0.display)" }, lost: lost)
    }

    /// Brings everything of the replaced queue into its one file and compares; `nil` where it is too damaged.
    ///
    /// What fails for another reason, such as a full disk, ends the restore: nobody would know what is lost.
    private func settleOld() throws -> Loss? {
        // A disk that fails to read may read the next time.
        for _ in 1...2 {
            do {
                return try compareOld()
            } catch let error as DatabaseError where error.isOfDamage {
                continue
            } catch let error as DatabaseError {
                throw CopyError.queue(QueueError(sqlite: error))
            }
        }
        return nil
    }

    private func compareOld() throws -> Loss? {
        let staged = staged.file.path
        var configuration = Configuration()
        configuration.busyMode = .timeout(5)
        let old = try DatabaseQueue(
            path: QueueFiles.path(QueueFiles.database, in: state),
            configuration: configuration
        )
        let loss = try old.writeWithoutTransaction { connection in
            guard try connection.tableExists("orders") else { return Loss?.none }
            if try Bool.fetchOne(connection, sql: "PRAGMA wal_checkpoint(TRUNCATE)") == true {
                throw QueueError.busy(holder: "")
            }
            try connection.execute(sql: "ATTACH DATABASE ? AS restored", arguments: [staged])
            let loss = try Loss(connection)
            try connection.keepCounting()
            try connection.execute(sql: "DETACH DATABASE restored")
            return loss
        }
        try old.close()
        return loss
    }

    /// Gives the copy the journal mode of a queue, and counts what is in it.
    private func finish() throws -> QueueCounts {
        let copy = try staged.open()
        let counts = try copy.writeWithoutTransaction { connection in
            let counts = try QueueCounts(SQLiteTransaction(connection))
            try connection.execute(sql: "PRAGMA journal_mode = WAL")
            return counts
        }
        try copy.close()
        return counts
    }

    private func keptName(at now: Timestamp) throws -> FileName {
        let stamp = now.description.filter { $0 != "-" && $0 != ":" }
        for attempt in 1...1000 {
            let ending = attempt == 1 ? "" : "-\(attempt)"
            if let name = FileName("\(QueueFiles.database).before-restore-\(stamp)\(ending)"),
                try folder.stat(name) == nil
            {
                return name
            }
        }
        throw CopyError.taken(path: "\(state)/\(QueueFiles.database).before-restore-\(stamp)")
    }
}

extension Database {
    /// Lets the attached `restored` count on from where `main` is, so that ids and the numbers of events that
    /// were given before never mean something else.
    fileprivate func keepCounting() throws {
        try execute(
            sql: """
                INSERT INTO restored.sqlite_sequence (name, seq) SELECT name, seq FROM main.sqlite_sequence
                    WHERE name NOT IN (SELECT name FROM restored.sqlite_sequence);
                UPDATE restored.sqlite_sequence SET seq = max(seq,
                    (SELECT s.seq FROM main.sqlite_sequence AS s WHERE s.name = sqlite_sequence.name))
                    WHERE name IN (SELECT name FROM main.sqlite_sequence);
                """
        )
    }
}

extension DatabaseError {
    /// Whether a database cannot be read for what it is, so that nothing can be asked of it.
    fileprivate var isOfDamage: Bool {
        switch extendedResultCode {
        case .SQLITE_IOERR_READ, .SQLITE_IOERR_SHORT_READ, .SQLITE_IOERR_CORRUPTFS: return true
        default: break
        }
        return switch resultCode {
        case .SQLITE_CORRUPT, .SQLITE_NOTADB: true
        // A table or column that is not there: it is no queue.
        case .SQLITE_ERROR: true
        default: false
        }
    }
}
