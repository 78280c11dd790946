package import McOrderModel

extension OrderQueue {
    /// Copies a queue between a state folder and a PostgreSQL server. Neither may be in use.
    ///
    /// - Parameters:
    ///   - source: the place of the queue.
    ///   - target: the place of the copy, which must be no queue yet, or an unfinished copy.
    ///   - progress: called from time to time with the number of rows that were copied so far.
    /// - Returns: the number of rows of each table, all of them compared with the source.
    package static func transfer(
        from source: String,
        to target: String,
        as holder: String,
        at now: Timestamp,
        progress: @escaping (Int) -> Void = { _ in }
    ) async throws(QueueError) -> [(table: String, rows: Int)] {
        #if PostgreSQL
        let places = (try QueuePlace(source), try QueuePlace(target))
        let writer = try places.1.engine().writer(as: holder, patience: .command, createsAt: now)
        let left = try places.0.engine(opensMoved: true)
        let reader = try left.reader()
        let movedTo = try reader.read { try $0.setting(QueueSetting.moved) }
        if let movedTo, movedTo != target { throw .server(.moved(to: movedTo)) }
        let tables: [TransferTable]
        let dialect: (source: Statement.Dialect, target: Statement.Dialect)
        switch places {
        case (.folder, .server):
            tables = try writer.write(survivesPowerCut: true, TransferTable.all)
            dialect = (.sqlite, .postgreSQL)
        case (.server, .folder):
            tables = try reader.read(TransferTable.all)
            dialect = (.postgreSQL, .sqlite)
        default: throw .server(.sameEngine)
        }
        let counts = try QueueTransfer(
            source: reader,
            target: writer,
            tables: tables,
            dialect: dialect,
            progress: progress
        ).run()
        // From now on nobody uses the queue that was left.
        let mark = try left.writer(as: holder, patience: .command, createsAt: nil)
        try mark.write(survivesPowerCut: true) { try $0.set(QueueSetting.moved, to: target) }
        try mark.close()
        try reader.close()
        try writer.close()
        return counts
        #else
        throw .server(.notBuiltIn)
        #endif
    }
}
