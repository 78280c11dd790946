import Foundation
import GRDB
import McOrderFiles
package import McOrderModel

/// A backup that is about to replace the queue of a state folder: a checked copy next to that queue.
///
/// The copy gets the queue's name in one step, while the lock is held. The replaced queue gets a second name
/// before that, so that no data is lost at any time; its journal is never next to the copy. Connections that
/// still have the replaced queue open throw ``QueueError/replaced(state:)``.
package struct QueueReplacement {
    /// The result of a replacement.
    package struct Outcome: Sendable {
        /// The row counts of the queue now.
        package let counts: QueueCounts
        /// The path of the replaced queue; `nil` if there was none.
        package let kept: String?
        /// The orders that the replaced queue has and the restored one does not; `nil` if the replaced queue
        /// cannot be read.
        package let lost: Loss?
    }

    private let path: String
    private let state: String
    private let folder: Directory
    private let staged: StagedDatabase
    /// The closes that the copy has.
    private let closes: CloseNumbers

    /// Copies a backup next to the queue and checks the copy. The copy of an older program's backup is
    /// upgraded.
    ///
    /// - Throws: the reason why the backup cannot be used; the queue is unchanged.
    package init(of path: String, in state: String) throws(CopyError) {
        self.path = path
        self.state = state
        do {
            folder = try Directory.open(state)
            // A restore that was killed leaves a file behind that is as large as the queue.
            try StagedFile.removeAbandoned(in: folder)
            staged = try StagedDatabase(in: folder, mode: QueueFiles.mode)
        } catch {
            throw Self.failure(error, path: path)
        }
        do {
            try Self.requireWhole(path, in: folder)
            try staged.file.fill(from: path)
            closes = try Self.prepare(staged, path: path)
        } catch {
            throw Self.discard(staged, because: Self.failure(error, path: path))
        }
    }

    /// Removes the copy, and returns the error to throw.
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
            .damaged(path: path, cause: error.words)
        case let error as DatabaseError where error.resultCode == .SQLITE_BUSY:
            .queue(QueueError(sqlite: error))
        case let error as DatabaseError:
            .notWritten(path: path, cause: error.words)
        default: .queue(QueueError(sqlite: error))
        }
    }

    /// Refuses the queue itself, and a file that has a journal next to it.
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

    /// Checks and upgrades the copy. Returns the numbers of its closes.
    private static func prepare(_ staged: StagedDatabase, path: String) throws -> CloseNumbers {
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
        let closes = try copy.write { connection in
            var numbers = CloseNumbers()
            for row in try SQLiteTransaction(database: connection).rows(SQL.closing.highest) {
                numbers.raise(row[0], to: row[1])
            }
            return numbers
        }
        try copy.close()
        return closes
    }

    /// What would be lost if the copy took the queue's place now; `nil` if the queue cannot be read. The copy
    /// is discarded if this throws.
    package func loss(as holder: String, patience: Patience) throws(CopyError) -> Loss? {
        try holdingLock(as: holder, patience) { try findLoss() }
    }

    /// Removes the copy; the queue stays as it is.
    package func discard() throws(CopyError) {
        do {
            try staged.discard()
        } catch {
            throw .file(error)
        }
    }

    private func holdingLock<Result>(
        as holder: String,
        _ patience: Patience,
        _ body: () throws -> Result
    ) throws(CopyError) -> Result {
        do {
            let lock = try QueueFiles.openLock(in: state, create: true)
            return try lock.holding(as: holder, patience) { try body() }
        } catch {
            throw Self.discard(staged, because: Self.failure(error, path: path))
        }
    }

    /// - Parameter now: when the copy takes the queue's place; `nil` if it does not yet.
    private func findLoss(restoringAt now: Timestamp? = nil) throws -> Loss? {
        let known = try CloseNumberFile(state: state).read()
        guard try database() != nil else { return Loss(ofClosesAfter: closes, known: known) }
        return try replaceOld(known, now)
    }

    /// The name of the queue's file; `nil` if there is none.
    private func database() throws -> FileName? {
        guard let name = FileName(QueueFiles.database), try folder.stat(name) != nil else { return nil }
        return name
    }

    /// Puts the copy in the queue's place.
    ///
    /// No `mcorderd` may be running. Waits for another writer as long as `patience` allows.
    /// - Parameters:
    ///   - holder: the name of this program; other programs read it while they wait.
    ///   - now: the time after which the replaced queue is named.
    ///   - prepare: called before the replacement with the data that only the replaced queue has; `nil` if it
    ///   cannot be read. If this process ended after the replacement, that data could not be determined any
    ///   more. If `prepare` throws, everything stays as it was.
    package func exchange(
        as holder: String,
        patience: Patience,
        at now: Timestamp,
        preparing prepare: (Loss?) throws -> Void = { _ in }
    ) throws(CopyError) -> Outcome {
        try holdingLock(as: holder, patience) { try exchange(at: now, preparing: prepare) }
    }

    private func exchange(at now: Timestamp, preparing prepare: (Loss?) throws -> Void) throws -> Outcome {
        guard let database = FileName(QueueFiles.database) else { throw CopyError.noFile(path: state) }
        let exists = try self.database() != nil
        let lost = try findLoss(restoringAt: now)
        let numbers = try lost?.closeNumbers ?? CloseNumberFile(state: state).read()
        let counts = try finish(continuingAfter: numbers)
        try prepare(lost)
        try CloseNumberFile(state: state).raise(to: numbers)
        var kept: FileName?
        if exists {
            let name = try keptName(at: now)
            try folder.link(database, as: name)
            kept = name
            // The journal contains data only if it could not be emptied; it belongs to the kept queue.
            if let journal = FileName(QueueFiles.database + "-wal"),
                let second = FileName(name.display + "-wal"), let size = try folder.stat(journal)?.size,
                size > 0
            {
                try folder.link(journal, as: second)
            }
            try folder.synchronize()
        }
        // Before the copy gets the name: a journal next to a database that is not its own would corrupt it.
        for ending in QueueFiles.companions {
            guard let name = FileName(QueueFiles.database + ending) else { continue }
            _ = try folder.remove(name)
        }
        try staged.file.publish(as: database, replacing: true)
        return Outcome(counts: counts, kept: kept.map { "\(folder.path)/\($0.display)" }, lost: lost)
    }

    /// Writes all of the replaced queue into its one file and compares it with the copy; `nil` if it is too
    /// damaged.
    ///
    /// An error with another cause, such as a full disk, ends the restore, because the losses would not be
    /// known.
    ///
    /// - Parameter known: the numbers of closes that are known outside the queue.
    private func replaceOld(_ known: CloseNumbers, _ now: Timestamp?) throws -> Loss? {
        // A disk that fails to read may succeed the next time.
        for _ in 1...2 {
            do {
                return try compareOld(known, now)
            } catch let error as DatabaseError where error.isOfDamage {
                continue
            } catch let error as DatabaseError {
                throw CopyError.queue(QueueError(sqlite: error))
            }
        }
        return nil
    }

    private func compareOld(_ known: CloseNumbers, _ now: Timestamp?) throws -> Loss? {
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
            let loss = try Loss(connection, closes: closes, outside: known)
            try connection.keepCounting()
            if let now, try connection.tableExists("book_facts", in: "main") {
                try connection.keepGaps(at: now)
            }
            try connection.execute(sql: "DETACH DATABASE restored")
            return loss
        }
        try old.close()
        return loss
    }

    /// Has the copy number its closes after all known ones and mark its payments, sets its journal mode to that
    /// of a queue, and counts its rows.
    private func finish(continuingAfter numbers: CloseNumbers) throws -> QueueCounts {
        let copy = try staged.open()
        if !numbers.beyond(closes).isEmpty {
            try copy.write { connection in
                try SQLiteTransaction(database: connection)
                    .set(QueueSetting.closeNumbers, to: JSONWriter.line(numbers.json))
            }
        }
        // What became of these payments since the copy was made is not known here.
        try copy.write { connection in
            guard try connection.tableExists("held_payments") else { return }
            _ = try SQLiteTransaction(database: connection).run(SQL.paying.restored, [])
        }
        let counts = try copy.writeWithoutTransaction { connection in
            let counts = try QueueCounts(SQLiteTransaction(database: connection))
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
    /// Makes the attached `restored` continue the ids of `main`, so that ids and event numbers that were used
    /// before never get a second meaning.
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

extension Database {
    /// Makes the kitchen books of the attached `restored` continue the numbers of `main`. The numbers of lost
    /// facts stay known as a gap.
    fileprivate func keepGaps(at now: Timestamp) throws {
        let last = { (database: String) in
            """
            SELECT restaurant_id, max(number) AS last FROM (
                SELECT restaurant_id, seq AS number FROM \(database).book_facts
                UNION ALL SELECT restaurant_id, last FROM \(database).book_gaps)
            GROUP BY restaurant_id
            """
        }
        try execute(
            sql: """
                INSERT INTO restored.book_gaps (restaurant_id, first, last, at)
                SELECT old.restaurant_id, coalesce(new.last, 0) + 1, old.last, ?
                FROM (\(last("main"))) AS old LEFT JOIN (\(last("restored"))) AS new USING (restaurant_id)
                WHERE old.last > coalesce(new.last, 0)
                """,
            arguments: [now.milliseconds]
        )
    }
}

extension DatabaseError {
    /// Whether the file cannot be read as a queue, so that no query is possible.
    fileprivate var isOfDamage: Bool {
        // After SQLITE_ERROR a table or column is missing: the file is not a queue.
        [.SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_ERROR].contains(resultCode)
            || [.SQLITE_IOERR_READ, .SQLITE_IOERR_SHORT_READ, .SQLITE_IOERR_CORRUPTFS]
                .contains(extendedResultCode)
    }
}
