#if PostgreSQL
import McOrderModel

/// Copies a queue between a state folder and a PostgreSQL server, with all ids, and the numbers that ids
/// continue from.
///
/// The copy can be interrupted and started again: it continues after the last row that was copied. The
/// settings are copied last, in the transaction that ends the copy, so that an unfinished copy is no queue
/// with an identity.
struct QueueTransfer {
    /// How many rows are copied in a transaction.
    private static let page = 500

    let source: any QueueReader
    let target: any QueueWriter
    /// The tables, those first that others refer to.
    let tables: [TransferTable]
    let dialect: (source: Statement.Dialect, target: Statement.Dialect)
    /// Called from time to time with the number of rows that were copied or compared so far.
    let progress: (Int) -> Void

    /// Copies and compares everything.
    ///
    /// - Returns: the number of rows of each table.
    /// - Throws: ``ServerProblem/targetInUse``, ``ServerProblem/changedWhileCopied``,
    ///   ``ServerProblem/copyDiffers(table:)``, or the errors of the engines.
    func run() throws(QueueError) -> [(table: String, rows: Int)] {
        let version = try source.version()
        try requireFree()
        var counts: [(table: String, rows: Int)] = []
        for table in tables where table.name != TransferTable.settings {
            let before = counts.reduce(0) { $0 + $1.rows }
            try copy(table, after: before)
            counts.append((table.name, try compare(table)))
        }
        let sequences = try source.read { connection in
            try tables.filter(\.hasSequence).map { ($0, try $0.lastID(connection, dialect.source)) }
        }
        guard try source.version() == version else { throw .server(.changedWhileCopied) }
        try finish(sequences)
        return counts
    }

    /// Throws if the target is a queue of its own.
    private func requireFree() throws(QueueError) {
        let count: Int? = try target.write(survivesPowerCut: true) { connection in
            try connection.value("SELECT count(*) FROM settings")
        }
        guard count == 0 else { throw .server(.targetInUse) }
    }

    /// Copies the rows behind the last one that the target has.
    ///
    /// - Parameter before: the rows of the tables before this one.
    private func copy(_ table: TransferTable, after before: Int) throws(QueueError) {
        var count = before
        var last = try target.write(survivesPowerCut: true) { connection in
            try connection.row(table.last).map { $0.values }
        }
        while true {
            let query = table.next(last != nil, Self.page)
            let rows = try source.read { [last] in try $0.rows(query, last ?? []) }
            guard let end = rows.last else { return }
            _ = try target.write(survivesPowerCut: true) { connection in
                try connection.runEach(table.insertion, rows.map(\.values))
            }
            count += rows.count
            progress(count)
            last = table.key(of: end)
        }
    }

    /// Compares the rows of both, one by one.
    private func compare(_ table: TransferTable) throws(QueueError) -> Int {
        var (last, count): ([SQLValue]?, Int) = (nil, 0)
        while true {
            let query = table.next(last != nil, Self.page)
            let rows = try source.read { [last] in try $0.rows(query, last ?? []) }
            let copies = try target.write(survivesPowerCut: true) { [last] connection in
                try connection.rows(query, last ?? [])
            }
            guard rows.map(\.values) == copies.map(\.values) else {
                throw .server(.copyDiffers(table: table.name))
            }
            guard let end = rows.last else { return count }
            count += rows.count
            last = table.key(of: end)
        }
    }

    /// Copies the settings, and sets the numbers that the ids continue from.
    private func finish(_ sequences: [(table: TransferTable, last: Int64)]) throws(QueueError) {
        guard let settings = tables.first(where: { $0.name == TransferTable.settings }) else { return }
        let rows = try source.read { try $0.rows(settings.next(false, Self.page), []) }
            .filter { $0[0] as String != QueueSetting.moved }
        try target.write(survivesPowerCut: true) { connection in
            try connection.runEach(settings.insertion, rows.map(\.values))
            for (table, last) in sequences where last > 0 {
                try table.setLastID(last, connection, dialect.target)
            }
        }
    }
}
#endif
